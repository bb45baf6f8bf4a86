extension Judgement {
    /// Days of goals that ask each day by itself.
    static func judgedSingly(_ track: Goal.Track, _ record: ItemRecord, _ span: JudgedSpan) -> [JudgedDay] {
        var due = DueDate()
        return span.days.days.compactMap { day in
            guard let goal = record.goals.goal(of: track, on: day) else { return nil }
            var state: DayState
            switch goal {
            case .atLeast(let needed, _): state = reached(needed, day, record)
            case .atMost(let limit, _): state = kept(limit, day, record)
            case .weekdays(let weekdays):
                state = weekdays.contains(day) ? reached(nil, day, record) : .notDue
            case .every(let interval): state = due.state(of: day, every: interval, record, span)
            case .window: return nil
            }
            if span.isBeforeStart(day, record) {
                state = .beforeStart
            } else if record.skips.contains(day), state != .met {
                // A skip forgives what was not met; a day that was met all the same is met.
                state = .skipped
            } else if record.misses.contains(day), state == .pending || goal.isLimit && state == .met {
                // Nobody waits for a day that was given up.
                state = !goal.isLimit && record.amount(day) > .zero ? .partial : .missed
            }
            return JudgedDay(day: day, state: state, goal: goal)
        }
    }

    /// - Parameter needed: nil asks for an entry only.
    private static func reached(_ needed: Amount?, _ day: Day, _ record: ItemRecord) -> DayState {
        let amount = record.amount(day)
        if needed.map({ amount >= $0 }) ?? record.hasEntry(day) { return .met }
        if day == record.today { return .pending }
        return amount > .zero ? .partial : .missed
    }

    private static func kept(_ limit: Amount, _ day: Day, _ record: ItemRecord) -> DayState {
        if record.amount(day) > limit { return .overLimit }
        if day == record.today { return .pending }
        return record.hasEntry(day) || record.emptyDayIsZero ? .met : .missed
    }

    /// When something that is done again every so many days is next due, day after day.
    private struct DueDate {
        private var last: Day?
        /// A skip puts off what is due to the next day.
        private var notBefore: Day?

        mutating func state(
            of day: Day, every interval: Int, _ record: ItemRecord, _ span: JudgedSpan
        ) -> DayState {
            if record.hasEntry(day) {
                (last, notBefore) = (day, nil)
                return .met
            }
            let due = max(last?.advanced(by: interval) ?? span.start, notBefore ?? span.start)
            if day < due { return .notDue }
            if record.skips.contains(day) { notBefore = day.advanced(by: 1) }
            return day == record.today ? .pending : .missed
        }
    }
}
