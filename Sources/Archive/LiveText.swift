import Foundation

/// Text that the host works out from the clock: data in an archive, words at `now`.
package enum LiveText: Hashable, Sendable {
    /// `Text(date, style:)`.
    case date(Date, DateStyle)
    /// `Text(start...end)`.
    case range(from: Date, to: Date)
    /// `Text(timerInterval:)` and its kin.
    case timer(TimerSpan)
    /// `SystemFormatStyle` references, offsets and stopwatches.
    case format(DateFormat)
    /// The current time or date by a Unicode skeleton such as `jm`, in the surroundings' zone and locale.
    case now(skeleton: String)

    /// `Text.DateStyle` by its own names.
    package enum DateStyle: String, CaseIterable, Sendable {
        case relative, offset, timer, date, time
    }

    /// A span that a timer runs through. Seconds are whole or fractional; `from` may lie after `to`, then
    /// the timer stands at zero.
    package struct TimerSpan: Hashable, Sendable {
        /// Where a timer begins: all is left, or nothing has passed.
        package var from: Date
        /// Where it stops.
        package var to: Date
        /// The instant it stands still at; nil while it runs.
        package var pausedAt: Date?
        /// Shows what is left, else what has passed.
        package var countsDown: Bool
        /// False counts hours as minutes: 90:00.
        package var showsHours: Bool
        /// Most fields from the largest down; nil means 3, less than 1 is 1.
        package var maxFieldCount: Int?
        /// The smallest step shown, in seconds; nil means one second.
        package var maxPrecision: Double?

        /// By default it runs, counts down and shows hours.
        package init(
            from: Date, to: Date, pausedAt: Date? = nil, countsDown: Bool = true, showsHours: Bool = true,
            maxFieldCount: Int? = nil, maxPrecision: Double? = nil
        ) {
            self.from = from
            self.to = to
            self.pausedAt = pausedAt
            self.countsDown = countsDown
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }
    }

    /// A date seen from now, in one of the system's formats.
    package struct DateFormat: Hashable, Sendable {
        /// A date or its distance, the distance alone, or the time since it to the hundredth of a second.
        package enum Kind: String, CaseIterable, Sendable { case reference, offset, stopwatch }
        /// A unit of time that may be shown.
        package enum Field: String, CaseIterable, Sendable, Comparable {
            case year, month, week, day, hour, minute, second

            /// From the smallest field to the largest.
            package static func < (a: Field, b: Field) -> Bool {
                // Declared from the largest down.
                guard let i = allCases.firstIndex(of: a), let j = allCases.firstIndex(of: b) else {
                    return false
                }
                return i > j
            }
        }
        /// Whether a distance carries a sign: where it is past, not at all, or either way.
        package enum Sign: String, CaseIterable, Sendable { case automatic, never, always }

        /// What is looked at; for a stopwatch, its start.
        package var date: Date
        /// Which of the three formats.
        package var kind: Kind
        /// Fields that may be shown; nil and empty leave the choice to the format.
        package var allowedFields: Set<Field>?
        /// Most fields shown; nil means 2, and 4 for a stopwatch, whose hundredths count as one.
        package var maxFieldCount: Int?
        /// The smallest step of a stopwatch in seconds; nil means 0.01.
        package var maxPrecision: Double?
        /// The period in which a reference speaks of the distance, beyond it of the date; nil means the day.
        package var threshold: Field?
        /// Of an offset only.
        package var sign: Sign
        /// False counts a stopwatch's hours as minutes.
        package var showsHours: Bool

        /// What is left out takes the format's own default.
        package init(
            date: Date, kind: Kind, allowedFields: Set<Field>? = nil, maxFieldCount: Int? = nil,
            maxPrecision: Double? = nil, threshold: Field? = nil, sign: Sign = .automatic,
            showsHours: Bool = true
        ) {
            self.date = date
            self.kind = kind
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
            self.threshold = threshold
            self.sign = sign
            self.showsHours = showsHours
        }
    }
}
