import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoRendering

/// Asks an extension everything that a host asks, several times and under other conditions, and says what is wrong
/// with the answers.
final class ExtensionCheck {
    /// One run of the extension.
    struct Run {
        let request: WireRequest
        let outcome: RunOutcome
        /// Bytes that it printed.
        let output: Int
    }

    private let world: World
    private let line: ExtensionLine
    private let environment: [String: String]
    /// What parameters are set to, by name.
    private let configuration: [JSONValue.Member]
    /// Those that it said it has.
    private var groups: [String] = []
    private let isPerforming: Bool
    private let words: RunWords
    /// Of each kind.
    private var parameters: [String: [ExtensionDescription.ParameterDescription]] = [:]
    private(set) var findings: [Finding] = []
    private(set) var runs: [Run] = []

    /// The sentence of a failure, in the language of the person.
    typealias RunWords = (RunFailure) -> String

    /// Hours by which the clock is set forward.
    private static let later = 3 * 3600.0

    /// - Parameter isPerforming: Its intents are performed, too, which may change what it keeps.
    init(
        _ line: ExtensionLine, _ world: World, _ environment: [String: String],
        configuration: [JSONValue.Member], isPerforming: Bool
    ) {
        self.world = world
        self.line = line
        self.environment = environment
        self.configuration = configuration
        self.isPerforming = isPerforming
        words = { $0.sentence(world.settings.words) }
    }

    func run() {
        guard let description = describe() else { return }
        guard !description.kinds.isEmpty else { return find(.noKinds, Finding.Place(request: .describe)) }
        for kind in description.kinds { parameters[kind.kind] = kind.parameters }
        for kind in description.kinds { check(kind, description) }
        if isPerforming { perform(description) }
    }

    private func find(_ code: Finding.Code, _ place: Finding.Place, _ arguments: [String: String] = [:]) {
        find([Finding(code, place, arguments)])
    }

    private func find(_ new: [Finding]) {
        // What every family or run says again is said once.
        for finding in new where !findings.contains(where: { $0.says(finding) }) { findings.append(finding) }
    }

    // MARK: Runs

    /// Nothing where it does not describe itself: then it has one kind of its own name.
    private func describe() -> ExtensionDescription? {
        switch ask(world.request(.describe), Finding.Place(request: .describe)) {
        case .description(let description)?:
            groups = description.groups
            return description
        case .archive?, .archives?: return World.silent(line.program(in: environment))
        case .performed?, .options?:
            find(.failed, Finding.Place(request: .describe), ["problem": words(.wrongReply)])
            return nil
        case nil: return nil
        }
    }

    /// The reply; nil where there is none, which is then among the findings.
    private func ask(
        _ request: WireRequest, _ place: Finding.Place, in other: [String: String]? = nil
    ) -> WireReply? {
        let heard = HeardBytes()
        let server = line.program(
            in: other ?? environment,
            hear: { heard.add($0, $1) })
        server.describedGroups = groups
        let outcome = World.ask(request, server, for: self.parameters[request.kind] ?? [])
        runs.append(Run(request: request, outcome: outcome, output: heard.output.count))
        weigh(outcome, heard.output.count, place)
        switch outcome.result {
        case .failure(let failure):
            find(.failed, place, ["problem": words(failure)])
            return nil
        case .success(let decoded):
            for fault in decoded.diagnostics {
                var place = place
                place.path = fault.pathText
                find(.mended, place, ["problem": fault.causeSentence(world.settings.words)])
            }
            return decoded.value
        }
    }

    /// Says what comes near a limit.
    private func weigh(_ outcome: RunOutcome, _ output: Int, _ place: Finding.Place) {
        let limits = line.limits
        func isNew(_ code: Finding.Code) -> Bool {
            !findings.contains { $0.code == code }
        }
        if case .success = outcome.result, outcome.seconds > limits.seconds / 2, isNew(.slow) {
            let said = [
                "seconds": Self.short(outcome.seconds), "limit": Measure.text(seconds: limits.seconds),
            ]
            find(.slow, place, said)
        }
        if outcome.peak > limits.memory / 1024 / 4 * 3, isNew(.memory) {
            let said = [
                "memory": "\(outcome.peak >> 10)MiB", "limit": Measure.text(bytes: limits.memory),
            ]
            find(.memory, place, said)
        }
        if output > limits.output / 4 * 3, output <= limits.output, isNew(.output) {
            find(
                .output, place, ["output": "\(output >> 10)KiB", "limit": Measure.text(bytes: limits.output)])
        }
    }

