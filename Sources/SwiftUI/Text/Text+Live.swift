import VistazoArchive

extension Text {
    /// How a date is told: in words that change as time passes, or by the calendar.
    public struct DateStyle: Hashable, Sendable {
        let style: LiveText.DateStyle

        /// The clock time: "9:12".
        public static let time = DateStyle(style: .time)
        /// The day: "30 November 2026".
        public static let date = DateStyle(style: .date)
        /// The distance from now: "2 hours, 23 min".
        public static let relative = DateStyle(style: .relative)
        /// The distance from now with its direction: "+2 hours".
        public static let offset = DateStyle(style: .offset)
        /// A clock that counts down to the date, then up: "36:59:01".
        public static let timer = DateStyle(style: .timer)
    }

    /// A date as live text: the host works its words out for as long as it is shown.
    public init(_ date: Date, style: DateStyle) { self.init(.live(.date(date, style.style))) }

    /// Two dates as a range, as short as the locale writes it.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.live(.range(from: dates.lowerBound, to: dates.upperBound)))
    }

    /// Two dates as a range, as short as the locale writes it.
    public init(_ interval: DateInterval) { self.init(.live(.range(from: interval.start, to: interval.end))) }

    /// A timer that runs through an interval and stands still before and after it.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            .live(
                .timer(
                    LiveText.TimerSpan(
                        from: timerInterval.lowerBound, to: timerInterval.upperBound, pausedAt: pauseTime,
                        countsDown: countsDown, showsHours: showsHours))))
    }
}
