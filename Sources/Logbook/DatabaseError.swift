import CSQLite

/// What SQLite refused, with the statement but never its arguments, which may be private.
package struct DatabaseError: Error, Hashable, Sendable {
    /// What a caller can act upon.
    package enum Cause: Hashable, Sendable {
        /// Another process held the file for longer than the busy timeout.
        case busy
        /// No room on the file system, or the file may not grow.
        case full
        /// The file is no database, is damaged or filled with zeros. It is left as it is.
        case corrupt
        /// The file has steps that this program does not know: a later one wrote it. It is left as it is.
        case newer(steps: [String])
        /// The file or its folder cannot be opened, read or written.
        case unavailable
        /// A rule of the tables was broken.
        case constraint
        case other
    }

    /// What a person can do something about.
    package var cause: Cause
    /// SQLite's extended result code, 0 where the refusal is our own.
    package var code: Int32
    /// SQLite's own English message, for logs and bug reports.
    package var message: String
    /// The statement that failed, nil outside one.
    package var sql: String?
    /// The file; it may lie in a folder of the person's.
    package var path: String

    init(code: Int32, message: String, sql: String?, path: String) {
        self.code = code
        self.message = message
        self.sql = sql
        self.path = path
        cause =
            switch code & 0xff {
            case SQLITE_BUSY, SQLITE_LOCKED: .busy
            case SQLITE_FULL: .full
            case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
            case SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .unavailable
            case SQLITE_CONSTRAINT: .constraint
            default: .other
            }
    }

    init(newer steps: [String], path: String) {
        cause = .newer(steps: steps)
        code = 0
        message = "unknown migrations: " + steps.joined(separator: ", ")
        self.path = path
    }
}
