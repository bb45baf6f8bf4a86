import VistazoArchive

/// What a window asks that shows and never serves: a status line.
extension WidgetHost {
    /// Seconds until `service` would begin something, though it is left undone: 0 for now, nil for never. What there
    /// would be to tell is dropped.
    package func nextTurn(from now: Moment) -> Double? {
        events = []
        return wait(from: now)
    }

    /// Whether code of this process is still to say something; programs may be under way for long.
    package var awaitsOwn: Bool {
        order.contains { key in
            guard let provider = providers[key], lane(of: key.kind)?.server.isForeign == false else {
                return false
            }
            return provider.isRunning || scheduler.isWished(key)
        }
    }
}

extension HostStore {
    /// How many statements it has run: what a look costs, whatever the machine does.
    package var statementCount: Int { database.statementCount }

    /// What code of this process said of itself, under a text that differs when it would say something else.
    package func ownDescription(stamp: String) -> ExtensionDescription? {
        (try? description(stamp: "own " + stamp))?.0
    }

    /// Keeps it for processes that have no time to ask.
    package func store(ownDescription description: ExtensionDescription, stamp: String) {
        try? store(description, stamp: "own " + stamp, of: "")
    }

    /// What an extension said of itself while its file was as it is now, nil where it was never asked; `said` is nil
    /// for one that describes nothing.
    package func description(
        of server: any WidgetExtension
    ) throws -> (said: ExtensionDescription?, isSilent: Bool)? {
        guard let stamp = server.stamp, let known = try description(stamp: stamp) else { return nil }
        return (known.0, known.isSilent)
    }
}
