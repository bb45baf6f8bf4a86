import VistazoArchive
import VistazoLogbook

/// `vistazo backup`: the whole logbook as one file.
enum BackupCommand {
    private static let replace = Syntax.Option("--replace")

    static let command = Command(
        "backup", Syntax("backup [FILE]", key: "backup", operands: 0...1, options: [replace, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let file = arguments.operand(0) ?? "vistazo-\(logbook.day(of: console.now)).store"
        let count = try logbook.backUp(to: file, replacing: arguments.has(replace))
        if arguments.has(.json) {
            console.document { writer in
                writer.object { writer in
                    writer.text("file", file)
                    writer.key("entries")
                    writer.integer(count)
                }
            }
        } else {
            console.say(console.words("cli.backup.done", count: count, ["file": file]))
        }
        return ExitStatus.done.rawValue
    }
}
