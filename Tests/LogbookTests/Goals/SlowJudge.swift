@testable import VistazoLogbook

/// The rules of goals once more, word for word and without regard for time: each day looks at all others.
struct SlowJudge {
    let record: ItemRecord
    let goal: Goal
    /// The goal holds from here, and there is a start day.
    let start: Day

    var days: [Day] { (start.number...record.today.number).map(Day.init(number:)) }
    func has(_ day: Day) -> Bool {
        day >= start && day <= record.today && (record.totals[day]?.count ?? 0) > 0
    }
    func amount(_ day: Day) -> Int64 { has(day) ? record.totals[day]?.amount.millionths ?? 0 : 0 }
    func isSkipped(_ day: Day) -> Bool { record.skips.contains(day) }

    func state(_ day: Day) -> DayState {
        let plain = plainState(day)
        return isSkipped(day) && plain != .met ? .skipped : plain
    }

    private func plainState(_ day: Day) -> DayState {
        let isToday = day == record.today
        switch goal {
        case .atLeast(let needed, .day):
            if amount(day) >= needed.millionths { return .met }
            return isToday ? .pending : amount(day) > 0 ? .partial : .missed
        case .atMost(let limit, .day):
            if amount(day) > limit.millionths { return .overLimit }
            if isToday { return .pending }
            return has(day) || record.emptyDayIsZero ? .met : .missed
        case .weekdays(let weekdays):
            guard weekdays.numbers.contains(day.weekday) else { return .notDue }
            return has(day) ? .met : isToday ? .pending : .missed
        case .every(let interval): return stateOfEvery(day, interval)
        case .window(let times, let length): return stateInWindows(day, times, length)
        case .atLeast, .atMost: return .notDue
        }
    }

    private func stateOfEvery(_ day: Day, _ interval: Int) -> DayState {
        if has(day) { return .met }
        var due = start
        if let last = days.last(where: { $0 < day && has($0) }) { due = last.advanced(by: interval) }
        // Skips push it on, one day each.
        while due < day, isSkipped(due) { due = due.advanced(by: 1) }
        for earlier in days where earlier > due && earlier < day && isSkipped(earlier) {
            due = earlier.advanced(by: 1)
        }
        if day < due { return .notDue }
        return day == record.today ? .pending : .missed
    }

    /// All ways to do things from now on are tried: none, or each day to come.
    private func stateInWindows(_ day: Day, _ times: Int, _ length: Int) -> DayState {
        func isMet(_ isDone: (Day) -> Bool) -> Bool {
            days.contains { first in
                guard first <= day, isDone(first) else { return false }
                var window: [Day] = []
                var next = first
                while window.count < length {
                    if !(isSkipped(next) && !has(next)) || next > record.today { window.append(next) }
                    next = next.advanced(by: 1)
                }
                return window.contains(day) && window.filter(isDone).count >= times
            }
        }
        if isSkipped(day), !has(day) { return .missed }
        if isMet({ has($0) }) { return .met }
        let canBeSaved = isMet { has($0) || $0 > record.today || $0 == record.today && !isSkipped($0) }
        return canBeSaved ? .pending : has(day) ? .partial : .missed
    }

    /// The run that ends now, counted backwards.
    var streak: Int {
        var count = 0
        for day in days.reversed() {
            switch state(day) {
            case .met: count += 1
            case .skipped, .notDue, .pending: continue
            default: return count
            }
        }
        return count
    }
}

/// A stream of numbers that is the same in every run.
struct FixedNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
