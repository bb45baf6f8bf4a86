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
    let database: Database

    /// Opens or creates the file; its folder must exist.
    ///
    /// - Parameter patience: How long to wait for other processes, in milliseconds.
    /// - Throws: `DatabaseError` only where even a database in memory cannot be had.
    package init(path: String, patience: Int32 = 1000) throws {
        do {
            database = try Self.open(path, patience)
            trouble = nil
            return
        } catch let error as DatabaseError {
            switch error.cause {
            case .corrupt:
                let aside = Self.moveAside(path)
                if let fresh = try? Self.open(path) {
                    database = fresh
                    trouble = .movedAside(aside)
                    return
                }
                trouble = .unavailable(error.message)
            case .newer: trouble = .newer
            default: trouble = .unavailable(error.message)
            }
        }
        database = try Self.open(":memory:")
    }

    private static func open(_ path: String, _ patience: Int32 = 1000) throws -> Database {
        let database = try Database(path: path, migrations: HostSchema.migrations, patience: patience)
        // What a power cut takes is asked for again; that is cheaper than to wait for the disk at every archive.
        try database.run("PRAGMA synchronous = NORMAL")
        // A file that is damaged further in shows it only when it is read.
        _ = try database.first("SELECT count(*) FROM archive", []) { $0.int(0) }
        return database
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
