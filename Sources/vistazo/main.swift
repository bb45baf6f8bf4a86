import Foundation

let console = Console.ofProcess(environment: ProcessInfo.processInfo.environment)
exit(Program.run(Array(CommandLine.arguments.dropFirst()), console))
