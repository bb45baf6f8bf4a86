import StandardWidgets
import VistazoArchive
import VistazoLogbook
import VistazoWords

/// What a phrase means to the standard bundle.
struct StandardSpeech: Sendable {
    /// An intent with its parameters.
    struct Meaning: Sendable {
        let intent: String
        let parameters: [JSONValue.Member]
        /// As it was said; nil where the phrase has none.
        let item: Item?
        let amount: Amount?
        let phrase: String
        let language: String
    }

    enum Answer: Sendable {
        case meant(Meaning)
        case ambiguous(said: String, [Item])
        case unknown(said: String, near: [Item])
        case wrongUnit(Item, String)
        case wrongAmount(Item, AmountError)
        /// It fits no phrase.
        case lost
    }

    private struct Phrase: Sendable {
        let intent: String
        let presets: [JSONValue.Member]
        let text: String
        let language: String
        let template: PhraseTemplate
    }

    private let phrases: [Phrase]
    /// The person's own first.
    private let languages: [String]

    /// - Parameter language: The person's own; its phrases win where another language has the same.
    init(language: String) {
        languages = [language] + Catalogue.languages.filter { $0 != language }
        phrases = languages.flatMap { language in
            StandardBundle.shortcuts(in: [language]).flatMap { shortcut in
                let intent = type(of: shortcut.intent).persistentIdentifier
                let presets = shortcut.presets
                return shortcut.phrases.map { text in
                    Phrase(
                        intent: intent, presets: presets, text: text, language: language,
                        template: PhraseTemplate(text))
                }
            }
        }
    }

    /// The reading whose item answers most closely; of equal ones that of the phrase with more words.
    func read(_ utterance: Utterance, among search: ItemSearch) -> Answer {
        var items = ItemMemory(search)
        var best: (answer: Answer, closeness: ItemSearch.Closeness, literals: Int)?
        var missed: (answer: Answer, literals: Int)?
        for phrase in phrases {
            for fit in phrase.template.fits(utterance) {
                guard let place = fit.values["item"] else {
                    return .meant(meaning(phrase, nil, nil))
                }
                let words = utterance.words[place]
                let takesAmount = phrase.intent == "LogItemIntent"
                guard let item = SpokenItem.read(words, among: &items, takesAmount: takesAmount) else {
                    if fit.literals > missed?.literals ?? -1 {
                        missed = (unknown(words, &items, takesAmount: takesAmount), fit.literals)
                    }
                    continue
                }
                if let best, (best.closeness, -best.literals) <= (item.closeness, -fit.literals) { continue }
                best = (answer(phrase, item, words), item.closeness, fit.literals)
            }
        }
        return best?.answer ?? missed?.answer ?? .lost
    }

    /// In which language something was said that fits nothing: the one that knows most of its words, the person's own
    /// where several do.
    func language(of utterance: Utterance) -> String {
        if utterance.words.contains(where: { $0.plain.unicodeScalars.contains { ("а"..."я").contains($0) } })
        {
            return "ru"
        }
        let scores = languages.map { language in
            let own = phrases.filter { $0.language == language }.flatMap(\.template.parts)
            let fillers = SpokenWords(languages: [language]).fillers
            return utterance.words.count { own.contains(.word($0.plain)) || fillers.contains($0.plain) }
        }
        let best = scores.max() ?? 0
        return languages[scores.firstIndex(of: best) ?? 0]
    }

    /// A few things that can be said, of an item.
    static func examples(in language: String, item: String) -> [String] {
        ["log", "ago", "skip", "undo"].compactMap { key in
            StandardBundle.phrases(of: key, in: language).first?.replacing("${item}", with: item)
        }
    }

    private func answer(
        _ phrase: Phrase, _ item: SpokenItem, _ words: ArraySlice<Utterance.Word>
    ) -> Answer {
        switch item.meaning {
        case .one(let item, let amount): .meant(meaning(phrase, item, amount))
        case .several(let items): .ambiguous(said: SpokenItem.bareName(words), items)
        case .wrongUnit(let item, let unit): .wrongUnit(item, unit)
        case .wrongAmount(let item, let error): .wrongAmount(item, error)
        }
    }

    private func meaning(_ phrase: Phrase, _ item: Item?, _ amount: Amount?) -> Meaning {
        var parameters = phrase.presets
        if let item { parameters.append(.init("item", .string(item.uid))) }
        if let amount { parameters.append(.init("amount", .string(amount.description))) }
        return Meaning(
            intent: phrase.intent, parameters: parameters, item: item, amount: amount, phrase: phrase.text,
            language: phrase.language)
    }

    /// What is near to the name, without the amount before it.
    private func unknown(
        _ words: ArraySlice<Utterance.Word>, _ items: inout ItemMemory, takesAmount: Bool
    ) -> Answer {
        var names = [words]
        if takesAmount {
            for (_, length) in SpokenAmount.leading(words) where words.count > length {
                names.append(words.dropFirst(length))
            }
            for (_, length) in SpokenAmount.trailing(words) { names.append(words.dropLast(length)) }
        }
        for name in names {
            for text in SpokenItem.spellings(of: name).reversed() {
                if case .none(let near) = items.answer(to: text).found, !near.isEmpty {
                    return .unknown(said: text, near: near)
                }
            }
        }
        return .unknown(said: SpokenItem.bareName(names.last ?? words), near: [])
    }
}
