import VistazoArchive

extension WidgetHost {
    /// What extensions say of themselves that are no part of this program, as far as they have said it.
    package var foreignDescriptions: [(extension: String, description: ExtensionDescription)] {
        lanes.compactMap { lane in
            guard lane.server.isForeign, let description = lane.description else { return nil }
            return (lane.server.identifier, description)
        }
    }
}
