import VistazoDashboard
import VistazoHosting

extension ExtensionLine {
    /// The program that a line names, with the limits it has for it.
    func program(in environment: [String: String]) -> ChildExtension {
        switch program {
        case .path(let path):
            ChildExtension(
                path: World.expanded(path, environment), identifier: name, environment: environment,
                limits: limits)
        case .command(let command):
            ChildExtension(command: command, identifier: name, environment: environment, limits: limits)
        }
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

    /// Reloads a day that its policy may ask for: what it says, else what its own interval needs. nil leaves it to
    /// the host.
    var budget: Int? { reloads ?? every.map { Int((86_400 / $0).rounded(.up)) } }
}
