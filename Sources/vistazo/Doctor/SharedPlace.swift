import Glibc
import VistazoHosting
import VistazoLogbook

/// A place for the logbook where other machines may write, too: a network's file system, or a folder that a program
/// keeps the same on several machines.
struct SharedPlace {
    /// The file system's type, or the program.
    let system: String
    private let file: String

    /// nil for a place of this machine's own.
    init?(_ folders: Folders, _ mounts: MountTable) {
        guard let system = Self.system(of: folders.data, mounts) else { return nil }
        self.system = system
        file = folders.state + "/shared-place"
    }

    /// The type of the file system that other machines share, or the program that keeps a folder the same on them;
    /// nil for a folder of this machine's own.
    static func system(of folder: String, _ mounts: MountTable) -> String? {
        mounts.network(of: folder) ?? syncing(folder)
    }

    /// Folders of these names, or that hold these marks, are kept the same elsewhere.
    private static func syncing(_ path: String) -> String? {
        let names = ["Dropbox", "OneDrive", "Nextcloud", "ownCloud", "Google Drive", "pCloudDrive", "MEGA"]
        let marks = [".stfolder": "Syncthing", ".dropbox.cache": "Dropbox", ".sync": "Resilio Sync"]
        var place = ""
        for part in path.split(separator: "/") {
            if let name = names.first(where: { $0 == part }) { return name }
            place += "/" + part
            for (mark, program) in marks.sorted(by: { $0.key < $1.key })
            where access(place + "/" + mark, F_OK) == 0 {
                return program
            }
        }
        return nil
    }

    /// Whether it was not told yet.
    var isNews: Bool { (try? FileContents.read(file)).map { String(decoding: $0, as: UTF8.self) } != system }

    /// It was told. Where that cannot be kept it is told again.
    func remember() { try? AtomicFile.write(Array(system.utf8), to: file) }
}
