import VistazoDashboard
import VistazoHosting

extension ExtensionLine {
    /// The program that a line names, with what it may use and have.
    ///
    /// - Parameters:
    ///   - limits: instead of its own.
    ///   - hear: told of what each run writes, for whoever looks for a fault.
    func program(
        in environment: [String: String], limits: RunLimits? = nil, hear: RunSetting.Hearing? = nil
    ) -> any WidgetExtension {
        let identifier = name ?? ownName
        let setting = RunSetting(
            limits: limits ?? self.limits,
            folders: try? ExtensionFolders(identifier: identifier, environment: environment),
            groups: groups, isSandboxed: isSandboxed ?? false, hear: hear)
        let program: ScriptExtension.Program =
            switch program {
            case .path(let path): .file(World.expanded(path, environment))
            case .command(let command): .command(command)
            }
        let made = ScriptExtension(
            program, as: form?.rawValue, every: every, identifier: identifier, environment: environment,
            setting: setting)
        if let app {
            made.app = ChildExtension(
                path: World.expanded(app, environment), identifier: identifier, environment: environment,
                setting: setting)
        }
        made.ownBudget = reloads.map { Budget(reloadsADay: Double($0)) }
        return made
    }

    /// What an extension is called that nobody named: a plugin by what stands before its interval, any other file by
    /// its name without the ending, a command by its first word.
    var ownName: String {
        switch program {
        case .path(let path):
            let file = Self.file(path)
            let script = ScriptName(file)
            return script.isPlugin ? script.name : Self.stem(file)
        case .command(let command):
            let word = command.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? command
            return Self.stem(Self.file(word))
        }
    }

    private static func file(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private static func stem(_ file: String) -> String {
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
        return String(file[..<dot])
    }

    /// The host's own limits where the line has none.
    var limits: RunLimits {
        var limits = RunLimits()
        if let seconds { limits.seconds = seconds }
        if let memory { limits.memory = memory }
        if let output { limits.output = output }
        if let processes { limits.processes = processes }
        return limits
    }
}
