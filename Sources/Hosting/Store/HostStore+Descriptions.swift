import VistazoArchive

/// What extensions said of themselves, for whoever would rather not ask them again.
extension HostStore {
    /// What an extension said while its file was as it is now; of one that only prints archives a kind of its own
    /// name. nil where it was not asked since, and for code of this process, which costs nothing to ask.
    package func description(of server: any WidgetExtension) throws -> ExtensionDescription? {
        guard server.isForeign, let stamp = server.stamp, let known = try description(stamp: stamp) else {
            return nil
        }
        let name = server.identifier
        return known.0
            ?? ExtensionDescription(
                identifier: name, kinds: [ExtensionDescription.KindDescription(kind: name, name: name)])
    }
}
