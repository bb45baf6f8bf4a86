import CSQLite
import Glibc

extension Database {
    /// Copies all that is committed into one file that needs no other beside it, while others read and write.
    ///
    /// The copy is made under another name, looked through, flushed and only then given its name. It is its
    /// owner's alone.
    ///
    /// - Throws: `BackupError`, `DatabaseError`; then there is no new file, and one that was there is as it was.
    package func copy(to path: String, replacing: Bool) throws {
        if !replacing, access(path, F_OK) == 0 { throw BackupError.exists(path) }
        let temporary = "\(path).\(getpid()).part"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw BackupError.unwritable(path, reason: Self.reason()) }
        close(descriptor)
        do {
            try fill(temporary, named: path)
            let isNamed =
                replacing
                ? rename(temporary, path) == 0 : link(temporary, path) == 0 && unlink(temporary) == 0
            if !isNamed {
                if errno == EEXIST { throw BackupError.exists(path) }
                throw BackupError.unwritable(path, reason: Self.reason())
            }
        } catch {
            for ending in ["", "-journal", "-wal", "-shm"] { unlink(temporary + ending) }
            throw error
        }
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if directory >= 0 {
            fsync(directory)
            close(directory)
        }
    }

    private func fill(_ temporary: String, named path: String) throws {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(temporary, &opened, flags, nil)
        guard let copy = opened, code == SQLITE_OK else {
            sqlite3_close_v2(opened)
            throw BackupError.unwritable(path, reason: String(cString: sqlite3_errstr(code)))
        }
        defer { sqlite3_close_v2(copy) }
        func failure() -> DatabaseError {
            DatabaseError(
                code: sqlite3_extended_errcode(copy), message: String(cString: sqlite3_errmsg(copy)),
                sql: nil,
                path: path)
        }
        guard let backup = sqlite3_backup_init(copy, "main", connection, "main") else { throw failure() }
        var waited: Int32 = 0
        var step = sqlite3_backup_step(backup, -1)
        while [SQLITE_BUSY, SQLITE_LOCKED].contains(step & 0xFF), waited < patience {
            poll(nil, 0, 10)
            waited += 10
            step = sqlite3_backup_step(backup, -1)
        }
        let end = sqlite3_backup_finish(backup)
        guard step == SQLITE_DONE, end == SQLITE_OK else {
            let code = end == SQLITE_OK ? step : end
            throw DatabaseError(
                code: code, message: String(cString: sqlite3_errstr(code)), sql: nil, path: path)
        }
        // The mode lies in the file: in WAL it could be opened in no folder that cannot be written.
        guard sqlite3_exec(copy, "PRAGMA journal_mode = DELETE", nil, nil, nil) == SQLITE_OK else {
            throw failure()
        }
        if let damage = try Self.damage(in: copy, failure) { throw BackupError.damaged(path, damage) }
    }

    /// The first fault that `quick_check` finds; nil for none.
    private static func damage(in copy: OpaquePointer, _ failure: () -> DatabaseError) throws -> String? {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(copy, "PRAGMA quick_check(1)", -1, &statement, nil) == SQLITE_OK else {
            throw failure()
        }
        defer { sqlite3_finalize(statement) }
        guard sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0) else {
            throw failure()
        }
        let line = String(cString: text)
        return line == "ok" ? nil : line
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}

/// Why there is no copy of a store; what was there is as it was.
package enum BackupError: Error, Hashable, Sendable {
    /// A file of the name is there, and nobody said that it may go.
    case exists(String)
    /// The system's own words.
    case unwritable(String, reason: String)
    /// What was read is damaged, in SQLite's words.
    case damaged(String, String)
}

extension Logbook {
    /// Copies the whole logbook into one file, see `Database.copy`.
    ///
    /// - Returns: How many entries the logbook has.
    @discardableResult
    package func backUp(to path: String, replacing: Bool) throws -> Int {
        try database.copy(to: path, replacing: replacing)
        return try database.first("SELECT sum(count) FROM item_totals", [], { $0.int(0) }) ?? 0
    }
}
