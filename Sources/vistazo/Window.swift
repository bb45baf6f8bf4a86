import Foundation
import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoRendering
import VistazoWords
import WidgetKit

/// A window on the host: the dashboard's model, the host that feeds it, and the traffic between the two.
///
/// Full screen, side pane, plain text and screenshots are all drawn from one of these. It belongs to one
/// thread and never waits.
final class Window {
    private(set) var settings: Settings
    private(set) var dashboard: Dashboard
    let host: WidgetHost
    /// As the program got it; `console` is what the settings make of it.
    private let ownConsole: Console
    var console: Console { settings.console(ownConsole) }
    let arguments: Arguments
    private var hosted: [WidgetID: HostedWidget] = [:]
    private var presses: [Int: Press] = [:]
    /// What stands in for the standard bundle; nil for itself.
    private let standIn: (any WidgetExtension)?
    private(set) var bundle: (any WidgetExtension)?
    /// Its kinds that go by commands.
    private(set) var commandKinds: [any WidgetExtension]?
    /// What was pushed.
    private var given: (any WidgetExtension)?
    private var served: [ExtensionLine: any WidgetExtension] = [:]
    /// A theme that was chosen inside and that no file keeps, for as long as the window is open.
    var chosenTheme: String?
    /// What the dashboard reminds of; nil for what is drawn once.
    let reminders: WindowReminders?
    /// Whether the configuration in force was checked against every kind there is.
    private var isChecked = false

    private struct Press {
        let widget: WidgetID
        /// The newest step of the logbook's history before it, to tell whether there is one to take back.
        let step: Int64?
    }

    /// - Parameters:
    ///   - listens: whether other processes may poke it, as they may what stays on a screen.
    ///   - reminds: whether it tells reminders; nil where it listens.
    ///   - standard: what stands in for the standard bundle; nil for itself.
    ///   - power: what the machine lives on.
    init(
        _ settings: Settings, _ arguments: Arguments, _ console: Console, size: CellSize,
        isPane: Bool = false, listens: Bool, reminds: Bool? = nil, store: HostStore,
        standard: (any WidgetExtension)? = nil,
        power: @escaping () -> PowerState = { PowerSupply().state }
    ) {
        self.settings = settings
        standIn = standard
        self.arguments = arguments
        var console = console
        // Nobody looks on where it does not listen.
        if listens { console.door = isPane ? .pane : .dashboard }
        ownConsole = console
        reminders = reminds ?? listens ? WindowReminders(settings, settings.console(console)) : nil
        let setting = WidgetHost.Setting(
            words: settings.words, pokeFolder: settings.folders.runtime,
            placedFile: listens ? settings.folders.state + "/placed.json" : nil,
            isConcerned: { message, provider in LogbookConcern.isConcerned(message, provider) },
            power: power)
        let listener = listens ? try? PokeListener(folder: settings.folders.runtime) : nil
        host = WidgetHost(
            setting: setting, store: store, surroundings: Self.hostSurroundings(settings), listener: listener)
        var surroundings = settings.surroundings
        surroundings.size = size
        dashboard = Dashboard(
            configuration: settings.inForce, faults: settings.faults,
            surroundings: surroundings, words: settings.words, size: size, isPane: isPane)
        host.colors = Self.colors(settings)
        let now = settings.moment
        serveExtensions(at: now)
        place(at: now)
        for id in hosted.keys { show(id, at: now) }
        tellKindNames(at: now)
    }

    /// Opens the store that all windows share.
    ///
    /// Where its folder cannot be made it is in memory, and says so.
    ///
    /// - Parameter patience: How long to wait for other processes, in milliseconds.
    /// - Throws: `DatabaseError` where not even memory can be had.
    static func store(_ settings: Settings, patience: Int32 = 1000) throws -> HostStore {
        try? Folders.make(settings.folders.state)
        let store = try HostStore(path: settings.folders.hostStore, patience: patience)
        // What was said while no window was open.
        try? store.takeMarks(in: settings.folders.state + "/center", at: .now)
        return store
    }

