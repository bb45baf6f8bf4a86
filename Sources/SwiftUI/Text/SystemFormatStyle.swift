import Foundation
import VistazoArchive
import VistazoRendering

/// Styles for `Text(.currentDate, format:)`: how far a date lies, a timer, a stopwatch. Their words are those
/// that the host shows.
public enum SystemFormatStyle {
    /// A date by its distance from now: "2 hours, 23 minutes". Amounts are cut off, not rounded.
    public struct DateOffset: Sendable {
        let live: CodedLiveText

        /// The date, which fields may be said and how many of them, and when the side of now is.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .day, .hour, .minute, .second,
            ], maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            live = CodedLiveText(
                kind: .offset, from: anchor, allowedFields: CodedLiveText.names(allowedFields),
                maxFieldCount: maxFieldCount, sign: CodedLiveText.name(sign))
        }
    }

    /// A date seen from now: "in 5 minutes", "yesterday", and farther away the day itself.
    public struct DateReference: Sendable {
        let live: CodedLiveText

        /// The date, which fields may be said and how many of them, and the field above which the date
        /// itself is said.
        public init(
            to date: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
        ) {
            live = CodedLiveText(
                kind: .reference, from: date, allowedFields: CodedLiveText.names(allowedFields),
                maxFieldCount: maxFieldCount, threshold: CodedLiveText.names([thresholdField]).first)
        }
    }

    /// A timer that runs through an interval and stands still before and after it.
    public struct Timer: Sendable {
        let live: CodedLiveText

        /// Counts down to the end.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            live = CodedLiveText(
                kind: .timer, from: interval.lowerBound, to: interval.upperBound,
                maxFieldCount: maxFieldCount, maxPrecision: CodedLiveText.seconds(maxPrecision),
                showsHours: showsHours)
        }

        /// Counts up from the start.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            live = CodedLiveText(
                kind: .timer, from: interval.lowerBound, to: interval.upperBound, countsDown: false,
                maxFieldCount: maxFieldCount, maxPrecision: CodedLiveText.seconds(maxPrecision),
                showsHours: showsHours)
        }
    }

    /// A stopwatch with hundredths: "01:23.45". It is drawn as often as its smallest digit changes.
    public struct Stopwatch: Sendable {
        let live: CodedLiveText

        /// The start, and how fine it is told.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            live = CodedLiveText(
                kind: .stopwatch, from: startDate, maxFieldCount: maxFieldCount,
                maxPrecision: CodedLiveText.seconds(maxPrecision), showsHours: showsHours)
        }
    }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle, LiveFormat {
    /// The distance of the date from `input`.
    public func format(_ input: Date) -> AttributedString { live.format(input) }
    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(live: live.in(locale)) }
    /// The next instant at which the words differ.
    public func discreteInput(after input: Date) -> Date? { live.change(after: input) }
    /// Not known.
    public func discreteInput(before input: Date) -> Date? { nil }
    private init(live: CodedLiveText) { self.live = live }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle, LiveFormat {
    /// The date as it is called at `input`.
    public func format(_ input: Date) -> AttributedString { live.format(input) }
    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(live: live.in(locale)) }
    /// The next instant at which the words differ.
    public func discreteInput(after input: Date) -> Date? { live.change(after: input) }
    /// Not known.
    public func discreteInput(before input: Date) -> Date? { nil }
    private init(live: CodedLiveText) { self.live = live }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle, LiveFormat {
    /// What the timer shows at `input`.
    public func format(_ input: Date) -> AttributedString { live.format(input) }
    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(live: live.in(locale)) }
    /// The next instant at which the words differ.
    public func discreteInput(after input: Date) -> Date? { live.change(after: input) }
    /// Not known.
    public func discreteInput(before input: Date) -> Date? { nil }
    private init(live: CodedLiveText) { self.live = live }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle, LiveFormat {
    /// What the stopwatch shows at `input`.
    public func format(_ input: Date) -> AttributedString { live.format(input) }
    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(live: live.in(locale)) }
    /// The next instant at which the words differ.
    public func discreteInput(after input: Date) -> Date? { live.change(after: input) }
    /// Not known.
    public func discreteInput(before input: Date) -> Date? { nil }
    private init(live: CodedLiveText) { self.live = live }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// A date by its distance from now.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
            .year, .month, .day, .hour, .minute, .second,
        ], maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date seen from now.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) -> Self {
        Self(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
            thresholdField: thresholdField)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer that counts down to the end of an interval.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// A timer that counts up from the start of an interval.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A stopwatch with hundredths.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}
