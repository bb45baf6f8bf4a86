import AppIntents
import VistazoLogbook
import WidgetKit

/// Skips today: the day is not held against the item.
struct SkipItemIntent: AppIntent {
    static var title: LocalizedStringResource { catalogued("skip.title") }
    static var description: IntentDescription? { IntentDescription(catalogued("skip.description")) }

    static var parameterSummary: some ParameterSummary {
        Summary("Skip \(\.$item)")
    }

    @Parameter(title: catalogued("parameter.item")) var item: ItemEntity

    init() {}

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let sentence = try StandardStore.shared.use { logbook in
            let item = try logbook.item(of: self.item)
            let now = Instant.now()
            let today = logbook.day(of: now)
            let isNew = try !logbook.skip(item, today...today, at: now).isEmpty
            let words = logbook.words
            let sentence = words("widgets.skip.\(isNew ? "done" : "already")", ["item": item.title])
            guard let left = try logbook.skipsLeft(of: item, in: today) else { return sentence }
            return "\(sentence) · \(words("cli.skip.left", count: left))"
        }
        return .result(dialog: IntentDialog(said: sentence))
    }
}
