import VistazoArchive
import VistazoLogbook

/// `vistazo clear`: brings days of an item back to unknown, and says what it takes away.
enum ClearCommand {
    static let dryRun = Syntax.Option("--dry-run", key: "dryRun")

    static let command = Command(
        "clear",
        Syntax("clear ITEM [FROM[..TO]]", key: "clear", operands: 1...2, options: [dryRun, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let item = try logbook.require(arguments.operand(0) ?? "")
        let days = try arguments.wholeDays(1, logbook, now: console.now)
        let isTrial = arguments.has(dryRun)
        let known =
            isTrial
            ? try logbook.known(of: item, days) : try logbook.clear(item, days, at: console.now)
        if arguments.has(.json) {
            console.document { writer in
                writer.object { writer in
                    writer.key("isTrial")
                    writer.bool(isTrial)
                    writer.key("item")
                    writer.item(item)
                    writer.key("entries")
                    writer.array { for entry in known.entries { $0.entry(entry, of: item) } }
                    writer.key("skips")
                    writer.array { for day in known.skips { $0.string(day.description) } }
                    writer.key("misses")
                    writer.array { for day in known.misses { $0.string(day.description) } }
                }
            }
            return ExitStatus.done.rawValue
        }
        let words = console.words
        guard !known.isEmpty else {
            console.say(words("cli.clear.nothing", ["item": item.title]))
            return ExitStatus.done.rawValue
        }
        let rows = known.entries.map { EntryCommands.row($0, of: item, console) }
        for line in TextTable(rows).lines() { console.say(line) }
        for day in known.skips { console.say("\(day)  \(words("logbook.state.skipped"))") }
        for day in known.misses { console.say("\(day)  \(words("logbook.state.missed"))") }
        let text = SkipCommands.text(days.days.map { $0 }, words)
        console.say(
            words(isTrial ? "cli.clear.trial" : "cli.clear.done", ["item": item.title, "days": text]))
        return ExitStatus.done.rawValue
    }
}
