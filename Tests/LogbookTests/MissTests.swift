import Testing
import VistazoWords

@testable import VistazoLogbook

/// Days that are given up by hand, and days brought back to unknown.
@Suite struct MissTests {
    private let fixture: LogbookFixture
    private let now: Instant
    private let today: Day

    init() throws {
        fixture = try LogbookFixture()
        now = try fixture.at("2026-11-30 10:00")
        today = try day("2026-11-30")
    }

    private func item(_ logbook: Logbook, _ goals: String..., startsDaysAgo days: Int = 20) throws -> Item {
        var change = ItemChange(name: "Café \(goals)")
        change.goals = try Sketch.set(goals)
        change.startDay = .some(today.advanced(by: -days))
        return try logbook.addItem(change, at: now)
    }

    @Test(arguments: ["3/day", "mon,tue", "every:2d", "3/week", "10/month", "3/7"])
    func `a day that was given up is decided: today asks for it no more, and asks again tomorrow`(
        goal: String
    ) throws {
        let logbook = try fixture.open()
        let item = try item(logbook, goal)
        #expect(try logbook.today(at: now).pending.map(\.item) == [item])
        #expect(try logbook.miss(item, today...today, at: now) == [today])
        let list = try logbook.today(at: now)
        #expect(list.pending.isEmpty && list.done.isEmpty && list.missed == [item] && list.due == 1)
        // Again it is no step.
        #expect(try logbook.miss(item, today...today, at: now) == [])
        let tomorrow = now.advanced(bySeconds: 86_400)
        #expect(try logbook.today(at: tomorrow).pending.map(\.item) == [item])
        try logbook.undo()
        #expect(try logbook.today(at: now).pending.map(\.item) == [item])
    }

    @Test func `an entry takes it back, and so do a skip and unmiss`() throws {
        let logbook = try fixture.open()
        let item = try item(logbook, "1/day")
        try logbook.miss(item, today...today, at: now)
        let before = try fixture.rows()
        try logbook.tap(item, at: now)
        #expect(try logbook.misses(of: item).isEmpty)
        #expect(try logbook.today(at: now).done == [item])
        try logbook.undo()
        #expect(try fixture.rows() == before)
        try logbook.skip(item, today...today, at: now)
        #expect(try logbook.misses(of: item).isEmpty && logbook.skips(of: item) == [today])
        try logbook.miss(item, today...today, at: now)
        #expect(try logbook.misses(of: item) == [today] && logbook.skips(of: item).isEmpty)
        #expect(try logbook.unmiss(item, today...today, at: now) == [today])
        #expect(try logbook.today(at: now).pending.map(\.item) == [item])
    }

    @Test func `a streak is broken at once, and not by what is open`() throws {
        let logbook = try fixture.open()
        let item = try item(logbook, "1/day", startsDaysAgo: 3)
        for back in 1...3 { try logbook.tap(item, when: .on(today.advanced(by: -back)), at: now) }
        #expect(try logbook.judgements(of: item, at: now)[0].streak.count == 3)
        try logbook.miss(item, today...today, at: now)
        let judgement = try logbook.judgements(of: item, at: now)[0]
        #expect(judgement.streak.count == 0 && judgement.days.last?.state == .missed)
        // What was done of the day is not forgotten.
        let counted = try self.item(logbook, "3/day")
        try logbook.tap(counted, at: now)
        try logbook.miss(counted, today...today, at: now)
        #expect(try logbook.judgements(of: counted, at: now)[0].days.last?.state == .partial)
    }

    @Test func `a window that others can still meet stays open`() throws {
        let logbook = try fixture.open()
        let item = try item(logbook, "2/7", startsDaysAgo: 3)
        try logbook.tap(item, when: .on(today.advanced(by: -2)), at: now)
        try logbook.miss(item, today...today, at: now)
        let judgement = try logbook.judgements(of: item, at: now)[0]
        #expect(judgement.days.last?.state == .pending && judgement.progress?.state == .missed)
        // With nothing left but today it cannot be met any more.
        let late = try self.item(logbook, "3/3", startsDaysAgo: 2)
        for back in 1...2 { try logbook.tap(late, when: .on(today.advanced(by: -back)), at: now) }
        #expect(try logbook.judgements(of: late, at: now)[0].days.first?.state == .pending)
        try logbook.miss(late, today...today, at: now)
        #expect(try logbook.judgements(of: late, at: now)[0].days.first?.state == .partial)
    }

