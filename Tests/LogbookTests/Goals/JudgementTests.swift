import Testing

@testable import VistazoLogbook

/// Rows of days as `Sketch` draws them; 1 June 2026 is a Monday.
@Suite struct JudgementTests {
    static let days: [(row: String, goal: String, states: String, streak: Int, longest: Int)] = [
        // A day's total against its goal; today is open.
        ("30124.", "3/day", "M-PPM?", 1, 1), ("333", "3/day", "MMM", 3, 3), ("332", "3/day", "MM?", 2, 2),
        ("3z.", "3/day", "M-?", 0, 1), ("9", "3/day", "M", 1, 1), (".", "3/day", "?", 0, 0),
        // Case B01: met yesterday only, read today, after meeting it, and tomorrow without it.
        (".1.", "1/day", "-M?", 1, 1), (".11", "1/day", "-MM", 2, 2), (".1..", "1/day", "-M-?", 0, 1),
        // Case B08: skips neither start, end nor lengthen a run.
        ("sss1sss", "1/day", "sssMsss", 1, 1),
        // Case B09.
        ("1s1", "1/day", "MsM", 2, 2),
        // Case B10: the skip covers its own day only.
        ("1s........", "1/day", "Ms-------?", 0, 1),
        // A limit: nothing is kept before the day is over, an empty day is unknown.
        ("2130.2", "<=2/day", "MMXM-?", 0, 2), ("222", "<=2/day", "MM?", 2, 2),
        ("223", "<=2/day", "MMX", 0, 2), ("0.", "<=0/day", "M?", 1, 1),
        // Days of the week: 1 June is a Monday. Case B19: six times, off-days neither break nor count.
        ("1.1.1..1.1.1..", "mon,wed,fri", "MnMnMnnMnMnMnn", 6, 6),
        ("1111...1......", "mon,wed,fri", "MnMn-nnMn-n-nn", 0, 2),
        ("1.1..", "mon,wed,fri", "MnMn?", 2, 2), ("..1", "mon,wed,fri", "-nM", 1, 1),
        // Case B31: skipped by hand is told apart from what is not due.
        ("1s1", "mon,wed,fri", "MsM", 2, 2),
        // Every so many days: due, then overdue until it is done, then counted from there.
        ("1..1..1", "every:3d", "MnnMnnM", 3, 3), ("1..", "every:3d", "Mnn", 1, 1),
        ("1...", "every:3d", "Mnn?", 1, 1), ("1....", "every:3d", "Mnn-?", 0, 1),
        ("1....1..", "every:3d", "Mnn--Mnn", 1, 1), ("1.1..1", "every:3d", "MnMnnM", 3, 3),
        ("..1", "every:3d", "--M", 1, 1), (".", "every:3d", "?", 0, 0),
        // A skip puts off what is due to the next day.
        ("1..s1", "every:3d", "MnnsM", 2, 2), ("1..s.", "every:3d", "Mnns?", 1, 1),
        ("1..s..", "every:3d", "Mnns-?", 0, 1), ("1s.1", "every:3d", "MsnM", 2, 2),
        // Case B13: every day in all spellings.
        ("11111", "1/day", "MMMMM", 5, 5), ("11111", "1/1", "MMMMM", 5, 5),
        ("11111", "2/2", "MMMMM", 5, 5), ("1111111", "7/7", "MMMMMMM", 7, 7),
        ("11111", "every:1d", "MMMMM", 5, 5),
        // Case B04, each with the day after: a run never starts before its first done day.
        ("111..", "3/4", "MMMM?", 4, 4), ("1z11", "3/4", "MMMM", 4, 4),
        ("11.1", "3/4", "MMMM", 4, 4), ("1.11", "3/4", "MMMM", 4, 4), ("111.", "3/4", "MMMM", 4, 4),
        (".111...", "3/4", "-MMMM-?", 0, 4),
        // Case B12: skipped days are no days of the window.
        ("1..s...1", "2/7", "MMMsMMMM", 7, 7), ("1......1", "2/7", "P------?", 0, 0),
        // Case B24, done on the first day: pending while it can be saved, then met or missed.
        ("1.....", "2/7", "??????", 0, 0), ("1.....1", "2/7", "MMMMMMM", 7, 7),
        ("1......", "2/7", "???????", 0, 0), ("1.......", "2/7", "P------?", 0, 0),
        ("11....", "2/7", "MMMMMM", 6, 6), ("11.....", "2/7", "MMMMMMM", 7, 7),
        ("11......", "2/7", "MMMMMMM?", 7, 7), ("11.......", "2/7", "MMMMMMM-?", 0, 7),
        // Today is skipped: nothing can be added to a window that ends before it.
        ("1.s", "2/2", "P-s", 0, 0),
    ]

    @Test(arguments: days)
    func `days stand as their goal says`(
        row: String, goal: String, states: String, streak: Int, longest: Int
    ) throws {
        let sketch = try Sketch(row, goal, start: true)
        #expect(try sketch.row() == states)
        let found = try sketch.judgement.streak
        #expect(found.count == streak)
        #expect(found.longest == longest)
    }

