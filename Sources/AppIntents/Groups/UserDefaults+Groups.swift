import Foundation
import VistazoArchive

extension UserDefaults {
    /// The defaults of a suite. Those of an app group, whose name begins with `group.`, lie in the group's folder, in
    /// `Library/Preferences` as on Apple's platforms, so that every program of the group finds them; other suites
    /// where Foundation keeps them.
    ///
    /// It stands before Foundation's own initializer because that takes an optional. nil where the group's name is
    /// no folder name or its folder cannot be made.
    public convenience init?(suiteName suitename: String) {
        guard suitename.hasPrefix("group.") else {
            self.init(suiteName: Optional(suitename))
            return
        }
        let manager = FileManager.default
        guard let group = manager.containerURL(forSecurityApplicationGroupIdentifier: suitename) else {
            return nil
        }
        let folder = group.appendingPathComponent("Library/Preferences", isDirectory: true)
        do {
            try manager.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            return nil
        }
        // A suite that is a path is the file at that path, without its ending.
        self.init(suiteName: Optional(folder.appendingPathComponent(suitename).path))
    }
}
