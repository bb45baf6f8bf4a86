import VistazoArchive
import VistazoLogbook

/// `vistazo ago`: how long ago an item was logged, when, and how many times.
enum AgoCommand {
    static let command = Command(
        "ago", Syntax("ago ITEM", key: "ago", operands: 1...1, options: [.json]), run: run)

    private static func run(_ arguments: Arguments, _ console: Console) throws -> Int32 {
        let logbook = try console.openLogbook()
        let item = try logbook.require(arguments.operand(0) ?? "")
        guard let summary = try logbook.summary(of: item.id, at: console.now) else {
            throw LogbookError.unknownItem(item.name, near: [])
        }
        let sentence = console.words.lastTime(summary, at: console.now, zone: console.zone)
        guard arguments.has(.json) else {
            console.say(sentence)
            return ExitStatus.done.rawValue
        }
        console.document { writer in
            writer.object { writer in
                writer.summary(summary)
                writer.key("secondsAgo")
                if let last = summary.last {
                    writer.integer(max(0, console.now.seconds - last.seconds))
                } else {
                    writer.null()
                }
                writer.key("sentence")
                writer.string(sentence)
            }
        }
        return ExitStatus.done.rawValue
    }
}
