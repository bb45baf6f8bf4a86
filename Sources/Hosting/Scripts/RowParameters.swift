import VistazoArchive

/// What stands after the `|` of a plugin's line: `key=value` parted by blanks, in the syntax that xbar, SwiftBar and
/// Argos agree on, and leniently where they do not.
///
/// A value may stand in quotes of either kind, anywhere in it; in double ones `\` keeps the next quote or backslash.
/// A `|` alone, or before a key, is a blank. Keys go by any case; of equal ones the last wins.
struct RowParameters {
    private(set) var values: [String: String] = [:]
    /// `param0`, `param1`, … in the order of their numbers.
    var arguments: [String] { numbered.sorted { $0.key < $1.key }.map(\.value) }
    private var numbered: [Int: String] = [:]
    /// What was passed over.
    private(set) var mistakes: [JSONFault.Cause] = []

    /// Keys that mean something to any of the dialects, whether or not they do here.
    static let known: Set<String> = [
        "color", "font", "size", "href", "bash", "shell", "terminal", "refresh", "dropdown", "length", "trim",
        "alternate", "emojize", "ansi", "image", "templateimage", "disabled", "key", "shortcut", "sfimage",
        "sfcolor", "sfsize", "sfconfig", "symbolize", "tooltip", "badge", "checked", "md", "webview",
        "webvieww",
        "webviewh", "stdin", "fold", "width", "height", "zoom", "iconname", "imagewidth", "imageheight",
        "usemarkup", "unescape", "eval", "openurl", "valign", "refreshonopen", "headless",
    ]

    init(_ text: Substring) {
        for word in Self.words(text) {
            guard let equals = word.firstIndex(of: "="), equals > word.startIndex else {
                mistakes.append(.unknownKey(word, known: []))
                continue
            }
            let key = word[..<equals].lowercased()
            var value = String(word[word.index(after: equals)...])
            // A quote that was never closed.
            if let first = value.first, first == "\"" || first == "'", !value.dropFirst().contains(first) {
                value.removeFirst()
            }
            if key.hasPrefix("param"), let number = Int(key.dropFirst(5)), number >= 0 {
                numbered[number] = value
            } else if Self.known.contains(key) || key.hasPrefix("sfcolor") {
                values[key] = value
            } else {
                mistakes.append(.unknownKey(key, known: Self.known.sorted()))
            }
        }
    }

    /// The value of a key, or of the other name it has; nil where it is missing or empty.
    subscript(_ keys: String...) -> String? {
        keys.lazy.compactMap { values[$0] }.first { !$0.isEmpty }
    }

    /// A yes or no as any of the dialects spells it; nil for anything else, which counts as not said.
    func bool(_ key: String) -> Bool? {
        switch self[key]?.lowercased() {
        case "true", "t", "1", "yes", "y", "on": true
        case "false", "f", "0", "no", "n", "off": false
        default: nil
        }
    }

    private static func words(_ text: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var characters = text[...]
        while let character = characters.popFirst() {
            if let open = quote {
                if character == "\\", open == "\"", let next = characters.first, next == "\"" || next == "\\"
                {
                    word?.append(next)
                    characters.removeFirst()
                } else if character == open {
                    quote = nil
                } else {
                    word?.append(character)
                }
            } else if character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else if character == "|", word == nil {
                continue
            } else if character == "\"" || character == "'", let before = word?.last,
                Self.opens(character, after: before, characters)
            {
                quote = character
            } else {
                if word == nil { word = "" }
                word?.append(character)
            }
        }
        if let word { words.append(word) }
        return words
    }

    /// Whether a quote inside of a word begins what another ends: right after `=` any does, later only one that
    /// ends the word, for others are apostrophes.
    private static func opens(_ quote: Character, after before: Character, _ rest: Substring) -> Bool {
        guard let end = rest.firstIndex(of: quote) else { return false }
        if "='\"".contains(before) { return true }
        let following = rest[rest.index(after: end)...].first
        return following == nil || following?.isWhitespace == true || following == "|"
    }
}
