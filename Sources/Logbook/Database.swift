import CSQLite
import Glibc

/// A connection to one SQLite file, used by one thread or actor at a time.
///
/// WAL with full synchronisation: what was committed survives a power cut, and readers never wait for
/// the writer. Writers wait for each other up to the busy timeout. Statements are compiled once a
/// connection. Closing makes no checkpoint, so that a short process ends at once.
package final class Database {
    /// As it was opened; what every error names.
    package let path: String
    let connection: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]
    private var isInTransaction = false
    let patience: Int32
    /// Pages in the write-ahead log after the last commit of this connection.
    private let framesInLog: UnsafeMutablePointer<Int32>

    /// Opens or creates a file and brings it to the last step of `migrations`.
    ///
    /// - Parameters:
    ///   - path: Its folder must exist. `:memory:` is a private database for tests.
    ///   - patience: How long to wait for other processes, in milliseconds.
    /// - Throws: `DatabaseError`; `.newer` and `.corrupt` leave the file as it is.
    package init(path: String, migrations: [Migration], patience: Int32 = 5000) throws {
        self.path = path
        self.patience = patience
        connection = try Self.open(path, SQLITE_OPEN_CREATE)
        framesInLog = .allocate(capacity: 1)
        framesInLog.initialize(to: 0)
        sqlite3_busy_timeout(connection, patience)
        for (option, isOn) in [
            (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
            (SQLITE_DBCONFIG_ENABLE_FKEY, 1), (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1),
        ] as [(Int32, Int32)] {
            try check(vistazo_sqlite_switch(connection, option, isOn), sql: nil)
        }
        // Looks before it touches: a file that is refused must stay byte for byte.
        let missing = try Migration.missing(in: self, of: migrations)
        try enterWAL()
        try run("PRAGMA synchronous = FULL")
        sqlite3_wal_hook(
            connection,
            { frames, _, _, count in
                frames?.assumingMemoryBound(to: Int32.self).pointee = count
                return SQLITE_OK
            }, framesInLog)
        if !missing.isEmpty { try Migration.apply(migrations, to: self) }
    }

    /// Opens a file as it is, for a look at it: nothing is checked first, nothing is brought to a later form, and
    /// nobody is waited for.
    ///
    /// - Throws: `DatabaseError` where there is no such file.
    package init(readingAt path: String) throws {
        self.path = path
        patience = 0
        connection = try Self.open(path, 0)
        framesInLog = .allocate(capacity: 1)
        framesInLog.initialize(to: 0)
        try check(vistazo_sqlite_switch(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1), sql: nil)
    }

    private static func open(_ path: String, _ flags: Int32) throws -> OpaquePointer {
        var opened: OpaquePointer?
        let flags = flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard let opened, code == SQLITE_OK else {
            let message = String(cString: sqlite3_errstr(code))
            sqlite3_close_v2(opened)
            throw DatabaseError(code: code, message: message, sql: nil, path: path)
        }
        return opened
    }

    /// How many statements this connection has run.
    package private(set) var statementCount = 0

    /// How many rows queries have handed over.
    package private(set) var readRows = 0
    /// How many rows statements and their triggers have stepped over without an index.
    package private(set) var scannedRows = 0
    /// The statements that this connection has compiled so far, in no order.
    var compiledStatements: [String] { Array(statements.keys) }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(connection)
        framesInLog.deallocate()
    }

    /// Runs one statement that gives no rows, or whose rows are of no interest.
    package func run(_ sql: String, _ arguments: [Value] = []) throws {
        try each(sql, arguments) { _ in }
    }

    /// The first row of a query, nil where there is none.
    package func first<Result>(
        _ sql: String, _ arguments: [Value] = [], _ read: (Row) throws -> Result
    ) throws -> Result? {
        var found: Result?
        try each(sql, arguments) { row in if found == nil { found = try read(row) } }
        return found
    }

    /// All rows of a query.
    package func all<Result>(
        _ sql: String, _ arguments: [Value] = [], _ read: (Row) throws -> Result
    ) throws -> [Result] {
        var found: [Result] = []
        try each(sql, arguments) { row in found.append(try read(row)) }
        return found
    }

    /// Runs a query and hands over its rows one by one. The body must not run the same statement again.
    package func each(_ sql: String, _ arguments: [Value] = [], _ body: (Row) throws -> Void) throws {
        let statement = try compiled(sql)
        statementCount += 1
        defer {
            scannedRows += Int(sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_FULLSCAN_STEP, 1))
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        precondition(
            sqlite3_bind_parameter_count(statement) == Int32(arguments.count), "arguments of: \(sql)")
        for (index, argument) in arguments.enumerated() {
            try check(argument.bind(to: statement, at: Int32(index + 1)), sql: sql)
        }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW:
                readRows += 1
                try body(Row(statement: statement))
            case SQLITE_DONE:
                if framesInLog.pointee >= Self.longestLog { shortenLog() }
                return
            case let code: try check(code, sql: sql)
            }
        }
    }

    /// Runs `body` in one IMMEDIATE transaction: all of it or, where it throws, nothing of it.
    ///
    /// Inside another `write` the body joins that one.
    package func write<Result>(_ body: () throws -> Result) throws -> Result {
        try transaction("BEGIN IMMEDIATE", body)
    }

    /// Runs `body` so that all its queries see the same state of the file.
    package func read<Result>(_ body: () throws -> Result) throws -> Result {
        try transaction("BEGIN DEFERRED", body)
    }

    /// The id that the last INSERT gave its row.
    package var lastInsertedID: Int64 { sqlite3_last_insert_rowid(connection) }

    /// How many rows the last INSERT, UPDATE or DELETE changed, triggers not counted.
    package var changedRows: Int { Int(sqlite3_changes(connection)) }

    private func transaction<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
        if isInTransaction { return try body() }
        try run(begin)
        isInTransaction = true
        defer { isInTransaction = false }
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // A full disk may have rolled back already; the first error is the one that counts.
            if sqlite3_get_autocommit(connection) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    /// Moves a long log into the file and cuts it off.
    ///
    /// SQLite's own checkpoints leave the cutting to the next writer, who knows of them only while some
    /// connection stays open; where each process comes alone the log would grow for ever, and each reads
    /// it whole when it opens. A log that others read is left to them.
    private func shortenLog() {
        framesInLog.pointee = 0
        sqlite3_busy_timeout(connection, 0)
        sqlite3_wal_checkpoint_v2(connection, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
        sqlite3_busy_timeout(connection, patience)
    }

    /// In pages.
    private static let longestLog = 128

    /// Runs several statements in literal SQL: for migrations.
    func script(_ sql: String) throws {
        try check(sqlite3_exec(connection, sql, nil, nil, nil), sql: sql)
    }

    private func compiled(_ sql: String) throws -> OpaquePointer {
        if let known = statements[sql] { return known }
        var statement: OpaquePointer?
        try check(
            sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil),
            sql: sql)
        guard let statement else {
            throw DatabaseError(code: SQLITE_MISUSE, message: "no statement", sql: sql, path: path)
        }
        statements[sql] = statement
        return statement
    }

    /// Entering WAL needs the file alone, and SQLite does not wait for it as it does for a write
    /// (https://www.sqlite.org/wal.html#activating_and_configuring_wal_mode): so many first starts
    /// at once would fail. It lasts, so all later starts only look.
    private func enterWAL() throws {
        var waited: Int32 = 0
        while true {
            do {
                if try first("PRAGMA journal_mode", [], { $0.text(0) }) == "wal" { return }
                _ = try first("PRAGMA journal_mode = WAL", [], { $0.text(0) })
                return
            } catch let error as DatabaseError where error.cause == .busy && waited < patience {
                poll(nil, 0, 5)
                waited += 5
            }
        }
    }

    func check(_ code: Int32, sql: String?) throws {
        guard code != SQLITE_OK else { return }
        throw DatabaseError(
            code: code, message: String(cString: sqlite3_errmsg(connection)), sql: sql, path: path)
    }
}
