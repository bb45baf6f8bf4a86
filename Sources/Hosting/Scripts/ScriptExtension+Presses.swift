import Foundation
import VistazoArchive
import VistazoWords

/// What pressing a plugin's rows does.
extension ScriptExtension {
    /// Opens the address, then runs the program with exactly its arguments, in the plugin's folder, with the plugin's
    /// variables and limits. What opens addresses is no child of ours, or hands them to programs that are not, so in a
    /// sandbox none is opened, and that is said. A row that wants a terminal has a new window of the tmux that the host runs in; without
    /// one it runs as any other.
    func perform(_ request: WireRequest, _ file: ScriptFile, at now: Moment) -> any ExtensionRun {
        guard let intent = request.intent, let call = ScriptCall(intent) else {
            return AnsweredRun(.failure(.wrongReply))
        }
        let action = call.action
        var steps: [(Moment) -> any ExtensionRun] = []
        if let url = action.url, !setting.isSandboxed {
            // It may itself become the browser, so it leaves the group, which ends with the run.
            steps.append { [self] now in
                command(["setsid", "xdg-open", url], request, file, isErrand: true, at: now)
            }
        }
        if !action.command.isEmpty {
            // A window of tmux is no child of ours, so no sandbox would hold it.
            let isInWindow =
                action.isInTerminal && !setting.isSandboxed && !(environment["TMUX"] ?? "").isEmpty
            let words = isInWindow ? window(action.command, request, file) : action.command
            steps.append { [self] now in command(words, request, file, isErrand: isInWindow, at: now) }
        }
        let words = Words(language: request.locale)
        let notice =
            setting.isSandboxed
            ? action.url.map { words("hosting.sandboxedAddress", ["address": $0]) } : nil
        return SequenceRun(steps, saying: notice, at: now)
    }

    private func command(
        _ words: [String], _ request: WireRequest, _ file: ScriptFile, isErrand: Bool, at now: Moment
    ) -> any ExtensionRun {
        var setting = setting
        setting.isErrand = isErrand
        // What it prints is for nobody.
        setting.read = { _, _ in .success(Decoded(.performed(dialog: nil, reload: []))) }
        setting.variables.merge(variables(request, file)) { $1 }
        let base = isErrand ? environment : RunEnvironment.clean(environment)
        return ChildRun(
            path: Self.resolved(words[0], path: base["PATH"]), arguments: Array(words.dropFirst()),
            environment: base.merging(setting.folderVariables) { $1 }.merging(setting.variables) { $1 },
            folder: setting.workingFolder,
            request: request, setting: setting, at: now)
    }

    /// The command that opens a window for another. It stays when that has ended, so that it can be read.
    private func window(_ words: [String], _ request: WireRequest, _ file: ScriptFile) -> [String] {
        let chosen = Set(file.metadata.variables.map(\.name))
        let variables = variables(request, file).filter {
            chosen.contains($0.key) || $0.key.hasPrefix("SWIFTBAR")
        }
        // Without `env` a single word would be a line for tmux's shell; a `;` at a word's end would part commands.
        let escaped = words.map { $0.hasSuffix(";") ? $0.dropLast() + "\\;" : $0 }
        return ["tmux", "new-window", "-n", identifier, "-c", setting.workingFolder ?? "/"]
            + variables.sorted { $0.key < $1.key }.flatMap { ["-e", "\($0.key)=\($0.value)"] }
            + ["env"] + escaped + [";", "set-option", "-w", "remain-on-exit", "on"]
    }

    /// A program's file: a word without a folder is looked for along `PATH`. One that is nowhere stays as it is, and
    /// cannot be started.
    private static func resolved(_ word: String, path: String?) -> String {
        guard !word.contains("/") else { return word }
        for folder in (path ?? "").split(separator: ":") where access("\(folder)/\(word)", X_OK) == 0 {
            return "\(folder)/\(word)"
        }
        return word
    }
}
