import Testing
import VistazoWords

@testable import VistazoLogbook

/// A time that runs over the start of a day is one time, of which each day has its part.
@Suite struct TimeOverDaysTests {
    private let fixture: LogbookFixture

    init() throws { fixture = try LogbookFixture() }

    private func timed(_ logbook: Logbook, unit: String? = nil, goal: String? = nil) throws -> Item {
        var change = ItemChange(name: "Read")
        change.runsStopwatch = true
        change.unit = unit
        if let goal { change.goals = try Sketch.set([goal]) }
        change.startDay = .some(try day("2026-11-01"))
        return try logbook.addItem(change, at: try fixture.at("2026-11-01 09:00"))
    }

    private func count(_ logbook: Logbook, _ item: Item) throws -> Int? {
        try logbook.summary(of: item.id, at: try fixture.at("2026-11-30 10:00"))?.all.count
    }

    @Test func `it counts once in all, and on each of its days`() throws {
        let logbook = try fixture.open()
        let read = try timed(logbook)
        try logbook.start(read, at: try fixture.at("2026-11-27 22:00"))
        let result = try logbook.stop(read, at: try fixture.at("2026-11-29 02:00"))
        #expect(result.entries.map(\.continuesEarlier) == [false, true, true])
        try logbook.tap(read, amount: Amount(5), at: try fixture.at("2026-11-29 20:00"))
        #expect(try count(logbook, read) == 2)
        #expect(try logbook.total(of: read, on: try day("2026-11-28")).count == 1)
        let now = try fixture.at("2026-11-30 10:00")
        let statistics = try logbook.statistics(of: read, range: DayRange(), at: now)
        #expect(statistics.total.count == 2 && statistics.daysWithEntries == 3)
        // Between its parts there is no gap.
        #expect(statistics.shortestGap == statistics.longestGap)
        // One that runs is a time as well.
        try logbook.start(read, when: .at(try fixture.at("2026-11-29 23:00")), at: now)
        #expect(try logbook.statistics(of: read, range: DayRange(), at: now).total.count == 3)
        let before = try fixture.rows()
        try logbook.undo()
        try logbook.undo()
        try logbook.undo()
        #expect(try count(logbook, read) == nil || count(logbook, read) == 0)
        try logbook.redo()
        try logbook.redo()
        try logbook.redo()
        #expect(try fixture.rows() == before)
    }

    @Test func `what is left of it, when its first part is deleted or moved, is a time still`() throws {
        let logbook = try fixture.open()
        let read = try timed(logbook)
        let now = try fixture.at("2026-11-30 10:00")
        try logbook.start(read, at: try fixture.at("2026-11-28 22:00"))
        let parts = try logbook.stop(read, at: try fixture.at("2026-11-29 02:00")).entries
        #expect(try count(logbook, read) == 1)
        try logbook.deleteEntry(parts[0].id, at: now)
        #expect(try count(logbook, read) == 1)
        try logbook.undo()
        try logbook.deleteEntry(parts[1].id, at: now)
        #expect(try count(logbook, read) == 1)
        try logbook.undo()
        try logbook.clear(read, try day("2026-11-28")...(try day("2026-11-28")), at: now)
        #expect(try count(logbook, read) == 1)
        try logbook.undo()
        try logbook.editEntry(parts[1].id, when: .at(try fixture.at("2026-11-29 12:00")), at: now)
        #expect(try count(logbook, read) == 2)
        try logbook.undo()
        #expect(try count(logbook, read) == 1)
    }

    /// Thirds of an hour cannot be written in decimals.
    @Test(arguments: [
        ("h", "1h/day", 1200), ("h", "<=1h/day", 1200), ("h", "1h/week", 1200), ("h", "<=1h/week", 1200),
        ("min", "1min/day", 20), ("min", "<=1min/day", 20),
    ])
    func `three thirds are the whole, for a goal and for a limit`(
        unit: String, goal: String, seconds: Int
    ) throws {
        let logbook = try fixture.open()
        let read = try timed(logbook, unit: unit, goal: goal)
        let isWeek = goal.contains("week")
        for number in 0..<3 {
            let start = try fixture.at("2026-11-2\(isWeek ? 3 + number : 3) 1\(number):00")
            try logbook.start(read, at: start)
            try logbook.stop(read, at: start.advanced(bySeconds: seconds))
        }
        let now = try fixture.at(isWeek ? "2026-11-29 20:00" : "2026-11-24 10:00")
        let judgement = try logbook.judgements(of: read, at: now)[0]
        let period = try #require(
            judgement.periods.last { $0.span.contains((try? day("2026-11-23")) ?? Day(number: 0)) })
        #expect(period.amount == .one)
        #expect(period.state == (isWeek && goal.contains("<") ? .pending : .met), "\(period)")
        let summary = try #require(try logbook.summary(of: read.id, at: now))
        #expect(summary.all.amount == .one)
    }

    @Test(
        arguments: [
            (0, 60, 0), (333_333, 3600, 333_333), (999_999, 3600, 1_000_000), (-999_999, 3600, -1_000_000),
            (1_000_001, 60, 1_000_000), (1_500_000, 3600, 1_500_000), (Int64.max, 3600, Int64.max),
            (Int64.min, 60, Int64.min),
        ] as [(Int64, Int64, Int64)])
    func `an amount is brought to whole seconds`(millionths: Int64, unit: Int64, whole: Int64) {
        #expect(
            Amount(millionths: millionths).inWholeSeconds(ofUnit: unit) == Amount(millionths: whole))
    }

    @Test(
        arguments: [
            ("1,5h", "min", 90_000_000), ("1.5h", "min", 90_000_000), ("0,5 h", "min", 30_000_000),
            ("1.5m", "h", 25_000), ("90,5 min", "h", 1_508_333), ("2.5h", "h", 2_500_000),
            ("1.25 hours", "s", 4_500_000_000), ("1,5ч", "мин", 90_000_000),
        ] as [(String, String, Int64)])
    func `a length of time may have decimals`(text: String, unit: String, millionths: Int64) throws {
        #expect(try Amount(parsing: text, unit: unit) == Amount(millionths: millionths))
    }

    @Test(arguments: ["1,234h", "1.2.3h", "1,5h30", "1,5x", "25,5h"])
    func `one that may mean two things, or more than a day, is refused`(text: String) {
        #expect(throws: AmountError.self) { try Amount(parsing: text, unit: "min") }
    }
}
