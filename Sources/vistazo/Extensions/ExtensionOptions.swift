import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoWords

extension Syntax.Option {
    static let extensionName = Syntax.Option("--name", "NAME", key: "extension.name")
    static let form = Syntax.Option("--as", "FORM", key: "extension.as")
    static let every = Syntax.Option("--every", "TIME", key: "extension.every")
    static let reloads = Syntax.Option("--reloads", "COUNT", key: "extension.reloads")
    static let seconds = Syntax.Option("--seconds", "TIME", key: "extension.seconds")
    static let memory = Syntax.Option("--memory", "SIZE", key: "extension.memory")
    static let output = Syntax.Option("--output", "SIZE", key: "extension.output")
    static let processes = Syntax.Option("--processes", "COUNT", key: "extension.processes")
    static let sandbox = Syntax.Option("--sandbox", key: "extension.sandbox")
    static let group = Syntax.Option("--group", "NAME", repeatable: true, key: "extension.group")
    static let app = Syntax.Option("--app", "PATH", key: "extension.app")

    /// What a line of the configuration may say of an extension.
    static let extensionLine: [Syntax.Option] = [
        .extensionName, .form, .every, .reloads, .seconds, .memory, .output, .processes, .sandbox, .group,
        .app,
    ]
}

extension ExtensionLine {
    /// The line that a command's operand and options spell; each option is checked as its key in a configuration is.
    ///
    /// - Throws: `PlainFault` with the option and what it takes.
    init(_ program: Program, _ arguments: Arguments, _ console: Console) throws {
        var members = ExtensionLine(program).members
        func add(_ key: String, _ option: Syntax.Option, _ value: (String) -> JSONValue = { .string($0) }) {
            if let text = arguments[option] { members.append(.init(key, value(text))) }
        }
        func count(_ text: String) -> JSONValue { Int(text).map { .number(Double($0)) } ?? .string(text) }
        add("name", .extensionName)
        add("as", .form)
        add("every", .every)
        add("reloads", .reloads, count)
        add("seconds", .seconds)
        add("memory", .memory)
        add("output", .output)
        add("processes", .processes, count)
        if arguments.has(.sandbox) { members.append(.init("sandbox", .bool(true))) }
        let groups = arguments.all(.group)
        if !groups.isEmpty { members.append(.init("groups", .array(groups.map { .string($0) }))) }
        add("app", .app) { .string(Self.absolute($0, console.environment)) }
        let text = JSONValue.object([.init("extensions", .array([.object(members)]))]).text
        let reading = ConfigurationReader.readExtensions(Array(text.utf8), file: "")
        if let fault = reading.faults.first {
            let key = fault.key.split(separator: ".").dropFirst().joined(separator: ".")
            let option = key.hasPrefix("groups") ? "group" : key
            throw PlainFault(
                .usage,
                option.isEmpty
                    ? fault.sentence(console.words) : "--\(option): \(fault.sentence(console.words))")
        }
        guard let line = reading.lines?.first else { throw UsageError.missingOperand("extension add PATH") }
        self = line
    }

    /// A path from the root on, without `.` and `..`; symlinks stay.
    static func absolute(_ path: String, _ environment: [String: String]) -> String {
        let expanded = World.expanded(path, environment)
        let whole =
            expanded.hasPrefix("/") ? expanded : FileManager.default.currentDirectoryPath + "/" + expanded
        return URL(filePath: whole).standardizedFileURL.path(percentEncoded: false)
    }
}

extension ExtensionLine.Program {
    /// What a person means by one word: the file of that path, else a line for the shell.
    ///
    /// - Throws: `PlainFault` where it can be neither, or is a file that cannot be run, with what would help.
    init(typed text: String, _ console: Console) throws {
        let path = ExtensionLine.absolute(text, console.environment)
        let words = console.words
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT != S_IFDIR else {
                throw PlainFault(.usage, words("cli.extension.isFolder", ["file": path]))
            }
            guard access(path, X_OK) == 0 else {
                throw PlainFault(
                    .failed,
                    words("cli.extension.notExecutable", ["file": path, "command": Self.chmod(path)]))
            }
            self = .path(path)
            return
        }
        let first = text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
        let isLine = text.contains(where: \.isWhitespace)
        guard !first.isEmpty, isLine || Self.isCommand(first, console.environment) else {
            throw PlainFault(.notFound, words("cli.extension.noProgram", ["text": text]))
        }
        self = .command(text)
    }

    /// The shell command that makes a file executable.
    static func chmod(_ path: String) -> String { "chmod +x " + shellWord(path) }

    /// A word as a shell reads it back.
    static func shellWord(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "/._-+,:@%".utf8.contains(byte)
        }
        return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }

    private static func isCommand(_ name: String, _ environment: [String: String]) -> Bool {
        guard !name.contains("/") else { return false }
        let path = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
    }
}
