import VistazoLogbook
import VistazoWords

/// The commands of the logbook, in the order that help lists them.
extension Command {
    static let logbook: [Command] = [
        LogCommand.command, StopwatchCommands.start, StopwatchCommands.stop, SetCommand.command,
        SkipCommands.skip, SkipCommands.unskip, SkipCommands.miss, SkipCommands.unmiss, ClearCommand.command,
        HistoryCommands.undo, HistoryCommands.redo,
        HistoryCommands.history, AgoCommand.command, TodayCommand.command,
        StatsCommand.command, ExplainCommand.command, ItemCommands.items, ItemCommands.add, ItemCommands.edit,
        ItemCommands.archive, ItemCommands.unarchive, ItemCommands.delete, EntryCommands.entries,
        EntryCommands.edit, EntryCommands.delete, ExportCommand.command, ImportCommand.command,
        BackupCommand.command, WatchCommand.command, RemindCommand.command,
    ].map { command in
        Command(command.name, command.syntax) { arguments, console in
            var console = console.configured()
            console.tellsNews = true
            return try command.run(arguments, console)
        }
    }
}

extension Syntax.Option {
    static let at = Syntax.Option("--at", "WHEN")
    static let date = Syntax.Option("--date", "DAY")
    static let duration = Syntax.Option("--for", "DURATION")
    static let note = Syntax.Option("--note", "TEXT")
    static let create = Syntax.Option("--create")
    static let limit = Syntax.Option("--limit", "N")
    static let long = Syntax.Option("--long")
}

extension Console {
    /// Where the person came in: through the door that is named, else from the command line, from a script
    /// where nobody looks on, or from tmux's own commands.
    var ownDoor: Door {
        if let door { return door }
        if out.isTTY || err.isTTY { return .terminal }
        return environment["TMUX"] == nil ? .script : .tmux
    }

    /// Opens the logbook of this person.
    func openLogbook() throws -> Logbook {
        let folders = try Folders(environment: environment)
        let logbook = try openLogbook(folders, ownDoor, words)
        if tellsNews, !logbook.news.isEmpty {
            for news in logbook.news { complain(news.text(path: folders.store, words)) }
            try logbook.acknowledgeNews()
        }
        return logbook
    }

    /// Opens the logbook for a door; what is changed by it runs the person's hook.
    func openLogbook(_ folders: Folders, _ door: Door, _ words: Words) throws -> Logbook {
        let logbook = try Logbook(
            folders: folders, zone: zone, dayStart: dayStart, weekStart: weekStart, words: words, door: door)
        logbook.announce = ChangedHook(self).map { hook in { hook.run($0, $1) } }
        return logbook
    }

    /// Prints a listing, or where it is empty the message that says so.
    func list(_ table: TextTable, empty: String) {
        if table.rows.isEmpty { complain(empty) }
        for line in table.lines() { say(line) }
    }
}

extension Arguments {
    /// When an entry is to stand, as `--at` and `--date` say; nil where neither does.
    func when(_ logbook: Logbook, now: Instant) throws -> Logbook.When? {
        if let typed = self[.at] {
            if has(.date) { throw UsageError.excludesEachOther("--at", "--date") }
            // A day alone is no time, and yet plain: it is that day's noon, or for today now.
            if let day = Day(parsing: typed, today: logbook.day(of: now)) { return .on(day) }
            return .at(try Instant(parsing: typed, now: now, zone: logbook.zone))
        }
        return try self[.date].map { typed in
            guard let day = Day(parsing: typed, today: logbook.day(of: now)) else {
                throw DayFault(typed: typed)
            }
            return .on(day)
        }
    }

    /// The days that an operand names; nil where it is not there.
    func days(_ index: Int, _ logbook: Logbook, now: Instant) throws -> DayRange? {
        try operand(index).map { typed in
            let today = logbook.day(of: now)
            guard let range = DayRange(parsing: typed, today: today, weekStart: logbook.weekStart) else {
                throw DayRangeFault(typed: typed)
            }
            return range
        }
    }

    /// The same with both ends; today where the operand is not there.
    func wholeDays(_ index: Int, _ logbook: Logbook, now: Instant) throws -> ClosedRange<Day> {
        let today = logbook.day(of: now)
        let range = try days(index, logbook, now: now) ?? DayRange(first: today, last: today)
        guard let first = range.first, let last = range.last else {
            throw DayRangeFault(typed: operand(index) ?? "")
        }
        return first...last
    }

    /// A whole number of an option, within limits.
    func number(_ option: Syntax.Option, in range: ClosedRange<Int>) throws -> Int? {
        try self[option].map { typed in
            guard let number = Int(typed), range.contains(number) else {
                throw UsageError.badValue(
                    option: option.name, value: typed, allowed: "\(range.lowerBound)…\(range.upperBound)")
            }
            return number
        }
    }
}
