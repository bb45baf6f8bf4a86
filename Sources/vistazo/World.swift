import Foundation
import StandardWidgets
import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoRendering
import VistazoWords
import WidgetKit

/// Every widget there is: the standard bundle and the extensions of the configuration, and a way to ask
/// one of them and wait for its answer.
struct World {
    let settings: Settings
    let standard: any WidgetExtension
    /// The standard kinds that go by a person's commands.
    let commandKinds: [any WidgetExtension]
    /// The standard bundle first and its kinds that go by commands after it, what was pushed last.
    let extensions: [any WidgetExtension]
    /// Where all between the standard kinds and what was pushed come from, in the order of `extensions`.
    let roster: ExtensionRoster
    /// Where what extensions said of themselves is looked up before they are asked; nil asks each.
    let memory: HostStore?
    private let words: Words

    /// - Parameters:
    ///   - standard: what stands in for the standard bundle; nil for itself.
    ///   - commandKinds: those that go by commands; nil for them all, and for none where something stands in for the
    ///     bundle.
    ///   - keepsReadings: Whether figures that are read become part of their past.
    init(
        _ settings: Settings, _ console: Console, standard: (any WidgetExtension)? = nil,
        commandKinds: [any WidgetExtension]? = nil, memory: HostStore? = nil, keepsReadings: Bool = false
    ) {
        self.settings = settings
        self.memory = memory
        words = settings.words
        self.standard = standard ?? Self.standard(settings, console)
        roster = settings.roster(console.environment)
        let isStoodFor = standard != nil
        self.commandKinds =
            commandKinds
            ?? (isStoodFor ? [] : Self.commandKinds(settings, console, keepsReadings: keepsReadings))
        extensions =
            [self.standard] + self.commandKinds
            + roster.members.map { $0.line.program(in: console.environment) }
            + [PushedExtension(state: settings.folders.state)]
    }

    /// The standard bundle, answered on the main actor of this process.
    static func standard(_ settings: Settings, _ console: Console) -> InProcessExtension {
        var console = console
        console.door = console.door ?? .widget
        return self.standard(settings, console, through: .shared)
    }

    /// The same through a store that is set up for it: that of the process, or one of its own.
    ///
    /// - Parameter console: Whose door stands in the history.
    static func standard(
        _ settings: Settings, _ console: Console, through store: StandardStore
    ) -> InProcessExtension {
        let words = settings.words
        let folders = settings.folders
        let console = settings.console(console)
        store.setUp(words: words, firstWeekday: settings.configuration?.weekStartsOn) { words in
            try console.openLogbook(folders, console.ownDoor, words)
        }
        // It cannot be ended, only given up on: on a busy machine late is better than never.
        return InProcessExtension(identifier: "standard", limits: RunLimits(seconds: 30)) { request in
            do {
                return .success(
                    try await StandardStore.$ofTask.withValue(store) {
                        try await StandardRunner.shared.reply(to: request)
                    })
            } catch {
                let text = (error as? any Fault)?.text(words) ?? sentence(for: error, in: words)
                return .failure(.refused(text, refusal(error)))
            }
        }
    }

    /// What kind of thing went wrong in the standard bundle.
    private static func refusal(_ error: any Error) -> RunFailure.Refusal {
        switch error {
        case IntentCallError.unknownEntity: .unknownThing
        case IntentCallError.badValue: .badValue
        case let fault as any Fault where fault.status == .notFound: .unknownThing
        case let fault as any Fault where fault.status == .badData: .badValue
        case let fault as any Fault where fault.status == .storage: .storage
        case let error as UnreadableLogbook: refusal(error.cause)
        default: .other
        }
    }

