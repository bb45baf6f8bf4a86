import AppIntents
import VistazoLogbook

/// Says when an item was logged last: how long ago, the day and the exact time, how many times in all. It only reads.
struct HowLongAgoIntent: AppIntent {
    static var title: LocalizedStringResource { catalogued("ago.title") }
    static var description: IntentDescription? { IntentDescription(catalogued("ago.description")) }

    static var parameterSummary: some ParameterSummary {
        Summary("How long ago was \(\.$item)?")
    }

    @Parameter(title: catalogued("parameter.item")) var item: ItemEntity

    init() {}

    func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
        let (count, sentence) = try StandardStore.shared.use { logbook in
            let item = try logbook.item(of: self.item)
            let now = Instant.now()
            guard let summary = try logbook.summary(of: item.id, at: now) else {
                throw LogbookError.unknownItem(item.name, near: [])
            }
            let sentence = logbook.words.lastTime(summary, at: now, zone: logbook.zone)
            return (summary.all.count, sentence)
        }
        return .result(value: count, dialog: IntentDialog(said: sentence))
    }
}
