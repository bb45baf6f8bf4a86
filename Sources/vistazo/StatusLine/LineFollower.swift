import Foundation
import VistazoHosting
import VistazoLogbook
import VistazoTerminal

/// `inline --follow` and `--tmux-option`: a line each time that the text changes, until nobody reads it any more.
///
/// It sleeps until the next change of the words, a poke, a program's answer, a set clock or a signal, and asks
/// programs itself, as every window does.
final class LineFollower {
    private let arguments: Arguments
    private let console: Console
    private let request: LineRequest
    private let target: any LineTarget
    private let watch: SettingsWatch
    private let events = ProcessWatch()
    private let store: HostStore
    private let listener: PokeListener?
    private var window: LineWindow
    private var last: String?
    private var told: [String] = []

    init(_ settings: Settings, _ arguments: Arguments, _ console: Console, _ request: LineRequest) throws {
        self.arguments = arguments
        self.console = console
        self.request = request
        target =
            try arguments[.tmuxOption].map { try TmuxOption($0, settings, console) }
            ?? OutputTarget(console, request.format)
        watch = SettingsWatch(settings)
        store = try Window.store(settings)
        listener = try? PokeListener(folder: settings.folders.runtime)
        window = try LineWindow(
            settings, arguments, console, request, store: store, for: .serving, listener: listener)
    }

    func run() -> Int32 {
        // What this process can tell at once comes first, not what stands in for it.
        window.settle(seconds: 0.5, forPrograms: false)
        while true {
            let now = Moment.now()
            window.service(now)
            let reading = window.reading(at: now.date)
            complain(of: reading.faults)
            if reading.text != last {
                guard target.show(reading.text) else { return leave() }
                last = reading.text
            }
            sleep(from: now, until: reading.nextChange)
            if let signal = events.endSignal() {
                _ = leave()
                ProcessWatch.end(by: signal)
            }
            if watch.hasChanged(at: Moment.now().steady) { reconfigure() }
            if target.isGone { return leave() }
        }
    }

    /// Says what is wrong once, and again only when something else was in between.
    private func complain(of faults: [PlainFault]) {
        let sentences = faults.map(\.sentence)
        guard sentences != told else { return }
        told = sentences
        for sentence in sentences { console.complain(sentence) }
    }

    private func sleep(from now: Moment, until change: Date?) {
        var waits: [Double] = []
        if let change { waits.append(change.timeIntervalSince(now.date)) }
        if let wait = window.wait(from: now) { waits.append(wait) }
        if let wait = watch.wait(from: now.steady) { waits.append(wait) }
        var wanted = ([events.signalDescriptor, events.clockDescriptor] + watch.descriptors).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        wanted.append(target.end)
        wanted += window.descriptors.map(pollfd.init)
        // Rounded up, for what is looked at too early has not changed yet; a day is as long as for ever.
        let milliseconds = waits.min().map { Int32((min(max($0, 0), 86_400) * 1000).rounded(.up)) } ?? -1
        _ = poll(&wanted, nfds_t(wanted.count), milliseconds)
        if wanted[1].revents != 0 { events.silenceClock() }
    }

    /// Begins anew under another configuration; one that cannot be read leaves everything as it is.
    private func reconfigure() {
        guard let settings = try? Settings(arguments, console),
            settings.configuration != nil || settings.configurationFaults.isEmpty,
            let new = try? LineWindow(
                settings, arguments, console, request, store: store, for: .serving, listener: listener)
        else { return }
        window.close()
        window = new
    }

    private func leave() -> Int32 {
        window.close()
        target.leave()
        listener?.leave()
        return ExitStatus.done.rawValue
    }
}

/// Where the lines of a follower go.
protocol LineTarget {
    /// Shows a line, ended by a newline; false where there is nobody left to see it.
    func show(_ line: String) -> Bool
    /// What to poll for the end of whoever reads.
    var end: pollfd { get }
    /// Nobody reads any more.
    var isGone: Bool { get }
    /// Takes back what would be out of date from now on.
    func leave()
}

/// Standard output, a line each, sent at once.
struct OutputTarget: LineTarget {
    private let console: Console

    init(_ console: Console, _ format: LineFormat) {
        self.console = console
        console.out.raw(format.heading)
    }

    func show(_ line: String) -> Bool {
        console.out.raw(line)
        console.out.flush()
        return !console.out.isBroken
    }

    /// A pipe whose reader is gone says so though nothing is written.
    var end: pollfd { pollfd(fd: STDOUT_FILENO, events: 0, revents: 0) }

    var isGone: Bool {
        var end = end
        poll(&end, 1, 0)
        return end.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0
    }

    func leave() {}
}
