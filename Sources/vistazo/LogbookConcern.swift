import StandardWidgets
import VistazoArchive
import VistazoHosting
import VistazoLogbook

/// Which standard widgets a change of the logbook concerns.
enum LogbookConcern {
    /// A counter's or countdown's change concerns the widgets that name it, an item's those that show it.
    static func isConcerned(_ message: String, _ provider: ProviderKey) -> Bool {
        guard let changes = LogbookChange.changes(in: message) else { return false }
        if changes.isEmpty { return (ItemConcern.kinds + ["counter", "timer"]).contains(provider.kind) }
        return changes.contains { change in
            switch change {
            case .reminder: false
            // Which items there are is told together with the one that came, went or changed.
            case .items: ItemConcern.kinds.contains(provider.kind)
            case .item(let id): ItemConcern.isConcerned(provider.kind, provider.configuration, by: id)
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
