import Foundation
import Testing
import VistazoWords

@testable import VistazoLogbook

/// Logbooks of every earlier form, kept as SQL in `Fixtures`: the number of steps that made the form, and the last.
@Suite struct MigrationTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures")
    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    private let fixture: LogbookFixture

    init() throws { fixture = try LogbookFixture() }

    private func lay(_ file: String) throws -> Int {
        let sql = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        let database = try Database(path: fixture.place.file("vistazo.store"), migrations: [])
        try database.script("PRAGMA foreign_keys = OFF;\n" + sql)
        return try #require(Int(file.prefix { $0 != "-" }))
    }

    @Test func `there is one of each form`() {
        #expect(Self.files.count >= 7)
        let steps = Self.files.map { $0.prefix { $0 != "-" } }
        #expect(Set(steps).count == steps.count)
    }

    @Test(arguments: files)
    func `one of an earlier form has all its data, and takes more`(file: String) throws {
        let stage = try lay(file)
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 11:12")
        let items = try logbook.items()
        #expect(items.map(\.name) == ["Café", "Water", "Read"])
        let (cafe, water, read) = (items[0], items[1], items[2])
        #expect(cafe.emoji == "☕" && water.isPrivate && water.step == Amount(250) && read.runsStopwatch)
        #expect(cafe.uid == "aaaaaaaaaaaaaaa1" && water.startDay == Day(number: 20000))
        let count = stage >= 3 ? 3 : 2
        let entries = try logbook.entries(of: cafe)
        #expect(entries.count == count && entries.last?.note == "first")
        #expect(try logbook.entries(of: water).first?.note == "two\nlines")
        #expect(try logbook.entries(of: water).first?.zoneOffset == -18_000)
        let summary = try #require(try logbook.summary(of: cafe.id, at: now))
        #expect(summary.all == Total(count: count, amount: Amount(count + 1)) && summary.today == summary.all)
        #expect(try logbook.counter("steps") == (stage >= 2 ? 47 : 0))
        #expect(
            try logbook.countdown("tea")?.state == (stage >= 4 ? .paused(rest: 90_000) : nil))
        #expect(
            try logbook.goals(of: cafe, at: now).map(\.spelled) == (stage >= 5 ? ["3/day", "<=9/week"] : []))
        #expect(try logbook.skips(of: cafe) == (stage >= 5 ? [Day(number: 20781)] : []))
        #expect(try logbook.running(of: read)?.note == (stage >= 6 ? "on" : nil))
        #expect(try logbook.misses(of: cafe) == (stage >= 7 ? [Day(number: 20782)] : []))
        #expect(
            try logbook.reminders(of: cafe).map(\.spelled) == (stage >= 9 ? ["21:00", "mon,wed 18:00"] : []))
        // What was done there can be undone here, and done again.
        let before = try fixture.rows()
        if stage >= 3 {
            let step = try logbook.undo()
            #expect(step.subject == "Café" && step.door == .tmux)
            #expect(try logbook.entries(of: cafe).count == 2)
            try logbook.redo()
            #expect(try fixture.rows() == before)
        }
        // Everything that came since works, and comes out again.
        try logbook.tap(cafe, at: now)
        try logbook.skip(cafe, try day("2026-12-24")...(try day("2026-12-24")), at: now)
        try logbook.miss(water, try day("2026-11-30")...(try day("2026-11-30")), at: now)
        try logbook.tap(read, at: now)
        var change = ItemChange()
        change.reminders = try ReminderRule.set(parsing: ["due", "21:00"])
        try logbook.edit(cafe, change, at: now)
        for _ in 0..<5 { try logbook.undo() }
        #expect(try fixture.rows() == before)
        let copy = try LogbookFixture()
        _ = try copy.open().take(try logbook.export(), source: "old", at: now)
        #expect(try copy.open().export() == (try logbook.export()))
    }

    @Test func `many that open an old one at once find all of it`() async throws {
        _ = try lay("3-history.sql")
        let path = fixture.place.file("vistazo.store")
        let counts = await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    let logbook = try? Logbook(
                        path: path, runtimeFolder: nil, zone: .system, words: Words(language: "en"),
                        door: .terminal)
                    return try? logbook?.items().count
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 3, count: 12))
    }

    @Test func `one of a later form is refused, and not a byte of it is touched`() throws {
        do {
            let logbook = try fixture.open()
            try logbook.addItem(ItemChange(name: "Café"), at: try fixture.at("2026-11-30 11:12"))
            try logbook.database.run("INSERT INTO migrations (name) VALUES ('of a later year')")
            try logbook.database.run("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        let files = ["", "-wal", "-shm"].map { fixture.place.file("vistazo.store") + $0 }
        let bytes = files.map { FileManager.default.contents(atPath: $0) }
        #expect(throws: DatabaseError.self) { try fixture.open() }
        #expect(files.prefix(2).map { FileManager.default.contents(atPath: $0) } == Array(bytes.prefix(2)))
    }
}
