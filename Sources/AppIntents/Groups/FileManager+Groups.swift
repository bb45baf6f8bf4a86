import Foundation
import VistazoArchive

extension FileManager {
    /// The folder that programs of an app group share, made if it is not there.
    ///
    /// It lies in the folder that `VISTAZO_GROUPS` names, else in `vistazo/groups` of the user's data folder.
    /// nil for an identifier that would be no single folder name (empty, with a slash, of dots alone), for a group
    /// that `VISTAZO_GROUP_NAMES` does not name where that variable is set (an extension whose configuration line or
    /// description declares its groups), and where the folder cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard ExtensionDescription.isGroup(groupIdentifier) else { return nil }
        if let declared = ProcessInfo.processInfo.environment["VISTAZO_GROUP_NAMES"],
            !declared.split(separator: " ").contains(Substring(groupIdentifier))
        {
            return nil
        }
        let folder = groupsFolder.appendingPathComponent(groupIdentifier, isDirectory: true)
        do {
            try createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            return nil
        }
        return folder
    }

    private var groupsFolder: URL {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["VISTAZO_GROUPS"], folder.hasPrefix("/") {
            return URL(fileURLWithPath: folder, isDirectory: true)
        }
        let data: URL
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
            data = URL(fileURLWithPath: folder, isDirectory: true)
        } else {
            data = homeDirectoryForCurrentUser.appendingPathComponent(".local/share", isDirectory: true)
        }
        return data.appendingPathComponent("vistazo/groups", isDirectory: true)
    }
}
