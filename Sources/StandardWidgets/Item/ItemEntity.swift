import AppIntents
import VistazoLogbook
import WidgetKit

/// An item of the logbook as intents and configurations name it.
struct ItemEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: catalogued("parameter.item"))
    }
    static let defaultQuery = ItemQuery()

    /// The same in every copy of the logbook, and through every renaming.
    let id: String
    let name: String
    let emoji: String?

    init(id: String, name: String, emoji: String?) {
        self.id = id
        self.name = name
        self.emoji = emoji
    }

    init(_ item: Item) { self.init(id: item.uid, name: item.name, emoji: item.emoji) }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: LocalizedStringResource(stringLiteral: name),
            subtitle: emoji.map { LocalizedStringResource(stringLiteral: $0) })
    }
}

/// Finds items by what people write: an identifier, or a name without regard to case and accents.
struct ItemQuery: EntityStringQuery {
    /// A configuration holds names, so a name finds its item here too; one that may be several finds none.
    func entities(for identifiers: [String]) async throws -> [ItemEntity] {
        try StandardStore.shared.use { logbook in
            let items = try logbook.items(includingArchived: true)
            return try identifiers.compactMap { text in
                if let item = items.first(where: { $0.uid == text }) { return ItemEntity(item) }
                if case .one(let item) = try logbook.find(text) { return ItemEntity(item) }
                return nil
            }
        }
    }

    func entities(matching string: String) async throws -> [ItemEntity] {
        try StandardStore.shared.use { logbook in
            switch try logbook.find(string) {
            case .one(let item): [ItemEntity(item)]
            case .several(let items): items.map { ItemEntity($0) }
            case .none: []
            }
        }
    }

    func suggestedEntities() async throws -> [ItemEntity] {
        try StandardStore.shared.use { try $0.items().map { ItemEntity($0) } }
    }

    /// The first in the person's own order.
    func defaultResult() async -> ItemEntity? { try? await suggestedEntities().first }
}

/// Logs an item once, by the logbook's one action.
struct LogItemIntent: AppIntent {
    static var title: LocalizedStringResource { catalogued("item.logIntent") }
    static var description: IntentDescription? { IntentDescription(catalogued("item.logDescription")) }

    @Parameter(title: catalogued("parameter.item")) var item: ItemEntity

    init() {}

    init(item: ItemEntity) { self.item = item }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let id = item.id
        let sentence = try StandardStore.shared.use { logbook in
            // Asked for anew: it may have been renamed or deleted since the button was drawn.
            guard let item = try logbook.items(includingArchived: true).first(where: { $0.uid == id }) else {
                throw LogbookError.unknownItem(id, near: [])
            }
            return try logbook.tap(item, at: .now()).sentence
        }
        for kind in ["item", "items", "today"] { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
        return .result(dialog: IntentDialog(LocalizedStringResource(stringLiteral: sentence)))
    }
}
