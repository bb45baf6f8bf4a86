import CSQLite

/// A named step in literal SQL that takes a file from one form to the next, once, in its own transaction.
///
/// A step that has been released is never changed and never removed.
package struct Migration: Hashable, Sendable {
    /// Stored in the file once it has run; unique.
    package let name: String
    /// One or more statements; they run in one transaction.
    package let sql: String

    /// Neither is looked at before it runs.
    package init(_ name: String, _ sql: String) {
        self.name = name
        self.sql = sql
    }

    /// The steps that a file lacks.
    ///
    /// - Throws: `DatabaseError.Cause.newer` where the file has a step that `known` has not.
    static func missing(in database: Database, of known: [Migration]) throws -> [Migration] {
        let hasTable = try database.first(
            "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'migrations'", [], { _ in true })
        guard hasTable == true else { return known }
        let applied = try database.all("SELECT name FROM migrations ORDER BY position", [], { $0.text(0) })
        let names = Set(known.map(\.name))
        let strange = applied.filter { !names.contains($0) }
        if !strange.isEmpty { throw DatabaseError(newer: strange, path: database.path) }
        return known.filter { !applied.contains($0.name) }
    }

    /// Applies what is missing, in order. Several processes may do so at once: each step asks again
    /// once it holds the file.
    static func apply(_ steps: [Migration], to database: Database) throws {
        for step in steps {
            try database.write {
                try database.script(
                    """
                    CREATE TABLE IF NOT EXISTS migrations (
                        position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT
                    """)
                guard try missing(in: database, of: steps).contains(step) else { return }
                try database.script(step.sql)
                try database.run("INSERT INTO migrations (name) VALUES (?)", [.text(step.name)])
            }
        }
    }
}
