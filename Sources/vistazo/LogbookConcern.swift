import VistazoArchive
import VistazoHosting
import VistazoLogbook

/// Which standard widgets a change of the logbook concerns.
enum LogbookConcern {
    /// A counter's or countdown's change concerns the widgets that name it, an item's those that
    /// show items.
    static func isConcerned(_ message: String, _ provider: ProviderKey) -> Bool {
        guard let changes = LogbookChange.changes(in: message) else { return false }
        let isOfTheLogbook = ["counter", "item", "items", "timer", "today"].contains(provider.kind)
        if changes.isEmpty { return isOfTheLogbook }
        return changes.contains { change in
            switch change {
            case .item, .items: ["item", "items", "today"].contains(provider.kind)
            case .reminder: false
            case .counter(let name): provider.kind == "counter" && isNamed(name, provider)
            case .timer(let name): provider.kind == "timer" && isNamed(name, provider)
            }
        }
    }

    /// A widget without a name, or with one spelled otherwise, may mean any.
    private static func isNamed(_ name: String, _ provider: ProviderKey) -> Bool {
        guard case .string(let own)? = provider.configuration.first(where: { $0.key == "name" })?.value else {
            return true
        }
        return own == name
            || own.lowercased() != name.lowercased()
                && own.utf8.count != own.unicodeScalars.count
    }
}
