import Glibc
import VistazoDashboard
import VistazoHosting
import VistazoLogbook

/// What a dashboard says once when it opens: what became of the logbook's file, and where it lies badly.
extension Window {
    func tellNews(at now: Moment, mounts: MountTable = .ofProcess) -> [Effect] {
        guard let logbook else { return [] }
        let words = settings.words
        var sentences = logbook.news.map { $0.text(path: settings.folders.store, words) }
        if !sentences.isEmpty { try? logbook.acknowledgeNews() }
        if let place = SharedPlace(settings.folders, mounts), place.isNews {
            sentences.append(
                words("cli.doctor.folderNetwork", ["path": settings.folders.data, "system": place.system])
                    + ". " + words("cli.doctor.folderNetwork.advice"))
            place.remember()
        }
        guard !sentences.isEmpty else { return [] }
        return take(.notice(Notice(sentences.joined(separator: " "), tone: .problem)), at: now)
    }
}

/// A place for the logbook where other machines may write, too: a network's file system, or a folder that a program
/// keeps the same on several machines.
struct SharedPlace {
    /// The file system's type, or the program.
    let system: String
    private let file: String

    /// nil for a place of this machine's own.
    init?(_ folders: Folders, _ mounts: MountTable) {
        guard let system = mounts.network(of: folders.data) ?? Self.syncing(folders.data) else { return nil }
        self.system = system
        file = folders.state + "/shared-place"
    }

    /// Folders of these names, or that hold these marks, are kept the same elsewhere.
    static func syncing(_ path: String) -> String? {
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
