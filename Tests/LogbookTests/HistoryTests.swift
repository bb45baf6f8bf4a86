import Testing
import VistazoWords

@testable import VistazoLogbook

@Suite struct HistoryTests {
    let fixture: LogbookFixture
    let now: Instant

    init() throws {
        fixture = try LogbookFixture()
        now = try fixture.at("2026-11-30 10:00")
    }

    @Test func `undo crosses processes and leaves the rows exactly as at first`() throws {
        let item = try fixture.open().addItem(ItemChange(name: "Water"), at: now)
        let entry = try #require(
            try fixture.open().tap(item, amount: Amount(parsing: "0.1"), note: "a", at: now).entry)
        let first = try fixture.rows()

        try fixture.open(door: .dashboard).tap(item, amount: Amount(parsing: "0.2"), at: now)
        try fixture.open(door: .terminal).editEntry(entry.id, note: "b", at: now)
        try fixture.open(door: .dashboard).changeCounter("agua", by: 3, at: now)
        let last = try fixture.rows()
        #expect(last != first)

        #expect(try fixture.open().undo().action == .count)
        #expect(try fixture.open().undo().action == .editEntry)
        #expect(try fixture.open().undo().door == .dashboard)
        #expect(try fixture.rows() == first)

        for _ in 0..<3 { try fixture.open().redo() }
        #expect(try fixture.rows() == last)
        #expect(throws: LogbookError.nothingToRedo) { try fixture.open().redo() }
    }

    @Test func `all that is done can be undone to nothing and done again`() throws {
        let logbook = try fixture.open()
        let empty = try fixture.rows()
        var item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        let entry = try #require(try logbook.tap(item, note: "said \"ok\",\n=1\u{1b}", at: now).entry)
        try logbook.tap(item, when: .on(day("2026-11-01")), at: now)
        var change = ItemChange(name: "Espresso")
        change.step = Amount(2)
        item = try logbook.edit(item, change, at: now)
        try logbook.editEntry(entry.id, amount: Amount(7), when: .on(day("2026-11-02")), at: now)
        try logbook.deleteEntry(entry.id, at: now)
        try logbook.tap(item, at: now)
        try logbook.delete(item, at: now)
        _ = try logbook.tapNew("Tea", at: now)
        let full = try fixture.rows()
        let steps = try logbook.history().count
        for _ in 0..<steps { try logbook.undo() }
        #expect(try fixture.rows() == empty)
        #expect(throws: LogbookError.nothingToUndo) { try logbook.undo() }
        for _ in 0..<steps { try logbook.redo() }
        #expect(try fixture.rows() == full)
    }

    @Test func `a deleted item comes back with its entries and totals`() throws {
        let logbook = try fixture.open()
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        for _ in 0..<5 { try logbook.tap(item, at: now) }
        let before = try fixture.rows()
        try logbook.delete(item, at: now)
        #expect(try fixture.rows() == [])
        try logbook.undo()
        #expect(try fixture.rows() == before)
    }

    @Test func `a new step ends what could be redone`() throws {
        let logbook = try fixture.open()
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        try logbook.tap(item, at: now)
        try logbook.undo()
        try logbook.tap(item, amount: Amount(9), at: now)
        #expect(throws: LogbookError.nothingToRedo) { try logbook.redo() }
        #expect(try logbook.history().map(\.action) == [.log, .addItem])
    }

    @Test func `what changes nothing is no step`() throws {
        let logbook = try fixture.open()
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        let entry = try #require(try logbook.tap(item, at: now).entry)
        try logbook.edit(item, ItemChange(name: "Café"), at: now)
        try logbook.editEntry(entry.id, note: "", at: now)
        try logbook.changeCounter("x", by: -1, at: now)
        #expect(try logbook.history().count == 2)
    }

    @Test func `what fails is no step and keeps what could be redone`() throws {
        let logbook = try fixture.open()
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        try logbook.tap(item, at: now)
        try logbook.undo()
        #expect(throws: LogbookError.self) {
            try logbook.tap(item, when: .at(now.advanced(bySeconds: 99)), at: now)
        }
        #expect(try logbook.redo().action == .log)
    }

    @Test func `the list keeps the last thousand steps`() throws {
        let logbook = try fixture.open()
        for _ in 0..<(Logbook.longestHistory + 5) { try logbook.changeCounter("x", by: 1, at: now) }
        #expect(try logbook.history(limit: .max).count == Logbook.longestHistory)
        let rows = try logbook.database.first("SELECT count(*) FROM history_rows", [], { $0.int(0) })
        #expect(rows == Logbook.longestHistory)
    }

    @Test func `each step has its sentence`() throws {
        let logbook = try fixture.open(door: .tmux)
        var change = ItemChange(name: "Water")
        change.unit = "ml"
        let item = try logbook.addItem(change, at: now)
        try logbook.tap(item, amount: Amount(250), at: now)
        try logbook.changeCounter("agua", by: 1, at: now)
        try logbook.changeCounter("agua", by: -1, at: now)
        let later = now.advanced(bySeconds: 130)
        func sentences(_ language: String) throws -> [String] {
            try logbook.history().map { Words(language: language).step($0, at: later, zone: logbook.zone) }
        }
        #expect(
            try sentences("en") == [
                "−1 agua, 2 minutes ago, from tmux", "+1 agua, 2 minutes ago, from tmux",
                "+250 ml Water, 2 minutes ago, from tmux", "added Water, 2 minutes ago, from tmux",
            ])
        #expect(try sentences("ru").last == "добавлено: Water, 2 минуты назад, из tmux")
        #expect(try sentences("es").first == "−1 agua, hace 2 minutos, desde tmux")
    }

    @Test(arguments: ["en", "es", "ru"])
    func `every action and every door has words`(language: String) {
        let words = Words(language: language)
        for door in Door.allCases { #expect(!words("logbook.door.\(door.rawValue)").contains("logbook.")) }
        for action in HistoryStep.Action.allCases
        where ![.log, .count, .skip, .unskip, .miss, .unmiss, .clear].contains(action) {
            #expect(!words("logbook.did.\(action.rawValue)").contains("logbook."))
        }
    }
}

