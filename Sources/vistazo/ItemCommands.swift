import VistazoArchive
import VistazoLogbook

/// `vistazo items` and `vistazo item …`: what is tracked.
enum ItemCommands {
    private static let all = Syntax.Option("--all")
    private static let name = Syntax.Option("--name", "NAME")
    private static let emoji = Syntax.Option("--emoji", "E")
    private static let color = Syntax.Option("--colour", "C", short: "--color")
    private static let unit = Syntax.Option("--unit", "U")
    private static let step = Syntax.Option("--step", "N")
    private static let sort = Syntax.Option("--sort", "N")
    private static let start = Syntax.Option("--start", "DAY")
    private static let skips = Syntax.Option("--skips", "N")
    private static let isPrivate = Syntax.Option("--private", "yes|no")
    private static let emptyIsZero = Syntax.Option("--empty-is-zero", "yes|no", key: "emptyIsZero")

    private static let stopwatch = Syntax.Option("--stopwatch", "yes|no")
    private static let exclusive = Syntax.Option("--exclusive", "yes|no")

    private static let goal = Syntax.Option("--goal", "GOAL", repeatable: true)
    private static let from = Syntax.Option("--from", "DAY", key: "goalFrom")
    private static let remind = Syntax.Option("--remind", "RULE", repeatable: true)

    private static let properties = [
        emoji, color, unit, step, goal, from, remind, sort, start, skips, isPrivate, emptyIsZero, stopwatch,
        exclusive, .json,
    ]

