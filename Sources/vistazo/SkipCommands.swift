import VistazoArchive
import VistazoLogbook

/// `vistazo skip` and `vistazo unskip`: days on which an item is not held against the person.
enum SkipCommands {
    static let skip = Command(
        "skip", Syntax("skip ITEM [FROM[..TO]]", key: "skip", operands: 1...2, options: [.json])
    ) { arguments, console in
        try perform(arguments, console, key: "cli.skip.done", nothing: "cli.skip.already") {
            try $0.skip($1, $2, at: console.now)
        }
    }

    static let unskip = Command(
        "unskip", Syntax("unskip ITEM [FROM[..TO]]", key: "unskip", operands: 1...2, options: [.json])
    ) { arguments, console in
        try perform(arguments, console, key: "cli.unskip.done", nothing: "cli.unskip.nothing") {
            try $0.unskip($1, $2, at: console.now)
        }
    }

    private static func perform(
        _ arguments: Arguments, _ console: Console, key: String, nothing: String,
        _ body: (Logbook, Item, ClosedRange<Day>) throws -> [Day]
    ) throws -> Int32 {
        let logbook = try console.openLogbook()
        let item = try logbook.require(arguments.operand(0) ?? "")
        let today = logbook.day(of: console.now)
        let range = try arguments.days(1, logbook, now: console.now) ?? DayRange(first: today, last: today)
        guard let first = range.first, let last = range.last else {
            throw DayRangeFault(typed: arguments.operand(1) ?? "")
        }
        let days = try body(logbook, item, first...last)
        let left = try logbook.skipsLeft(of: item, in: days.last ?? last)
        if arguments.has(.json) {
            document(item, days, left, console)
        } else {
            console.say(sentence(item, days, left, key: days.isEmpty ? nothing : key, console))
        }
        return ExitStatus.done.rawValue
    }

    private static func sentence(
        _ item: Item, _ days: [Day], _ left: Int?, key: String, _ console: Console
    ) -> String {
        let words = console.words
        var text = words("cli.days.none")
        if let first = days.first, let last = days.last {
            text =
                days.count == 1
                ? first.description
                : words(
                    "cli.days", count: days.count, ["first": first.description, "last": last.description])
        }
        let sentence = words(key, ["item": item.title, "days": text])
        return left.map { "\(sentence) · \(words("cli.skip.left", count: $0))" } ?? sentence
    }

    private static func document(_ item: Item, _ days: [Day], _ left: Int?, _ console: Console) {
        console.document { writer in
            writer.object { writer in
                writer.key("item")
                writer.item(item)
                writer.key("days")
                writer.array { writer in for day in days { writer.string(day.description) } }
                writer.key("skipsLeft")
                if let left { writer.integer(left) } else { writer.null() }
            }
        }
    }
}
