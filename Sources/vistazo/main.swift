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

    static func run() -> Int32 {
        let words = Result { () throws(ProcessArguments.NotText) in try ProcessArguments.read() }
        let out = Outlet(descriptor: STDOUT_FILENO)
        let stored = (try? words.get()).flatMap { words in
            words.first == "inline"
                ? InlineCommand.stored(Array(words.dropFirst()), InlineCommand.variables, at: .now) : nil
        }
        if let stored {
            out.raw(stored.text)
            out.flush()
            if stored.line.errors.isEmpty, !out.isBroken { return stored.line.status }
        }
        var console = Console.ofProcess(environment: ProcessInfo.processInfo.environment)
        console.out = out
        // Runs this very program, even where its file has been replaced since.
        console.program = "/proc/self/exe"
        if let line = stored?.line {
            for error in line.errors { console.complain(error) }
            return Program.written(line.status, console)
        }
        do {
            return Program.run(try words.get(), console)
        } catch {
            return console.fail(error.status, error.text(console.words))
        }
    }
}

Start.openStandardDescriptors()
exit(Start.run())
