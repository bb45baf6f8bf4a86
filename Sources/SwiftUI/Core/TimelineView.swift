import VistazoArchive

/// Content that depends on the time. In a widget it is built once, for the date of its entry: what must go on
/// changing is live text.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
    /// What content is told of the time.
    public struct Context: Sendable {
        /// How often the content is built again.
        public enum Cadence: Comparable, Sendable {
            /// All the time.
            case live
            /// Every second.
            case seconds
            /// Every minute.
            case minutes
        }

        /// The date it is built for.
        public let date: Date
        /// As seldom as can be.
        public let cadence = Cadence.minutes
    }

    let content: (TimelineViewDefaultContext) -> Content

    /// Content by the dates of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
    {
        self.content = content
    }
}

/// What the content of every timeline view is told of the time.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView {
    /// The content at the time of the request; the schedule is not followed further.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let date = environment.lowering?.surroundings.now ?? Date(timeIntervalSinceReferenceDate: 0)
        return SwiftUI.nodes(of: content(TimelineViewDefaultContext(date: date)), in: environment)
    }
}

/// Whether a schedule may spare dates.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// All its dates.
    case normal
    /// The most important of them.
    case lowFrequency
}

/// Dates at which content changes.
public protocol TimelineSchedule {
    /// The dates, in order.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// What the schedule can be asked for.
    typealias Mode = TimelineScheduleMode

    /// The dates from a date on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// At the given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    /// The dates, in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// All of them.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    /// From a date on, so many seconds apart; an interval that is not positive counts as a second.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval > 0 && interval.isFinite ? interval : 1
    }

    /// The dates from the first one after `startDate` on, without end.
    public func entries(
        from startDate: Date, mode: Mode
    ) -> UnfoldSequence<Date, (Date?, Bool)> {
        let interval = interval
        let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.up), 0)
        return sequence(first: start + passed * interval) { $0 + interval }
    }
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// At the beginning of each minute.
    public init() {}

    /// The beginnings of minutes from a date on, without end.
    public func entries(
        from startDate: Date, mode: Mode
    ) -> UnfoldSequence<Date, (Date?, Bool)> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// As often as the screen is drawn; in a widget once.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// With a least distance of dates in seconds.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}

    /// The date itself.
    public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the screen is drawn; in a widget once.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as the screen is drawn; in a widget once.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// From a date on, so many seconds apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    /// At the given dates.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
