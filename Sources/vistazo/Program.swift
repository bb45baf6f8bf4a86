import Foundation
import VistazoLogbook

/// Finds the command, runs it, and turns whatever it throws into a message and an exit code.
enum Program {
    static let version = "0.1"

    /// - Returns: the exit code; never returns where a command needs the main thread for authors' code.
    static func run(_ arguments: [String], _ console: Console) -> Int32 {
        let (command, rest): (Command, [String])
        do {
            guard let found = try find(arguments) else { return help(arguments, console) }
            (command, rest) = found
        } catch {
            return console.fail(.usage, error.text(console.words))
        }
        guard command.runsAuthors else { return run(command, rest, console) }
        // Authors' code runs on the main actor, which the main thread serves; commands may wait for it.
        let thread = Thread {
            let status = run(command, rest, console)
            exit(status)
        }
        thread.stackSize = 8 << 20
        thread.start()
        dispatchMain()
    }

    /// Runs a command on this thread, which is not the main one; help and version print nothing here.
    static func perform(_ arguments: [String], _ console: Console) -> Int32 {
        do {
            guard let (command, rest) = try find(arguments), !command.name.isEmpty else {
                return ExitStatus.usage.rawValue
            }
            return run(command, rest, console)
        } catch {
            return console.fail(.usage, error.text(console.words))
        }
    }

    private static func run(_ command: Command, _ rest: [String], _ console: Console) -> Int32 {
        defer {
            console.out.flush()
            console.err.flush()
        }
        do {
            let arguments = try Arguments(rest, command.syntax)
            if arguments.wantsHelp {
                console.out.raw(command.syntax.help(console.words))
                return written(ExitStatus.done.rawValue, console)
            }
            return written(try command.run(arguments, console), console)
        } catch let fault as Fault {
            return console.fail(fault.status, fault.text(console.words))
        } catch {
            return console.fail(.failed, "\(error)")
        }
    }

    /// The exit code once all is written. A reader that has gone away has had enough; any other failure is
    /// data lost.
    static func written(_ status: Int32, _ console: Console) -> Int32 {
        console.out.flush()
        guard let code = console.out.failure, code != EPIPE else { return status }
        let reason = String(cString: strerror(code))
        return console.fail(.failed, console.words("cli.cannotWrite", ["reason": reason]))
    }

    /// The command that the first words name, and what follows them; nil for help and the version.
    private static func find(_ arguments: [String]) throws(UsageError) -> (Command, [String])? {
        let first = arguments.first ?? ""
        if first.hasPrefix("-") || first.isEmpty {
            if ["--help", "-h", "--version"].contains(first) { return nil }
            guard let dashboard = Command.all.first(where: { $0.name.isEmpty }) else { return nil }
            return (dashboard, arguments)
        }
        if first == "help" { return nil }
        if arguments.count > 1,
            let command = Command.all.first(where: { $0.name == "\(first) \(arguments[1])" })
        {
            return (command, Array(arguments.dropFirst(2)))
        }
        if let command = Command.all.first(where: { $0.name == first }) {
            return (command, Array(arguments.dropFirst()))
        }
        let group = Command.all.filter { $0.name.hasPrefix(first + " ") }
        if !group.isEmpty {
            guard arguments.count > 1, arguments[1] != "--help", arguments[1] != "-h" else { return nil }
            let typed = "\(first) \(arguments[1])"
            throw .unknownCommand(typed, near: nearest(to: typed, among: group.map(\.name)))
        }
        throw .unknownCommand(
            first, near: nearest(to: first, among: Command.all.filter(\.isListed).map(\.name)))
    }

    /// Prints the version, the help of one command or group, or the list of all.
    private static func help(_ arguments: [String], _ console: Console) -> Int32 {
        guard arguments.first != "--version" else {
            console.say("vistazo \(version)")
            return written(ExitStatus.done.rawValue, console)
        }
        let asked = arguments.filter { !$0.hasPrefix("-") && $0 != "help" }.joined(separator: " ")
        if let command = Command.all.first(where: { $0.name == asked && !asked.isEmpty }) {
            console.out.raw(command.syntax.help(console.words))
            return written(ExitStatus.done.rawValue, console)
        }
        let listed = Command.all.filter { $0.isListed && (asked.isEmpty || $0.name.hasPrefix(asked + " ")) }
        guard !listed.isEmpty else {
            let near = nearest(to: asked, among: Command.all.filter(\.isListed).map(\.name))
            return console.fail(.usage, UsageError.unknownCommand(asked, near: near).text(console.words))
        }
        console.out.raw(list(listed, console))
        return written(ExitStatus.done.rawValue, console)
    }

    private static func list(_ commands: [Command], _ console: Console) -> String {
        let rows = commands.map {
            ("vistazo \($0.syntax.usage)", console.words("cli.about.\($0.syntax.key)"))
        }
        let width = min(rows.map(\.0.count).max() ?? 0, 40)
        var lines = [console.words("cli.help.title"), ""]
        for (usage, about) in rows {
            if usage.count > width {
                lines += ["  " + usage, String(repeating: " ", count: width + 5) + about]
            } else {
                lines.append("  " + usage + String(repeating: " ", count: width - usage.count + 3) + about)
            }
        }
        lines += ["", console.words("cli.help.more")]
        return lines.joined(separator: "\n") + "\n"
    }
}
