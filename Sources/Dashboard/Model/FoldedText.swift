import VistazoArchive

/// A text as it is compared with what is typed: without case and accents, each character with its place.
struct FoldedText: Hashable, Sendable {
    private(set) var characters: [Character] = []
    /// Which character of the text each comes from.
    private(set) var origins: [Int] = []

    /// The places at which words begin.
    let wordStarts: [Int]

    init(_ text: String, _ folder: inout CharacterFolder) {
        for (index, character) in text.enumerated() {
            for folded in folder.folded(character) {
                characters.append(folded)
                origins.append(index)
            }
        }
        let characters = characters
        wordStarts = characters.indices.filter { index in
            let isPart = Self.isPartOfWord(characters[index])
            return isPart && (index == 0 || !Self.isPartOfWord(characters[index - 1]))
        }
    }

    /// The places of the text from which a run of these characters comes.
    func origins(_ range: Range<Int>) -> [Int] { range.map { origins[$0] } }

    func begins(with wanted: [Character], at start: Int = 0) -> Bool {
        characters.count - start >= wanted.count && characters[start...].starts(with: wanted)
    }

    /// Where the characters stand together, nil where they do not.
    func range(of wanted: [Character]) -> Range<Int>? {
        guard !wanted.isEmpty, characters.count >= wanted.count else { return nil }
        return (0...(characters.count - wanted.count)).first { begins(with: wanted, at: $0) }
            .map { $0..<($0 + wanted.count) }
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }
}

/// Takes case and accents from characters, and remembers what came of each: texts have few different ones.
struct CharacterFolder {
    private var known: [Character: [Character]] = [:]

    mutating func folded(_ character: Character) -> [Character] {
        if let ascii = character.asciiValue {
            return [(65...90).contains(ascii) ? Character(Unicode.Scalar(ascii + 32)) : character]
        }
        if let found = known[character] { return found }
        let folded = Array(String(character).looselySpelled)
        known[character] = folded
        return folded
    }
}
