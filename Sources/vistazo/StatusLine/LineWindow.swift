import Foundation
import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoRendering

/// A window on the host that is one status line: its widgets, and what is to be read of them at an instant.
///
/// It belongs to one thread. A window for a single line never asks a program for anything: what is stored is shown,
/// and `isDue` says that somebody else should ask. Standard kinds are asked in this process.
final class LineWindow {
    enum Purpose {
        case once
        /// It stays, and asks programs itself.
        case serving
    }

    let settings: Settings
    private let request: LineRequest
    private let surroundings: Surroundings
    private let world: World
    private let standard: ExtensionDescription
    private let store: HostStore
    /// Of the standard bundle; in a window that stays, of all.
    private let own: WidgetHost
    /// Of programs, never served; nil in a window that stays.
    private let others: WidgetHost?
    private(set) var parts: [Part] = []

    /// A widget in its place on the line.
    struct Part {
        let request: LineRequest.Part
        /// The kind's, for people.
        var name: String
        var widget: HostedWidget?
        var isForeign = false
        /// Why there is no widget.
        var fault: PlainFault?
    }

    /// - Parameters:
    ///   - listener: Its pokes are read here; nil where nobody may poke.
    ///   - standard: What stands in for the standard bundle; nil for itself.
    /// - Throws: `PlainFault` where the standard bundle does not answer, `DatabaseError` where not even a store in
    ///   memory can be had.
    init(
        _ settings: Settings, _ arguments: Arguments, _ console: Console, _ request: LineRequest,
        store: HostStore, for purpose: Purpose, listener: PokeListener? = nil,
        standard standIn: (any WidgetExtension)? = nil
    ) throws {
        self.settings = settings
        self.request = request
        self.store = store
        surroundings = request.surroundings(settings, arguments)
        world = World(settings, console, standard: standIn, keepsReadings: !settings.isClockFixed)
        standard = try Self.describe(world, isStandIn: standIn != nil, store)
        let hosted = HostSurroundings(
            locale: surroundings.locale.identifier, zone: surroundings.zone.identifier,
            mode: surroundings.mode, scheme: surroundings.scheme, theme: surroundings.theme.name)
        let setting = WidgetHost.Setting(
            words: settings.words, pokeFolder: settings.folders.runtime,
            isConcerned: { message, provider in LogbookConcern.isConcerned(message, provider) },
            asksForPlaceholders: false, power: { PowerSupply().state })
        // What is drawn for another instant is nothing that other windows should find in the store.
        let ownStore = settings.isClockFixed ? try HostStore(path: ":memory:") : store
        own = WidgetHost(setting: setting, store: ownStore, surroundings: hosted, listener: listener)
        others =
            purpose == .once ? WidgetHost(setting: setting, store: store, surroundings: hosted) : nil
        own.add(world.standard, description: standard)
        find(at: settings.moment)
    }

    /// What the standard bundle says of itself. To find out it draws all its widgets, so it is asked once for each
    /// program of ours and language; the options of its parameters are the only thing that may change meanwhile.
    private static func describe(
        _ world: World, isStandIn: Bool, _ store: HostStore
    ) throws -> ExtensionDescription {
        let stamp = world.settings.words.language + " " + FinishedLine.stamp(ofFiles: ["/proc/self/exe"])
        if !isStandIn, let known = store.ownDescription(stamp: stamp) { return known }
        switch world.describe(world.standard) {
        case .success(let description):
            if !isStandIn { store.store(ownDescription: description, stamp: stamp) }
            return description
        case .failure(let failure): throw failure.fault(world.settings.words)
        }
    }

