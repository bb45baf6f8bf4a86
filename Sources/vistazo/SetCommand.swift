import VistazoArchive
import VistazoLogbook

/// `vistazo set`: the amount of a whole day, the same however often it is said.
enum SetCommand {
    static let command = Command(
        "set", Syntax("set ITEM AMOUNT", key: "set", operands: 2...2, options: [.date, .note, .long, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let item = try logbook.require(arguments.operand(0) ?? "")
        let today = logbook.day(of: console.now)
        let day = try arguments[.date].map { typed in
            guard let day = Day(parsing: typed, today: today) else { throw DayFault(typed: typed) }
            return day
        }
        let amount = try LogCommand.amount(arguments, for: item) ?? .one
        let entry = try logbook.set(
            item, to: amount, on: day ?? today, note: arguments[.note], at: console.now)
        let total = try logbook.total(of: item, on: day ?? today)
        if arguments.has(.json) {
            console.document { writer in
                writer.object { writer in
                    writer.key("entry")
                    if let entry { writer.entry(entry, of: item) } else { writer.null() }
                    writer.key("item")
                    writer.item(item)
                    writer.key("total")
                    writer.total(total, of: day ?? today)
                }
            }
        } else {
            console.say(
                console.words(
                    entry == nil ? "cli.set.already" : "cli.set.done",
                    [
                        "item": item.title, "day": (day ?? today).description,
                        "total": console.words.amount(total.amount, of: item),
                    ]))
        }
        return ExitStatus.done.rawValue
    }
}
