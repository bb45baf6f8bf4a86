import Foundation
import VistazoHosting
import VistazoLogbook

/// The reload of a status line's programs: a process of its own session that asks what is due, stores what comes,
/// stores the line as it then reads, and ends. There is one at a time, however many lines are due.
enum LineReload {
    /// Not for people: what `start` starts. It takes the words of `inline`.
    static let command = Command(
        "inline-reload", InlineCommand.command.syntax, isListed: false, runsAuthors: true
    ) { arguments, console in
        let request = try LineRequest(arguments)
        let settings = try Settings(arguments, console)
        try Folders.make(settings.folders.runtime)
        guard let turn = turn(settings.folders) else { return ExitStatus.done.rawValue }
        defer { turn.freeAll() }
        let stamp = FinishedLine.stamp(arguments.typed, settings.folders)
        let store = try Window.store(settings)
        guard store.trouble == nil else { return ExitStatus.storage.rawValue }
        let window = try LineWindow(settings, arguments, console, request, store: store, for: .serving)
        defer { window.close() }
        window.settle(seconds: longest)
        let now = Moment.now()
        // A program that did not answer is asked again by whoever looks in a minute.
        let line = try InlineCommand.finished(window, at: now, until: max(window.wait(from: now) ?? 60, 1))
        InlineCommand.keep(line, stamp, arguments, console, store, at: now.date)
        return ExitStatus.done.rawValue
    }

    /// No program has a longer limit; whatever hangs beyond it, this process ends.
    private static let longest = 900.0

    /// Starts a reload unless one is under way. Never waits.
    static func start(_ words: [String], _ folders: Folders, _ console: Console) {
        guard let program = console.program, (try? Folders.make(folders.runtime)) != nil,
            let turn = turn(folders)
        else { return }
        turn.freeAll()
        DetachedProcess.start(
            program, ["vistazo", command.name] + words, environment: console.environment)
    }

    /// The right to reload, while it is held on to; nil where another process has it. The system takes it back from
    /// one that died.
    private static func turn(_ folders: Folders) -> HostLocks? {
        guard let locks = HostLocks(path: folders.runtime + "/inline.lock"), locks.take(["reload"]) else {
            return nil
        }
        return locks
    }
}
