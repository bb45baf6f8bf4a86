import VistazoArchive
import VistazoLogbook

/// Which widgets of items a change of the logbook concerns.
package enum ItemConcern {
    /// The kinds that show items.
    package static let kinds = ["item", "items", "today", "streaks", "stopwatch"]

    /// Whether a widget shows an item, or may.
    ///
    /// - Parameter configuration: The widget's; items are named in it as a person writes them.
    package static func isConcerned(
        _ kind: String, _ configuration: [JSONValue.Member], by item: Int64
    ) -> Bool {
        guard kinds.contains(kind) else { return false }
        // What cannot be known concerns everything.
        return
            (try? StandardStore.shared.use { logbook in
                guard let changed = try logbook.item(id: item) else { return true }
                switch kind {
                case "today", "streaks": return try !logbook.goals(of: changed).changes.isEmpty
                case "stopwatch": return changed.runsStopwatch
                default:
                    let named = names(configuration.first { $0.key == kind }?.value)
                    if named.isEmpty {
                        return try kind == "items" || logbook.items().first.map { $0.id == item } ?? true
                    }
                    return try named.contains { try means($0, changed, logbook) }
                }
            }) ?? true
    }

    private static func names(_ value: JSONValue?) -> [String] {
        switch value {
        case .string(let name)?: [name]
        case .array(let values)?: values.flatMap { names($0) }
        default: []
        }
    }

    /// A name that may be several items, or none any more, may mean any.
    private static func means(_ name: String, _ item: Item, _ logbook: Logbook) throws -> Bool {
        if item.uid == name { return true }
        if case .one(let found) = try logbook.find(name) { return found.id == item.id }
        return true
    }
}
