import Foundation
import Testing

@testable import VistazoLogbook

/// Random histories over changes of the clock: days by Foundation's calendar, rules by `SlowJudge`.
@Suite struct ZoneHistoryTests {
    static let zones = [
        "Europe/Berlin", "America/St_Johns", "America/Havana", "Australia/Lord_Howe", "Asia/Kathmandu",
        "Pacific/Chatham",
    ]

    /// What a wall calendar and a clock on the wall say, by Foundation alone.
    static func slowDay(_ instant: Instant, _ zone: TimeZone, dayStart: Int) throws -> Day {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: instant.date)
        let second = try #require(parts.hour) * 3600 + #require(parts.minute) * 60 + #require(parts.second)
        let day = try #require(Day(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0))
        return second < dayStart ? day.advanced(by: -1) : day
    }

    @Test(arguments: zones)
    func `histories over a change of the clock are judged day by day`(name: String) throws {
        let timeZone = try #require(TimeZone(identifier: name))
        let zone = Zone.named(timeZone)
        let goals = ["1/day", "2/day", "<=1/day", "3/7", "2/3", "every:2d", "mon,wed,fri"]
        var numbers = FixedNumbers(state: 42)
        for (round, begin) in ["2026-03-01", "2026-09-20", "2026-10-20", "2027-03-01"].enumerated() {
            for goal in goals {
                let first = try day(begin)
                // Four in the morning is never skipped nor repeated in these zones.
                let dayStart = round.isMultiple(of: 2) ? 0 : 4 * 3600
                let start = zone.instant(of: first, second: dayStart)
                var record = ItemRecord(startDay: first, weekStart: round, today: first)
                let now = start.advanced(bySeconds: 40 * 86_400 + Int.random(in: 0..<86_400, using: &numbers))
                record.today = VistazoLogbook.day(of: now, zone: zone, dayStart: dayStart)
                #expect(try record.today == Self.slowDay(now, timeZone, dayStart: dayStart))
                for _ in 0..<30 {
                    let instant = start.advanced(
                        bySeconds: Int.random(in: 0...(now.seconds - start.seconds), using: &numbers))
                    let day = VistazoLogbook.day(of: instant, zone: zone, dayStart: dayStart)
                    // Where midnight comes twice a day that has begun stays begun; a wall says otherwise.
                    let wall = try Self.slowDay(instant, timeZone, dayStart: dayStart)
                    if name != "America/Havana" || dayStart != 0 { #expect(day == wall) }
                    let total = record.totals[day] ?? .none
                    record.totals[day] = Total(count: total.count + 1, amount: total.amount + .one)
                }
                record.skips = [first.advanced(by: 9), first.advanced(by: 28), first.advanced(by: 29)]
                record.goals = GoalHistory([.init(from: first, goals: try Sketch.set([goal]))])
                let judge = SlowJudge(record: record, goal: try Sketch.set([goal])[0], start: first)
                let found = try #require(Judgement.all(of: record).first)
                #expect(found.days.map(\.state) == judge.days.map(judge.state), "\(name) \(goal) \(begin)")
                #expect(found.streak.count == judge.streak)
                // Each date once, whatever the night was.
                #expect(found.days.map(\.day) == judge.days)
            }
        }
    }
}
