extension Logbook {
    /// Who answers to a text.
    package enum Found: Hashable, Sendable {
        case one(Item)
        /// Several answer equally well.
        case several([Item])
        /// Nobody; some names are near, nearest first.
        case none(near: [Item])
    }

    /// The items as they are now, to look for one text after another.
    package func search() throws -> ItemSearch {
        ItemSearch(
            try database.all(
                "SELECT \(Item.columns), items.folded FROM items ORDER BY sort, id", [],
                { (item: Item($0), folded: $0.text(15)) }))
    }

    /// Finds an item by what a person typed; see `ItemSearch`.
    package func find(_ text: String) throws -> Found { try search().answer(to: text).found }

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
}
