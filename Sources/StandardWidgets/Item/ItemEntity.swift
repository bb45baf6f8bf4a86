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

/// Finds items by what people write or say: an identifier, or a name by the rules of `ItemSearch`.
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
            switch try logbook.search().answer(to: string, takesForms: true).found {
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
