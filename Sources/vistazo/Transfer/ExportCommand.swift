import VistazoLogbook

/// `vistazo export`: the whole logbook as JSON or CSV.
enum ExportCommand {
    static let command = Command(
        "export", Syntax("export [FILE]", key: "export", operands: 0...1, options: [.transferFormat])
    ) { arguments, console in
        let file = arguments.operand(0) ?? "-"
        let format = try TransferFormat(arguments, file: file)
        let transfer = try console.openLogbook().export()
        let bytes = format == .json ? TransferDocument.write(transfer) : TransferTable.write(transfer)
        if file == "-" {
            console.out.raw(bytes: bytes)
            return ExitStatus.done.rawValue
        }
        do throws(AtomicFile.Unwritable) {
            try AtomicFile.write(bytes, to: file)
        } catch {
            throw PlainFault(.storage, console.words("cli.noWrite", ["file": file, "reason": error.reason]))
        }
        console.say(console.words("cli.export.done", ["file": file]))
        return ExitStatus.done.rawValue
    }
}

/// How a logbook is written down.
enum TransferFormat: String, CaseIterable {
    case json, csv

    /// What `--format` says, else the file's name; JSON where neither does.
    init(_ arguments: Arguments, file: String) throws {
        if let word = arguments[.transferFormat] {
            guard let format = TransferFormat(rawValue: word) else {
                throw UsageError.badValue(
                    option: Syntax.Option.transferFormat.name, value: word, allowed: "json, csv")
            }
            self = format
        } else {
            let name = file.lowercased()
            self = name.hasSuffix(".csv") || name.hasSuffix(".tsv") ? .csv : .json
        }
    }
}

extension Syntax.Option {
    static let transferFormat = Syntax.Option("--format", "json|csv", key: "transferFormat")
}
