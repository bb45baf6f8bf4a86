import VistazoArchive

/// Lines that a program printed for a terminal, as runs of text: colours kept, all other escapes dropped.
///
/// A carriage return goes back to the line's beginning and what follows overwrites it, so of a progress bar the last
/// state is left; a backspace goes one back, a tab to the next multiple of eight. NUL and other controls are dropped,
/// invalid UTF-8 becomes `�`.
struct PrintedText {
    /// Without the empty ones at the end.
    private(set) var lines: [[TextRun]] = []

    /// Lines beyond which nothing is read, and characters beyond which a line is cut: more than any widget shows.
    static let lineLimit = 500
    static let columnLimit = 1000

    fileprivate struct Cell {
        var character: Character
        var traits: TextTraits
    }

    private var line: [Cell] = []
    private var cursor = 0
    private var look: GraphicRendition
    private let isColored: Bool

    /// - Parameters:
    ///   - scheme: of the ground that the text will stand on.
    ///   - isColored: False drops SGR sequences too.
    init(_ text: String, scheme: Scheme = .dark, isColored: Bool = true) {
        look = GraphicRendition(scheme: scheme)
        self.isColored = isColored
        var scanner = EscapeScanner(text)
        while lines.count < Self.lineLimit, let piece = scanner.next() {
            switch piece {
            case .text(let text): for character in text { put(character) }
            case .control(let scalar): control(scalar)
            case .sequence(let final, let parameters): sequence(final, parameters)
            }
        }
        if !line.isEmpty && lines.count < Self.lineLimit { endLine() }
        while lines.last?.isEmpty == true { lines.removeLast() }
    }

    /// Text in one line: what a title is made of.
    static func runs(_ text: String, scheme: Scheme, isColored: Bool = true) -> [TextRun] {
        Array(PrintedText(text, scheme: scheme, isColored: isColored).lines.joined())
    }

    private mutating func put(_ character: Character) {
        guard cursor < Self.columnLimit else { return }
        let cell = Cell(character: look.isHidden ? " " : character, traits: look.traits)
        while line.count < cursor { line.append(Cell(character: " ", traits: TextTraits())) }
        if cursor < line.count { line[cursor] = cell } else { line.append(cell) }
        cursor += 1
    }

    private mutating func control(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\n", "\u{0B}", "\u{0C}", "\u{85}": endLine()
        case "\r": cursor = 0
        case "\u{08}": cursor = max(cursor - 1, 0)
        case "\t": cursor = min((cursor / 8 + 1) * 8, Self.columnLimit)
        default: break
        }
    }

    private mutating func sequence(_ final: Unicode.Scalar, _ parameters: String) {
        switch final {
        case "m" where isColored: look.apply(parameters)
        // Erase in line: progress bars end with it.
        case "K" where parameters.isEmpty || parameters == "0":
            line.removeSubrange(min(cursor, line.count)...)
        case "K" where parameters == "2": line = []
        default: break
        }
    }

    private mutating func endLine() {
        while let last = line.last, last.character == " ", last.traits.background == nil,
            last.traits.isUnderlined != true
        {
            line.removeLast()
        }
        var runs: [(text: String, traits: TextTraits)] = []
        for cell in line {
            if let last = runs.last,
                last.traits == cell.traits || cell.isPlainBlank && !last.traits.isSeenOnBlank
            {
                runs[runs.count - 1].text.append(cell.character)
            } else {
                runs.append((String(cell.character), cell.traits))
            }
        }
        lines.append(runs.map { TextRun(.string($0.text), $0.traits) })
        line = []
        cursor = 0
    }
}

extension PrintedText.Cell {
    fileprivate var isPlainBlank: Bool { character == " " && !traits.isSeenOnBlank }
}

extension TextTraits {
    /// Whether a blank in this look is seen.
    fileprivate var isSeenOnBlank: Bool {
        background != nil || isUnderlined == true || isStruckThrough == true
    }
}
