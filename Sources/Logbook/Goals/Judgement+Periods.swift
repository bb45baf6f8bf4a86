extension Judgement {
    /// Weeks and months, and the days within them.
    static func judgedByPeriods(
        _ track: Goal.Track, _ period: GoalPeriod, _ record: ItemRecord, _ span: JudgedSpan
    ) -> (periods: [JudgedPeriod], days: [JudgedDay]) {
        var (periods, days): ([JudgedPeriod], [JudgedDay]) = ([], [])
        var whole = period.span(of: span.days.lowerBound, weekStart: record.weekStart)
        while whole.lowerBound <= span.days.upperBound {
            let part = max(whole.lowerBound, span.days.lowerBound)...min(whole.upperBound, record.today)
            if let judged = judged(track, whole, part, record, span) {
                if judged.state != .beforeStart { periods.append(judged) }
                days += judgedDays(judged, part, track, record, span)
            }
            // The last day there is has no day after it.
            guard whole.upperBound < Day(number: .max) else { break }
            whole = period.span(of: whole.upperBound.advanced(by: 1), weekStart: record.weekStart)
        }
        return (periods, days)
    }

    private static func judged(
        _ track: Goal.Track, _ whole: ClosedRange<Day>, _ part: ClosedRange<Day>, _ record: ItemRecord,
        _ span: JudgedSpan
    ) -> JudgedPeriod? {
        let goals = part.days.compactMap { record.goals.goal(of: track, on: $0) }
        guard let goal = goals.last else { return nil }
        let counted = part.days.filter { !span.isBeforeStart($0, record) }
        var judged = JudgedPeriod(
            span: whole, state: .beforeStart,
            amount: record.whole(counted.reduce(.zero) { $0 + record.amount($1) }),
            needed: .zero, goal: goal)
        let isOpen = whole.upperBound >= record.today
        // Skips to come count too: a week of holidays may have begun.
        let leftOut = whole.days.count { record.isLeftOut($0) && !span.isBeforeStart($0, record) }
        let isLeftOut = leftOut == whole.length || !isOpen && counted.allSatisfy(record.isLeftOut)
        // Before the start, or without the goal, part of a period is no measure of the whole.
        let isWhole =
            goals.count == part.length && counted.count == part.length && part.lowerBound == whole.lowerBound
        switch goal {
        case .atLeast(let needed, _):
            judged.needed = share(of: needed, whole.length - leftOut, of: whole.length)
            if counted.isEmpty {
                judged.state = .beforeStart
            } else if isLeftOut {
                judged.state = .skipped
            } else if judged.amount >= judged.needed {
                judged.state = .met
            } else if isOpen {
                judged.state = .pending
            } else if !isWhole {
                judged.state = .notDue
            } else {
                judged.state = judged.amount > .zero ? .partial : .missed
            }
        case .atMost(let limit, _):
            judged.needed = limit
            if counted.isEmpty {
                judged.state = .beforeStart
            } else if judged.amount > limit {
                judged.state = .overLimit
            } else if isLeftOut {
                judged.state = .skipped
            } else if isOpen {
                judged.state = .pending
            } else if !isWhole {
                judged.state = .notDue
            } else {
                let isKnown = record.emptyDayIsZero || counted.contains { record.hasEntry($0) }
                judged.state = isKnown ? .met : .missed
            }
        case .window, .every, .weekdays: return nil
        }
        return judged
    }

    /// What a period asks where some of its days were skipped: its share, rounded up; whole where the goal is.
    static func share(of needed: Amount, _ days: Int, of length: Int) -> Amount {
        guard days < length else { return needed }
        let unit = needed.millionths % Amount.scale == 0 ? Amount.scale : 1
        let (product, overflows) = (needed.millionths / unit).multipliedReportingOverflow(by: Int64(days))
        guard !overflows else { return needed }
        return Amount(millionths: (product + Int64(length) - 1) / Int64(length) * unit)
    }

    private static func judgedDays(
        _ judged: JudgedPeriod, _ part: ClosedRange<Day>, _ track: Goal.Track, _ record: ItemRecord,
        _ span: JudgedSpan
    ) -> [JudgedDay] {
        var sum = Amount.zero
        return part.days.compactMap { day in
            guard let goal = record.goals.goal(of: track, on: day) else { return nil }
            var state = DayState.beforeStart
            if !span.isBeforeStart(day, record) {
                sum = record.whole(sum + record.amount(day))
                state = dayState(day, within: judged, sum: sum, record)
                if record.skips.contains(day), state != .met {
                    state = .skipped
                } else if record.isGivenUp(day), state != .met {
                    state = .missed
                }
            }
            return JudgedDay(day: day, state: state, goal: goal)
        }
    }

    /// - Parameter sum: Of the period through the day.
    private static func dayState(
        _ day: Day, within judged: JudgedPeriod, sum: Amount, _ record: ItemRecord
    ) -> DayState {
        let hasEntry = record.hasEntry(day)
        switch judged.state {
        case .met: return hasEntry || judged.goal.isLimit ? .met : .notDue
        // What was kept until then was not kept in the end.
        case .overLimit: return sum > judged.needed ? .overLimit : hasEntry ? .partial : .notDue
        case .pending:
            return hasEntry && day != record.today && !judged.goal.isLimit ? .partial : .pending
        case .partial, .missed: return hasEntry ? .partial : .missed
        case .notDue, .skipped: return hasEntry ? .partial : .notDue
        case .beforeStart: return .beforeStart
        }
    }
}