    /// Finds the kinds of all parts, and hands their widgets to the hosts.
    private func find(at now: Moment) {
        let kinds = LineKinds(world, standard: standard, store)
        var needed: [any WidgetExtension] = []
        var described: [String: ExtensionDescription] = [:]
        parts = request.parts.map { part in
            var found = Part(request: part, name: part.kind)
            do {
                switch kinds.find(part.kind) {
                case .found(let kind):
                    found.name = kind.kind.name
                    found.isForeign = kind.provider.isForeign
                    found.widget = try widget(part, kind)
                    needed.append(kind.provider)
                    if kind.provider.isForeign, kind.provider.isInProcess {
                        described[kind.provider.identifier] = kind.description
                    }
                case .pending(let providers):
                    found.isForeign = true
                    found.widget = HostedWidget(
                        part.kind, .init(.inline),
                        configuration: try part.arguments.assignments(from: 1).pairs.map {
                            .init($0.0, .string($0.1))
                        })
                    needed += providers
                case .unknown(let known):
                    let failure = RunFailure.unknownKind(part.kind, known: known)
                    throw PlainFault(.notFound, failure.sentence(settings.words))
                }
            } catch let fault as any Fault {
                found.fault = PlainFault(fault.status, fault.text(settings.words))
            } catch {
                found.fault = PlainFault(.failed, "\(error)")
            }
            return found
        }
        // Only those that can have a part in it: a line must not wait for what others say of themselves.
        let foreign = world.extensions.filter { one in one.isForeign && needed.contains { $0 === one } }
        let given = world.extensions.filter { one in one.isGiven && needed.contains { $0 === one } }
        own.serve([world.standard] + (others == nil ? foreign : []) + given, at: now)
        others?.serve(foreign, at: now)
        // What it says of itself is known already.
        for (identifier, description) in described {
            own.know(description, of: identifier)
            others?.know(description, of: identifier)
        }
        let widgets = parts.compactMap(\.widget)
        guard let others else { return own.place(widgets, at: now) }
        own.place(parts.filter { !$0.isForeign }.compactMap(\.widget), at: now)
        others.place(parts.filter(\.isForeign).compactMap(\.widget), at: now)
    }

    private func widget(_ part: LineRequest.Part, _ found: World.FoundKind) throws -> HostedWidget {
        let words = settings.words
        guard found.kind.families.contains(.inline) else {
            let known = found.kind.families.map(\.rawValue).joined(separator: ", ")
            let arguments = ["family": Family.inline.rawValue, "kind": part.kind, "known": known]
            throw PlainFault(.usage, words("widgets.unsupportedFamily", arguments))
        }
        let configuration = try Parameters.read(
            part.arguments, from: 1, for: found.kind.parameters, of: part.kind, words)
        // One size whatever the width: a narrower line drops parts of the same archive.
        return HostedWidget(part.kind, .init(.inline), configuration: configuration)
    }

    // MARK: What happens

    /// Serves the host; true where the line may read differently than before.
    @discardableResult
    func service(_ now: Moment) -> Bool {
        var hasChanged = false
        for event in own.service(now) {
            switch event {
            case .changed: hasChanged = true
            case .kindsChanged:
                find(at: now)
                hasChanged = true
            case .finished, .said, .mended, .poked, .trouble: break
            }
        }
        return hasChanged
    }

    /// Seconds until `service` has something to do though no descriptor says so; nil for never.
    func wait(from now: Moment) -> Double? { own.wait(from: now) }

    var descriptors: [PollDescriptor] { own.descriptors }

    /// Whether something that was asked for is still under way.
    var isBusy: Bool { own.isBusy }

    /// Serves until nothing is under way.
    ///
    /// - Parameters:
    ///   - seconds: How long programs are waited for; the standard kinds have their own limit.
    ///   - isForPrograms: False waits for the standard kinds alone, and no longer than that.
    func settle(seconds: Double, forPrograms isForPrograms: Bool = true) {
        let began = Moment.now().steady
        while true {
            let now = settings.moment
            service(now)
            let wait = own.wait(from: now) ?? 60
            let passed = Moment.now().steady - began
            let isInTime = passed < seconds
            guard isForPrograms && isInTime ? isBusy || wait < 1 : own.awaitsOwn, isForPrograms || isInTime
            else { return }
            var wanted = descriptors.map(pollfd.init)
            let rest = isInTime ? seconds - passed : 1
            _ = poll(&wanted, nfds_t(wanted.count), Int32(min(max(wait, 0), rest) * 1000) + 1)
        }
    }

