import VistazoRendering

/// The names of keys: as people write them in a configuration, and as help shows them.
extension Key {
    private static let named: [(name: String, key: Key)] = [
        ("enter", .enter), ("esc", .escape), ("tab", .tab), ("shift-tab", .backTab), ("up", .up),
        ("down", .down), ("left", .left), ("right", .right), ("pgup", .pageUp), ("pgdn", .pageDown),
        ("home", .home), ("end", .end), ("backspace", .backspace), ("delete", .delete),
        ("space", .character(" ")),
    ]

    /// Reads a key as written: one character (`c`, `é`, `+`), `ctrl-x`, `f5`, or a name such as `space` or
    /// `pgdn`; names in any case. nil for anything else, and for what terminals cannot send.
    package init?(named text: String) {
        if text.count == 1, let character = text.first, !Self.isControl(character) {
            self = .character(character)
            return
        }
        let name = text.lowercased()
        if let known = Self.named.first(where: { $0.name == name }) {
            self = known.key
        } else if name.hasPrefix("ctrl-"), name.count == 6, let letter = name.last,
            letter.isASCII, letter.isLetter
        {
            // Terminals send these four as Tab, Enter and Backspace.
            switch letter {
            case "i": self = .tab
            case "j", "m": self = .enter
            case "h": self = .backspace
            default: self = .control(letter)
            }
        } else if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...24).contains(number) {
            self = .function(number)
        } else {
            return nil
        }
    }

    /// The name by which a configuration calls it, as `init(named:)` reads it.
    package var name: String {
        if let known = Self.named.first(where: { $0.key == self }) { return known.name }
        return switch self {
        case .control(let letter): "ctrl-\(letter)"
        case .function(let number): "f\(number)"
        case .character(let character): String(character)
        default: ""
        }
    }

    /// The names that are not single characters, for messages.
    package static let names = named.map(\.name) + ["ctrl-a … ctrl-z", "f1 … f24"]

    /// The key as help shows it: short, in one piece; a word where ASCII has no sign for it.
    package func caption(_ glyphs: Surroundings.Glyphs) -> String {
        if glyphs == .ascii, let word = asciiWord { return word }
        return switch self {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .enter: "⏎"
        case .escape: "Esc"
        case .tab: "Tab"
        case .backTab: "Shift-Tab"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .home: "Home"
        case .end: "End"
        case .backspace: "Backspace"
        case .delete: "Del"
        case .control(let letter): "Ctrl-\(letter.uppercased())"
        case .function(let number): "F\(number)"
        }
    }

    private var asciiWord: String? {
        switch self {
        case .enter: "Enter"
        case .up: "Up"
        case .down: "Down"
        case .left: "Left"
        case .right: "Right"
        default: nil
        }
    }

    private static func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
