import VistazoCells
import VistazoRendering

/// How a grid leaves the program.
enum GridFormat: String, CaseIterable {
    case text, ansi, svg, html, json, tmux

    /// The format that was asked for, else ANSI for a person at a terminal and text for a pipe.
    ///
    /// - Throws: `UsageError.badValue` for a name that is none.
    init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        if let name = arguments[.format] {
            guard let format = GridFormat(rawValue: name) else {
                throw .badValue(
                    option: "--format", value: name,
                    allowed: Self.allCases.map(\.rawValue).joined(separator: ", "))
            }
            self = format
            return
        }
        switch try ColorChoice(arguments) {
        case .always: self = .ansi
        case .never: self = .text
        case .automatic: self = console.out.isTTY ? .ansi : .text
        }
    }

    /// The grid as this format's bytes, ended by a newline.
    func write(_ grid: CellGrid, palette: Palette, depth: ColorDepth) -> String {
        switch self {
        case .text: grid.text
        case .ansi: grid.ansi(depth: depth)
        case .svg: Self.ended(grid.svg(palette: palette))
        case .html: Self.ended(grid.html(palette: palette))
        case .json: Self.ended(grid.json)
        case .tmux: Self.ended(grid.tmux())
        }
    }

    private static func ended(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }
}

/// What `--color` says.
enum ColorChoice: String, CaseIterable {
    case automatic = "auto"
    case always, never

    init(_ arguments: Arguments) throws(UsageError) {
        guard let name = arguments[.color] else {
            self = .automatic
            return
        }
        guard let choice = ColorChoice(rawValue: name) else {
            throw .badValue(
                option: "--color", value: name, allowed: Self.allCases.map(\.rawValue).joined(separator: ", ")
            )
        }
        self = choice
    }
}

extension ColorDepth {
    /// What this environment's terminal can show: `NO_COLOR` none, `COLORTERM` 24 bits, else by its name.
    init(environment: [String: String]) {
        if let flag = environment["NO_COLOR"], !flag.isEmpty {
            self = .none
        } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") {
            self = .full
        } else if environment["TERM"]?.contains("256color") == true {
            self = .indexed
        } else {
            self = .sixteen
        }
    }
}
