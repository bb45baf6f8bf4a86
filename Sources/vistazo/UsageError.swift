import VistazoWords

/// What was typed wrong. The exit code is `ExitStatus.usage`.
enum UsageError: Error, Equatable {
    case unknownOption(String, near: String?)
    case unknownCommand(String, near: String?)
    case needsValue(String)
    case needsNoValue(String)
    case repeated(String)
    /// Something is missing; the usage says what.
    case missingOperand(String)
    case surplus(String)
    /// Two options of which only one may be given.
    case excludesEachOther(String, String)
    /// An option's value is none of those allowed.
    case badValue(option: String, value: String, allowed: String)

    /// The fault in one sentence.
    func text(_ words: Words) -> String {
        switch self {
        case .unknownOption(let name, let near?):
            words("cli.unknownOptionNear", ["option": name, "near": near])
        case .unknownOption(let name, nil): words("cli.unknownOption", ["option": name])
        case .unknownCommand(let name, let near?):
            words("cli.unknownCommandNear", ["command": name, "near": near])
        case .unknownCommand(let name, nil): words("cli.unknownCommand", ["command": name])
        case .needsValue(let name): words("cli.needsValue", ["option": name])
        case .needsNoValue(let name): words("cli.needsNoValue", ["option": name])
        case .repeated(let name): words("cli.repeated", ["option": name])
        case .missingOperand(let usage): words("cli.missingOperand", ["usage": "vistazo " + usage])
        case .surplus(let operand): words("cli.surplus", ["operand": operand])
        case .excludesEachOther(let one, let other):
            words("cli.excludesEachOther", ["one": one, "other": other])
        case .badValue(let option, let value, let allowed):
            words("cli.badValue", ["option": option, "value": value, "allowed": allowed])
        }
    }
}
