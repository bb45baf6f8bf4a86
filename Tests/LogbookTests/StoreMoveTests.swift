import Foundation
import Testing
import VistazoWords

@testable import VistazoLogbook

/// A logbook in an older place, and one that was lost.
@Suite struct StoreMoveTests {
    let place: TemporaryFolder
    let folders: Folders
    let now = Instant(seconds: 1_796_029_920)
    var old: String { place.file("home x/.vistazo/vistazo.store") }

    init() throws {
        place = try TemporaryFolder()
        folders = try Folders(environment: ["HOME": place.file("home x")])
        try Folders.make(place.file("home x/.vistazo"))
    }

    private func open(_ path: String) throws -> Logbook {
        try Logbook(
            path: path, runtimeFolder: nil, zone: .named(.gmt), words: Words(language: "en"), door: .terminal)
    }

    private func open(_ environment: [String: String] = [:]) throws -> Logbook {
        let all = ["HOME": place.file("home x")].merging(environment) { $1 }
        return try Logbook(
            folders: Folders(environment: all), zone: .named(.gmt), words: Words(language: "en"),
            door: .terminal)
    }

    private func count(_ logbook: Logbook) throws -> Int {
        try logbook.summaries(at: now).map(\.all.count).reduce(0, +)
    }

    @Test func `three files with a live log move as one, and who has them open goes on`() throws {
        let before = try open(old)
        let item = try before.addItem(ItemChange(name: "Café"), at: now)
        for _ in 0..<5 { try before.tap(item, at: now) }
        #expect(try Data(contentsOf: URL(filePath: old + "-wal")).count > 0)

        let after = try open()
        #expect(after.news == [.moved(from: old)])
        #expect(try count(after) == 5)
        for ending in ["", "-wal", "-shm"] {
            #expect(!FileManager.default.fileExists(atPath: old + ending))
            #expect(FileManager.default.fileExists(atPath: folders.store + ending))
        }
        // The one that was open before writes to the same files, both ways.
        try before.tap(item, at: now)
        #expect(try count(after) == 6)
        try after.tap(item, at: now)
        #expect(try count(before) == 7)
        #expect(try open().news == [])
        #expect(try count(open()) == 7)
        #expect(try after.database.first("PRAGMA integrity_check", [], { $0.text(0) }) == "ok")
    }

    @Test func `the variable names a file or its folder`() throws {
        for (variable, path) in [("one/my.db", "one/my.db"), ("two", "two/vistazo.store")] {
            let old = place.file(path)
            try Folders.make(String(old[..<(try #require(old.lastIndex(of: "/")))]))
            try open(old).addItem(ItemChange(name: "Café"), at: now)
            let data = place.file("data-" + variable.prefix(3))
            let logbook = try open(["VISTAZO_STORE": place.file(variable), "XDG_DATA_HOME": data])
            #expect(logbook.news == [.moved(from: old)])
            #expect(try logbook.items().map(\.name) == ["Café"])
        }
    }

    @Test func `a logbook that stands in the new place stays, and the old one too`() throws {
        try open().addItem(ItemChange(name: "new"), at: now)
        try open(old).addItem(ItemChange(name: "old"), at: now)
        #expect(try open().items().map(\.name) == ["new"])
        #expect(try open(old).items().map(\.name) == ["old"])
        // The variable may name the very place.
        #expect(try open(["VISTAZO_STORE": folders.store]).items().map(\.name) == ["new"])
        #expect(FileManager.default.fileExists(atPath: folders.store))
    }

    /// Ends at each point at which a move can be cut short.
    @Test(arguments: 1...5)
    func `a move that was cut short is finished`(done: Int) throws {
        let before = try open(old)
        try before.addItem(ItemChange(name: "Café"), at: now)
        try Folders.make(folders.data)
        for (number, ending) in ["-wal", "-shm", ""].enumerated() where number < done {
            #expect(link(old + ending, folders.store + ending) == 0)
        }
        if done > 3 { unlink(old); if done > 4 { unlink(old + "-shm") } }
        let after = try open()
        #expect(try after.items().map(\.name) == ["Café"])
        try before.addItem(ItemChange(name: "Tea"), at: now)
        #expect(try open().items().map(\.name) == ["Café", "Tea"])
    }

    @Test func `what cannot be moved is left as it is, and said`() throws {
        try open(old).addItem(ItemChange(name: "Café"), at: now)
        let before = try Data(contentsOf: URL(filePath: old))
        // A folder stands where the log is to go.
        try Folders.make(folders.store + "-wal")
        #expect(throws: StoreMoveError.self) { try open() }
        #expect(try Data(contentsOf: URL(filePath: old)) == before)
        #expect(!FileManager.default.fileExists(atPath: folders.store))
        rmdir(folders.store + "-wal")
        #expect(try open().items().count == 1)
    }

    @Test func `to another file system all that is committed is copied, unless somebody is writing`() throws {
        let before = try open(old)
        let item = try before.addItem(ItemChange(name: "Café"), at: now)
        try before.tap(item, at: now)
        try Folders.make(folders.data)
        _ = try before.database.write {
            #expect(throws: StoreMoveError.self) { try StoreMove.copy(old, to: folders.store) }
        }
        #expect(!FileManager.default.fileExists(atPath: folders.store))
        try StoreMove.copy(old, to: folders.store)
        #expect(try count(open(folders.store)) == 1)
    }

    @Test func `many that start at once find one logbook`() async throws {
        let item = try open(old).addItem(ItemChange(name: "Café"), at: now)
        let (folders, now) = (folders, now)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    let logbook = try Logbook(
                        folders: folders, zone: .named(.gmt), words: Words(language: "en"), door: .script)
                    try logbook.tap(item, at: now)
                }
            }
            try await group.waitForAll()
        }
        #expect(try count(open()) == 12)
    }

    @Test func `a logbook that is suddenly empty or much smaller is announced until it was told`() throws {
        let logbook = try open()
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        for _ in 0..<40 { try logbook.tap(item, at: now) }
        try logbook.backUp(to: place.file("b"), replacing: false)
        for _ in 0..<60 { try logbook.tap(item, at: now) }
        #expect(try open().news == [])

        for ending in ["", "-wal", "-shm"] { unlink(folders.store + ending) }
        let empty = try open()
        #expect(empty.news == [.emptied(from: 97)] || empty.news == [.emptied(from: 100)])
        #expect(try open().news == empty.news)
        try FileManager.default.removeItem(atPath: folders.store)
        for ending in ["-wal", "-shm"] { unlink(folders.store + ending) }
        try FileManager.default.copyItem(atPath: place.file("b"), toPath: folders.store)
        let smaller = try open()
        guard case .shrunken(_, let to) = try #require(smaller.news.first) else {
            Issue.record("\(smaller.news)")
            return
        }
        #expect(to == 40)
        try smaller.acknowledgeNews()
        #expect(try open().news == [])
    }

