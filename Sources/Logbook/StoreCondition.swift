import CSQLite
import Glibc

/// How a store's file is, found without changing a byte of it or of what lies beside it.
package struct StoreCondition: Hashable, Sendable {
    /// The steps that made its form, in order; empty where it has none.
    package var steps: [String] = []
    /// Those of them that this version does not know: a later one wrote it.
    package var strange: [String] = []
    /// Those that it still lacks, which the next start takes.
    package var missing: [String] = []
    /// What SQLite's `quick_check` found, at most ten lines, empty for a sound file; nil where it was not looked
    /// through: it cannot be read, or is larger than `checked`.
    package var damage: [String]?
    /// SQLite's own words where it could not be read at all.
    package var fault: String?
    /// Whether what could not be read is damaged, and not only out of reach or in use.
    package var isDamaged: Bool
    /// Whether what was written last stands in a log that could not be looked at.
    package var isLogUnread = false
    /// Rows by table, of the tables asked for that there are.
    package var counts: [String: Int] = [:]

    /// Bytes up to which a file is looked through: a second's work on a slow disk.
    package static let checked = 256 << 20

    /// Of what was found elsewhere, as tests stage it; by default of a sound file without a step.
    package init(damage: [String]? = [], fault: String? = nil, isDamaged: Bool = false) {
        self.damage = damage
        self.fault = fault
        self.isDamaged = isDamaged
    }

    /// The logbook's file.
    package static func ofLogbook(at path: String) -> StoreCondition {
        StoreCondition(path, Schema.migrations, counting: ["items", "entries"])
    }

    /// A file, which has to be there.
    ///
    /// - Parameter tables: names of ours, for they are taken into statements as they are.
    package init(_ path: String, _ migrations: [Migration], counting tables: [String]) {
        self.init(damage: nil)
        let connection: StoreGlance
        do {
            connection = try StoreGlance(path)
            isLogUnread = connection.isLogUnread
            steps = try connection.texts("SELECT name FROM migrations ORDER BY position")
            let known = migrations.map(\.name)
            strange = steps.filter { !known.contains($0) }
            missing = known.filter { !steps.contains($0) }
            for table in tables {
                let found = try? connection.texts("SELECT count(*) FROM \(table)")
                if let count = found?.first.flatMap({ Int($0) }) { counts[table] = count }
            }
            guard connection.size <= Self.checked else { return }
            let lines = try connection.texts("PRAGMA quick_check(10)")
            damage = lines == ["ok"] ? [] : lines
            isDamaged = damage != []
        } catch {
            fault = error.message
            isDamaged = error.isDamage
        }
    }
}

/// A connection that reads a store and leaves no trace: no log, no index of one, no lock file.
private final class StoreGlance {
    struct Failure: Error {
        let code: Int32
        let message: String

        var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }
    }

    private var connection: OpaquePointer?
    let isLogUnread: Bool
    let size: Int

    /// Reads the log too where its index is there (https://www.sqlite.org/wal.html#readonly). Without the index, which
    /// SQLite would have to make, it is the file alone.
    init(_ path: String) throws(Failure) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw Failure(code: SQLITE_CANTOPEN, message: String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(code: SQLITE_CANTOPEN, message: String(cString: strerror(ENOTSUP)))
        }
        size = Int(status.st_size)
        let hasIndex = access(path + "-shm", F_OK) == 0
        isLogUnread = !hasIndex && stat(path + "-wal", &status) == 0 && status.st_size > 0
        let name =
            "file:" + Self.escaped(path) + (hasIndex ? "?mode=ro&readonly_shm=1" : "?mode=ro&immutable=1")
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(name, &connection, flags, nil)
        guard code == SQLITE_OK else {
            throw Failure(code: code, message: String(cString: sqlite3_errstr(code)))
        }
        sqlite3_busy_timeout(connection, 1000)
    }

    deinit { sqlite3_close_v2(connection) }

    /// The first column of each row.
    func texts(_ sql: String) throws(Failure) -> [String] {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else { throw failure }
        var found: [String] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: found.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
            case SQLITE_DONE: return found
            default: throw failure
            }
        }
    }

    private var failure: Failure {
        Failure(
            code: sqlite3_extended_errcode(connection), message: String(cString: sqlite3_errmsg(connection)))
    }

    /// As SQLite's URIs want it: what has a meaning there, by its number.
    private static func escaped(_ path: String) -> String {
        path.utf8.reduce(into: "") { text, byte in
            if byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "%"), byte != UInt8(ascii: "?"),
                byte != UInt8(ascii: "#")
            {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
            }
        }
    }
}

extension Database {
    /// The version of the SQLite library that this process runs with.
    package static var libraryVersion: String { String(cString: sqlite3_libversion()) }
}
