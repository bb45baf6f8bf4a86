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

    package enum DateStyle: String, CaseIterable, Sendable {
        case relative, offset, timer, date, time
    }

    /// A span that a timer runs through. Seconds are whole or fractional; `from` may lie after `to`, then
    /// the timer stands at zero.
    package struct TimerSpan: Hashable, Sendable {
        package var from: Date
        package var to: Date
        package var pausedAt: Date?
        package var countsDown: Bool
        package var showsHours: Bool
        package var maxFieldCount: Int?
        /// The smallest step shown, in seconds; nil means one second.
        package var maxPrecision: Double?

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

    package struct DateFormat: Hashable, Sendable {
        package enum Kind: String, CaseIterable, Sendable { case reference, offset, stopwatch }
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
        package enum Sign: String, CaseIterable, Sendable { case automatic, never, always }

        package var date: Date
        package var kind: Kind
        package var allowedFields: Set<Field>?
        package var maxFieldCount: Int?
        package var maxPrecision: Double?
        package var threshold: Field?
        package var sign: Sign
        package var showsHours: Bool

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
