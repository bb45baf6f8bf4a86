import VistazoArchive
import VistazoLogbook

/// `vistazo entries` and `vistazo entry …`: the times that an item happened.
enum EntryCommands {
    static let entries = Command(
        "entries", Syntax("entries ITEM", key: "entries", operands: 1...1, options: [.limit, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let item = try logbook.require(arguments.operand(0) ?? "")
        let limit = try arguments.number(.limit, in: 1...1_000_000_000) ?? .max
        let entries = try logbook.entries(of: item, limit: limit)
        let running = try logbook.running(of: item)
        if arguments.has(.json) {
            console.document { writer in
                writer.object { writer in
                    writer.key("entries")
                    writer.array { writer in for entry in entries { writer.entry(entry, of: item) } }
                    writer.runningSince(running)
                }
            }
        } else {
            var rows = entries.map { row($0, of: item, console) }
            if let running {
                let clock = running.clock
                let told = console.words.running(running, at: console.now, zone: console.zone)
                let text = [told, running.note ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
                rows.insert(["▶", "\(clock.day) \(clockText(clock.second))", "", text], at: 0)
            }
            console.list(
                TextTable(rows), empty: console.words("cli.entries.empty", ["item": item.title]))
        }
        return ExitStatus.done.rawValue
    }

    /// An entry for people, in columns.
    static func row(_ entry: LogEntry, of item: Item, _ console: Console) -> [String] {
        let clock = entry.clock
        let amount = entry.amount.map { console.words.amount($0, of: item) } ?? ""
        // The clock says one day, the person's days may say another.
        let day = entry.day == clock.day ? "" : console.words("cli.entries.day", ["day": "\(entry.day)"])
        return [
            "#\(entry.id)", "\(clock.day) \(clockText(clock.second))", amount,
            [day, entry.note ?? ""].filter { !$0.isEmpty }.joined(separator: " · "),
        ]
    }

    static let edit = Command(
        "entry edit",
        Syntax(
            "entry edit ID [AMOUNT]", key: "entryEdit", operands: 1...2,
            options: [.at, .date, .note, EntryEditor.option, .long, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let id = try id(arguments)
        guard let entry = try logbook.entry(id: id), let item = try logbook.item(id: entry.item) else {
            throw LogbookError.unknownEntry(id)
        }
        if arguments.has(EntryEditor.option) {
            let changed = try EntryEditor.edit(entry, of: item, arguments, logbook, console)
            return done(changed, of: item, "cli.entry.edited", arguments, console)
        }
        let changed = try logbook.editEntry(
            id, amount: try LogCommand.amount(arguments, for: item),
            when: try arguments.when(logbook, now: console.now), note: arguments[.note], at: console.now)
        return done(changed, of: item, "cli.entry.edited", arguments, console)
    }

    static let delete = Command(
        "entry delete", Syntax("entry delete ID", key: "entryDelete", operands: 1...1, options: [.json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let id = try id(arguments)
        guard let entry = try logbook.entry(id: id) else { throw LogbookError.unknownEntry(id) }
        let item = try logbook.deleteEntry(id, at: console.now)
        return done(entry, of: item, "cli.entry.deleted", arguments, console)
    }

    private static func done(
        _ entry: LogEntry, of item: Item, _ key: String, _ arguments: Arguments, _ console: Console
    ) -> Int32 {
        if arguments.has(.json) {
            console.document {
                $0.object {
                    $0.key("entry"); $0.entry(entry, of: item)
                }
            }
        } else {
            let line = row(entry, of: item, console).filter { !$0.isEmpty }.joined(separator: "  ")
            console.say(console.words(key, ["item": item.title, "entry": line]))
        }
        return ExitStatus.done.rawValue
    }

    /// The id of an entry, with or without the `#` of a listing.
    private static func id(_ arguments: Arguments) throws -> Int64 {
        let typed = arguments.operand(0) ?? ""
        guard let id = Int64(typed.hasPrefix("#") ? String(typed.dropFirst()) : typed) else {
            throw UsageError.badValue(option: "ID", value: typed, allowed: "#N")
        }
        return id
    }
}
