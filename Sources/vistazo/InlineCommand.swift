import Foundation
import VistazoArchive
import VistazoCells
import VistazoHosting
import VistazoLogbook
import VistazoRendering

/// `vistazo inline`: one widget as one line, for a status line. What was printed before is printed again while
/// it says what is true, without a formatter and without a provider.
enum InlineCommand {
    static let command = Command(
        "inline",
        Syntax(
            "inline KIND [K=V …]", key: "inline", operands: 1...100,
            options: [
                .lineFormat, .width, .at, .mode, .locale, .zone, .theme, .scheme, .ascii, .lock, .config,
            ]),
        runsAuthors: true, run: draw)

    /// The line that an earlier call left, where nothing it was made of has changed since.
    static func stored(_ words: [String], _ console: Console) -> String? {
        guard !words.contains(where: { $0.hasPrefix("--at") || $0 == "--help" || $0 == "-h" }),
            let folders = try? Folders(environment: console.environment),
            access(folders.hostStore, R_OK) == 0,
            let store = try? HostStore(path: folders.hostStore),
            let kept = try? store.storedLine(key: key(words, console), now: console.now.date),
            let end = kept.firstIndex(of: "\n"), kept[..<end] == stamp(words, folders)
        else { return nil }
        return String(kept[kept.index(after: end)...])
    }

    private static func draw(_ arguments: Arguments, _ console: Console) throws -> Int32 {
        let settings = try Settings(arguments, console)
        let format = try arguments.choice(.format, of: GridFormat.self) ?? .text
        guard format == .text || format == .tmux else {
            throw UsageError.badValue(option: "--format", value: format.rawValue, allowed: "text, tmux")
        }
        // Before anything is read, so that a change meanwhile spoils the line rather than hides in it.
        let words = arguments.typed
        let stamp = stamp(words, settings.folders)
        let world = World(settings, console)
        let kind = arguments.operand(0) ?? ""
        let found = try world.find(kind: kind)
        if !found.kind.families.contains(.inline) {
            let known = found.kind.families.map(\.rawValue).joined(separator: ", ")
            let arguments = ["family": Family.inline.rawValue, "kind": kind, "known": known]
            throw PlainFault(.usage, settings.words("widgets.unsupportedFamily", arguments))
        }
        let configuration = try Parameters.read(
            arguments, from: 1, for: found.kind.parameters, of: kind, settings.words)
        let columns = try arguments.columns() ?? Family.inline.outerSize.columns
        let size = WireRequest.FamilySize(.inline, columns: columns, rows: 1)
        let store = arguments.has(.at) ? try HostStore(path: ":memory:") : try Window.store(settings)
        let line = try InlineWindow(settings, world, store).line(
            HostedWidget(kind, size, configuration: configuration), found)
        var surroundings = settings.surroundings
        surroundings.size = CellSize(columns: columns, rows: 1)
        surroundings.now = settings.moment.date
        let drawing = VistazoRendering.draw(line.entry, family: .inline, surroundings: surroundings)
        let grid = surroundings.glyphs == .ascii ? drawing.grid.ascii : drawing.grid
        var text = format == .tmux ? grid.tmux() : grid.rows.first ?? ""
        while text.last?.isWhitespace == true { text.removeLast() }
        console.out.raw(text + "\n")
        if !arguments.has(.at) {
            let until = [drawing.nextChange, line.nextChange].compactMap { $0 }.min()
            try? store.store(
                line: stamp + "\n" + text + "\n", key: key(words, console), now: surroundings.now,
                validUntil: until)
        }
        return ExitStatus.done.rawValue
    }

    /// All that a line depends on and that the call itself says.
    private static func key(_ words: [String], _ console: Console) -> String {
        let names = ["LC_ALL", "LC_TIME", "LC_MESSAGES", "LANG", "TZ", "NO_COLOR", "COLORFGBG"]
        let values = names.map { console.environment[$0] ?? "" }
        return (["inline"] + words + values).joined(separator: "\u{1F}")
    }

    /// A text that differs when the files behind a line do: configuration, logbook, the system's zone, this
    /// program.
    private static func stamp(_ words: [String], _ folders: Folders) -> String {
        var configuration = folders.configuration + "/config.json5"
        for (word, next) in zip(words, words.dropFirst() + [""]) {
            if word == "--config" { configuration = next }
            if word.hasPrefix("--config=") { configuration = String(word.dropFirst("--config=".count)) }
        }
        let files = [
            configuration, folders.store, folders.store + "-wal", "/etc/localtime", "/proc/self/exe",
        ]
        return files.map { file in
            var status = stat()
            guard stat(file, &status) == 0 else { return "-" }
            return "\(status.st_ino).\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec).\(status.st_size)"
        }.joined(separator: " ")
    }
}

/// The host for one line: what is stored is shown; standard kinds are asked at once.
private struct InlineWindow {
    let settings: Settings
    let world: World
    let store: HostStore

    init(_ settings: Settings, _ world: World, _ store: HostStore) {
        self.settings = settings
        self.world = world
        self.store = store
    }

    /// - Throws: `PlainFault` where there is nothing to show and never was: what asking for it came to.
    func line(
        _ widget: HostedWidget, _ found: World.FoundKind
    ) throws -> (entry: ArchivedEntry, nextChange: Date?) {
        let surroundings = settings.surroundings
        let host = WidgetHost(
            setting: WidgetHost.Setting(words: settings.words), store: store,
            surroundings: HostSurroundings(
                locale: surroundings.locale.identifier, zone: surroundings.zone.identifier,
                mode: surroundings.mode, scheme: surroundings.scheme, theme: surroundings.theme.name))
        // Only those that can have a part in it: a line must not wait for what others say of themselves.
        if found.provider.isForeign { host.add(world.standard) }
        host.add(found.provider, description: found.description)
        host.place([widget], at: settings.moment)
        let seconds: Double = found.provider.isForeign ? 5 : 2
        host.settle(seconds: seconds, clock: { settings.moment }) { _, _ in [] }
        defer { host.close() }
        let now = settings.moment
        let state = host.state(of: widget)
        if state.archive == nil, let cause = state.cause { throw cause.fault(settings.words) }
        if state.archive == nil, let sentence = state.failure { throw PlainFault(.failed, sentence) }
        let entry =
            state.archive?.entry(at: now.date) ?? state.placeholder?.entries.first
            ?? ArchivedEntry(date: now.date, view: .text("…"))
        let next = state.archive?.nextEntryDate(after: now.date)
        // Where there is nothing yet, the next call looks again.
        return (
            entry,
            state.archive == nil ? now.date : [next, state.due, state.staleFrom].compactMap { $0 }.min()
        )
    }
}