    private static func hostSurroundings(_ settings: Settings) -> HostSurroundings {
        let surroundings = settings.surroundings
        return HostSurroundings(
            locale: surroundings.locale.identifier, zone: surroundings.zone.identifier,
            mode: surroundings.mode, scheme: surroundings.scheme, theme: surroundings.theme.name)
    }

    private static func colors(_ settings: Settings) -> WireRequest.Colors {
        switch settings.depth {
        case .full: .full
        case .indexed: .indexed
        case .sixteen: .sixteen
        case .none: .none
        }
    }

    /// Hands the host the standard bundle and the extensions of the configuration; those whose line is as it was
    /// go on as they are.
    private func serveExtensions(at now: Moment) {
        // The bundle's logbook goes by the settings, whether or not the bundle itself is new.
        let world = World(
            settings, ownConsole, standard: standIn, commandKinds: commandKinds,
            keepsReadings: !settings.isClockFixed)
        commandKinds = world.commandKinds
        let bundle = bundle ?? world.standard
        self.bundle = bundle
        let former = served
        served = [:]
        var servers = [bundle] + world.commandKinds
        for (member, fresh) in zip(world.roster.members, world.extensions.dropFirst(servers.count)) {
            let server = former[member.line] ?? fresh
            served[member.line] = server
            servers.append(server)
        }
        let given = given ?? world.extensions.last { $0.isGiven }
        self.given = given
        host.serve(servers + [given].compactMap { $0 }, at: now)
    }

    // MARK: What happens

    /// Hands an event to the dashboard; what it asks of the host is done, the rest is returned.
    func take(_ event: Event, at now: Moment) -> [Effect] {
        let effects = dashboard.handle(event, at: now.date)
        host.isPrivate = dashboard.hidesSensitive
        return effects.flatMap { effect -> [Effect] in
            switch effect {
            case .perform(let id, let call, let isLocked):
                if isLocked, let widget = hosted[id], !host.allowsLocked(call, on: widget) {
                    _ = dashboard.handle(.intentFinished(id, .refusedWhileLocked), at: now.date)
                } else {
                    press(call, on: id, at: now)
                }
            case .reload(let ids):
                let providers = Set(ids.compactMap { hosted[$0]?.provider })
                host.reload(.manual, at: now) { providers.contains($0) }
            case .explain(let id): explain(id, at: now)
            case .answer(let id, let answer):
                let notice = reminders?.answer(id, answer, at: now)
                return notice.map { take(.notice($0), at: now) } ?? []
            case .listThemes: return take(.themes(themeChoices), at: now)
            case .listPalette: return take(.palette(paletteContent(at: now)), at: now)
            case .keepTheme(let name): return keepTheme(name, at: now)
            case .listKinds: return take(.kinds(galleryKinds), at: now)
            case .preview(let kind, let family): return preview(of: kind, family, at: now)
            case .listOptions(let kind, let parameter): return listOptions(of: kind, parameter, at: now)
            case .keepPages(let pages): return keepPages(pages, at: now)
            case .endEditing(let pages): return endEditing(pages, at: now)
            case .requestsChanged: place(at: now)
            default: return [effect]
            }
            return []
        }
    }

    /// Lets the host do what is due, and the dashboard know what came of it.
    func service(_ now: Moment) -> [Effect] {
        var effects = host.service(now).flatMap { dispatch($0, at: now) }
        for event in reminders?.service(now, isWatched: dashboard.hasTerminalFocus) ?? [] {
            effects += take(event, at: now)
        }
        if let id = dashboard.explained { explain(id, at: now) }
        // Only now can it be said which kinds and families of the configuration there are.
        return host.isEveryKindKnown && !isChecked ? effects + reconfigure(at: now) : effects
    }

    private func dispatch(_ event: HostEvent, at now: Moment) -> [Effect] {
        switch event {
        case .changed(let widget):
            for (id, placed) in hosted
            where placed.provider == widget.provider && placed.size == widget.size {
                show(id, at: now)
            }
        case .finished(let number, let outcome): return finish(number, outcome, at: now)
        case .kindsChanged:
            tellKindNames(at: now)
            isChecked = false
        case .trouble(let sentence): return take(.notice(Notice(sentence, tone: .problem)), at: now)
        case .poked(let message): reminders?.hear(message)
        case .said, .mended: break
        }
        return []
    }

