import VistazoLogbook

/// What the words in an item's place mean: which item, and how much of it.
struct SpokenItem: Sendable {
    enum Meaning: Sendable {
        /// The amount is nil where none was said: the item's step.
        case one(Item, Amount?)
        case several([Item])
        /// The item is known, but not in what was said to be counted.
        case wrongUnit(Item, String)
        case wrongAmount(Item, AmountError)
    }

    let meaning: Meaning
    let closeness: ItemSearch.Closeness

    /// The closest reading of some words; nil where no item answers to any.
    ///
    /// The words are looked for as they were said, without punctuation, without articles around them, and as an
    /// amount before or after a name. Of equally close readings the one that takes the most words as a name wins: an
    /// item may be called `3km run`.
    ///
    /// - Parameter takesAmount: Whether a number can be an amount; else it can only be part of a name.
    static func read(
        _ words: ArraySlice<Utterance.Word>, among items: inout ItemMemory, takesAmount: Bool
    ) -> SpokenItem? {
        var best: SpokenItem?
        func consider(_ name: ArraySlice<Utterance.Word>, _ amount: SpokenAmount?) {
            for text in spellings(of: name) {
                let answer = items.answer(to: text)
                guard let closeness = answer.closeness else { continue }
                let meaning = meaning(of: answer.found, amount)
                if let best {
                    guard closeness < best.closeness || closeness == best.closeness && best.isWrong else {
                        return
                    }
                    if closeness == best.closeness, SpokenItem(meaning: meaning, closeness: closeness).isWrong
                    {
                        return
                    }
                }
                best = SpokenItem(meaning: meaning, closeness: closeness)
                return
            }
        }
        consider(words, nil)
        guard takesAmount else { return best }
        for (amount, length) in SpokenAmount.leading(words) where words.count > length {
            consider(words.dropFirst(length), amount)
        }
        // `one more 250 ml water`, `un vaso de agua`: what stands before the number is no part of it.
        let bare = words.drop {
            SpokenWords.all.fillers.contains($0.plain) && SpokenWords.all.numbers[$0.plain] == nil
        }
        if bare.count < words.count {
            for (amount, length) in SpokenAmount.leading(bare) where bare.count > length {
                consider(bare.dropFirst(length), amount)
            }
        }
        for (amount, length) in SpokenAmount.trailing(words) { consider(words.dropLast(length), amount) }
        return best
    }

    /// The words as a name may be spelled, the fullest first.
    static func spellings(of words: ArraySlice<Utterance.Word>) -> [String] {
        let full = text(words)
        var spellings = [full]
        func add(_ text: String) {
            if !text.isEmpty, !spellings.contains(text) { spellings.append(text) }
        }
        add(unmarked(full))
        let isFiller: (Utterance.Word) -> Bool = {
            $0.plain.isEmpty || SpokenWords.all.fillers.contains($0.plain)
        }
        let head = words.drop(while: isFiller)
        let core = head.prefix(
            (head.lastIndex { !isFiller($0) } ?? head.startIndex - 1) - head.startIndex + 1)
        add(unmarked(text(head)))
        add(unmarked(text(core)))
        return spellings
    }

    /// The name without articles and punctuation, for a message.
    static func bareName(_ words: ArraySlice<Utterance.Word>) -> String {
        spellings(of: words).last ?? text(words)
    }

    private var isWrong: Bool {
        switch meaning {
        case .wrongUnit, .wrongAmount: true
        case .one, .several: false
        }
    }

    private static func meaning(of found: Logbook.Found, _ amount: SpokenAmount?) -> Meaning {
        switch found {
        case .several(let items): return .several(items)
        case .none: return .several([])
        case .one(let item):
            guard let amount else { return .one(item, nil) }
            do {
                return .one(item, try amount.amount(for: item))
            } catch let error as AmountError {
                return .wrongAmount(item, error)
            } catch {
                return .wrongUnit(item, amount.unit ?? amount.number)
            }
        }
    }

    private static func text(_ words: ArraySlice<Utterance.Word>) -> String {
        words.map(\.said).joined(separator: " ")
    }

    private static func unmarked(_ text: String) -> String {
        let isMark: (Character) -> Bool = { $0.isWhitespace || "¿?¡!.,;:…\"“”„«»‹›()[]—–".contains($0) }
        let head = text.drop(while: isMark)
        guard let last = head.lastIndex(where: { !isMark($0) }) else { return "" }
        return String(head[...last])
    }
}

/// The items, and what was looked for among them already: many readings of a phrase ask for the same words.
struct ItemMemory {
    private let search: ItemSearch
    private var answers: [String: (found: Logbook.Found, closeness: ItemSearch.Closeness?)] = [:]

    init(_ search: ItemSearch) { self.search = search }

    mutating func answer(to text: String) -> (found: Logbook.Found, closeness: ItemSearch.Closeness?) {
        if let known = answers[text] { return known }
        let answer = search.answer(to: text, takesForms: true)
        answers[text] = answer
        return answer
    }
}