@Suite struct ElapsedTests {
    @Test(arguments: [
        ("2026-09-04 08:30", "2026-09-03 20:00", Elapsed.Unit.hour, 12),
        ("2026-11-30 10:00:59", "2026-11-30 10:00", .now, 0),
        ("2026-11-30 10:01", "2026-11-30 10:00", .minute, 1),
        ("2026-11-30 10:00", "2026-11-29 10:00", .day, 1),
        ("2026-11-30 09:59", "2026-11-29 10:00", .hour, 23),
        // The night of the spring has an hour less, the night of autumn one more.
        ("2026-03-29 10:00", "2026-03-28 10:00", .day, 1),
        ("2026-10-25 09:59", "2026-10-24 10:00", .hour, 24),
        ("2026-11-30 10:00", "2026-10-30 10:00", .month, 1),
        ("2026-11-30 09:00", "2026-10-30 10:00", .day, 30),
        ("2026-02-28 10:00", "2026-01-31 10:00", .day, 28),
        ("2026-11-30 10:00", "2024-11-30 10:00", .year, 2),
        ("2026-11-30 10:00", "2026-12-30 10:00", .now, 0),
    ])
    func `time passed is told in its greatest whole unit`(
        now: String, then: String, unit: Elapsed.Unit, count: Int
    ) throws {
        let fixture = try LogbookFixture()
        let elapsed = Elapsed(from: try fixture.at(then), to: try fixture.at(now), zone: fixture.zone)
        #expect(elapsed.unit == unit && elapsed.count == count)
    }

    @Test func `calendar words go by what clocks showed`() {
        let words = Words(language: "en")
        let today = Day(number: 20_000)
        #expect(words.moment(clock: (today.advanced(by: -1), 72_000), today: today) == "yesterday 20:00")
        #expect(words.moment(clock: (today, 540), today: today) == "today 00:09")
        #expect(words.moment(clock: (Day(number: 0), 0), today: today) == "1970-01-01 00:00")
    }
}

@Suite struct LogbookChangeTests {
    @Test func `every writing pokes once and says what changed`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let listener = try PokeListener(folder: fixture.place.path, name: "1")
        let now = Instant(seconds: 0)
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        let entry = try #require(try logbook.tap(item, at: now).entry)
        try logbook.editEntry(entry.id, note: "x", at: now)
        try logbook.changeCounter("agua fría", by: 1, at: now)
        try logbook.changeCounter("agua fría", by: 0, at: now)
        try logbook.undo()
        try logbook.delete(item, at: now)
        try logbook.undo()
        let id = item.id
        #expect(
            listener.drain().map(LogbookChange.changes(in:)) == [
                [.items, .item(id)], [.item(id)], [.item(id)], [.counter("agua fría")],
                [.counter("agua fría")], [.items, .item(id)], [.item(id), .items],
            ])
    }

    @Test func `a poke too long, or of a later program, means that anything may have changed`() {
        let many = (0..<500).map { LogbookChange.item($0) }
        #expect(LogbookChange.changes(in: LogbookChange.message(many)) == [])
        #expect(LogbookChange.message([.counter("a\nb")]) == "logbook")
        #expect(LogbookChange.changes(in: "logbook\nitem 1\ngoal 7") == [])
        #expect(LogbookChange.changes(in: "host clock") == nil)
        #expect(LogbookChange.changes(in: "") == nil)
    }
}
