extension Judgement {
    /// Days of a goal such as `3/7`.
    ///
    /// A window begins on a day with an entry and is so many days long, skipped ones not counted. Where
    /// enough of its days have an entry all of them are met; where enough still may, those so far are
    /// pending. Windows end where the goal changes, and look at the days before it none the less.
    static func judgedByWindows(_ record: ItemRecord, _ span: JudgedSpan) -> [JudgedDay] {
        let all = span.days.days.compactMap { day in
            record.goals.goal(of: .window, on: day).map { (day: day, goal: $0) }
        }
        let counted = all.filter { !record.isLeftOut($0.day) && !span.isBeforeStart($0.day, record) }
        var states = marks(counted, isOpen: all.last?.day == record.today, record)
        return all.map { day, goal in
            if span.isBeforeStart(day, record) {
                return JudgedDay(day: day, state: .beforeStart, goal: goal)
            }
            let state = record.isLeftOut(day) ? .skipped : states.removeFirst()
            return JudgedDay(day: day, state: state, goal: goal)
        }
    }

    /// - Parameter isOpen: The goal is in force today, so that days to come may count.
    private static func marks(
        _ days: [(day: Day, goal: Goal)], isOpen: Bool, _ record: ItemRecord
    ) -> ArraySlice<DayState> {
        let isDone = days.map { record.hasEntry($0.day) }
        var done = [0]
        for isDone in isDone { done.append(done[done.count - 1] + (isDone ? 1 : 0)) }
        let isTodayOpen =
            days.last?.day == record.today && isDone.last == false && !record.misses.contains(record.today)
        // The ends of the windows that are met, and that may be, furthest first seen from each day.
        var (met, open) = (0, 0)
        var states: [DayState] = []
        for index in days.indices {
            let goal = days[index].goal
            if index > 0, days[index - 1].goal != goal { (met, open) = (0, 0) }
            if isDone[index], case .window(let times, let length) = goal {
                let end = min(days.count, index + length)
                let soFar = done[end] - done[index]
                let toCome = index + length - end + (isTodayOpen ? 1 : 0)
                if soFar >= times {
                    met = max(met, end)
                } else if isOpen, end == days.count, soFar + toCome >= times {
                    open = days.count
                }
            }
            if index < met {
                states.append(.met)
            } else if index < open || days[index].day == record.today {
                states.append(.pending)
            } else {
                states.append(isDone[index] ? .partial : .missed)
            }
        }
        return states[...]
    }
}
