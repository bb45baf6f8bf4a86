import VistazoArchive
import VistazoLogbook
import VistazoWords

/// `vistazo skip` and `vistazo unskip`: days on which an item is not held against the person. `vistazo miss` and
/// `vistazo unmiss`: days that are given up.
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

    static let miss = Command(
        "miss", Syntax("miss ITEM [FROM[..TO]]", key: "miss", operands: 1...2, options: [.json])
    ) { arguments, console in
        try perform(arguments, console, key: "cli.miss.done", nothing: "cli.miss.already", isSkip: false) {
            try $0.miss($1, $2, at: console.now)
        }
    }

    static let unmiss = Command(
        "unmiss", Syntax("unmiss ITEM [FROM[..TO]]", key: "unmiss", operands: 1...2, options: [.json])
    ) { arguments, console in
        try perform(
            arguments, console, key: "cli.unmiss.done", nothing: "cli.unmiss.nothing", isSkip: false
        ) {
            try $0.unmiss($1, $2, at: console.now)
        }
    }

    private static func perform(
        _ arguments: Arguments, _ console: Console, key: String, nothing: String, isSkip: Bool = true,
        _ body: (Logbook, Item, ClosedRange<Day>) throws -> [Day]
    ) throws -> Int32 {
        let logbook = try console.openLogbook()
        let item = try logbook.require(arguments.operand(0) ?? "")
        let range = try arguments.wholeDays(1, logbook, now: console.now)
        let days = try body(logbook, item, range)
        let left = isSkip ? try logbook.skipsLeft(of: item, in: days.last ?? range.upperBound) : nil
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
        let sentence = words(key, ["item": item.title, "days": text(days, words)])
        return left.map { "\(sentence) · \(words("cli.skip.left", count: $0))" } ?? sentence
    }

    /// Days that follow each other, or not.
    static func text(_ days: [Day], _ words: Words) -> String {
        guard let first = days.first, let last = days.last else { return words("cli.days.none") }
        if days.count == 1 { return first.description }
        return words("cli.days", count: days.count, ["first": first.description, "last": last.description])
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
