import VistazoArchive

/// What a press of a plugin's row does, as its archive carries it. Only extensions that read plugins perform it, and
/// only for what they printed themselves: the intent of this name in anybody else's archive is theirs.
struct ScriptCall: Hashable {
    static let name = "ScriptRow"

    var action: ScriptRow.Action

    init(_ action: ScriptRow.Action) { self.action = action }

    /// The parameters `open`, `run`, `terminal`; what says nothing is left out.
    var intent: IntentCall {
        var parameters: [JSONValue.Member] = []
        if let url = action.url { parameters.append(.init("open", .string(url))) }
        if !action.command.isEmpty {
            parameters.append(.init("run", .array(action.command.map { .string($0) })))
            if action.isInTerminal { parameters.append(.init("terminal", .bool(true))) }
        }
        return IntentCall(name: Self.name, parameters: parameters)
    }

    /// nil for another intent, or one whose parameters are of other types.
    init?(_ call: IntentCall) {
        guard call.name == Self.name else { return nil }
        action = ScriptRow.Action(refreshes: true)
        for parameter in call.parameters {
            switch (parameter.key, parameter.value) {
            case ("open", .string(let url)): action.url = url
            case ("run", .array(let words)):
                for word in words {
                    guard case .string(let word) = word else { return nil }
                    action.command.append(word)
                }
            case ("terminal", .bool(let isOn)): action.isInTerminal = isOn
            default: return nil
            }
        }
    }
}
