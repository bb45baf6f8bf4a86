/// What is to be done today, and of the days before it what was not.
package struct TodayList: Hashable, Sendable {
    /// An item that is pending today.
    package struct PendingItem: Hashable, Sendable {
        /// Not archived.
        package var item: Item
        /// Of its pending goals, the least advanced first.
        package var goals: [GoalProgress]

        /// The most of its goals; 0 where it is due today or at any time of its period.
        package var daysOverdue: Int { goals.map(\.daysOverdue).max() ?? 0 }
        /// The least of its goals, 0 to 1.
        package var fraction: Double { goals.first?.fraction ?? 0 }
    }

    /// What was not met on a day that is over.
    package struct LeftUndone: Hashable, Sendable {
        /// Not archived.
        package var item: Item
        /// `partial` or `missed`.
        package var state: DayState
        /// Of the day.
        package var amount: Amount
        /// The goal that was not met.
        package var goal: Goal
    }

    /// The day that is not over yet.
    package var day: Day
    /// Most urgent first: what is overdue longest, then what has come least far, then the items' order.
    package var pending: [PendingItem] = []
    /// The items that were done today, and have nothing pending.
    package var done: [Item] = []
    /// The items that were given up today, and have nothing pending.
    package var missed: [Item] = []
    /// Days that are over, the latest first; days on which nothing was left undone are not here.
    package var past: [(day: Day, undone: [LeftUndone])] {
        undone.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    }

    /// The items of which something is or was asked today.
    package var due: Int { pending.count + done.count + missed.count }

    private var undone: [Day: [LeftUndone]] = [:]

    /// An empty list.
    init(day: Day) { self.day = day }

    /// Looks at one more item. Limits are kept by leaving things undone, and are not listed.
    ///
    /// - Parameter from: The first day the record holds entries of.
    mutating func add(_ item: Item, _ record: ItemRecord, from: Day, since: Day?) {
        var (goals, isDone): ([GoalProgress], Bool) = ([], false)
        var isMissed = false
        for track in record.goals.tracks(on: day) {
            if case .atMost = track { continue }
            guard let judgement = Judgement(track, of: record, from: from) else { continue }
            if let progress = judgement.progress {
                if progress.state == .pending { goals.append(progress) }
                isDone = isDone || progress.state == .met && record.hasEntry(day)
                isMissed =
                    isMissed || record.misses.contains(day) && [.missed, .partial].contains(progress.state)
            }
            guard let since else { continue }
            for period in judgement.periods where period.span.upperBound >= since {
                guard period.state == .missed || period.state == .partial else { continue }
                // What is overdue still is among the pending.
                let isOpen = (judgement.progress?.daysOverdue ?? 0) > 0
                if isOpen, period.span.upperBound == day.advanced(by: -1) { continue }
                let left = LeftUndone(
                    item: item, state: period.state, amount: period.amount, goal: period.goal)
                undone[period.span.upperBound, default: []].append(left)
            }
        }
        if !goals.isEmpty {
            goals.sort { ($1.daysOverdue, $0.fraction) < ($0.daysOverdue, $1.fraction) }
            pending.append(PendingItem(item: item, goals: goals))
        } else if isDone {
            done.append(item)
        } else if isMissed {
            missed.append(item)
        }
    }

    /// Brings the pending items into their order; those alike keep that of the items.
    mutating func sort() {
        let order = pending.enumerated().sorted { left, right in
            (right.element.daysOverdue, left.element.fraction, left.offset)
                < (left.element.daysOverdue, right.element.fraction, right.offset)
        }
        pending = order.map(\.element)
    }
}
