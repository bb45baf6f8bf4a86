import Foundation

let console = Console.ofProcess(environment: ProcessInfo.processInfo.environment)
do {
    exit(Program.run(try ProcessArguments.read(), console))
} catch {
    exit(console.fail(error.status, error.text(console.words)))
}
