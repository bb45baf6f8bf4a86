import Foundation
import VistazoLogbook
import VistazoWords

/// What a person said, word by word.
struct Utterance: Sendable {
    /// A word as it was said, and as it is compared: without case, accents and punctuation.
    struct Word: Hashable, Sendable {
        let said: String
        let plain: String

        init(_ said: String) {
            self.said = said
            plain = Self.plain(said)
        }

        /// Empty where there is nothing but punctuation. Marks inside a word stay, so that `1,5`, `1:30` and `re-read`
        /// are what they are; apostrophes go.
        static func plain(_ said: String) -> String {
            let kept = folded(said).unicodeScalars.filter { !["'", "’", "ʼ", "`"].contains($0) }
            let isWord: (Unicode.Scalar) -> Bool = {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
            guard let first = kept.firstIndex(where: isWord), let last = kept.lastIndex(where: isWord) else {
                return ""
            }
            return String(String.UnicodeScalarView(kept[first...last]))
        }
    }

    let words: [Word]

    /// Nobody says more in one breath; what is longer is something else.
    static let longest = 40
    static let longestText = 600

    /// nil for what is too long for a phrase. Empty where nothing was said.
    init?(_ text: String) {
        guard text.unicodeScalars.prefix(Self.longestText + 1).count <= Self.longestText else { return nil }
        words = text.split(whereSeparator: \.isWhitespace).map { Word(String($0)) }
        guard words.count <= Self.longest else { return nil }
    }
}

/// Words of the three languages that mean little by themselves, from the catalogues.
///
/// They count together, whatever the language of a phrase: people mix, and a name that is such a word is still found,
/// for it is looked for as it is first.
struct SpokenWords: Sendable {
    /// What may be said beside a phrase, anywhere: articles, politeness, the program's name.
    let fillers: Set<String>
    /// What may stand before the program's name: `in`, `with`.
    let connectives: Set<String>
    /// Numbers by their words.
    let numbers: [String: String]
    /// What things are counted in that have no unit: cups, times, pills.
    let measures: Set<String>

    static let all = SpokenWords(languages: Catalogue.languages)

    init(languages: [String]) {
        let lines = languages.map { Catalogue.lines(under: ["cli", "say"], in: $0) }
        func list(_ key: String) -> [String] {
            lines.flatMap { ($0[key] ?? "").split(separator: " ").map { String($0) } }
        }
        fillers = Set(list("fillers").map(Utterance.Word.plain))
        connectives = Set(list("connectives").map(Utterance.Word.plain))
        measures = Set(list("measures").map(Utterance.Word.plain))
        let pairs = list("numbers").compactMap { pair -> (String, String)? in
            let parts = pair.split(separator: "=")
            return parts.count == 2 ? (Utterance.Word.plain(String(parts[0])), String(parts[1])) : nil
        }
        numbers = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