    static func short(_ seconds: Double) -> String { String(format: "%.1f", seconds) }

    /// The archives of a reply by family; a family that is missing is among the findings.
    private func archives(
        _ reply: WireReply?, _ request: WireRequest, _ place: Finding.Place
    ) -> [String: ArchivedTimeline]? {
        guard let reply else { return nil }
        var archives: [String: ArchivedTimeline] = [:]
        for size in request.families {
            let archive: ArchivedTimeline?
            switch reply {
            case .archive(let one): archive = one
            case .archives(let all): archive = all[size.key] ?? all[size.family.rawValue]
            case .description, .performed, .options:
                find(.failed, place, ["problem": words(.wrongReply)])
                return nil
            }
            guard let archive, !archive.entries.isEmpty else {
                var place = place
                place.family = size.family
                find(.failed, place, ["problem": words(.emptyTimeline(family: size.key))])
                continue
            }
            archives[size.key] = archive
        }
        return archives
    }

    // MARK: One kind

    private func check(
        _ kind: ExtensionDescription.KindDescription, _ description: ExtensionDescription
    ) {
        let sizes = kind.families.map { WireRequest.FamilySize($0) }
        guard let chosen = chosen(kind, description) else { return }
        func request(_ name: WireRequest.Name) -> WireRequest {
            world.request(name, kind: kind.kind, families: sizes, configuration: chosen)
        }
        for name in [WireRequest.Name.placeholder, .snapshot] {
            var asked = request(name)
            asked.isPreview = name == .snapshot
            let place = Finding.Place(kind: kind.kind, request: name)
            _ = archives(ask(asked, place), asked, place)
        }
        let asked = request(.timeline)
        let place = Finding.Place(kind: kind.kind, request: .timeline)
        guard let first = archives(ask(asked, place), asked, place), !first.isEmpty else { return }
        look(at: first, asked, place, description)
        compare(first, asked, place)
    }

    /// What the kind is configured with; nil where that does not do, which is then among the findings.
    private func chosen(
        _ kind: ExtensionDescription.KindDescription, _ description: ExtensionDescription
    ) -> [JSONValue.Member]? {
        find(ParameterLint(kind).findings())
        let check = ParameterCheck(of: kind.kind, kind.parameters)
        let others = description.kinds.filter { $0.kind != kind.kind }
        let own = configuration.filter { member in
            check.parameter(member.key) != nil
                || !others.contains {
                    ParameterCheck(of: $0.kind, $0.parameters).parameter(member.key) != nil
                }
        }
        let result = check.check(isDescribed ? own : [], as: .typed)
        for found in result.faults {
            let said = ["problem": found.fault.sentence(world.settings.words)]
            find(.unset, Finding.Place(kind: kind.kind), said)
        }
        return result.faults.isEmpty ? result.members : nil
    }

    private func look(
        at archives: [String: ArchivedTimeline], _ asked: WireRequest, _ place: Finding.Place,
        _ description: ExtensionDescription
    ) {
        let isOne = Set(archives.values).count == 1
        for size in asked.families {
            guard let archive = archives[size.key] else { continue }
            var own = place
            own.family = isOne ? nil : size.family
            find(
                TimelineCheck(
                    archive: archive, date: asked.date, zone: world.settings.surroundings.zone,
                    intents: intents(description), place: own
                ).findings())
            own.family = size.family
            find(
                DrawingCheck(
                    archive: archive, family: size.family, surroundings: world.settings.surroundings,
                    place: own
                ).findings())
        }
    }

