import VistazoArchive
import VistazoLogbook

/// `vistazo start` and `vistazo stop`: an item's stopwatch, said outright.
enum StopwatchCommands {
    static let start = Command(
        "start",
        Syntax("start ITEM", key: "start", operands: 1...1, options: [.at, .note, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let item = try logbook.require(arguments.operand(0) ?? "")
        let result = try logbook.start(
            item, when: try arguments.when(logbook, now: console.now), note: arguments[.note],
            at: console.now)
        return LogCommand.tell(result, arguments, console)
    }

    static let stop = Command(
        "stop",
        Syntax("stop [ITEM]", key: "stop", operands: 0...1, options: [.at, .note, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let item = try arguments.operand(0).map { try logbook.require($0) } ?? onlyRunning(logbook, console)
        let result = try logbook.stop(
            item, when: try arguments.when(logbook, now: console.now), note: arguments[.note],
            at: console.now)
        return LogCommand.tell(result, arguments, console)
    }

    /// The item whose stopwatch runs, where there is but one.
    private static func onlyRunning(_ logbook: Logbook, _ console: Console) throws -> Item {
        let items = try logbook.running().map(\.item)
        guard let item = items.first else {
            throw PlainFault(.notFound, console.words("cli.stop.nothing"))
        }
        guard items.count == 1 else {
            let names = LogbookError.list(items, console.words)
            throw PlainFault(.notFound, console.words("cli.stop.several", ["items": names]))
        }
        return item
    }

    /// A stopwatch that ran so long was left running, more likely than not.
    static let longRun = 12 * 3600

    /// Says how another end is set, where a stopwatch was stopped that ran very long.
    static func hint(_ result: TapResult, _ console: Console) {
        guard result.isStop, let first = result.entries.first,
            result.item.seconds(of: result.amount) >= longRun
        else { return }
        let today = console.zone.local(at: console.now).day
        console.complain(
            console.words(
                "cli.stop.long",
                ["item": result.item.name, "since": console.words.moment(clock: first.clock, today: today)]))
    }
}

extension JSONWriter {
    /// Since when a stopwatch runs; null where it does not.
    mutating func runningSince(_ entry: RunningEntry?) {
        text("runningSince", entry.map { $0.start.text(offset: $0.zoneOffset) })
    }
}
