/// Something to remind a person of: an item on a day, by one or several of its rules at once.
package struct Reminder: Hashable, Sendable {
    /// What still asks for something.
    package enum Reason: Hashable, Sendable {
        /// Nothing was entered, and no goal says how much is to be.
        case nothingYet
        /// What the most urgent goal still lacks.
        case goal(GoalProgress)
        /// A run that ends with the day.
        case streak(count: Int, Streak.Unit)

        /// What is told where several rules remind of one item.
        var weight: Int {
            switch self {
            case .nothingYet: 0
            case .goal: 1
            case .streak: 2
            }
        }
    }

    /// As it is now; not archived.
    package var item: Item
    /// The day that it is of, and that its Log belongs to.
    package var day: Day
    /// Those that ask, in the order of lists.
    package var rules: [ReminderRule]
    /// When it should have been told: the latest of its rules' times, or the end of a snooze.
    package var instant: Instant
    /// The time of `instant` is long past: the machine slept, or nothing ran.
    package var isLate: Bool
    /// What is still open.
    package var reason: Reason

    /// The same of an item and a day, whatever asks for it.
    package var key: Key { Key(item: item.id, day: day) }

    /// An item and a day.
    package struct Key: Hashable, Sendable {
        /// `Item.id`.
        package var item: Int64
        /// By the logbook's start of the day.
        package var day: Day
    }
}

/// How a person wants to be reminded, whatever the item.
package struct ReminderSetting: Hashable, Sendable {
    /// Seconds after its time within which a reminder is still told; it is told for a minute at least.
    package var late: Int
    /// Minutes after midnight at which a rule for streaks without a time reminds.
    package var evening: Int

    /// By default two hours, and at eight in the evening.
    package init(late: Int = 7200, evening: Int = 20 * 60) {
        self.late = late
        self.evening = evening
    }

    /// Seconds, at least a minute: timers may be late.
    package var grace: Int { max(late, 60) }
}