    /// A path with its leading `~` replaced by the home folder.
    static func expanded(_ path: String, _ environment: [String: String]) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
        return home + path.dropFirst()
    }

    /// Asks one extension in its turn among all windows and waits for its answer.
    ///
    /// - Parameters:
    ///   - description: What it says of itself; nil where that is not known, and then nothing is checked.
    ///   - intent: The parameters of the intent that a person wants performed.
    ///   - isTrial: Whether it is only tried if the configuration would do.
    func ask(
        _ request: WireRequest, _ provider: any WidgetExtension, for description: ExtensionDescription? = nil,
        intent: [ExtensionDescription.ParameterDescription] = [], isTrial: Bool = false
    ) -> RunOutcome {
        var locks: HostLocks?
        // Code of ours runs no command for these: whoever waits in a loop of its own must not wait for its turn.
        let isForNothing = provider.isInProcess && (request.name == .describe || request.isPreview)
        if provider.isForeign, !isForNothing {
            // Where there is no state yet there is nobody to wait for, unless for others who press, too.
            if request.name == .perform { try? Folders.make(settings.folders.state) }
            locks = HostLocks(ofStore: settings.folders.hostStore)
        }
        let setting = PreparedRun.Setting(
            parameters: description?.parameters(of: request.kind) ?? [], intentParameters: intent,
            environment: provider.environment, isTrial: isTrial)
        let run = provider.start(request, prepared: setting, at: .now()) { request, now in
            provider.start(request, under: locks, groups: description?.groups ?? [], at: now)
        }
        return Self.wait(for: run)
    }

    /// Asks a program that is nobody else's and waits for its answer, at most as long as its limit, and no longer
    /// than until `end` rings: then it is ended.
    static func ask(
        _ request: WireRequest, _ provider: any WidgetExtension,
        for parameters: [ExtensionDescription.ParameterDescription] = [], until end: Bell? = nil
    ) -> RunOutcome {
        let setting = PreparedRun.Setting(parameters: parameters, environment: provider.environment)
        return wait(for: provider.start(request, prepared: setting, at: .now()), until: end)
    }

    private static func wait(for run: any ExtensionRun, until end: Bell? = nil) -> RunOutcome {
        while true {
            let now = Moment.now()
            if let outcome = run.service(now) { return outcome }
            var wanted = run.descriptors.map(pollfd.init)
            if let end { wanted.append(pollfd(fd: end.descriptor, events: Int16(POLLIN), revents: 0)) }
            let wait = run.deadline.map { max($0 - now.steady, 0) } ?? 60
            _ = poll(&wanted, nfds_t(wanted.count), Int32(min(wait, 60) * 1000) + 1)
            if end != nil, wanted.last?.revents != 0 {
                run.cancel()
                return RunOutcome(.failure(.ended(signal: SIGKILL, errors: "")))
            }
        }
    }

    /// What an extension says of itself. One that only prints archives has a kind of its own name.
    func describe(_ provider: any WidgetExtension) -> Result<ExtensionDescription, RunFailure> {
        let answer = description(of: provider)
        if case .success(let description) = answer { provider.describedGroups = description.groups }
        return answer
    }

    private func description(of provider: any WidgetExtension) -> Result<ExtensionDescription, RunFailure> {
        if provider.isForeign, !provider.isInProcess, let known = try? memory?.description(of: provider) {
            return .success(known.said ?? Self.silent(provider))
        }
        let outcome = ask(request(.describe), provider)
        return outcome.result.flatMap { decoded in
            switch decoded.value {
            case .description(let description): return .success(description)
            case .archive, .archives: return .success(Self.silent(provider))
            case .performed, .options: return .failure(.wrongReply)
            }
        }
    }

    /// What stands for the description of an extension that does not describe itself: a kind of its own name.
    static func silent(_ provider: any WidgetExtension) -> ExtensionDescription {
        let name = provider.identifier
        return ExtensionDescription(identifier: name, kinds: [.init(kind: name, name: name)])
    }

    /// The extension that has a kind, and what it says of it: the first that declares it, as
    /// `identifier/kind` where a name is taken.
    ///
    /// - Throws: `PlainFault` where none has it; where one of that name, or the standard bundle, did not say
    ///   what it has, with what went wrong there.
    func find(kind: String) throws -> FoundKind {
        var failed: RunFailure?
        let all = allKinds(until: kind) { name, failure in
            if name == kind || name == standard.identifier { failed = failed ?? failure }
        }
        guard let found = all.last, found.name == kind else {
            if let failed { throw failed.fault(words) }
            let known = all.map(\.name)
            throw PlainFault(.notFound, RunFailure.unknownKind(kind, known: known).sentence(words))
        }
        return found
    }

    /// Every kind that answers, in the order of the extensions; ends with the one called `wanted`, so that
    /// a standard kind starts no process. What does not answer goes to `hear`.
    func allKinds(
        until wanted: String? = nil, hear: (_ name: String, RunFailure) -> Void = { _, _ in }
    ) -> [FoundKind] {
        var found: [FoundKind] = []
        for provider in extensions {
            let description: ExtensionDescription
            switch describe(provider) {
            case .success(let answer): description = answer
            case .failure(let failure):
                hear(provider.identifier, failure)
                continue
            }
            for kind in description.kinds {
                let isTaken = found.contains { $0.name == kind.kind }
                let name = isTaken ? "\(provider.identifier)/\(kind.kind)" : kind.kind
                found.append(
                    FoundKind(name: name, provider: provider, kind: kind, description: description))
                if name == wanted { return found }
            }
        }
        return found
    }

    struct FoundKind {
        /// What a configuration calls it: `identifier/kind` where the plain name is taken.
        let name: String
        let provider: any WidgetExtension
        let kind: ExtensionDescription.KindDescription
        /// All that its extension says of itself.
        let description: ExtensionDescription

        var intents: [ExtensionDescription.IntentDescription] { description.intents }
    }

    /// A request with everything that the settings say.
    func request(
        _ name: WireRequest.Name, kind: String = "", families: [WireRequest.FamilySize] = [],
        configuration: [JSONValue.Member] = [], reason: WireRequest.Reason = .manual,
        intent: IntentCall? = nil
    ) -> WireRequest {
        let surroundings = settings.surroundings
        return WireRequest(
            name, date: surroundings.now, kind: kind, families: families, configuration: configuration,
            locale: surroundings.locale.identifier, zone: surroundings.zone.identifier,
            mode: surroundings.mode, scheme: surroundings.scheme, theme: surroundings.theme.name,
            reason: reason, intent: intent)
    }

    /// A fresh archive of a kind, stored nowhere.
    ///
    /// - Throws: `PlainFault` with what went wrong.
    func archive(
        _ name: WireRequest.Name, _ found: FoundKind, configuration: [JSONValue.Member], family: Family,
        size: CellSize
    ) throws -> ArchivedTimeline {
        let wanted = WireRequest.FamilySize(family, columns: size.columns, rows: size.rows)
        var request = request(
            name, kind: found.kind.kind, families: [wanted], configuration: configuration)
        // As in a gallery, of what nobody has configured.
        request.isPreview = name == .snapshot && configuration.isEmpty
        let outcome = ask(request, found.provider, for: found.description)
        switch outcome.result {
        case .success(let decoded):
            switch decoded.value {
            case .archive(let archive): return archive
            case .archives(let archives):
                if let archive = archives[wanted.key] ?? archives[family.rawValue] { return archive }
                throw PlainFault(.badData, RunFailure.emptyTimeline(family: wanted.key).sentence(words))
            case .description, .performed, .options:
                throw PlainFault(.badData, RunFailure.wrongReply.sentence(words))
            }
        case .failure(let failure):
            throw failure.fault(words)
        }
    }
}

extension ExtensionDescription {
    /// The parameters of a kind by its own name; empty where there is none.
    func parameters(of kind: String) -> [ParameterDescription] {
        kinds.first { $0.kind == kind }?.parameters ?? []
    }
}