    @Test func `an empty day that counts as kept may be owned up to`() throws {
        let logbook = try fixture.open()
        var change = ItemChange(name: "Sweets")
        change.goals = try Sketch.set(["<=2/day"])
        change.emptyDayIsZero = true
        change.startDay = .some(today.advanced(by: -3))
        let item = try logbook.addItem(change, at: now)
        let yesterday = today.advanced(by: -1)
        try logbook.miss(item, yesterday...yesterday, at: now)
        let days = try logbook.judgements(of: item, at: now)[0].days
        #expect(days.map(\.state) == [.met, .met, .missed, .pending])
    }

    @Test func `days to come, a year and more, and archived items are refused`() throws {
        let logbook = try fixture.open()
        let item = try item(logbook, "1/day")
        #expect(throws: LogbookError.future("2026-12-01")) {
            try logbook.miss(item, today...today.advanced(by: 1), at: now)
        }
        #expect(throws: LogbookError.longSkip(limit: 366)) {
            try logbook.miss(item, today.advanced(by: -366)...today, at: now)
        }
        #expect(throws: LogbookError.longSkip(limit: 366)) {
            try logbook.clear(item, today.advanced(by: -366)...today, at: now)
        }
        var change = ItemChange()
        change.isArchived = true
        let archived = try logbook.edit(item, change, at: now)
        #expect(throws: LogbookError.archivedItem(archived)) {
            try logbook.miss(item, today...today, at: now)
        }
    }

    @Test func `days are cleared in one step, which says what it takes and is taken back whole`() throws {
        let logbook = try fixture.open()
        let item = try item(logbook, "1/day")
        let days = today.advanced(by: -2)...today
        try logbook.tap(item, when: .on(today.advanced(by: -3)), at: now)
        try logbook.tap(item, note: "kept in mind", at: now)
        try logbook.tap(item, when: .on(today.advanced(by: -2)), at: now)
        try logbook.skip(item, today.advanced(by: -1)...today.advanced(by: 1), at: now)
        try logbook.miss(item, today.advanced(by: -2)...today.advanced(by: -2), at: now)
        let before = try fixture.rows()
        let known = try logbook.known(of: item, days)
        #expect(try fixture.rows() == before)
        #expect(
            known.entries.count == 2 && known.skips == [today.advanced(by: -1), today]
                && known.misses == [today.advanced(by: -2)])
        #expect(try logbook.clear(item, days, at: now) == known)
        #expect(try logbook.known(of: item, days).isEmpty)
        // The days around stay.
        #expect(try logbook.entries(of: item).count == 1)
        #expect(try logbook.skips(of: item) == [today.advanced(by: 1)])
        let step = try #require(try logbook.history().first)
        let words = Words(language: "en")
        #expect(words.whatWasDone(step) == "cleared 3 days of \(item.name)")
        try logbook.undo()
        #expect(try fixture.rows() == before)
        try logbook.redo()
        try logbook.undo()
        #expect(try fixture.rows() == before)
        // Of what is not known there is nothing to clear, and no step.
        let steps = try logbook.history().count
        let long = try day("2019-01-01")...(try day("2019-03-01"))
        #expect(try logbook.clear(item, long, at: now).isEmpty)
        #expect(try logbook.history().count == steps)
    }

    @Test(arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"])
    func `what is cleared of a day is what counts for it, whatever a clock showed`(zone: String) throws {
        let fixture = try LogbookFixture(zone: zone, dayStart: 86_399)
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 10:00")
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        for hour in 0..<72 {
            try logbook.tap(item, when: .at(now.advanced(bySeconds: -3600 * hour)), at: now)
        }
        let yesterday = logbook.day(of: now).advanced(by: -1)
        let count = try logbook.total(of: item, on: yesterday).count
        #expect(count == 24)
        #expect(try logbook.clear(item, yesterday...yesterday, at: now).entries.count == count)
        #expect(try logbook.total(of: item, on: yesterday) == .none)
    }
}
