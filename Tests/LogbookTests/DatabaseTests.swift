import Foundation
import Testing
import VistazoWords

@testable import VistazoLogbook

@Suite struct DatabaseTests {
    static let first = Migration("first", "CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT) STRICT")
    static let second = Migration("second", "ALTER TABLE t ADD COLUMN y INTEGER")
    let place: TemporaryFolder

    init() throws { place = try TemporaryFolder() }

    func open(_ migrations: [Migration] = [first], patience: Int32 = 5000) throws -> Database {
        try Database(path: place.file("d"), migrations: migrations, patience: patience)
    }

    @Test func `values come back as they went in`() throws {
        let database = try open([
            Migration("any", "CREATE TABLE v (a INTEGER, b REAL, c TEXT, d BLOB, e TEXT) STRICT")
        ])
        try database.run(
            "INSERT INTO v VALUES (?, ?, ?, ?, ?)",
            [.integer(.min), .real(0.1), .text("it's \"é\"\u{0}\u{1b}"), .blob([0, 255]), .null])
        let isSame = try database.first("SELECT a, b, c, d, e FROM v") { row in
            row.integer(0) == .min && row.real(1) == 0.1 && row.text(2) == "it's \"é\"\u{0}\u{1b}"
                && row.blob(3) == [0, 255] && row.optionalText(4) == nil
        }
        #expect(isSame == true)
    }

    @Test func `text that is not UTF-8 is read with U+FFFD`() throws {
        let database = try open()
        try database.run("INSERT INTO t (x) VALUES (CAST(x'61ff62' AS TEXT))")
        #expect(try database.first("SELECT x FROM t", [], { $0.text(0) }) == "a\u{FFFD}b")
    }

