import CConformances

/// The shortcuts of every `AppShortcutsProvider` that this program declares.
///
/// Nothing registers them: on Apple's platforms they are read from the program when it is built, here from the list
/// of conformances in the program itself, once it is asked what it can do.
package func declaredShortcuts() -> [AppShortcut] {
    final class Found {
        var types: [any AppShortcutsProvider.Type] = []
    }
    let found = Found()
    vistazo_each_conforming("AppShortcutsProvider", Unmanaged.passUnretained(found).toOpaque()) {
        context, metadata in
        guard let context, let metadata else { return }
        let type = unsafeBitCast(metadata, to: Any.Type.self)
        guard let provider = type as? any AppShortcutsProvider.Type else { return }
        Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().types.append(provider)
    }
    return withExtendedLifetime(found) { found.types.flatMap { $0.appShortcuts } }
}