    static let weeks: [(rows: [String], goal: String, weeks: String, streak: Int)] = [
        // Case B02.
        (["1.1.1..", "1..1...", "1.1.1.."], "3/week", "MPM", 1),
        // Case B05.
        (["1......", "..1...."], "1/week", "MM", 2),
        // Case B14: single days of no more than four, weeks of more.
        (["4...3..", ".4.2...", "4.....3"], "<=4/week", "XXX", 0),
        (["4......", ".2.2...", "4......", "1"], "<=4/week", "MMM?", 3),
        (["2.1....", ".......", "1......", "."], "3/week", "M-P?", 0),
        (["2.1....", "3......", ".1"], "3/week", "MM?", 2),
        // A week that is skipped whole is passed over; one in part asks its share.
        (["2.1....", "sssssss", "3......"], "3/week", "MsM", 2),
        (["2.1....", "1ssssss", "3......"], "3/week", "MMM", 3),
        (["2.1....", "1sss...", "3......"], "3/week", "MPM", 1),
        (["2.1....", "s"], "3/week", "M?", 1),
        // An empty week is unknown for a limit, a week with an entry is not.
        (["1......", ".......", "z......", "."], "<=4/week", "M-M?", 1),
    ]

    @Test(arguments: weeks)
    func `weeks stand by their total`(rows: [String], goal: String, weeks: String, streak: Int) throws {
        let sketch = try Sketch(rows.joined(), goal, start: true)
        #expect(try sketch.periods == weeks)
        #expect(try sketch.judgement.streak.count == streak)
        #expect(try sketch.judgement.streak.unit == .week)
    }

    static let daysOfWeeks: [(row: String, goal: String, states: String)] = [
        // Met: the other days were not needed, which is another mark than a skip (case B31).
        ("1.1s1..", "3/week", "MnMsMnn"), ("1.1....", "3/week", "P?P????"),
        ("1.1.....", "3/week", "P-P----?"),
        ("111s", "3/week", "MMMs"), ("1.2", "3/week", "MnM"), ("1.1", "3/week", "P??"),
        // Case B27: over from the day on which the limit is passed.
        ("221", "<=4/week", "PPX"), ("22.1.", "<=4/week", "PPnXX"), ("22...", "<=4/week", "?????"),
        ("22......", "<=4/week", "MMMMMMM?"),
    ]

    @Test(arguments: daysOfWeeks)
    func `days within a week say what the week made of them`(row: String, goal: String, states: String) throws
    {
        #expect(try Sketch(row, goal, start: true).row() == states)
    }

    /// Case B02: three of any seven days.
    @Test func `of any seven days is not per week`() throws {
        let sketch = try Sketch("1.1.1..1..1...1.1.1..", "3/7")
        #expect(try sketch.row() == String(repeating: "M", count: 21))
        #expect(try sketch.judgement.streak.unit == .windowDay)
    }

    /// Case B27: two limits on one item are both kept apart.
    @Test func `each goal of a set is judged by itself`() throws {
        let sketch = try Sketch("221", "<=4/week", "<=2/day", start: true)
        #expect(try sketch.row(0) == "PPX")
        #expect(try sketch.row(1) == "MM?")
    }

    /// Case B15.
    @Test func `a limit has no score before its first entry or start day`() throws {
        #expect(try Sketch("...", "<=2/day").row() == "?")
        #expect(try Sketch("..1..", "<=2/day").row() == "M-?")
        #expect(try Sketch("..1..", "<=2/day", emptyIsZero: true).row() == "MM?")
        #expect(try Sketch("..1..", "<=2/day", start: true, emptyIsZero: true).row() == "MMMM?")
        #expect(try Sketch(".", "<=2/day", start: true, emptyIsZero: true).judgement.streak.count == 0)
    }

    /// Case B16: goals carry a from-day.
    @Test func `a raised goal leaves the days before it met`() throws {
        var sketch = try Sketch("222223", "2/day")
        let raised = try Sketch.set(["5/day"])
        sketch.record.goals = GoalHistory(
            sketch.record.goals.changes + [.init(from: sketch.record.today, goals: raised)])
        let judgement = try sketch.judgement
        #expect(try sketch.row() == "MMMMM?")
        #expect(judgement.streak.count == 5 && judgement.streak.isPending)
        #expect(judgement.days.map(\.goal.spelled) == Array(repeating: "2/day", count: 5) + ["5/day"])
        #expect(judgement.progress?.needed == Amount(5))
    }

    /// Case B18: blank, not missed, before the item was made; what was entered is shown and counts.
    @Test func `a backdated entry makes no misses of the days before the first goal`() throws {
        var sketch = try Sketch("1..11.", "1/day")
        let made = sketch.first.advanced(by: 4)
        sketch.record.goals = GoalHistory([.init(from: made, goals: try Sketch.set(["1/day"]))])
        #expect(try sketch.row() == "M  MM?")
        #expect(try sketch.judgement.streak.count == 2)
        sketch.record.startDay = made
        #expect(try sketch.row() == "M?")
    }

