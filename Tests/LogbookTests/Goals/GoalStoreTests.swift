import Testing
import VistazoWords

@testable import VistazoLogbook

/// Goals and skips as they are stored.
@Suite struct GoalStoreTests {
    let fixture: LogbookFixture
    let logbook: Logbook
    let now: Instant

    init() throws {
        fixture = try LogbookFixture()
        logbook = try fixture.open()
        now = try fixture.at("2026-11-30 10:00")
    }

    private func add(_ name: String, _ goals: String..., change: ItemChange = ItemChange()) throws -> Item {
        var change = change
        change.name = name
        change.goals = try Sketch.set(goals)
        return try logbook.addItem(change, at: now)
    }

    private func set(_ item: Item, _ goals: String..., from: String? = nil, at: Instant? = nil) throws {
        var change = ItemChange()
        change.goals = try Sketch.set(goals)
        change.goalsFrom = try from.map { try day($0) }
        try logbook.edit(item, change, at: at ?? now)
    }

    private func rows(_ item: Item) throws -> [String] {
        try logbook.goals(of: item).changes.map { "\($0.from) \(Goal.stored($0.goals))" }
    }

    @Test func `a new item's goals hold from its start day, else from today`() throws {
        #expect(try rows(add("a", "3/day", "<=9/week")) == ["2026-11-30 3/day <=9/week"])
        var change = ItemChange()
        change.startDay = try day("2026-01-05")
        #expect(try rows(add("b", "mon", change: change)) == ["2026-01-05 mon"])
        change.goalsFrom = try day("2026-02-01")
        #expect(try rows(add("c", "mon", change: change)) == ["2026-02-01 mon"])
        #expect(try rows(add("d")) == [])
    }

    @Test func `a new set holds from today and leaves the past as it was`() throws {
        let item = try add("a", "3/day")
        let later = try fixture.at("2026-12-05 10:00")
        try set(item, "5/day", at: later)
        #expect(try rows(item) == ["2026-11-30 3/day", "2026-12-05 5/day"])
        try set(item, "6/day", "3/7", at: later)
        #expect(try rows(item) == ["2026-11-30 3/day", "2026-12-05 6/day 3/7"])
        try set(item, at: try fixture.at("2026-12-06 10:00"))
        #expect(try rows(item).last == "2026-12-06 ")
        // From an earlier day on: what held later is forgotten.
        try set(item, "mon", from: "2026-12-01", at: later)
        #expect(try rows(item) == ["2026-11-30 3/day", "2026-12-01 mon"])
    }

    @Test func `until an old item's first goal nothing was asked`() throws {
        let item = try add("a")
        try set(item, "3/day")
        #expect(try rows(item) == ["0001-01-01 ", "2026-11-30 3/day"])
        try set(item, "3/day", from: "2026-11-01")
        #expect(try rows(item) == ["0001-01-01 ", "2026-11-01 3/day"])
    }

    @Test func `the same set again is no step`() throws {
        let item = try add("a", "3/day")
        let plain = try add("b")
        let steps = try logbook.history().count
        try set(item, "3/day")
        try set(plain)
        #expect(try logbook.history().count == steps)
        try set(item, "3/day", from: "2026-11-01")
        #expect(try logbook.history().count == steps + 1)
    }

    @Test func `goals and looks are one step, which undo takes back`() throws {
        let item = try add("a", "3/day")
        let first = try fixture.rows()
        var change = ItemChange(name: "b")
        change.goals = try Sketch.set(["mon"])
        try logbook.edit(item, change, at: try fixture.at("2026-12-03 10:00"))
        let second = try fixture.rows()
        #expect(try logbook.undo().action == .editItem)
        #expect(try fixture.rows() == first)
        try logbook.redo()
        #expect(try fixture.rows() == second)
        try logbook.skip(item, day("2026-12-01")...day("2026-12-03"), at: now)
        let third = try fixture.rows()
        try logbook.delete(item, at: now)
        #expect(try fixture.rows() == [])
        try logbook.undo()
        #expect(try fixture.rows() == third)
    }

