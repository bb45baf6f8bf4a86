import VistazoArchive
import VistazoHosting

/// The kinds that a status line may name, as far as they are known without asking a program: those of the standard
/// bundle, and what other extensions once said of themselves.
struct LineKinds {
    /// What is known of a kind.
    enum Finding {
        case found(World.FoundKind)
        /// An extension that has not said yet what it has may have it.
        case pending([any WidgetExtension])
        case unknown(known: [String])
    }

    private let kinds: [World.FoundKind]
    private let undescribed: [any WidgetExtension]

    /// - Parameter standard: what the standard bundle says of itself.
    init(_ world: World, standard: ExtensionDescription, _ store: HostStore) {
        var kinds: [World.FoundKind] = []
        var undescribed: [any WidgetExtension] = []
        for provider in world.extensions {
            let description: ExtensionDescription
            if provider === world.standard {
                description = standard
            } else if !provider.isForeign || provider.isInProcess {
                // It costs next to nothing.
                guard case .success(let said) = world.describe(provider) else { continue }
                description = said
            } else if let known = try? store.description(of: provider) {
                let name = provider.identifier
                description =
                    known.said
                    ?? ExtensionDescription(identifier: name, kinds: [.init(kind: name, name: name)])
            } else {
                undescribed.append(provider)
                continue
            }
            for kind in description.kinds {
                let isTaken = kinds.contains { $0.name == kind.kind }
                let name = isTaken ? "\(provider.identifier)/\(kind.kind)" : kind.kind
                kinds.append(.init(name: name, provider: provider, kind: kind, description: description))
            }
        }
        (self.kinds, self.undescribed) = (kinds, undescribed)
    }

    func find(_ name: String) -> Finding {
        if let kind = kinds.first(where: { $0.name == name }) { return .found(kind) }
        // One that describes nothing has one kind, named like itself.
        if let own = undescribed.first(where: { $0.identifier == name }) { return .pending([own]) }
        return undescribed.isEmpty ? .unknown(known: kinds.map(\.name)) : .pending(undescribed)
    }
}
