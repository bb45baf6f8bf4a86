/// The items among which a person's text is looked for; the same rules for every door.
///
/// The first of these that any item answers to decides: the exact spelling (composition aside), the name without
/// case and accents, its beginning, the beginning of one of its words. Archived items are asked only where no other
/// answers.
package struct ItemSearch: Sendable {
    /// How a name answers to a text, the closest first.
    package enum Closeness: Int, Comparable, Sendable {
        case exact, folded, beginning, word
        /// Another form of the name, of its first words or of one of them; only where phrases are read.
        case form, formOfBeginning, formOfWord

        /// The closer is the lesser.
        package static func < (a: Closeness, b: Closeness) -> Bool { a.rawValue < b.rawValue }
    }

    private let items: [(item: Item, folded: String)]

    init(_ items: [(item: Item, folded: String)]) { self.items = items }

    /// Who answers to a text, and how closely; nil for the closeness where nobody does.
    ///
    /// - Parameter takesForms: Whether a name also answers to another case or number of its words, where it
    ///   answers to nothing else: `воду` is «Вода», `coffees` is “Coffee”.
    package func answer(
        to text: String, takesForms: Bool = false
    ) -> (found: Logbook.Found, closeness: Closeness?) {
        let wanted = folded(text)
        guard !wanted.isEmpty else { return (.none(near: []), nil) }
        let name = composed(trimmed(text))
        let open = items.filter { !$0.item.isArchived }
        for group in [open, items.filter(\.item.isArchived)] {
            if let exact = group.first(where: { $0.item.name.utf8.elementsEqual(name.utf8) }) {
                return (.one(exact.item), .exact)
            }
            for (closeness, answers) in Self.rules {
                let found = group.filter { answers($0.folded, wanted) }.map(\.item)
                if !found.isEmpty { return (Self.found(found), closeness) }
            }
            if takesForms, let answer = Self.form(of: wanted, in: group) { return answer }
        }
        return (.none(near: near(wanted, in: open)), nil)
    }

    /// Up to three of the names that look most like the text.
    private func near(_ wanted: String, in open: [(item: Item, folded: String)]) -> [Item] {
        let names = VistazoLogbook.near(wanted, among: open.map(\.folded), limit: 3)
        return names.compactMap { name in open.first { $0.folded == name }?.item }
    }

    private static func form(
        of wanted: String, in group: [(item: Item, folded: String)]
    ) -> (found: Logbook.Found, closeness: Closeness?)? {
        let stems = wordStems(wanted)
        guard !stems.isEmpty else { return nil }
        let all = group.map { (item: $0.item, stems: wordStems($0.folded)) }
        let whole = all.filter { $0.stems == stems }.map(\.item)
        if !whole.isEmpty { return (found(whole), .form) }
        let beginning = all.filter { $0.stems.starts(with: stems) }.map(\.item)
        if !beginning.isEmpty { return (found(beginning), .formOfBeginning) }
        guard stems.count == 1 else { return nil }
        let word = all.filter { $0.stems.contains(stems[0]) }.map(\.item)
        return word.isEmpty ? nil : (found(word), .formOfWord)
    }

    private static func found(_ items: [Item]) -> Logbook.Found {
        items.count == 1 ? .one(items[0]) : .several(items)
    }

    private static let rules: [(Closeness, @Sendable (String, String) -> Bool)] = [
        (.folded, { $0.utf8.elementsEqual($1.utf8) }), (.beginning, { $0.utf8.starts(with: $1.utf8) }),
        (.word, hasWord),
    ]

    @Sendable private static func hasWord(_ name: String, _ wanted: String) -> Bool {
        var rest = name.unicodeScalars[...]
        while !rest.isEmpty {
            if String(rest).utf8.starts(with: wanted.utf8) { return true }
            let word = rest.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
            rest = rest.dropFirst(max(1, word.count))
        }
        return false
    }
}
