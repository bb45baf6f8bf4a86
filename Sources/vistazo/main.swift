import Foundation

/// What the program does before it looks for a command: its words checked, and the line of `inline` that is
/// ready to be printed.
enum Start {
    static func run(_ console: Console) -> Int32 {
        let words: [String]
        do {
            words = try ProcessArguments.read()
        } catch {
            return console.fail(error.status, error.text(console.words))
        }
        if words.first == "inline", let line = InlineCommand.stored(Array(words.dropFirst()), console) {
            console.out.raw(line)
            console.out.flush()
            return ExitStatus.done.rawValue
        }
        return Program.run(words, console)
    }
}

exit(Start.run(.ofProcess(environment: ProcessInfo.processInfo.environment)))
