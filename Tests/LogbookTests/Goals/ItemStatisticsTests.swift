import Testing

@testable import VistazoLogbook

@Suite struct ItemStatisticsTests {
    let fixture: LogbookFixture
    let logbook: Logbook
    let now: Instant

    init() throws {
        fixture = try LogbookFixture()
        logbook = try fixture.open()
        now = try fixture.at("2026-11-30 10:00")
    }

    private func item() throws -> Item {
        var change = ItemChange(name: "a")
        change.goals = [.atLeast(.one, .day)]
        change.goalsFrom = try day("2026-11-21")
        let item = try logbook.addItem(change, at: now)
        for text in ["2026-11-21 08:00", "2026-11-21 09:30", "2026-11-22 09:30", "2026-11-26 09:30"] {
            try logbook.tap(item, amount: Amount(3), when: .at(fixture.at(text)), at: now)
        }
        return item
    }

    @Test func `counts, averages, gaps, rates and streaks`() throws {
        let figures = try logbook.statistics(of: item(), range: DayRange(), at: now)
        #expect(try figures.days == day("2026-11-21")...day("2026-11-30"))
        #expect(figures.total == Total(count: 4, amount: Amount(12)))
        #expect(figures.daysWithEntries == 3)
        #expect(figures.perDay.description == "1.2")
        #expect(figures.perDayWithEntries == Amount(4) && figures.perEntry == Amount(3))
        #expect(try figures.longestGap?.from == fixture.at("2026-11-22 09:30"))
        #expect(try figures.shortestGap?.to == fixture.at("2026-11-21 09:30"))
        let goal = try #require(figures.goals.first)
        #expect(goal.met == 3 && goal.of == 9)
        #expect(goal.streak.count == 0 && goal.streak.longest == 2 && goal.isPresent)
    }

    @Test func `a range counts what lies in it, and not before the first day or after today`() throws {
        let item = try item()
        let range = try DayRange(first: day("2026-11-22"), last: day("2026-11-25"))
        let figures = try logbook.statistics(of: item, range: range, at: now)
        #expect(figures.days?.length == 4 && figures.total.count == 1 && figures.longestGap == nil)
        #expect(figures.goals.first?.streak.longest == 1 && figures.goals.first?.isPresent == false)
        let wide = try DayRange(first: day("2020-01-01"), last: day("2030-01-01"))
        #expect(try logbook.statistics(of: item, range: wide, at: now).days?.length == 10)
        let early = try logbook.statistics(
            of: item, range: DayRange(last: day("2020-01-01")), at: now)
        #expect(early.days == nil && early.perDay == .zero && early.goals.isEmpty)
    }

    @Test func `without entries there is nothing to divide by`() throws {
        let item = try logbook.addItem(ItemChange(name: "b"), at: now)
        let figures = try logbook.statistics(of: item, range: DayRange(), at: now)
        #expect(figures.total == .none && figures.perEntry == .zero && figures.perDayWithEntries == .zero)
        #expect(figures.shortestGap == nil)
    }
}

@Suite struct DayRangeTests {
    /// Case A21: 15 January 2027 is a Friday.
    static let ranges: [(typed: String, first: String?, last: String?)] = [
        ("2026-11-30", "2026-11-30", "2026-11-30"), ("2026-11-01..2026-11-30", "2026-11-01", "2026-11-30"),
        ("2026-11-01..", "2026-11-01", nil), ("..yesterday", nil, "2027-01-14"),
        ("2026-02", "2026-02-01", "2026-02-28"),
        ("2028", "2028-01-01", "2028-12-31"), ("2026-11..2026-12", "2026-11-01", "2026-12-31"),
        ("today", "2027-01-15", "2027-01-15"), ("завтра", "2027-01-16", "2027-01-16"),
        ("monday..fri", "2027-01-11", "2027-01-15"), ("sábado", "2027-01-09", "2027-01-09"),
        ("last week", "2027-01-04", "2027-01-10"), ("this week", "2027-01-11", "2027-01-17"),
        ("Semana pasada", "2027-01-04", "2027-01-10"), ("прошлую неделю", "2027-01-04", "2027-01-10"),
        ("last month", "2026-12-01", "2026-12-31"), ("прошлый месяц", "2026-12-01", "2026-12-31"),
        ("last quarter", "2026-10-01", "2026-12-31"), ("этот квартал", "2027-01-01", "2027-03-31"),
        ("año pasado", "2026-01-01", "2026-12-31"), ("this year", "2027-01-01", "2027-12-31"),
    ]

    @Test(arguments: ranges)
    func `days are named by dates, calendar words and two dots`(typed: String, first: String?, last: String?)
        throws
    {
        let range = try #require(DayRange(parsing: typed, today: day("2027-01-15"), weekStart: 0))
        #expect(range.first?.description == first)
        #expect(range.last?.description == last)
    }

    @Test(arguments: [
        "", "..", "...", "26/06/2015", "2026-02-30", "2026-13", "next week", "2026-11-30..2026-11-01",
        "x..today", "20266",
        "today..", "last", "9999-12-31..0001-01-01",
    ])
    func `nothing is guessed`(typed: String) throws {
        let range = DayRange(parsing: typed, today: try day("2027-01-15"), weekStart: 0)
        if typed == "today.." {
            #expect(range?.last == nil && range != nil)
        } else {
            #expect(range == nil)
        }
    }

    /// Case A22: the week over New Year is one, wherever it begins.
    @Test func `weeks begin on the day that the person says`() throws {
        let today = try day("2027-01-01")
        for (weekStart, first) in [
            (0, "2026-12-28"), (6, "2026-12-27"), (5, "2026-12-26"), (4, "2027-01-01"),
        ] {
            let range = DayRange(parsing: "this week", today: today, weekStart: weekStart)
            #expect(range?.first?.description == first)
        }
    }

    @Test func `months step by the calendar`() throws {
        for (text, months, expected) in [
            ("2026-01-31", 1, "2026-02-28"), ("2026-03-31", -1, "2026-02-28"),
            ("2024-01-31", 1, "2024-02-29"),
            ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -1, "2025-12-15"),
            ("2026-01-15", -13, "2024-12-15"),
        ] {
            #expect(try day(text).advanced(byMonths: months).description == expected)
        }
        #expect(try day("2026-01-15").advanced(byMonths: .max) == Day(number: .max))
        #expect(try day("2026-01-15").advanced(byMonths: .min) == Day(number: .min))
        #expect(try day("9999-12-31").advanced(byMonths: 1) == Day(number: .max))
        #expect(try day("0001-01-01").advanced(byMonths: -1) == Day(number: .min))
    }
}
