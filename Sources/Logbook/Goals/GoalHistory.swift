/// The sets of goals that an item has had, each from a day on.
package struct GoalHistory: Hashable, Sendable {
    /// A set of goals and the first day it holds for.
    package struct Change: Hashable, Sendable {
        /// It holds until the day before the next change.
        package var from: Day
        /// The whole set; empty where there was none from then on.
        package var goals: [Goal]

        /// Both as they are.
        package init(from: Day, goals: [Goal]) {
            self.from = from
            self.goals = goals
        }
    }

    /// In the order of their days, each day once.
    package let changes: [Change]

    /// Sorted here; of two changes of one day the later in the list counts.
    package init(_ changes: [Change] = []) {
        var byDay: [Day: Change] = [:]
        for change in changes { byDay[change.from] = change }
        self.changes = byDay.values.sorted { $0.from < $1.from }
    }

    /// The set in force on a day. Days before the first change have its set, for what was entered
    /// backdated before the item was made.
    package func goals(on day: Day) -> [Goal] {
        (changes.last { $0.from <= day } ?? changes.first)?.goals ?? []
    }

    /// The goal of a track on a day, nil where the set has none.
    package func goal(of track: Goal.Track, on day: Day) -> Goal? {
        goals(on: day).first { $0.track == track }
    }

    /// Every track there ever was: those in force on the day first, in the set's own order.
    package func tracks(on day: Day) -> [Goal.Track] {
        var found: [Goal.Track] = []
        for goal in goals(on: day) + changes.reversed().flatMap(\.goals) where !found.contains(goal.track) {
            found.append(goal.track)
        }
        return found
    }
}
