/// How far a goal has come today.
package struct GoalProgress: Hashable, Sendable {
    /// The goal in force.
    package var goal: Goal
    /// Of today, or of the period it lies in where the goal has one.
    package var state: DayState
    /// What was done: the period's total, or days, or times.
    package var done: Amount
    /// What is asked, or for a limit allowed; in the same measure.
    package var needed: Amount
    /// Days since it was due; 0 on the day itself and where nothing is due.
    package var daysOverdue = 0
    /// The next day it is due; nil but for `every`.
    package var due: Day?

    /// 0 to 1; 1 where nothing is asked.
    package var fraction: Double {
        needed > .zero ? min(1, max(0, done.value / needed.value)) : 1
    }

    /// nil where the last day judged is not today: the goal is given up.
    init?(days: [Judgement.JudgedDay], periods: [Judgement.JudgedPeriod], _ record: ItemRecord) {
        guard let last = days.last, last.day == record.today else { return nil }
        (goal, state) = (last.goal, last.state)
        switch goal {
        case .atLeast(let amount, .day), .atMost(let amount, .day):
            (done, needed) = (record.amount(record.today), amount)
        case .atLeast(let amount, _), .atMost(let amount, _):
            (done, needed) = (.zero, amount)
            if let period = periods.last, period.span.contains(record.today) {
                (state, done, needed) = (period.state, period.amount, period.needed)
                if record.skips.contains(record.today), state == .pending { state = .skipped }
            }
        case .weekdays:
            (done, needed) = (record.hasEntry(record.today) ? .one : .zero, .one)
        case .every(let interval):
            (done, needed) = (record.hasEntry(record.today) ? .one : .zero, .one)
            let lapses = days.reversed().prefix { [.missed, .pending, .skipped].contains($0.state) }
            if state == .pending { daysOverdue = lapses.count { $0.state == .missed } }
            if let entry = days.last(where: { record.hasEntry($0.day) }) {
                due = entry.day.advanced(by: interval)
            } else {
                due = days.first { $0.state != .beforeStart }?.day
            }
        case .window(let times, let length):
            (done, needed) = (Self.best(length, days, record), Amount(times))
        }
        // Its period may still be met, and today asks nothing more.
        if state == .pending, !goal.isLimit, record.misses.contains(record.today) { state = .missed }
    }

    /// The most days with an entry in any window that today lies in.
    private static func best(_ length: Int, _ days: [Judgement.JudgedDay], _ record: ItemRecord) -> Amount {
        let counted = days.reversed().lazy.filter {
            $0.state != .beforeStart && !record.isLeftOut($0.day)
        }
        return Amount(counted.prefix(length).count { record.hasEntry($0.day) })
    }
}