    private func press(_ call: IntentCall, on id: WidgetID, at now: Moment) {
        guard let widget = hosted[id] else { return }
        let number = host.press(call, on: widget, at: now)
        presses[number] = Press(widget: id, step: newestStep())
    }

    private func finish(_ number: Int, _ outcome: PressOutcome, at now: Moment) -> [Effect] {
        guard let press = presses.removeValue(forKey: number) else { return [] }
        reminders?.lookAgain()
        let result: IntentOutcome =
            switch outcome {
            case .done(let dialog):
                .done(dialog: dialog, isUndoable: dialog != nil && newestStep() != press.step)
            case .failed(let reason): .failed(reason)
            }
        return take(.intentFinished(press.widget, result), at: now)
    }

    private var openLogbook: Logbook?
    var logbook: Logbook? {
        if openLogbook == nil { openLogbook = try? console.openLogbook() }
        return openLogbook
    }

    private func newestStep() -> Int64? { (try? logbook?.history(limit: 1))?.first?.id }

    /// Takes the logbook's last step back, or does it again, and says so.
    func turnHistory(_ turn: (Logbook) throws -> HistoryStep, key: String, at now: Moment) -> [Effect] {
        let notice: Notice
        do {
            guard let logbook else { return [] }
            let step = try turn(logbook)
            let sentence = HistoryCommands.sentence(step, console)
            notice = Notice(settings.words(key, ["step": sentence]), tone: .done, isSensitive: true)
        } catch let fault as Fault {
            notice = Notice(fault.text(settings.words), tone: .information)
        } catch {
            notice = Notice("\(error)", tone: .problem)
        }
        return take(.notice(notice), at: now)
    }

    /// Reads the configuration again. What cannot be read leaves the last valid one.
    func reconfigure(at now: Moment) -> [Effect] {
        // Whatever comes of it: what cannot be read now is looked at when it changes.
        isChecked = true
        guard var new = try? Settings(arguments, ownConsole) else { return [] }
        var effects: [Effect] = []
        if new.added.lines == nil { new.added.lines = settings.added.lines }
        if new.configuration == nil, !new.configurationFaults.isEmpty {
            settings.added = new.added
            serveExtensions(at: now)
            return take(.configuration(nil, faults: new.faults), at: now)
        }
        if new.configuration?.theme != settings.configuration?.theme { chosenTheme = nil }
        if let chosenTheme { new.wear(chosenTheme) }
        new.needsASCII = settings.needsASCII
        if new.needsASCII { new.surroundings.glyphs = .ascii }
        new.surroundings.redaction = settings.surroundings.redaction
        new.depth = settings.depth
        new.surroundings.depth = settings.surroundings.depth
        if settings.depth == .none, !arguments.has(.mode) { new.surroundings.mode = .vibrant }
        let isOtherDay = new.configuration?.dayStartsAt != settings.configuration?.dayStartsAt
        settings = new
        host.colors = Self.colors(new)
        openLogbook = nil
        reminders?.reconfigure(new, console)
        host.words = new.words
        serveExtensions(at: now)
        isChecked = host.isEveryKindKnown
        if isChecked {
            let kinds = Dictionary(
                host.kinds.map { ($0.name, ConfigurationReader.KnownKind($0.description)) },
                uniquingKeysWith: { first, _ in first }
            )
            new.check(against: kinds)
        }
        effects += take(.surroundings(new.surroundings, new.words), at: now)
        host.surround(by: Self.hostSurroundings(new), at: now)
        if isOtherDay {
            let own = Set(host.kinds.filter { $0.extension == bundle?.identifier }.map(\.name))
            host.reload(.configuration, at: now) { own.contains($0.kind) }
        }
        effects += take(
            .configuration(new.inForce, faults: new.faults), at: now)
        return effects
    }

    // MARK: What is placed