    /// Case B11.
    @Test func `seven days are skipped in one step and the streak goes on`() throws {
        let item = try add("a", "1/day")
        try set(item, "1/day", from: "2026-08-15")
        for text in ["2026-08-15", "2026-08-16", "2026-08-17", "2026-08-25"] {
            try logbook.tap(item, when: .on(day(text)), at: now)
        }
        let before = try fixture.rows()
        let holidays = try day("2026-08-18")...day("2026-08-24")
        #expect(try logbook.skip(item, holidays, at: now).count == 7)
        #expect(try logbook.skip(item, holidays, at: now).isEmpty)
        #expect(
            try logbook.history().first.map { Words(language: "en").step($0, at: now, zone: logbook.zone) }
                == "skipped 7 days of a, just now, from the command line")
        var record = try logbook.record(of: item, at: now)
        record.today = try day("2026-08-26")
        let judgement = try #require(Judgement.all(of: record).first)
        #expect(judgement.streak.count == 4)
        let rate = try judgement.rate(in: day("2026-08-01")...day("2026-08-25"))
        #expect(rate.met == 4 && rate.of == 4)
        try logbook.undo()
        #expect(try fixture.rows() == before)
    }

    @Test func `skipped days are taken back`() throws {
        let item = try add("a", "1/day")
        try logbook.skip(item, day("2026-11-01")...day("2026-11-10"), at: now)
        #expect(try logbook.unskip(item, day("2026-11-05")...day("2026-11-30"), at: now).count == 6)
        #expect(try logbook.skips(of: item).count == 4)
        #expect(try logbook.unskip(item, day("2026-11-05")...day("2026-11-30"), at: now).isEmpty)
        #expect(try logbook.history().map(\.action) == [.unskip, .skip, .addItem])
        try logbook.undo()
        #expect(try logbook.skips(of: item).count == 10)
    }

    /// Case B32.
    @Test func `a third skip in a month of two is refused, said beforehand`() throws {
        var change = ItemChange()
        change.skipsAMonth = 2
        let item = try add("a", "1/day", change: change)
        #expect(try logbook.skipsLeft(of: item, in: day("2026-05-20")) == 2)
        try logbook.skip(item, day("2026-05-03")...day("2026-05-04"), at: now)
        #expect(try logbook.skipsLeft(of: item, in: day("2026-05-20")) == 0)
        let may = try day("2026-05-01")
        #expect(throws: LogbookError.noSkipsLeft(item, month: may, left: 0, wanted: 1)) {
            try logbook.skip(item, day("2026-05-09")...day("2026-05-09"), at: now)
        }
        // All or nothing, and each month for itself; what is skipped already takes none.
        try logbook.skip(item, day("2026-05-04")...day("2026-05-04"), at: now)
        #expect(throws: LogbookError.self) {
            try logbook.skip(item, day("2026-05-31")...day("2026-06-01"), at: now)
        }
        #expect(try logbook.skips(of: item).count == 2)
        try logbook.skip(item, day("2026-06-30")...day("2026-07-01"), at: now)
        #expect(try logbook.skips(of: item).count == 4)
    }

    @Test func `more than a year at once is refused, and an archived item`() throws {
        let item = try add("a", "1/day")
        #expect(throws: LogbookError.longSkip(limit: 366)) {
            try logbook.skip(item, Day(number: .min)...Day(number: .max), at: now)
        }
        var change = ItemChange()
        change.isArchived = true
        let archived = try logbook.edit(item, change, at: now)
        #expect(throws: LogbookError.archivedItem(archived)) {
            try logbook.skip(archived, day("2026-05-03")...day("2026-05-04"), at: now)
        }
    }

    @Test func `today lists what is overdue, then what has come least far`() throws {
        let water = try add("Water", "2000/day")
        let plants = try add("Plants", "every:3d")
        let run = try add("Run", "3/week")
        _ = try add("Stretch", "1/day")
        let pills = try add("Pills", "1/day")
        let read = try add("Read", "1/day")
        _ = try add("Cigarettes", "<=5/day")
        _ = try add("Choir", "tue")
        _ = try add("Plain")
        try set(plants, "every:3d", from: "2026-11-01")
        try logbook.tap(plants, when: .on(day("2026-11-25")), at: now)
        try logbook.tap(water, amount: Amount(500), at: now)
        try logbook.tap(run, amount: Amount(2), at: now)
        try logbook.tap(pills, at: now)
        try logbook.skip(read, day("2026-11-30")...day("2026-11-30"), at: now)
        let list = try logbook.today(at: now)
        #expect(list.pending.map(\.item.name) == ["Plants", "Stretch", "Water", "Run"])
        #expect(list.pending.map(\.daysOverdue) == [2, 0, 0, 0])
        #expect(list.pending.map { Int($0.fraction * 100) } == [0, 0, 25, 66])
        #expect(list.done.map(\.name) == ["Pills"])
        #expect(list.due == 5)
        #expect(list.past.isEmpty)
    }

    /// Case D14: no empty headings.
    @Test func `since a day it lists also what was left undone, day by day`() throws {
        let water = try add("Water", "2/day")
        let pills = try add("Pills", "1/day")
        for item in [water, pills] { try set(item, item == water ? "2/day" : "1/day", from: "2026-11-01") }
        for text in ["2026-11-27", "2026-11-28", "2026-11-29"] {
            try logbook.tap(pills, when: .on(day(text)), at: now)
            try logbook.tap(
                water, amount: Amount(text.hasSuffix("28") ? 1 : 2), when: .on(day(text)), at: now)
        }
        let list = try logbook.today(at: now, since: day("2026-11-26"))
        #expect(list.past.map(\.day.description) == ["2026-11-28", "2026-11-26"])
        #expect(list.past.map { $0.undone.map(\.item.name) } == [["Water"], ["Water", "Pills"]])
        #expect(list.past.first?.undone.first?.state == .partial)
    }

    /// What is read for today alone must say what the whole past says.
    @Test(arguments: ["1/day", "3/week", "20/month", "2/7", "3/30", "every:4d", "every:11d", "mon,thu"])
    func `today looks back as far as it must`(goal: String) throws {
        let item = try add("a", goal)
        try set(item, goal, from: "2026-01-01")
        var numbers = FixedNumbers(state: 3)
        for back in 1..<90 where Int.random(in: 0..<4, using: &numbers) == 0 {
            try logbook.tap(item, when: .on(try day("2026-11-30").advanced(by: -back)), at: now)
        }
        for back in [3, 8, 9, 20] {
            let skipped = try day("2026-11-30").advanced(by: -back)
            try logbook.skip(item, skipped...skipped, at: now)
        }
        for back in 0..<60 {
            let then = try fixture.at("\(day("2026-11-30").advanced(by: -back)) 12:00")
            let whole = try #require(
                Judgement.all(of: try logbook.record(of: item, at: then)).first?.progress)
            let list = try logbook.today(at: then)
            #expect(list.pending.first?.goals.first == (whole.state == .pending ? whole : nil))
        }
    }
}
