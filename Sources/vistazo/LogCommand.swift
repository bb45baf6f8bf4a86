import VistazoArchive
import VistazoLogbook

/// `vistazo log`: the one action, from the command line.
enum LogCommand {
    static let command = Command(
        "log",
        Syntax(
            "log ITEM [AMOUNT]", key: "log", operands: 1...2,
            options: [.at, .date, .note, .create, .long, .json]),
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
            let amount = try arguments.operand(1).map { typed throws(AmountError) in
                try Amount(parsing: typed)
            }
            result = try logbook.tapNew(
                name, amount: amount, when: when, note: arguments[.note], at: console.now)
        case .none(let near):
            let fault = LogbookError.unknownItem(name, near: near)
            throw PlainFault(
                fault.status, "\(fault.text(console.words)) \(console.words("cli.log.createHint"))")
        }
        if arguments.has(.json) {
            console.document { writer in
                writer.object { writer in
                    writer.key("entry")
                    writer.entry(result.entry, of: result.item)
                    writer.key("item")
                    writer.item(result.item)
                    writer.key("total")
                    writer.total(result.total, of: result.entry.day)
                    writer.key("sentence")
                    writer.string(result.sentence)
                }
            }
        } else {
            console.say(result.sentence)
        }
        return ExitStatus.done.rawValue
    }

    /// The amount that was typed; nil is the item's step.
    static func amount(_ arguments: Arguments, for item: Item) throws -> Amount? {
        try arguments.operand(1).map { typed throws(AmountError) in
            try Amount(parsing: typed, for: item, allowsLong: arguments.has(.long))
        }
    }
}
