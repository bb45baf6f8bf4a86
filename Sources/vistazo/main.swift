import Foundation

/// What the program does before it looks for a command: its words checked, and the line of `inline` that is
/// ready to be printed.
enum Start {
    /// Opens what of the three standard descriptors is closed, so that no file of ours gets its number and is
    /// written to as if it were a terminal.
    static func openStandardDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number, which is this one.
            _ = open("/dev/null", O_RDWR)
        }
    }

    static func run(_ console: Console) -> Int32 {
        let words: [String]
        do {
            words = try ProcessArguments.read()
        } catch {
            return console.fail(error.status, error.text(console.words))
        }
        if words.first == "inline",
            let status = InlineCommand.printStored(Array(words.dropFirst()), console)
        {
            return Program.written(status, console)
        }
        return Program.run(words, console)
    }
}

Start.openStandardDescriptors()
var console = Console.ofProcess(environment: ProcessInfo.processInfo.environment)
// Runs this very program, even where its file has been replaced since.
console.program = "/proc/self/exe"
exit(Start.run(console))
