/// Tells when what settings are read from has changed: the configuration and its themes, what was chosen inside, the
/// extensions that were added, and those that lie in the extensions folder.
final class SettingsWatch {
    private let watches: [FileWatch]

    init(_ settings: Settings) {
        let folders = settings.folders
        watches = [
            FileWatch(path: settings.configurationFile), FileWatch(path: folders.extensionsFile),
            FileWatch(path: folders.extensions, isFolder: true), FileWatch(path: folders.choices),
            FileWatch(path: folders.themes, isFolder: true),
        ]
    }

    /// To be polled for input; -1 stands for one that the system has not.
    var descriptors: [Int32] { watches.map(\.descriptor) }

    /// True where any of it is other than it was when that was last told.
    ///
    /// - Parameter steady: now, in seconds of a clock that never steps.
    func hasChanged(at steady: Double) -> Bool {
        // Each is asked, for what is not asked keeps its news.
        watches.map { $0.hasChanged(at: steady) }.contains(true)
    }

    /// Seconds after which `hasChanged` is to be asked though nothing was told; nil where that is not so.
    func wait(from steady: Double) -> Double? { watches.compactMap { $0.wait(from: steady) }.min() }
}