    @Test func `before a goal that came later nothing is judged`() throws {
        var sketch = try Sketch("111111", "1/day")
        sketch.record.goals = GoalHistory([
            .init(from: Day(number: .min), goals: []),
            .init(from: sketch.first.advanced(by: 4), goals: try Sketch.set(["1/day"])),
        ])
        #expect(try sketch.row() == "MM")
        #expect(try sketch.judgement.streak.count == 2)
    }

    @Test func `a goal that was given up has no streak to lose and no progress`() throws {
        var sketch = try Sketch("111...", "1/day")
        sketch.record.goals = GoalHistory(
            sketch.record.goals.changes + [.init(from: sketch.first.advanced(by: 3), goals: [])])
        #expect(try sketch.row() == "MMM")
        #expect(try sketch.judgement.progress == nil)
        sketch = try Sketch("1....", "3/7")
        sketch.record.goals = GoalHistory(
            sketch.record.goals.changes + [.init(from: sketch.first.advanced(by: 2), goals: [])])
        #expect(try sketch.row() == "P-")
    }

    /// Part of a week is no measure of the whole; it counts where it was met.
    @Test func `a week in which a goal begins is held against nobody`() throws {
        #expect(try Sketch("1.......", "3/week", from: "2026-06-05").periods == "n?")
        #expect(try Sketch("12......", "3/week", from: "2026-06-05").periods == "M?")
        #expect(try Sketch("1......", "3/week", from: "2026-06-02", weekStart: 1).periods == "?")
    }

    /// Case A08: a day that had begun in another zone is not looked at until it has begun here.
    @Test func `entries of tomorrow break nothing today`() throws {
        var sketch = try Sketch("11.", "1/day")
        sketch.record.totals[sketch.record.today.advanced(by: 1)] = Total(count: 1, amount: .one)
        #expect(try sketch.row() == "MM?")
        #expect(try sketch.judgement.streak.count == 2)
    }

    /// Case A14: eleven days of the calendar, whatever the nights of October do.
    @Test func `every eleven days are days of the calendar`() throws {
        var due: [String] = []
        var sketch = try Sketch("1", "every:11d", from: "2014-08-08")
        for _ in 0..<8 {
            let next = try #require(try sketch.judgement.progress?.due)
            due.append(next.description)
            sketch.record.today = next
            #expect(try sketch.judgement.progress?.state == .pending)
            sketch.record.totals[next] = Total(count: 1, amount: .one)
        }
        #expect(due.suffix(3) == ["2014-10-13", "2014-10-24", "2014-11-04"])
    }

    @Test func `what is overdue says for how long`() throws {
        #expect(try Sketch("1...", "every:3d").judgement.progress?.daysOverdue == 0)
        #expect(try Sketch("1.....", "every:3d").judgement.progress?.daysOverdue == 2)
        #expect(try Sketch("1..s..", "every:3d").judgement.progress?.daysOverdue == 1)
        #expect(try Sketch("1....s", "every:3d").judgement.progress?.daysOverdue == 0)
    }

    /// Case B11: what was skipped is no part of a rate.
    @Test func `rates leave out what was skipped, is open or was not due`() throws {
        let sketch = try Sketch("11.sss1.", "1/day")
        let rate = try sketch.judgement.rate(in: sketch.first...sketch.record.today)
        #expect(rate.met == 3 && rate.of == 4)
        let late = try Sketch("1......1", "every:3d")
        let lapses = try late.judgement.rate(in: late.first...late.record.today)
        #expect(lapses.met == 2 && lapses.of == 3)
    }

    @Test func `several goals together say the worst that is certain`() {
        #expect(DayState.together([]) == nil)
        #expect(DayState.together([.met, .overLimit]) == .overLimit)
        #expect(DayState.together([.met, .missed]) == .partial)
        #expect(DayState.together([.notDue, .missed]) == .missed)
        #expect(DayState.together([.met, .pending]) == .pending)
        #expect(DayState.together([.met, .notDue, .skipped]) == .met)
        #expect(DayState.together([.notDue, .beforeStart]) == .notDue)
    }

    @Test func `the ends of the calendar are survived`() throws {
        for goal in ["1/day", "<=1/month", "3/week", "3/7", "every:3660d", "sun"] {
            for today in [Day(number: .min), Day(number: .max)] {
                var sketch = try Sketch("1", goal)
                sketch.record.today = today
                sketch.record.totals = [today: Total(count: 1, amount: Amount(millionths: .max))]
                sketch.record.goals = GoalHistory([.init(from: today, goals: try Sketch.set([goal]))])
                #expect(try sketch.judgement.days.count == 1)
            }
        }
    }
}