    /// The intents that an archive may name: those the extension declares, and those of the standard bundle that can
    /// be found. nil where it declares none and takes what it is given.
    private func intents(_ description: ExtensionDescription) -> Set<String>? {
        guard line.form != .bitbar, line.form != .text, isDescribed else { return nil }
        var names = Set(description.intents.map(\.name))
        if case .success(let standard) = world.describe(world.standard) {
            names.formUnion(standard.intents.filter(\.isDiscoverable).map(\.name))
        }
        return names
    }

    private var isDescribed: Bool {
        guard case .success(let decoded)? = runs.first?.outcome.result, case .description = decoded.value
        else {
            return false
        }
        return true
    }

    // MARK: Other conditions

    private func compare(
        _ first: [String: ArchivedTimeline], _ asked: WireRequest, _ place: Finding.Place
    ) {
        func again(
            in environment: [String: String]? = nil, _ change: (inout WireRequest) -> Void
        ) -> RunComparison? {
            var asked = asked
            change(&asked)
            let second = archives(ask(asked, place, in: environment), asked, place)
            return second.map { RunComparison(first: first, second: $0, place: place) }
        }
        let unsteady = again { _ in }?.sameQuestion(.unsteady) ?? []
        find(unsteady)
        if let later = again({ $0.date += Self.later }) {
            find(later.aged(from: asked.date, by: Self.later))
        }
        daylight(asked, place)
        // What differs by itself differs under anything.
        guard unsteady.isEmpty else { return }
        // A plugin's headers take turns from when it runs; nobody promised which stands when.
        if form != .bitbar, let instant = instant(first, asked.date),
            let other = again({ $0.date = instant })
        {
            // A time that stands in a text is told as that.
            let told = Set(findings.filter(\.code.isOfTime).map(\.place.path))
            find(other.sameInstant(instant).filter { !told.contains($0.place.path) })
        }
        let zone = asked.zone == "Pacific/Kiritimati" ? "America/Los_Angeles" : "Pacific/Kiritimati"
        if let other = again({ $0.zone = zone }) { find(other.sameQuestion(.otherZone)) }
        let folder = NSTemporaryDirectory() + "vistazo-check-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let empty = ["XDG_DATA_HOME": folder + "/data", "XDG_CACHE_HOME": folder + "/cache"]
        if let other = again(in: environment.merging(empty) { $1 }, { _ in }) {
            find(other.sameQuestion(.otherStore))
        }
    }

    /// What it prints, where its line or its file's name says so.
    private var form: OutputForm? { (line.program(in: environment) as? ScriptExtension)?.form }

    /// An instant in the middle of what all archives promise; nil where they promise nothing.
    private func instant(_ archives: [String: ArchivedTimeline], _ date: Date) -> Date? {
        let ends = archives.values.map { archive in
            switch archive.reload {
            case .after(let due): due
            case .atEnd: archive.entries.last?.date ?? date
            case .never: date + Self.later
            }
        }
        guard let end = ends.min(), end > date + 2 else { return nil }
        return date + min(end.timeIntervalSince(date) / 2, 7 * 86_400)
    }

    private func daylight(_ asked: WireRequest, _ place: Finding.Place) {
        let zone = world.settings.surroundings.zone
        guard let change = DaylightCheck.change(near: asked.date, in: zone) else { return }
        var asked = asked
        asked.date = change.at - 36 * 3600
        asked.zone = change.zone.identifier
        for archive in archives(ask(asked, place), asked, place)?.values.map({ $0 }) ?? [] {
            find(DaylightCheck(archive: archive, zone: change.zone, place: place).findings())
        }
    }

    private func perform(_ description: ExtensionDescription) {
        guard let kind = description.kinds.first else { return }
        for intent in description.intents where intent.parameters.allSatisfy({ $0.defaultValue != nil }) {
            let call = IntentCall(
                name: intent.name,
                parameters: intent.parameters.compactMap { parameter in
                    parameter.defaultValue.map { .init(parameter.name, $0) }
                })
            var place = Finding.Place(kind: kind.kind, request: .perform)
            place.path = intent.name
            let asked = world.request(.perform, kind: kind.kind, reason: .intent, intent: call)
            switch ask(asked, place) {
            case .description?, .options?: find(.failed, place, ["problem": words(.wrongReply)])
            case .performed?, .archive?, .archives?, nil: break
            }
        }
    }
}
