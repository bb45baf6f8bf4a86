import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoRendering

extension Syntax.Option {
    static let template = Syntax.Option("--template", "TEXT")
    static let emoji = Syntax.Option("--emoji", key: "lineEmoji")
    static let follow = Syntax.Option("--follow")
    static let tmuxOption = Syntax.Option("--tmux-option", "@NAME")
}

/// What `inline` was asked for.
struct LineRequest {
    /// One widget of the line: its kind and parameters as they were typed.
    struct Part {
        let arguments: Arguments
        let place: LineTemplate.Part
        var kind: String { arguments.operand(0) ?? "" }
    }

    let parts: [Part]
    let template: LineTemplate
    /// Whether it came as `--template`: then what is wrong with a part is told with its place, and the rest stays.
    let isTemplate: Bool
    let format: LineFormat
    /// The most columns that the line may take.
    let columns: Int
    let keepsEmoji: Bool
    /// Line after line rather than one.
    let isStream: Bool

    /// - Throws: `UsageError` and `LineTemplate.Mistake`.
    init(_ arguments: Arguments) throws {
        if let text = arguments[.template] {
            if let operand = arguments.operand(0) { throw UsageError.surplus(operand) }
            template = try LineTemplate(text)
            parts = try template.parts.map { part in
                let syntax = Syntax("inline KIND [K=V …]", key: "inline", operands: 1...100)
                return Part(arguments: try Arguments(part.words, syntax), place: part)
            }
            isTemplate = true
        } else {
            guard arguments.operand(0) != nil else {
                throw UsageError.missingOperand(InlineCommand.command.syntax.usage)
            }
            template = LineTemplate(words: arguments.operands)
            parts = template.parts.map { Part(arguments: arguments, place: $0) }
            isTemplate = false
        }
        if arguments.has(.tmuxOption) {
            if let format = arguments[.lineFormat], format != LineFormat.tmux.rawValue {
                throw UsageError.badValue(
                    option: "--format", value: format, allowed: LineFormat.tmux.rawValue)
            }
            format = .tmux
        } else {
            format = try arguments.choice(.lineFormat) ?? .text
        }
        columns = try arguments.columns() ?? (isTemplate ? 1000 : Family.inline.outerSize.columns)
        keepsEmoji = arguments.has(.emoji)
        isStream = arguments.has(.follow) || arguments.has(.tmuxOption)
    }

    /// The settings as a line has them: its mode is `accented` unless another is asked for, whatever the format, so
    /// that all lines of a widget come from one archive.
    func surroundings(_ settings: Settings, _ arguments: Arguments) -> Surroundings {
        var surroundings = settings.surroundings
        surroundings.size = CellSize(columns: columns, rows: 1)
        if !arguments.has(.mode) { surroundings.mode = settings.depth == .none ? .vibrant : .accented }
        return surroundings
    }
}
