extension Logbook {
    /// Who answers to a text.
    package enum Found: Hashable, Sendable {
        case one(Item)
        /// Several answer equally well.
        case several([Item])
        /// Nobody; some names are near, nearest first.
        case none(near: [Item])
    }

    /// Finds an item by what a person typed.
    ///
    /// The first of these that anybody answers to decides: the exact spelling (composition aside), the
    /// name without case and accents, its beginning, the beginning of one of its words. Archived items are
    /// asked only where no other answers.
    package func find(_ text: String) throws -> Found {
        let items = try database.all(
            "SELECT \(Item.columns), items.folded FROM items ORDER BY sort, id", [],
            { (item: Item($0), folded: $0.text(15)) })
        let wanted = folded(text)
        guard !wanted.isEmpty else { return .none(near: []) }
        for group in [items.filter { !$0.item.isArchived }, items.filter(\.item.isArchived)] {
            let name = composed(trimmed(text))
            if let exact = group.first(where: { $0.item.name.utf8.elementsEqual(name.utf8) }) {
                return .one(exact.item)
            }
            for answers in [Self.equals, Self.begins, Self.hasWord] {
                let found = group.filter { answers($0.folded, wanted) }.map(\.item)
                if found.count == 1 { return .one(found[0]) }
                if !found.isEmpty { return .several(found) }
            }
        }
        let open = items.filter { !$0.item.isArchived }
        let names = near(wanted, among: open.map(\.folded), limit: 3)
        return .none(near: names.compactMap { name in open.first { $0.folded == name }?.item })
    }

    /// The one item that answers to a text.
    ///
    /// - Throws: `LogbookError.unknownItem`, `.ambiguousItem`.
    package func require(_ text: String) throws -> Item {
        switch try find(text) {
        case .one(let item): return item
        case .several(let items): throw LogbookError.ambiguousItem(text, candidates: items)
        case .none(let near): throw LogbookError.unknownItem(text, near: near)
        }
    }

    private static func equals(_ name: String, _ wanted: String) -> Bool {
        name.utf8.elementsEqual(wanted.utf8)
    }

    private static func begins(_ name: String, _ wanted: String) -> Bool {
        name.utf8.starts(with: wanted.utf8)
    }

    private static func hasWord(_ name: String, _ wanted: String) -> Bool {
        var rest = name.unicodeScalars[...]
        while !rest.isEmpty {
            if String(rest).utf8.starts(with: wanted.utf8) { return true }
            let word = rest.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }
            rest = rest.dropFirst(max(1, word.count))
        }
        return false
    }
}