    @Test func `what is deleted on purpose is no loss`() throws {
        let logbook = try open()
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        for _ in 0..<40 { try logbook.tap(item, at: now) }
        try logbook.delete(item, at: now)
        #expect(try open().news == [])
        try logbook.undo()
        #expect(try open().news == [])
    }
}

/// Case C13.
@Suite struct BackupTests {
    let fixture: LogbookFixture
    let now: Instant

    init() throws {
        fixture = try LogbookFixture()
        now = try fixture.at("2026-11-30 10:00")
    }

    @Test func `a backup is one file that opens anywhere`() throws {
        let logbook = try fixture.open()
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        for _ in 0..<9 { try logbook.tap(item, at: now) }
        let path = fixture.place.file("ñ b.store")
        #expect(try logbook.backUp(to: path, replacing: false) == 9)
        #expect(try fixture.place.names().filter { $0.hasPrefix("ñ") } == ["ñ b.store"])
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        let copy = try Logbook(
            path: path, runtimeFolder: nil, zone: fixture.zone, words: Words(language: "en"), door: .terminal)
        #expect(try copy.entries(of: item).count == 9)
        #expect(try copy.undo().action == .log)
    }

    @Test func `it holds one moment while others write`() async throws {
        let logbook = try fixture.open()
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        let (path, zone, now) = (fixture.place.file("vistazo.store"), fixture.zone, now)
        let writer = Task.detached {
            let other = try Logbook(
                path: path, runtimeFolder: nil, zone: zone, words: Words(language: "en"), door: .script)
            for _ in 0..<200 { try other.tap(item, at: now) }
        }
        for number in 0..<5 {
            let file = fixture.place.file("b\(number)")
            try logbook.backUp(to: file, replacing: false)
            let copy = try Database(path: file, migrations: Schema.migrations)
            let counts = try copy.first(
                "SELECT (SELECT count(*) FROM entries), (SELECT coalesce(sum(count), 0) FROM day_totals)", [],
                { ($0.int(0), $0.int(1)) })
            #expect(counts?.0 == counts?.1)
        }
        try await writer.value
        #expect(try logbook.entries(of: item).count == 200)
    }

    @Test func `a file that is there is replaced only where asked, and kept where anything fails`() throws {
        let logbook = try fixture.open()
        try fixture.place.write(Data("mine".utf8), to: "b")
        let path = fixture.place.file("b")
        #expect(throws: BackupError.exists(path)) { try logbook.backUp(to: path, replacing: false) }
        #expect(try fixture.place.bytes("b") == Data("mine".utf8))
        try logbook.backUp(to: path, replacing: true)
        #expect(try fixture.place.bytes("b").count > 1000)
        #expect(throws: BackupError.self) {
            try logbook.backUp(to: fixture.place.file("no/such/folder"), replacing: true)
        }
        #expect(try fixture.place.names().filter { $0.contains("part") }.isEmpty)
    }
}
