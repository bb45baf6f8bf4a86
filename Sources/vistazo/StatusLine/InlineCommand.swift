import Foundation
import VistazoArchive
import VistazoCells
import VistazoHosting
import VistazoLogbook
import VistazoWords

/// `vistazo inline`: widgets as one line, for a status line.
///
/// A call prints what is stored and never waits for a program. What was printed before is printed again while it
/// says what is true, without a formatter and without a provider.
enum InlineCommand {
    static let command = Command(
        "inline",
        Syntax(
            "inline KIND [K=V …] | --template TEXT", key: "inline", operands: 0...100,
            options: [
                .lineFormat, .width, .template, .follow, .tmuxOption, .emoji, .at, .mode, .locale, .zone,
                .theme,
                .scheme, .ascii, .lock, .config,
            ]),
        runsAuthors: true, run: run)

    /// Milliseconds for which the store may keep a line waiting that has something to store.
    static let patience: Int32 = 20

    /// The line that an earlier call left, where nothing it was made of has changed since, and what of it is to be
    /// printed now.
    ///
    /// It is what a call costs that comes each second: one look into the store, and of this program hardly more than
    /// its start.
    static func stored(
        _ words: [String], _ environment: [String: String], at now: Date
    ) -> (line: FinishedLine, text: String)? {
        let drawn = ["--at", "--help", "-h", "--follow", "--tmux-option"]
        guard !words.contains(where: { word in drawn.contains { word.hasPrefix($0) } }),
            let folders = try? Folders(environment: environment),
            let kept = HostStore.line(
                readingAt: folders.hostStore, key: FinishedLine.key(words, environment), now: now),
            let line = FinishedLine(kept, stamp: FinishedLine.stamp(words, folders)),
            let frame = line.frame(at: now)
        else { return nil }
        return (line, frame.text)
    }

    /// The variables that a stored line is found by: those of its folders and those of its key.
    static var variables: [String: String] {
        var found: [String: String] = [:]
        for name in Folders.variables + FinishedLine.variables {
            if let value = getenv(name) { found[name] = String(cString: value) }
        }
        return found
    }

    private static func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
        let request = try LineRequest(arguments)
        let settings = try Settings(arguments, console)
        if arguments.has(.follow) || arguments.has(.tmuxOption) {
            guard !arguments.has(.at) else {
                throw UsageError.excludesEachOther(
                    "--at", arguments.has(.follow) ? "--follow" : "--tmux-option")
            }
            return try LineFollower(settings, arguments, console, request).run()
        }
        // Before anything is read, so that a change meanwhile spoils the line rather than hides in it.
        let stamp = FinishedLine.stamp(arguments.typed, settings.folders)
        let store = try Window.store(settings, patience: patience)
        let window = try LineWindow(settings, arguments, console, request, store: store, for: .once)
        defer { window.close() }
        window.settle(seconds: 2)
        let now = settings.moment
        let due = window.due(from: now)
        let isDue = due.map { $0 < 0.1 } ?? false
        // Whoever asks stores the line anew; should nobody, this looks again.
        let line = try finished(window, at: now, until: isDue ? retry : due)
        console.out.raw(line.frames.first?.text ?? "")
        for error in line.errors { console.complain(error) }
        console.out.flush()
        guard !settings.isClockFixed, store.trouble == nil else { return line.status }
        // It is kept by the words of the call, among which may be what should have been a secret.
        guard !window.parts.contains(where: { $0.fault?.status == .badData }) else { return line.status }
        keep(line, stamp, arguments, console, store, at: now.date)
        if isDue { LineReload.start(arguments.typed, settings.folders, console) }
        return line.status
    }

    /// Seconds after which a line looks again for what was asked for.
    private static let retry = 5.0
    /// How many changes of its words a line is drawn ahead.
    private static let framesAhead = 16

    /// A line from now on, as far as its words can be told.
    ///
    /// - Parameter seconds: after which something else is due than its words.
    /// - Throws: `PlainFault` where there is nothing to print, and why.
    static func finished(_ window: LineWindow, at now: Moment, until seconds: Double?) throws -> FinishedLine
    {
        let reading = window.reading(at: now.date)
        if let fault = reading.faults.first, reading.text.allSatisfy(\.isWhitespace) { throw fault }
        var line = FinishedLine()
        line.status = reading.faults.first?.status.rawValue ?? ExitStatus.done.rawValue
        line.errors = reading.faults.map(\.sentence)
        let end = seconds.map { now.date + max($0, 0) }
        var next = reading
        while true {
            let until = [next.nextChange, end].compactMap { $0 }.min()
            line.frames.append(.init(text: next.text, until: until))
            guard let until, until < end ?? .distantFuture, until > now.date,
                line.frames.count < framesAhead
            else { return line }
            next = window.reading(at: until)
        }
    }

    static func keep(
        _ line: FinishedLine, _ stamp: String, _ arguments: Arguments, _ console: Console, _ store: HostStore,
        at now: Date
    ) {
        try? store.store(
            line: line.record(stamp: stamp), key: FinishedLine.key(arguments.typed, console.environment),
            now: now, validUntil: line.validUntil)
    }
}
