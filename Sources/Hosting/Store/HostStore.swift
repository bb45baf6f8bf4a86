import Foundation
import VistazoArchive
import VistazoLogbook

/// The state that all windows share: archives, the last runs, descriptions, finished lines.
///
/// It is a memory, not a record: whatever is lost here is asked for again. So a damaged file is moved aside, and
/// without a file there is one in memory.
package final class HostStore {
    /// What was wrong with the file when it was opened.
    package enum Trouble: Hashable, Sendable {
        /// It was damaged and is now under this name.
        case movedAside(String)
        /// It cannot be used, for this reason of the system or of SQLite; nothing is kept this time.
        case unavailable(String)
        /// A later version wrote it; it is left as it is, and nothing is kept this time.
        case newer
    }

    /// nil where the file was sound, or there was none.
    package let trouble: Trouble?
    private(set) var database: Database
    /// The start of the machine that steady seconds are counted from; another text after each.
    var boot = HostStore.presentBoot
    // Files of /proc have no length, so they are read to their end.
    private static let presentBoot =
        (try? FileHandle(forReadingFrom: URL(filePath: "/proc/sys/kernel/random/boot_id")).readToEnd())
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
    private let path: String
    private let patience: Int32
    private var identity: FileIdentity?

    /// The locks of all windows on this file; nil where there can be none, as in memory.
    private(set) package lazy var locks: HostLocks? = HostLocks(ofStore: path)

    /// Opens or creates the file; its folder must exist.
    ///
    /// - Parameter patience: How long to wait for other processes, in milliseconds.
    /// - Throws: `DatabaseError` only where even a database in memory cannot be had.
    package init(path: String, patience: Int32 = 1000) throws {
        self.path = path
        self.patience = patience
        do {
            database = try Self.open(path, patience)
            identity = FileIdentity(path)
            trouble = nil
            return
        } catch let error as DatabaseError {
            switch error.cause {
            case .corrupt:
                if let (fresh, aside) = Self.replace(path, patience) {
                    database = fresh
                    identity = FileIdentity(path)
                    trouble = aside.map { .movedAside($0) }
                    return
                }
                trouble = .unavailable(error.message)
            case .newer: trouble = .newer
            default: trouble = .unavailable(error.message)
            }
        }
        database = try Self.open(":memory:")
    }

    /// Moves a damaged file aside and opens a new one; of several windows that start on it, one does.
    private static func replace(_ path: String, _ patience: Int32) -> (fresh: Database, aside: String?)? {
        let locks = HostLocks(ofStore: path)
        for _ in 0..<100 where !(locks?.take(["store"]) ?? true) {
            // What another does with it takes a few milliseconds.
            usleep(10_000)
            if let fresh = try? open(path, patience) { return (fresh, nil) }
        }
        if let fresh = try? open(path, patience) { return (fresh, nil) }
        let aside = moveAside(path)
        return (try? open(path, patience)).map { ($0, aside) }
    }

    private static func open(_ path: String, _ patience: Int32 = 1000) throws -> Database {
        let database = try Database(path: path, migrations: HostSchema.migrations, patience: patience)
        // What a power cut takes is asked for again; that is cheaper than to wait for the disk at every archive.
        try database.run("PRAGMA synchronous = NORMAL")
        // A file that is damaged further in shows it only when it is read.
        _ = try database.first("SELECT count(*) FROM archive", []) { $0.int(0) }
        return database
    }

    /// Whether the file was deleted or replaced by another since it was opened.
    var isReplaced: Bool { identity != nil && FileIdentity(path) != identity }

    /// Opens the locks anew; what was held is free.
    func renewLocks() { locks = HostLocks(ofStore: path) }

    /// Opens the file that is there now in place of the one that was; a damaged one is moved aside first, unless
    /// another window has done so already.
    ///
    /// - Returns: whether another file is open now, and what this call did to the old one.
    func renew(isDamaged: Bool) -> (isNew: Bool, trouble: Trouble?) {
        guard let identity else { return (false, nil) }
        var trouble: Trouble?
        if FileIdentity(path) == identity {
            guard isDamaged else { return (false, nil) }
            // Of two windows that find out at once one moves it; the other finds a new one, or looks again later.
            guard locks?.take(["store"]) ?? true else { return (false, nil) }
            defer { locks?.free(["store"]) }
            if FileIdentity(path) == identity { trouble = .movedAside(Self.moveAside(path)) }
            guard let fresh = try? Self.open(path, patience) else { return (false, nil) }
            database = fresh
        } else {
            guard let fresh = try? Self.open(path, patience) else { return (false, nil) }
            database = fresh
        }
        self.identity = FileIdentity(path)
        return (true, trouble)
    }

    /// By which a file is told from another of its name.
    private struct FileIdentity: Equatable {
        let device: dev_t
        let number: ino_t

        init?(_ path: String) {
            var status = stat()
            guard path != ":memory:", stat(path, &status) == 0 else { return nil }
            (device, number) = (status.st_dev, status.st_ino)
        }
    }

    /// The file and its log, renamed with the first number that is free.
    private static func moveAside(_ path: String) -> String {
        var number = 1
        while number < 1000, access("\(path).damaged-\(number)", F_OK) == 0 { number += 1 }
        let aside = "\(path).damaged-\(number)"
        rename(path, aside)
        for ending in ["-wal", "-shm"] { rename(path + ending, aside + ending) }
        return aside
    }
}
