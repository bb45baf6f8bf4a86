import Foundation

let console = Console.ofProcess(environment: ProcessInfo.processInfo.environment)
let words = Array(CommandLine.arguments.dropFirst())
if words.first == "inline", let line = InlineCommand.stored(Array(words.dropFirst()), console) {
    console.out.raw(line)
    console.out.flush()
    exit(ExitStatus.done.rawValue)
}
exit(Program.run(words, console))