    private func place(at now: Moment) {
        var placed: [WidgetID: HostedWidget] = [:]
        var order: [HostedWidget] = []
        for request in dashboard.requests {
            let widget = HostedWidget(
                request.widget.kind, request.size, configuration: request.widget.configuration,
                isVisible: request.isVisible)
            placed[request.widget.id] = widget
            order.append(widget)
        }
        let old = hosted
        hosted = placed
        host.place(order, at: now)
        for (id, widget) in placed where old[id] != widget { show(id, at: now) }
    }

    private func show(_ id: WidgetID, at now: Moment) {
        guard let widget = hosted[id] else { return }
        let state = host.state(of: widget)
        let content = WidgetContent(
            archive: state.archive, placeholder: state.placeholder, failure: state.failure,
            staleFrom: state.staleFrom, graceUntil: state.graceUntil)
        _ = dashboard.handle(.content(id, content), at: now.date)
    }

    private func tellKindNames(at now: Moment) {
        let names = Dictionary(
            host.kinds.map { ($0.name, $0.description.name) }, uniquingKeysWith: { first, _ in first })
        _ = dashboard.handle(.kindNames(names), at: now.date)
    }

    private func explain(_ id: WidgetID, at now: Moment) {
        guard let widget = dashboard.widget(id), let report = report(on: id, at: now) else { return }
        let facts = WhyAnswer(widget, report, settings, at: now).facts
        _ = dashboard.handle(.explanation(id, facts), at: now.date)
    }

    /// What the host goes by for a widget; nil where there is none of that name.
    func report(on id: WidgetID, at now: Moment) -> WidgetReport? {
        hosted[id].map { host.report(on: $0, at: now) }
    }

    // MARK: What is seen

    func screen(at now: Moment) -> Screen { dashboard.screen(at: now.date) }

    /// Goes to the page that `--page` names, where it is given.
    ///
    /// - Throws: `PlainFault` where there is none of that name.
    func showPage(_ arguments: Arguments) throws {
        guard let name = arguments[.page], !dashboard.showPage(named: name) else { return }
        let pages = dashboard.pages.map(\.name).joined(separator: ", ")
        throw PlainFault(.notFound, settings.words("cli.unknownPage", ["name": name, "pages": pages]))
    }

    func lock() {
        dashboard.lock()
        host.isPrivate = true
    }

    func plainText(at now: Moment) -> PlainText { dashboard.plainText(at: now.date) }

    /// Serves the host until nothing is under way, for what is drawn once; programs are waited for so many seconds.
    func settle(seconds: Double) {
        var troubles: [HostEvent] = []
        host.settle(seconds: seconds, clock: { self.settings.moment }) { event, now in
            guard case .trouble = event else { return self.dispatch(event, at: now) }
            troubles.append(event)
            return []
        }
        // Told at the end, so that none has run out before it is drawn.
        for trouble in troubles { _ = dispatch(trouble, at: settings.moment) }
    }

    /// Performs an intent and waits for its end, at most so many seconds; nil where it did not come.
    func perform(_ call: IntentCall, on id: WidgetID, seconds: Double) -> PressOutcome? {
        guard let widget = hosted[id] else { return nil }
        if dashboard.isLocked, !host.allowsLocked(call, on: widget) {
            return .failed(settings.words("dashboard.refusedWhileLocked"))
        }
        let number = host.press(call, on: widget, at: .now())
        var result: PressOutcome?
        host.settle(seconds: seconds, clock: Moment.now) { event, _ in
            if case .finished(number, let outcome) = event { result = outcome }
            return []
        }
        return result
    }
}

extension Settings {
    /// The instant that is drawn: that of `--at`, else the wall clock's now. The steady clock beside it never
    /// stands still.
    var moment: Moment {
        isClockFixed ? Moment(date: surroundings.now, steady: Moment.now().steady) : .now()
    }
}

extension pollfd {
    init(_ wanted: PollDescriptor) {
        self.init(
            fd: wanted.descriptor, events: Int16(wanted.isForWriting ? POLLOUT : POLLIN), revents: 0)
    }
}
