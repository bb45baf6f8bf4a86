import Foundation
import VistazoCells
import VistazoTerminal

// Takes the terminal as a dashboard does, and at the first key ends in the way that its argument names.

let way = CommandLine.arguments.dropFirst().first ?? ""

@inline(never) func fall(_ depth: Int) -> Int { depth == .min ? 0 : fall(depth + 1) &+ depth }

func end() {
    switch way {
    case "trap": print([1, 2][CommandLine.arguments.count])
    case "message": preconditionFailure("this is the end")
    case "overflow": print(fall(0))
    case "elsewhere":
        Thread.detachNewThread { print([1, 2][CommandLine.arguments.count]) }
        sleep(20)
    case "abort": abort()
    default: exit(7)
    }
}

do {
    let terminal = try Terminal(options: TerminalOptions(environment: ProcessInfo.processInfo.environment))
    var frame = CellGrid(size: terminal.size)
    frame.write("╭ up ╮", at: .zero)
    terminal.paint(frame)
    var wanted = pollfd(fd: terminal.inputDescriptor, events: Int16(POLLIN), revents: 0)
    while terminal.events().isEmpty { _ = poll(&wanted, 1, -1) }
    end()
} catch {
    print(error)
}
