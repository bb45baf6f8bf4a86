/// The one line that a person types into, and where the next character goes.
package struct PromptText: Hashable, Sendable {
    /// As typed: control characters and line ends never get in.
    package private(set) var characters: [Character] = []
    /// The place of the next character, 0 to the number of characters.
    package private(set) var cursor = 0

    /// More than anybody types; what goes beyond it is dropped.
    package static let longest = 200

    /// The cursor stands behind the text.
    package init(_ text: String = "") { insert(text) }

    /// What was typed.
    package var text: String { String(characters) }
    /// Whether nothing was.
    package var isEmpty: Bool { characters.isEmpty }

    /// Puts a text in at the cursor as one edit; line ends in it become blanks, other control characters go.
    package mutating func insert(_ text: String) {
        var new: [Character] = []
        for character in text where characters.count + new.count < Self.longest {
            if character.isNewline || character == "\t" {
                new.append(" ")
            } else if !character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
            {
                new.append(character)
            }
        }
        characters.insert(contentsOf: new, at: cursor)
        cursor += new.count
    }

    /// Does what a key does in a line of text; false for a key that does nothing there.
    package mutating func press(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .backspace: if cursor > 0 { remove(cursor - 1..<cursor) }
        case .delete: if cursor < characters.count { remove(cursor..<cursor + 1) }
        case .left, .control("b"): cursor = max(cursor - 1, 0)
        case .right, .control("f"): cursor = min(cursor + 1, characters.count)
        case .home, .control("a"): cursor = 0
        case .end, .control("e"): cursor = characters.count
        case .control("u"): remove(0..<cursor)
        case .control("k"): remove(cursor..<characters.count)
        case .control("w"): remove(wordStart..<cursor)
        default: return false
        }
        return true
    }

    /// Where the word before the cursor begins.
    private var wordStart: Int {
        var start = cursor
        while start > 0, characters[start - 1].isWhitespace { start -= 1 }
        while start > 0, !characters[start - 1].isWhitespace { start -= 1 }
        return start
    }

    private mutating func remove(_ range: Range<Int>) {
        characters.removeSubrange(range)
        cursor = range.lowerBound
    }
}
