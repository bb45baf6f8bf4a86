import Foundation
import VistazoLogbook
import WidgetExtras

/// What a widget says of an item at a moment, in whatever family: plain values, so that equal moments are known.
struct ItemFacts: Hashable, Sendable {
    /// Of `ItemEntity`; empty in the gallery's sample.
    var id = ""
    var name: String
    var emoji: String?
    var color: String?
    var isPrivate = false
    /// It is shown, and takes no entries.
    var isArchived = false
    /// Its key starts and stops a stopwatch.
    var isTimed = false

    /// How often in all.
    var count = 0
    /// The day's amount with its unit; empty where nothing was entered.
    var today = ""
    /// The number of it alone, for a ring: `12.3M`.
    var shortToday = ""
    var last: Moment?
    /// From when it is counted how long ago that was; nil before the first time and while that is to come.
    var since: Date?
    /// Whether the last time is less than a minute ago.
    var isFresh = false
    var running: Running?

    /// In the set's order; empty without goals.
    var goals: [GoalFacts] = []
    /// The seven days up to this one.
    var week: [DayMark] = []
    /// Half a year of days.
    var heat = Heat()
    /// The most telling first.
    var figures: [Figure] = []
    /// The latest entries.
    var recent: [Recent] = []

    /// When something happened, as a clock beside it showed it.
    struct Moment: Hashable, Sendable {
        var date: Date
        /// Seconds east of Greenwich.
        var offset: Int
        /// Calendar days before now: 0 is today, negative is to come.
        var daysAgo: Int
    }

    /// A stopwatch that runs.
    struct Running: Hashable, Sendable {
        var start: Moment
        /// It may have been forgotten.
        var isLong: Bool
    }

    /// A day of the last seven; the weekday is 0 for Monday.
    struct DayMark: Hashable, Sendable {
        var weekday: Int
        var mark: DayDots.Day
    }

    /// Days in weeks from the first on, each 0 to 1; nil before there was anything.
    struct Heat: Hashable, Sendable {
        /// Begins a week.
        var first = Day(number: 0)
        var values: [Double?] = []

        static let weeks = 26

        /// The latest weeks.
        func suffix(weeks: Int) -> Heat {
            let all = (values.count + 6) / 7
            let left = max(all - weeks, 0)
            return Heat(first: first.advanced(by: 7 * left), values: Array(values.dropFirst(7 * left)))
        }
    }

    /// A line of statistics.
    struct Figure: Hashable, Sendable {
        var label: String
        var value: String
        var tone = Tone.plain
        /// How far it has come, 0 to 1, where that is something to see.
        var fraction: Double?
        /// Tells it in the place of both while a stopwatch runs.
        var clock: GoalFacts.Clock?
    }

    /// One time that it happened.
    struct Recent: Hashable, Sendable {
        var moment: Moment
        var amount: String
        /// In one line.
        var note: String?
    }

    /// After so many seconds a stopwatch may have been forgotten.
    static let longRun = 8 * 3600

    var entity: ItemEntity { ItemEntity(id: id, name: name, emoji: emoji) }

    /// Calendar days until the last time, which is to come.
    var daysAhead: Int { max(0, -(last?.daysAgo ?? 0)) }

    /// The goal that the smaller families tell of: what is overdue, then what is due, then the first.
    var mainGoal: GoalFacts? {
        goals.first { $0.tone == .over } ?? goals.first { $0.state == .pending && !$0.isLimit } ?? goals.first
    }
}

/// What a colour repeats of a state that words or marks tell.
enum Tone: Hashable, Sendable {
    /// In the colour of its surroundings.
    case plain
    /// Need not be read now.
    case quiet
    case kept
    /// Due, or soon.
    case soon
    /// Overdue, missed, over a limit.
    case over
}