    @Test func `a write that throws leaves nothing behind`() throws {
        struct Stop: Error {}
        let database = try open()
        #expect(throws: Stop.self) {
            try database.write {
                try database.run("INSERT INTO t (x) VALUES ('a')")
                throw Stop()
            }
        }
        #expect(try database.first("SELECT count(*) FROM t", [], { $0.int(0) }) == 0)
        try database.write { try database.run("INSERT INTO t (x) VALUES ('b')") }
        #expect(try database.first("SELECT x FROM t", [], { $0.text(0) }) == "b")
    }

    @Test func `the connection has the promised settings`() throws {
        let database = try open()
        let settings = try ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"].map {
            try database.first("PRAGMA \($0)", [], { $0.text(0) })
        }
        #expect(settings == ["wal", "2", "1", "5000"])
        #expect(throws: DatabaseError.self) { try database.run("SELECT \"no such name\"") }
    }

    @Test func `an error carries code, message and statement, and no argument`() throws {
        let database = try open()
        try database.run("INSERT INTO t (id, x) VALUES (1, 'a')")
        let sql = "INSERT INTO t (id, x) VALUES (?, ?)"
        let error = #expect(throws: DatabaseError.self) {
            try database.run(sql, [.integer(1), .text("secret")])
        }
        #expect(error?.cause == .constraint)
        #expect(error?.code == 1555)  // SQLITE_CONSTRAINT_PRIMARYKEY: extended codes are on.
        #expect(error?.sql == sql)
        #expect(error?.message == "UNIQUE constraint failed: t.id")
        #expect(!"\(error as Any)".contains("secret"))
    }

    @Test func `steps are applied once, each in turn`() throws {
        try open([Self.first]).run("INSERT INTO t (x) VALUES ('kept')")
        for _ in 0..<2 {
            let database = try open([Self.first, Self.second])
            #expect(try database.first("SELECT x FROM t WHERE y IS NULL", [], { $0.text(0) }) == "kept")
            #expect(
                try database.all("SELECT name FROM migrations ORDER BY position", [], { $0.text(0) })
                    == ["first", "second"])
        }
    }

    @Test func `a step that fails leaves the steps before it`() throws {
        let broken = Migration("broken", "CREATE TABLE u (a) ; CREATE TABLE t (a)")
        #expect(throws: DatabaseError.self) { try open([Self.first, broken]) }
        let database = try open([Self.first])
        #expect(try database.all("SELECT name FROM migrations", [], { $0.text(0) }) == ["first"])
        #expect(
            try database.first("SELECT 1 FROM sqlite_schema WHERE name = 'u'", [], { _ in true }) == nil)
    }

    @Test func `a file with unknown steps is refused and left as it is`() throws {
        do {
            let database = try open([Self.first, Self.second])
            _ = try database.first("PRAGMA wal_checkpoint(TRUNCATE)", [], { $0.int(0) })
        }
        let before = try place.bytes("d")
        let error = #expect(throws: DatabaseError.self) { try open([Self.first]) }
        #expect(error?.cause == .newer(steps: ["second"]))
        #expect(try place.bytes("d") == before)
    }

    @Test(arguments: [Data(count: 8192), Data("not a database, only words".utf8), Data(count: 100)])
    func `a file that is no database is told apart and left as it is`(bytes: Data) throws {
        try place.write(bytes, to: "d")
        let error = #expect(throws: DatabaseError.self) { try open() }
        #expect(error?.cause == .corrupt)
        #expect(try place.bytes("d") == bytes)
    }

    @Test func `a damaged page is told apart`() throws {
        do {
            let database = try open()
            for _ in 0..<200 { try database.run("INSERT INTO t (x) VALUES (hex(randomblob(100)))") }
            _ = try database.first("PRAGMA wal_checkpoint(TRUNCATE)", [], { $0.int(0) })
        }
        var bytes = try place.bytes("d")
        bytes.replaceSubrange(4096..., with: Data(repeating: 0xA5, count: bytes.count - 4096))
        try place.write(bytes, to: "d")
        let error = #expect(throws: DatabaseError.self) {
            _ = try open().all("SELECT x FROM t", [], { $0.text(0) })
        }
        #expect(error?.cause == .corrupt)
    }

    @Test func `a full disk is told apart and loses nothing that was there`() throws {
        let database = try open()
        try database.run("INSERT INTO t (x) VALUES ('old')")
        let pages = try database.first("PRAGMA page_count", [], { $0.int(0) }) ?? 0
        _ = try database.first("PRAGMA max_page_count = \(pages)", [], { $0.int(0) })
        let error = #expect(throws: DatabaseError.self) {
            try database.write {
                for _ in 0..<100 { try database.run("INSERT INTO t (x) VALUES (hex(randomblob(500)))") }
            }
        }
        #expect(error?.cause == .full)
        #expect(try database.all("SELECT x FROM t", [], { $0.text(0) }) == ["old"])
        #expect(try database.first("PRAGMA integrity_check", [], { $0.text(0) }) == "ok")
    }

    @Test func `a folder that is missing is told apart`() throws {
        let error = #expect(throws: DatabaseError.self) {
            try Database(path: place.file("no/such/d"), migrations: [])
        }
        #expect(error?.cause == .unavailable)
    }

    @Test func `a writer that waits too long says busy`() throws {
        let one = try open()
        let other = try open(patience: 20)
        try one.write {
            let error = #expect(throws: DatabaseError.self) {
                try other.run("INSERT INTO t (x) VALUES ('a')")
            }
            #expect(error?.cause == .busy)
        }
    }

    @Test(arguments: [(Door.widget, 3000), (.terminal, 5000), (.script, 5000)])
    func `a widget gives up on a busy logbook before its own answer is given up`(
        door: Door, milliseconds: Int
    )
        throws
    {
        let logbook = try Logbook(
            path: place.file("d"), runtimeFolder: nil, zone: .system, words: Words(language: "en"), door: door
        )
        #expect(try logbook.database.first("PRAGMA busy_timeout", [], { $0.int(0) }) == milliseconds)
    }

    @Test func `many that open a new file at once all succeed, and none loses a row`() async throws {
        let path = place.file("d")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<24 {
                group.addTask {
                    let database = try Database(
                        path: path, migrations: [Self.first, Self.second], patience: 180_000)
                    for _ in 0..<5 {
                        try database.write { try database.run("INSERT INTO t (x) VALUES ('a')") }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(
            try open([Self.first, Self.second]).first("SELECT count(*) FROM t", [], { $0.int(0) }) == 120)
    }

    @Test func `the log stays short where each writer comes alone, and where others read`() throws {
        for _ in 0..<200 {
            let database = try open()
            try database.write { try database.run("INSERT INTO t (x) VALUES ('a')") }
        }
        #expect(try place.bytes("d-wal").count < 200 * 4200)
        let reader = try open()
        let writer = try open()
        for _ in 0..<500 { try writer.run("INSERT INTO t (x) VALUES ('a')") }
        #expect(try place.bytes("d-wal").count < 200 * 4200)
        #expect(try reader.first("SELECT count(*) FROM t", [], { $0.int(0) }) == 700)
    }

    @Test func `closing leaves the log for the next to read`() throws {
        try open().run("INSERT INTO t (x) VALUES ('a')")
        #expect(try place.bytes("d-wal").count > 0)
        #expect(try open().first("SELECT x FROM t", [], { $0.text(0) }) == "a")
    }
}
