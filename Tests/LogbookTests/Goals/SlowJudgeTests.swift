import Testing

@testable import VistazoLogbook

/// The rules against `SlowJudge`.
@Suite struct SlowJudgeTests {
    static let goals = [
        "1/day", "2/day", "<=0/day", "<=1/day", "1/1", "1/3", "2/2", "2/3", "3/4", "2/7", "3/7", "every:1d",
        "every:2d", "every:4d", "mon", "mon,wed,fri", "tue,sun",
    ]

    @Test(arguments: goals)
    func `every history of six days is judged as the slow judge does`(goal: String) throws {
        let signs: [Character] = [".", "1", "2", "s"]
        for number in 0..<4096 {
            let row = String((0..<6).map { signs[(number >> (2 * $0)) & 3] })
            try compare(row, goal)
        }
    }

    @Test(arguments: goals)
    func `long random histories are judged as the slow judge does`(goal: String) throws {
        var numbers = FixedNumbers(state: 20_260_601)
        for round in 0..<120 {
            let signs = Array(round.isMultiple(of: 2) ? "...1112sz" : "......1s")
            let row = String((0..<40).map { _ in signs.randomElement(using: &numbers) ?? "." })
            try compare(row, goal, emptyIsZero: round.isMultiple(of: 3))
        }
    }

    private func compare(_ row: String, _ goal: String, emptyIsZero: Bool = false) throws {
        let sketch = try Sketch(row, goal, start: true, emptyIsZero: emptyIsZero)
        let judge = SlowJudge(record: sketch.record, goal: try Sketch.set([goal])[0], start: sketch.first)
        let expected = String(judge.days.map { Sketch.mark(judge.state($0)) })
        let found = try sketch.row()
        if found != expected { Issue.record("\(goal) of \(row): \(found), expected \(expected)") }
        let streak = try sketch.judgement.streak.count
        if streak != judge.streak { Issue.record("\(goal) of \(row): streak \(streak), not \(judge.streak)") }
    }

    /// Weeks and months by their very definition: the sums of all days that lie in them.
    @Test(arguments: ["3/week", "<=2/week", "8/month", "<=9/month"])
    func `weeks and months are judged by their sums`(goal: String) throws {
        var numbers = FixedNumbers(state: 7)
        let rule = try Sketch.set([goal])[0]
        for round in 0..<150 {
            let row = String((0..<90).map { _ in "....12z".randomElement(using: &numbers) ?? "." })
            let sketch = try Sketch(row, goal, start: true, weekStart: round % 7)
            var run = 0
            for period in try sketch.judgement.periods {
                let expected = Self.expected(rule, period.span.lowerBound, sketch)
                #expect(period.state == expected, "\(goal) of \(row), \(period.span)")
                if expected == .met {
                    run += 1
                } else if expected != .pending, expected != .notDue {
                    run = 0
                }
            }
            #expect(try sketch.judgement.streak.count == run)
        }
    }

    /// How the week or month that begins on a day stands.
    private static func expected(_ rule: Goal, _ first: Day, _ sketch: Sketch) -> DayState {
        let record = sketch.record
        let isWeekly = rule.track == .atLeast(.week) || rule.track == .atMost(.week)
        let month = first.description.prefix(7)
        let inside = (-40..<140).map { sketch.first.advanced(by: $0) }.filter { day in
            isWeekly
                ? (first.number..<(first.number + 7)).contains(day.number) : day.description.hasPrefix(month)
        }
        let totals = inside.compactMap { record.totals[$0] }
        let sum = totals.reduce(Int64(0)) { $0 + $1.amount.millionths }
        let isOpen = inside.contains(record.today)
        let isCut = inside.contains { $0 < sketch.first }
        switch rule {
        case .atLeast(let needed, _):
            if sum >= needed.millionths { return .met }
            if isOpen { return .pending }
            if isCut { return .notDue }
            return sum > 0 ? .partial : .missed
        case .atMost(let limit, _):
            if sum > limit.millionths { return .overLimit }
            if isOpen { return .pending }
            if isCut { return .notDue }
            return totals.isEmpty ? .missed : .met
        default: return .beforeStart
        }
    }

    /// "No day goes from missed to met without a backdated entry": as days pass, verdicts stand.
    @Test(arguments: goals)
    func `verdicts stand as days pass`(goal: String) throws {
        var numbers = FixedNumbers(state: 11)
        for _ in 0..<40 {
            let row = (0..<25).map { _ in "...11s".randomElement(using: &numbers) ?? "." }
            var verdicts: [Day: DayState] = [:]
            for length in 1...row.count {
                let sketch = try Sketch(String(row[..<length]), goal, start: true)
                for judged in try sketch.judgement.days where judged.day < sketch.record.today {
                    if let before = verdicts[judged.day], before != judged.state {
                        Issue.record(
                            "\(goal) of \(String(row)): \(judged.day) was \(before), is \(judged.state)")
                    }
                    // Days of a window stay open, or to be met, until it is over.
                    if judged.state != .pending { verdicts[judged.day] = judged.state }
                }
            }
        }
    }
}
