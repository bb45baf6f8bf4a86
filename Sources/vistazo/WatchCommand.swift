import Glibc
import VistazoLogbook
import VistazoTerminal

/// `vistazo watch`: a line for each change of the logbook as it happens, whoever makes it, until nobody reads any more.
enum WatchCommand {
    private static let showsPrivate = Syntax.Option("--private", key: "watchPrivate")

    static let command = Command(
        "watch", Syntax("watch", key: "watch", operands: 0...0, options: [showsPrivate, .json])
    ) { arguments, console in
        let folders = try Folders(environment: console.environment)
        // Before the list is read, so that nothing falls between.
        let listener = try PokeListener(folder: folders.runtime)
        let logbook = try console.openLogbook()
        let events = ProcessWatch()
        var history = HistoryWatch(try logbook.history(limit: .max))
        while true {
            var wanted = [
                pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: events.signalDescriptor, events: Int16(POLLIN), revents: 0),
                // A pipe whose reader is gone says so though nothing is written.
                pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
            ]
            _ = poll(&wanted, nfds_t(wanted.count), -1)
            if let signal = events.endSignal() {
                listener.leave()
                ProcessWatch.end(by: signal)
            }
            if wanted[2].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { break }
            let messages = listener.drain()
            guard !messages.isEmpty else { continue }
            let now = Instant.now()
            for announcement in history.changes(messages, steps: try logbook.history(limit: .max)) {
                let report = try ChangeReport(
                    announcement, logbook, at: now, showsPrivate: arguments.has(showsPrivate))
                if arguments.has(.json) {
                    console.out.raw(
                        report.document(date: now.text(offset: console.zone.offset(at: now))) + "\n")
                } else {
                    console.say(report.sentence)
                }
            }
            console.out.flush()
            if console.out.isBroken { break }
        }
        return ExitStatus.done.rawValue
    }
}