    func close() { own.close() }

    /// What the host goes by for the part of a line that is a single widget; nil where there is none.
    func report(at now: Moment) -> WidgetReport? {
        guard let part = parts.first, let widget = part.widget else { return nil }
        return (part.isForeign ? others ?? own : own).report(on: widget, at: now)
    }

    /// Seconds until a program is to be asked by somebody else, 0 for now; nil where none is ever to be.
    func due(from now: Moment) -> Double? { others?.nextTurn(from: now) }

    // MARK: What is read

    /// What stands on the line at an instant.
    func reading(at now: Date) -> LineReading {
        var reading = LineReading()
        var segments: [LineSegment] = []
        for part in parts {
            guard let fault = part.fault else {
                let place = part.request.place
                if let entry = entry(of: part, at: now, &reading) {
                    segments.append(
                        LineSegment(
                            entry, before: place.before, after: place.after, separator: place.separator))
                }
                continue
            }
            reading.faults.append(located(fault, part))
        }
        var surroundings = surroundings
        surroundings.now = now
        // Without any of its parts there is nothing left for a template's own words to be about.
        let isGone = segments.isEmpty && !parts.isEmpty
        let line = inlineText(
            segments, opening: isGone ? "" : request.template.opening,
            closing: isGone ? "" : request.template.closing, surroundings: surroundings,
            keepsEmoji: request.keepsEmoji)
        reading.change(at: line.nextChange)
        reading.text = request.format.write(line.grid, isStale: reading.isStale, isStream: request.isStream)
        return reading
    }

    private func located(_ fault: PlainFault, _ part: Part) -> PlainFault {
        guard request.isTemplate else { return fault }
        let arguments = ["position": String(part.request.place.position), "reason": fault.sentence]
        return PlainFault(fault.status, settings.words("cli.template.part", arguments))
    }

    /// What a part shows; nil for nothing.
    private func entry(of part: Part, at now: Date, _ reading: inout LineReading) -> ArchivedEntry? {
        guard let widget = part.widget else { return nil }
        let state = (part.isForeign ? others ?? own : own).state(of: widget)
        if state.archive == nil, let sentence = state.failure {
            let fault = state.cause?.fault(settings.words) ?? PlainFault(.failed, sentence)
            reading.faults.append(located(fault, part))
            if !part.isForeign { return nil }
        }
        let content = WidgetContent(
            archive: state.archive, failure: state.failure, staleFrom: state.staleFrom)
        let shown = ShownEntry(content, in: .inline, name: part.name, at: now)
        reading.change(at: shown.validUntil)
        guard !shown.isPlaceholder else {
            return ArchivedEntry(date: now, view: .text(part.name + " …").with(.color(.role(.secondary))))
        }
        guard shown.isContent, let since = shown.ageSince else { return shown.entry }
        reading.isStale = true
        let age = AgeText(surroundings, settings.words)
        reading.change(at: age.nextChange(after: now))
        var nodes = [shown.entry.view.with(.opacity(0.6))]
        if shown.isFailing { nodes.insert(Node(.symbol("exclamationmark.triangle")), at: 0) }
        nodes.append(
            Node.text(age.text(since: since, at: now)).with(.color(.role(.secondary))).with(.priority(-1000)))
        return ArchivedEntry(date: shown.entry.date, view: Node(.stack(Node.Stack(.horizontal, nodes))))
    }
}

/// What a status line says at an instant.
struct LineReading {
    /// The bytes to print, ended by a newline.
    var text = ""
    /// When it may read differently, nil for never.
    private(set) var nextChange: Date?
    /// What is wrong with parts of it.
    var faults: [PlainFault] = []
    /// Something on it is out of date.
    var isStale = false

    mutating func change(at date: Date?) {
        guard let date else { return }
        nextChange = min(nextChange ?? date, date)
    }
}

extension Node {
    fileprivate func with(_ modifier: NodeModifier) -> Node { Node(content, modifiers + [modifier]) }
}
