/// How an action answers to what was typed.
struct PaletteMatch: Hashable, Sendable {
    /// The closest first.
    enum Closeness: Int, Comparable, Sendable {
        /// The whole name, or the whole title.
        case exact
        /// How the name, or the title, begins.
        case beginning
        /// Every word that was typed is the beginning of one of its words.
        case words
        /// Every word that was typed stands somewhere inside.
        case inside
        /// The characters stand there in this order.
        case scattered
        /// A slip of the finger away from a word.
        case near

        static func < (a: Closeness, b: Closeness) -> Bool { a.rawValue < b.rawValue }
    }

    var closeness: Closeness
    /// Of equally close ones the one with less comes first.
    var distance = 0
    /// The characters of verb and name that answered, to be shown.
    var verbPlaces: Set<Int> = []
    var namePlaces: Set<Int> = []
}

/// An action's texts, ready to be compared.
struct PaletteTarget: Hashable, Sendable {
    private let verb: FoldedText
    private let name: FoldedText
    /// Verb and name with a blank between.
    private let title: FoldedText
    private let keywords: [FoldedText]

    init(_ action: PaletteAction, _ folder: inout CharacterFolder) {
        verb = FoldedText(action.verb, &folder)
        name = FoldedText(action.name, &folder)
        let both = [action.verb, action.name].filter { !$0.isEmpty }
        title = FoldedText(both.joined(separator: " "), &folder)
        var keywords: [FoldedText] = []
        for keyword in action.keywords { keywords.append(FoldedText(keyword, &folder)) }
        self.keywords = keywords
        verbLength = action.verb.count
    }

    private let verbLength: Int

    /// nil where it does not answer. The characters are folded, with single blanks between words.
    func match(_ typed: [Character]) -> PaletteMatch? {
        guard !typed.isEmpty else { return nil }
        if name.characters == typed { return match(.exact, inName: name.origins(0..<typed.count)) }
        if title.characters == typed { return match(.exact, inTitle: title.origins(0..<typed.count)) }
        if name.begins(with: typed) { return match(.beginning, inName: name.origins(0..<typed.count)) }
        if title.begins(with: typed) { return match(.beginning, inTitle: title.origins(0..<typed.count)) }
        let words = typed.split(separator: " ").map(Array.init)
        return wordMatch(words) ?? scatteredMatch(words.flatMap { $0 }) ?? nearMatch(typed)
    }

    private func wordMatch(_ words: [[Character]]) -> PaletteMatch? {
        var result = PaletteMatch(closeness: .words)
        for word in words {
            if let start = name.wordStarts.first(where: { name.begins(with: word, at: $0) }) {
                result.namePlaces.formUnion(name.origins(start..<(start + word.count)))
            } else if let start = verb.wordStarts.first(where: { verb.begins(with: word, at: $0) }) {
                result.verbPlaces.formUnion(verb.origins(start..<(start + word.count)))
            } else if keywords.contains(where: { keyword in
                keyword.wordStarts.contains { keyword.begins(with: word, at: $0) }
            }) {
                result.distance += 1
            } else if let range = name.range(of: word) {
                result.closeness = .inside
                result.namePlaces.formUnion(name.origins(range))
            } else if let range = verb.range(of: word) {
                result.closeness = .inside
                result.distance += 1
                result.verbPlaces.formUnion(verb.origins(range))
            } else {
                return nil
            }
        }
        return result
    }

    /// The first character stands where a word begins, so that not every long name answers to everything.
    private func scatteredMatch(_ typed: [Character]) -> PaletteMatch? {
        guard typed.count > 1 else { return nil }
        for (text, isName) in [(name, true), (title, false)] {
            let found = text.wordStarts.compactMap { start in Self.places(of: typed, in: text, from: start) }
            guard let best = found.min(by: { Self.span($0) < Self.span($1) }) else { continue }
            let places = best.map { text.origins[$0] }
            var result = isName ? match(.scattered, inName: places) : match(.scattered, inTitle: places)
            result.distance = Self.span(best) - typed.count
            return result
        }
        return nil
    }

    private static func span(_ places: [Int]) -> Int { (places.last ?? 0) - (places.first ?? 0) + 1 }

    private static func places(of typed: [Character], in text: FoldedText, from start: Int) -> [Int]? {
        var places: [Int] = []
        var place = start
        for character in typed {
            guard let next = text.characters[place...].firstIndex(of: character) else { return nil }
            guard !places.isEmpty || next == start else { return nil }
            places.append(next)
            place = next + 1
        }
        return places
    }

    private func nearMatch(_ typed: [Character]) -> PaletteMatch? {
        guard typed.count > 3 else { return nil }
        for start in name.wordStarts {
            for length in [typed.count, typed.count - 1, typed.count + 1]
            where start + length <= name.characters.count {
                let range = start..<(start + length)
                if Self.isOneSlip(typed, Array(name.characters[range])) {
                    return match(.near, inName: name.origins(range))
                }
            }
        }
        return nil
    }

    /// Whether one character was put in, left out or replaced, or two that follow each other were swapped.
    private static func isOneSlip(_ one: [Character], _ other: [Character]) -> Bool {
        let start = zip(one, other).prefix { $0 == $1 }.count
        let (a, b) = (one[start...], other[start...])
        let isReplaced = a.dropFirst().elementsEqual(b.dropFirst())
        let isPutIn = a.dropFirst().elementsEqual(b)
        let isLeftOut = a.elementsEqual(b.dropFirst())
        let isSwapped =
            a.count > 1 && a.prefix(2).elementsEqual(b.prefix(2).reversed())
            && a.dropFirst(2).elementsEqual(b.dropFirst(2))
        return isReplaced || isPutIn || isLeftOut || isSwapped
    }

    private func match(_ closeness: PaletteMatch.Closeness, inName places: [Int]) -> PaletteMatch {
        PaletteMatch(closeness: closeness, namePlaces: Set(places))
    }

    /// Places in the title belong to the verb, to the blank or to the name.
    private func match(_ closeness: PaletteMatch.Closeness, inTitle places: [Int]) -> PaletteMatch {
        let nameStart = verbLength == 0 ? 0 : verbLength + 1
        return PaletteMatch(
            closeness: closeness, verbPlaces: Set(places.filter { $0 < verbLength }),
            namePlaces: Set(places.filter { $0 >= nameStart }.map { $0 - nameStart }))
    }
}
