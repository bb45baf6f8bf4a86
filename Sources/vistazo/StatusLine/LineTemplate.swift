import VistazoWords

/// The text of `--template`: parts in braces, each a kind and its words, and what stands around them.
///
/// A brace of its own is doubled. Words beside a part go where it goes; a lone sign between two parts, such as
/// `·` or `|` between blanks, or a comma, shows only between two that are there.
struct LineTemplate: Equatable {
    /// A part in braces.
    struct Part: Equatable {
        /// Its kind and what follows, as a shell would part them.
        var words: [String]
        /// Of its opening brace, counted from 1 in characters.
        var position: Int
        var before = ""
        var after = ""
        var separator = ""
    }

    /// Signs before the first part and after the last, such as brackets: they stand while any part does.
    var opening = ""
    var closing = ""
    var parts: [Part] = []

    /// What is wrong with a template, and at which of its characters, counted from 1.
    enum Mistake: Fault, Equatable {
        case unclosed(Int)
        case strayBrace(Int)
        case empty(Int)
        case openQuote(Int)

        var status: ExitStatus { .usage }

        func text(_ words: Words) -> String {
            let (key, position) =
                switch self {
                case .unclosed(let position): ("unclosed", position)
                case .strayBrace(let position): ("strayBrace", position)
                case .empty(let position): ("empty", position)
                case .openQuote(let position): ("openQuote", position)
                }
            return words("cli.template.\(key)", ["position": String(position)])
        }
    }

    init(_ text: String) throws(Mistake) {
        var literals = [""]
        var rest = Array(text).enumerated().map { (offset: $0.offset + 1, character: $0.element) }[...]
        while let (position, character) = rest.popFirst() {
            switch character {
            case "{" where rest.first?.character == "{", "}" where rest.first?.character == "}":
                rest.removeFirst()
                literals[literals.count - 1].append(character)
            case "}": throw .strayBrace(position)
            case "{":
                parts.append(Part(words: try Self.words(from: &rest, at: position), position: position))
                literals.append("")
            default: literals[literals.count - 1].append(character)
            }
        }
        share(literals)
    }

    /// One widget and nothing else.
    init(words: [String]) { parts = [Part(words: words, position: 1)] }

    /// What stands up to the closing brace; one in quotes or after a backslash closes nothing.
    private static func words(
        from rest: inout ArraySlice<(offset: Int, character: Character)>, at position: Int
    ) throws(Mistake) -> [String] {
        var content = ""
        var quote: Character?
        var isEscaped = false
        while let (_, character) = rest.popFirst() {
            if isEscaped {
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "}" {
                guard let words = ShellWords.split(content) else { throw .openQuote(position) }
                guard !words.isEmpty else { throw .empty(position) }
                return words
            }
            content.append(character)
        }
        throw quote == nil ? .unclosed(position) : .openQuote(position)
    }

    /// Gives the words between the parts to whom they belong.
    private mutating func share(_ literals: [String]) {
        guard let last = parts.indices.last else {
            opening = literals[0]
            return
        }
        for (index, literal) in literals.enumerated() {
            if index == 0 {
                (opening, parts[0].before) = Self.hasWords(literal) ? ("", literal) : (literal, "")
            } else if index > last {
                (parts[last].after, closing) = Self.hasWords(literal) ? (literal, "") : ("", literal)
            } else {
                (parts[index - 1].after, parts[index].separator, parts[index].before) = Self.split(literal)
            }
        }
    }

    /// Words of the part before, what separates, words of the part after. Without a lone sign all of it separates.
    private static func split(_ literal: String) -> (after: String, separator: String, before: String) {
        let characters = Array(literal)
        var words: [(range: Range<Int>, isSign: Bool)] = []
        var start = 0
        while start < characters.count {
            guard !characters[start].isWhitespace else {
                start += 1
                continue
            }
            let end = characters[start...].firstIndex { $0.isWhitespace } ?? characters.count
            words.append((start..<end, characters[start..<end].allSatisfy(isSign)))
            start = end
        }
        guard words.contains(where: { !$0.isSign }), let first = words.firstIndex(where: \.isSign) else {
            return ("", literal, "")
        }
        let run = words[first...].prefix { $0.isSign }
        let from = first == 0 ? 0 : words[first - 1].range.upperBound
        let to = run.endIndex < words.count ? words[run.endIndex].range.lowerBound : characters.count
        return (String(characters[..<from]), String(characters[from..<to]), String(characters[to...]))
    }

    private static func hasWords(_ text: String) -> Bool {
        !text.allSatisfy { $0.isWhitespace || isSign($0) }
    }

    /// Punctuation, lines and blocks, and the arrows that status lines are parted by; no letter, digit or picture.
    private static func isSign(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x2190...0x21FF, 0x2500...0x25FF, 0xE0A0...0xE0D7: return true
        default: break
        }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .modifierSymbol:
            return true
        default: return false
        }
    }
}
