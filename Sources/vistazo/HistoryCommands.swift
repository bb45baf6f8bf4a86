import VistazoArchive
import VistazoLogbook

/// `vistazo undo`, `redo` and `history`: the one list of steps over all doors.
enum HistoryCommands {
    static let undo = Command("undo", Syntax("undo", key: "undo", operands: 0...0, options: [.json])) {
        try turn($0, $1, key: "cli.undo.done") { try $0.undo() }
    }

    static let redo = Command("redo", Syntax("redo", key: "redo", operands: 0...0, options: [.json])) {
        try turn($0, $1, key: "cli.redo.done") { try $0.redo() }
    }

    static let history = Command(
        "history", Syntax("history", key: "history", operands: 0...0, options: [.limit, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let limit = try arguments.number(.limit, in: 1...1000) ?? 20
        let steps = try logbook.history(limit: limit)
        if arguments.has(.json) {
            console.document { writer in
                writer.object { writer in
                    writer.key("steps")
                    writer.array { writer in
                        for step in steps {
                            writer.step(step, sentence: sentence(step, console), zone: console.zone)
                        }
                    }
                }
            }
        } else {
            let rows = steps.map { step in
                let sentence = sentence(step, console)
                return [step.isUndone ? console.words("cli.history.undone", ["step": sentence]) : sentence]
            }
            console.list(TextTable(rows), empty: console.words("cli.history.empty"))
        }
        return ExitStatus.done.rawValue
    }

    private static func turn(
        _ arguments: Arguments, _ console: Console, key: String,
        _ body: (Logbook) throws -> HistoryStep
    ) throws -> Int32 {
        let logbook = try console.openLogbook()
        let step: HistoryStep
        do {
            step = try body(logbook)
        } catch let error as LogbookError where error == .nothingToUndo || error == .nothingToRedo {
            if arguments.has(.json) {
                console.document {
                    $0.object {
                        $0.key("step"); $0.null()
                    }
                }
            }
            throw error
        }
        let sentence = sentence(step, console)
        if arguments.has(.json) {
            console.document { writer in
                writer.object { writer in
                    writer.key("step")
                    writer.step(step, sentence: sentence, zone: console.zone)
                }
            }
        } else {
            console.say(console.words(key, ["step": sentence]))
        }
        return ExitStatus.done.rawValue
    }

    static func sentence(_ step: HistoryStep, _ console: Console) -> String {
        console.words.step(step, at: console.now, zone: console.zone)
    }
}
