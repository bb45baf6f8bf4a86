import VistazoArchive
import VistazoLogbook

/// `vistazo import`: takes in an export of our own, or the CSV of another program.
enum ImportCommand {
    private static let dryRun = Syntax.Option("--dry-run", key: "dryRun")
    private static let prefer = Syntax.Option("--prefer", "here|file")
    private static let map = Syntax.Option("--map", "OURS=THEIRS", repeatable: true)
    private static let item = Syntax.Option("--item", "ITEM", key: "importItem")

    static let command = Command(
        "import",
        Syntax(
            "import FILE", key: "import", operands: 1...1,
            options: [.transferFormat, dryRun, prefer, map, item, .create, .json]),
        run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
        let file = arguments.operand(0) ?? "-"
        let preference: ImportReport.Preference? =
            switch arguments[prefer] {
            case nil: nil
            case "here": .here
            case "file": .there
            case let word?: throw UsageError.badValue(option: prefer.name, value: word, allowed: "here, file")
            }
        let logbook = try console.openLogbook()
        var transfer = try read(file, arguments, logbook, console)
        if arguments.has(.create) { addItems(to: &transfer) }
        let source = String(file.split(separator: "/").last ?? "-")
        let report = try logbook.take(
            transfer, preference: preference, isTrial: arguments.has(dryRun), source: source, at: console.now)
        if arguments.has(.json) {
            document(report, isTrial: arguments.has(dryRun), console)
        } else {
            lines(report, file, isTrial: arguments.has(dryRun), console)
        }
        return ExitStatus.done.rawValue
    }

    private static func read(
        _ file: String, _ arguments: Arguments, _ logbook: Logbook, _ console: Console
    ) throws -> Transfer {
        let bytes: [UInt8]
        do {
            bytes = try FileContents.read(file, limit: .max - 1)
        } catch {
            throw PlainFault(.badData, console.words("cli.noFile", ["file": file, "reason": error.reason]))
        }
        guard try TransferFormat(arguments, file: file) == .csv || isTable(bytes, arguments) else {
            do {
                return try TransferDocument.read(bytes, logbook: logbook)
            } catch let fault as JSONFault {
                throw PlainFault(.badData, "\(file): \(fault.sentence(console.words))")
            }
        }
        var names: [String: String] = [:]
        for pair in arguments.all(map) {
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, TransferTable.columns.contains(parts[0]) else {
                let known = TransferTable.columns.joined(separator: ", ")
                throw UsageError.badValue(option: map.name, value: pair, allowed: "\(known) = …")
            }
            names[parts[0]] = parts[1]
        }
        let owner = try arguments[item].map { try logbook.require($0) }
        return try TransferTable.read(bytes, names: names, item: owner, logbook: logbook)
    }

    /// A file whose name says nothing is what it begins with: a document begins with a brace.
    private static func isTable(_ bytes: [UInt8], _ arguments: Arguments) -> Bool {
        guard !arguments.has(.transferFormat) else { return false }
        let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        return first.map { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "/") } ?? false
    }

    /// Items that entries name and nobody makes; those that are here already stay as they are.
    private static func addItems(to transfer: inout Transfer) {
        var seen = Set(transfer.items.flatMap { [$0.value.uid, $0.value.name] })
        for entry in transfer.entries where seen.insert(entry.value.owner.name).inserted {
            transfer.named.append(.init(entry.value.owner.name, line: entry.line))
        }
    }

    private static func kinds(_ report: ImportReport) -> [(name: String, counts: ImportReport.Counts)] {
        [
            ("items", report.items), ("goals", report.goals), ("skips", report.skips),
            ("misses", report.misses), ("running", report.running),
            ("reminders", report.reminders), ("entries", report.entries), ("counters", report.counters),
        ]
    }

    private static func lines(_ report: ImportReport, _ file: String, isTrial: Bool, _ console: Console) {
        let words = console.words
        let told = kinds(report).filter { $0.counts != ImportReport.Counts() }
        for (name, counts) in told {
            console.say(
                words(
                    "cli.import.row",
                    [
                        "kind": words("cli.import.kind.\(name)"), "new": String(counts.new),
                        "same": String(counts.same), "conflicting": String(counts.conflicting),
                    ]))
        }
        for conflict in report.conflicts {
            console.say(
                "  "
                    + words(
                        "cli.import.conflict",
                        [
                            "line": String(conflict.line), "name": conflict.name, "here": conflict.here,
                            "there": conflict.there,
                        ]))
        }
        if told.isEmpty { console.say(words("cli.import.nothing", ["file": file])) }
        if isTrial { console.say(words("cli.import.trial")) }
    }

    private static func document(_ report: ImportReport, isTrial: Bool, _ console: Console) {
        console.document { writer in
            writer.object { writer in
                writer.key("isTrial")
                writer.bool(isTrial)
                for (name, counts) in kinds(report) {
                    writer.key(name)
                    writer.object { writer in
                        writer.key("new")
                        writer.integer(counts.new)
                        writer.key("same")
                        writer.integer(counts.same)
                        writer.key("conflicting")
                        writer.integer(counts.conflicting)
                    }
                }
                writer.key("conflicts")
                writer.array { writer in
                    for conflict in report.conflicts {
                        writer.object { writer in
                            writer.key("line")
                            writer.integer(conflict.line)
                            writer.text("name", conflict.name)
                            writer.text("here", conflict.here)
                            writer.text("file", conflict.there)
                        }
                    }
                }
            }
        }
    }
}
