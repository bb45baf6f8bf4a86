import AppIntents
import VistazoLogbook
import WidgetKit

/// Logs an item by the logbook's one action: once, or an amount; what is timed starts or stops.
struct LogItemIntent: LiveActivityIntent {
    static var title: LocalizedStringResource { catalogued("item.logIntent") }
    static var description: IntentDescription? { IntentDescription(catalogued("item.logDescription")) }

    static var parameterSummary: some ParameterSummary {
        Summary("Log \(\.$item)") { \.$amount }
    }

    @Parameter(title: catalogued("parameter.item")) var item: ItemEntity
    /// As a person writes it: `250`, `250 ml`, `1h30`; without it the item's step.
    @Parameter(title: catalogued("parameter.amount"), description: catalogued("parameter.amountDescription"))
    var amount: String?

    init() {}

    init(item: ItemEntity) { self.item = item }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let sentence = try StandardStore.shared.use { logbook in
            let item = try logbook.item(of: self.item)
            let typed = amount.flatMap { $0.isEmpty ? nil : $0 }
            let amount = try typed.map { try Amount(parsing: $0, for: item) }
            return try logbook.tap(item, amount: amount, at: .now()).sentence
        }
        return .result(dialog: IntentDialog(said: sentence))
    }
}

extension Logbook {
    /// The item that an entity stands for, asked for anew: it may have been renamed or deleted since.
    ///
    /// - Throws: `LogbookError.unknownItem`.
    func item(of entity: ItemEntity) throws -> Item {
        guard let item = try items(includingArchived: true).first(where: { $0.uid == entity.id }) else {
            throw LogbookError.unknownItem(entity.name, near: [])
        }
        return item
    }
}

extension IntentDialog {
    /// A sentence that is made already, in whatever language.
    init(said sentence: String) { self.init(LocalizedStringResource(stringLiteral: sentence)) }
}
