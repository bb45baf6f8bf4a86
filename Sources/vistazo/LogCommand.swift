import VistazoArchive
import VistazoLogbook

/// `vistazo log`: the one action, from the command line.
enum LogCommand {
    static let command = Command(
        "log",
        Syntax(
            "log ITEM [AMOUNT]", key: "log", operands: 1...2,
            options: [.at, .date, .duration, .note, .create, .long, .json]),
        run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
        let logbook = try console.openLogbook()
        let name = arguments.operand(0) ?? ""
        let when = try arguments.when(logbook, now: console.now)
        let result: TapResult
        switch try logbook.find(name) {
        case .one(let item):
            let amount = try amount(arguments, for: item)
            result = try logbook.tap(
                item, amount: amount, when: when, note: arguments[.note], at: console.now)
        case .several(let items):
            throw LogbookError.ambiguousItem(name, candidates: items)
        case .none where arguments.has(.create):
            let amount = try amount(arguments, for: nil)
            result = try logbook.tapNew(
                name, amount: amount, when: when, note: arguments[.note], at: console.now)
        case .none(let near):
            let fault = LogbookError.unknownItem(name, near: near)
            throw PlainFault(
                fault.status, "\(fault.text(console.words)) \(console.words("cli.log.createHint"))")
        }
        return tell(result, arguments, console)
    }

    /// Says what a tap did.
    static func tell(_ result: TapResult, _ arguments: Arguments, _ console: Console) -> Int32 {
        if arguments.has(.json) {
            console.document { writer in
                writer.object { writer in
                    writer.key("entry")
                    if let entry = result.entry {
                        writer.entry(entry, of: result.item)
                    } else {
                        writer.null()
                    }
                    // Those of a stopwatch that ran over the start of a day are several.
                    writer.key("entries")
                    writer.array { for entry in result.entries { $0.entry(entry, of: result.item) } }
                    writer.runningSince(result.running)
                    writer.key("ended")
                    writer.array { for item in result.ended { $0.string(item.name) } }
                    writer.key("item")
                    writer.item(result.item)
                    writer.key("total")
                    writer.total(result.total, of: result.day)
                    writer.key("sentence")
                    writer.string(result.sentence)
                }
            }
        } else {
            console.say(result.sentence)
            StopwatchCommands.hint(result, console)
        }
        return ExitStatus.done.rawValue
    }

    /// The amount or the length of time that was typed; nil is the item's step.
    static func amount(_ arguments: Arguments, for item: Item?) throws -> Amount? {
        let length = arguments[.duration]
        if length != nil, arguments.operand(1) != nil {
            throw UsageError.excludesEachOther("AMOUNT", Syntax.Option.duration.name)
        }
        return try (length ?? arguments.operand(1)).map { typed throws(AmountError) in
            guard let item else {
                // What is made here is counted in times.
                if length != nil { throw .notATime(typed, unit: nil) }
                return try Amount(parsing: typed, unit: nil)
            }
            let amount = try Amount(parsing: typed, for: item, allowsLong: arguments.has(.long))
            if length != nil, !item.countsTime { throw .notATime(typed, unit: item.unit) }
            // A stopwatch takes no time back.
            if length != nil, amount <= .zero { throw .notANumber(typed) }
            return amount
        }
    }
}
