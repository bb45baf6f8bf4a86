import Testing

@testable import VistazoLogbook

/// What is worked out of one reading for days to come is what reading again would say then.
@Suite struct ItemReadingTests {
    private static let goals = [
        "1/day", "3/week", "20/month", "2/7", "3/30", "every:4d", "every:11d", "mon,thu", "<=1/day",
        "<=4/week",
        "5/5",
    ]

    @Test(arguments: goals, [0, 1, 2])
    func `a judgement goes on into days to come as if all were judged anew`(goal: String, seed: Int) throws {
        var numbers = FixedNumbers(state: UInt64(seed * 7 + 3))
        var unit: String?
        let now = try day("2026-11-28").advanced(by: seed * 4)
        let rule = try Goal(parsing: goal, unit: &unit)
        let changes = [
            GoalHistory.Change(from: now.advanced(by: -300), goals: [rule]),
            GoalHistory.Change(from: now.advanced(by: -90), goals: []),
            GoalHistory.Change(from: now.advanced(by: -70), goals: [rule]),
        ]
        var record = ItemRecord(
            goals: GoalHistory(seed == 2 ? changes : Array(changes.prefix(1))), emptyDayIsZero: seed == 1,
            today: now)
        for back in 0..<260 where Int.random(in: 0..<3, using: &numbers) == 0 {
            let amount = Int.random(in: 0..<3, using: &numbers)
            record.totals[now.advanced(by: -back)] = Total(count: 1, amount: Amount(amount))
        }
        for ahead in [-40, -12, -8, -7, -1, 0, 1, 2, 5] { record.skips.insert(now.advanced(by: ahead)) }
        let present = try #require(Judgement(rule.track, of: record))
        for ahead in 0...40 {
            var later = record
            later.today = now.advanced(by: ahead)
            let whole = try #require(Judgement(rule.track, of: later))
            #expect(present.continued(in: later, after: record) == whole, "\(ahead) days later")
        }
    }

    @Test func `something due that was never done goes on too`() throws {
        let today = try day("2026-11-28")
        var unit: String?
        let rule = try Goal(parsing: "every:4d", unit: &unit)
        var record = ItemRecord(
            goals: GoalHistory([.init(from: today.advanced(by: -9), goals: [rule])]), today: today)
        let present = try #require(Judgement(rule.track, of: record))
        let earlier = record
        record.today = today.advanced(by: 3)
        #expect(present.continued(in: record, after: earlier) == Judgement(rule.track, of: record))
        #expect(present.continued(in: record, after: earlier)?.progress?.daysOverdue == 12)
    }

    @Test func `one reading tells the lists of a week, and is as cheap as that of one day`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-28 12:00")
        var numbers = FixedNumbers(state: 11)
        for (index, goal) in Self.goals.enumerated() {
            var change = ItemChange(name: "item \(index)")
            var unit: String?
            change.goals = [try Goal(parsing: goal, unit: &unit)]
            change.runsStopwatch = index == 0
            let item = try logbook.addItem(change, at: now.advanced(bySeconds: -80 * 86_400))
            for back in 1..<60 where Int.random(in: 0..<3, using: &numbers) == 0 {
                try logbook.tap(
                    item, amount: .one, when: .on(logbook.day(of: now).advanced(by: -back)), at: now)
            }
            if index == 0 { try logbook.start(item, at: now) }
        }
        try logbook.addItem(ItemChange(name: "without a goal"), at: now)

        let before = logbook.database.statementCount
        let readings = try logbook.readings(from: logbook.day(of: now), at: now)
        let spent = logbook.database.statementCount - before
        #expect(readings.count == Self.goals.count + 1)
        // Four of all, one an item, and one more where the last time decides.
        #expect(spent == 4 + readings.count + 2)
        for hours in stride(from: 0, to: 8 * 24, by: 5) {
            let then = now.advanced(bySeconds: hours * 3600)
            let (known, asked) = (logbook.today(readings, at: then), try logbook.today(at: then))
            #expect(known.pending == asked.pending && known.done == asked.done, "\(hours) hours later")
        }
        #expect(logbook.database.statementCount - before > spent)
    }

    @Test func `a reading of the whole past says at each instant what reading then would`() throws {
        let fixture = try LogbookFixture()
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-28 12:00")
        var change = ItemChange(name: "Read")
        change.runsStopwatch = true
        var unit: String? = "min"
        change.goals = [
            try Goal(parsing: "30min/day", unit: &unit), try Goal(parsing: "3/7", unit: &unit),
        ]
        let item = try logbook.addItem(change, at: now.advanced(bySeconds: -40 * 86_400))
        for back in [1, 2, 4, 9] {
            try logbook.tap(
                item, amount: Amount(40), when: .on(logbook.day(of: now).advanced(by: -back)), at: now)
        }
        try logbook.start(item, at: now)
        let instants = [0, 20, 31, 12 * 60, 13 * 60, 60 * 60, 200 * 60].map {
            now.advanced(bySeconds: $0 * 60)
        }
        let reading = try #require(try logbook.reading(of: item, at: now))
        let before = logbook.database.statementCount
        let known = logbook.judgements(reading, at: instants)
        #expect(logbook.database.statementCount == before)
        for (instant, judgements) in zip(instants, known) {
            #expect(try judgements == logbook.judgements(of: item, at: instant))
        }
        #expect(known[0][0].progress?.state == .pending && known[2][0].progress?.state == .met)
    }
}