    static let items = Command(
        "items", Syntax("items", key: "items", operands: 0...0, options: [all, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let summaries = try logbook.summaries(at: console.now, includingArchived: arguments.has(all))
        if arguments.has(.json) {
            let goals = try summaries.map { try logbook.goals(of: $0.item, at: console.now) }
            let reminders = try summaries.map { try logbook.reminders(of: $0.item) }
            console.document { writer in
                writer.object { writer in
                    writer.key("items")
                    writer.array { writer in
                        for (summary, (goals, reminders)) in zip(summaries, zip(goals, reminders)) {
                            writer.object { writer in
                                writer.summary(summary)
                                writer.goals(goals, of: summary.item, console.words)
                                writer.reminders(reminders)
                            }
                        }
                    }
                }
            }
        } else {
            let rows = try summaries.map { row($0, try logbook.reminders(of: $0.item), console) }
            console.list(TextTable(rows), empty: console.words("cli.items.empty"))
        }
        return ExitStatus.done.rawValue
    }

    private static func row(
        _ summary: ItemSummary, _ reminders: [ReminderRule], _ console: Console
    ) -> [String] {
        let words = console.words
        let item = summary.item
        let ago = summary.last.map { words.ago($0, at: console.now, zone: console.zone) }
        let total = words("cli.items.today", ["total": words.amount(summary.today.amount, of: item)])
        let running = summary.running.map { words.running($0, at: console.now, zone: console.zone) }
        let mark = item.isArchived ? words("cli.items.archived") : ""
        let times = reminders.map(\.spelled).joined(separator: "; ")
        let remind = times.isEmpty ? "" : words("cli.items.reminds", ["rules": times])
        return [item.title, total, running ?? ago ?? words("cli.items.never"), remind, mark]
    }

    static let add = Command(
        "item add", Syntax("item add NAME", key: "itemAdd", operands: 1...1, options: properties)
    ) { arguments, console in
        let logbook = try console.openLogbook()
        var change = try change(arguments, of: nil, logbook, console)
        change.name = arguments.operand(0)
        let item = try logbook.addItem(change, at: console.now)
        return try done(item, "cli.item.added", arguments, logbook, console)
    }

    static let edit = Command(
        "item edit", Syntax("item edit ITEM", key: "itemEdit", operands: 1...1, options: [name] + properties)
    ) { arguments, console in
        try perform("cli.item.edited", arguments, console) { logbook, item in
            var change = try change(arguments, of: item, logbook, console)
            change.name = arguments[name]
            return try logbook.edit(item, change, at: console.now)
        }
    }

    static let archive = Command(
        "item archive", Syntax("item archive ITEM", key: "itemArchive", operands: 1...1, options: [.json])
    ) { arguments, console in
        try perform("cli.item.archived", arguments, console) { logbook, item in
            var change = ItemChange()
            change.isArchived = true
            return try logbook.edit(item, change, at: console.now)
        }
    }

    static let unarchive = Command(
        "item unarchive",
        Syntax("item unarchive ITEM", key: "itemUnarchive", operands: 1...1, options: [.json])
    ) { arguments, console in
        try perform("cli.item.unarchived", arguments, console) { logbook, item in
            var change = ItemChange()
            change.isArchived = false
            return try logbook.edit(item, change, at: console.now)
        }
    }

    static let delete = Command(
        "item delete", Syntax("item delete ITEM", key: "itemDelete", operands: 1...1, options: [.json])
    ) { arguments, console in
        try perform("cli.item.deleted", arguments, console) { logbook, item in
            try logbook.delete(item, at: console.now)
            return item
        }
    }

    private static func perform(
        _ key: String, _ arguments: Arguments, _ console: Console,
        _ body: (Logbook, Item) throws -> Item
    ) throws -> Int32 {
        let logbook = try console.openLogbook()
        let item = try logbook.require(arguments.operand(0) ?? "")
        return try done(try body(logbook, item), key, arguments, logbook, console)
    }

    private static func done(
        _ item: Item, _ key: String, _ arguments: Arguments, _ logbook: Logbook, _ console: Console
    ) throws -> Int32 {
        if arguments.has(.json) {
            // A deleted item has none, and may have had many.
            let goals = try logbook.goals(of: item, at: console.now)
            let reminders = try logbook.reminders(of: item)
            console.document { writer in
                writer.object { writer in
                    writer.key("item")
                    writer.item(item)
                    writer.goals(goals, of: item, console.words)
                    writer.reminders(reminders)
                }
            }
        } else {
            console.say(console.words(key, ["item": item.title]))
        }
        return ExitStatus.done.rawValue
    }

    /// What the options say of an item; an empty value removes a property.
    ///
    /// - Parameter item: nil where it is being made.
    private static func change(
        _ arguments: Arguments, of item: Item?, _ logbook: Logbook, _ console: Console
    ) throws -> ItemChange {
        var change = ItemChange()
        change.emoji = arguments[emoji]
        if let emoji = change.emoji, !isMark(emoji) {
            throw bad(Self.emoji, emoji, console.words("cli.option.emoji"))
        }
        change.color = arguments[color]
        if let word = change.color, !word.isEmpty, !isColor(word) {
            let roles = NodeColor.Role.allCases.map(\.rawValue).joined(separator: ", ")
            throw bad(color, word, "\(roles), #RRGGBB")
        }
        change.unit = arguments[unit]
        change.step = try arguments[step].map { typed throws(AmountError) in
            try typed.isEmpty ? .zero : Amount(parsing: typed)
        }
        change.sort = try arguments.number(sort, in: -1_000_000...1_000_000)
        change.startDay = try day(start, arguments, logbook, console)
        change.skipsAMonth = try arguments[skips] == "" ? -1 : arguments.number(skips, in: 0...31)
        change.runsStopwatch = try answer(stopwatch, arguments)
        change.isExclusive = try answer(exclusive, arguments)
        if arguments.has(goal) {
            var own = change.unit ?? item?.unit ?? ""
            // `30m/day` of what is timed is minutes, not metres.
            if own.isEmpty, change.runsStopwatch == true {
                own = console.words("logbook.unit.minutes")
                change.unit = own
            }
            var unit = own.isEmpty ? nil : own
            change.goals = try Goal.set(parsing: arguments.all(goal), unit: &unit)
            if own.isEmpty { change.unit = unit ?? change.unit }
            change.goalsFrom = try day(from, arguments, logbook, console)
        } else if arguments.has(from) {
            throw UsageError.missingOperand("\(goal.name) GOAL \(from.name) DAY")
        }
        if arguments.has(remind) { change.reminders = try ReminderRule.set(parsing: arguments.all(remind)) }
        change.isPrivate = try answer(isPrivate, arguments)
        change.emptyDayIsZero = try answer(emptyIsZero, arguments)
        return change
    }

    private static func day(
        _ option: Syntax.Option, _ arguments: Arguments, _ logbook: Logbook, _ console: Console
    ) throws -> Day? {
        try arguments[option].map { typed in
            guard let day = Day(parsing: typed, today: logbook.day(of: console.now)) else {
                throw DayFault(typed: typed)
            }
            return day
        }
    }

    private static func answer(_ option: Syntax.Option, _ arguments: Arguments) throws -> Bool? {
        try arguments[option].map { typed in
            switch typed.lowercased() {
            case "yes": return true
            case "no": return false
            default: throw bad(option, typed, "yes, no")
            }
        }
    }

    private static func bad(_ option: Syntax.Option, _ value: String, _ allowed: String) -> UsageError {
        .badValue(option: option.name, value: value, allowed: allowed)
    }

    /// One character that can be seen, or none.
    private static func isMark(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return true }
        let invisible: [Unicode.GeneralCategory] = [
            .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator,
            .spaceSeparator,
        ]
        return text.count == 1 && text.utf8.count <= 64
            && !invisible.contains(first.properties.generalCategory)
    }

    private static func isColor(_ word: String) -> Bool {
        if NodeColor.Role(rawValue: word) != nil { return true }
        let digits = word.dropFirst()
        return word.hasPrefix("#") && [3, 6].contains(digits.count)
            && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
}
