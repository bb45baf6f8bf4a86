import Foundation
import VistazoLogbook
import VistazoWords

/// How an item stands by one of its goals, as widgets say it.
struct GoalFacts: Hashable, Sendable {
    /// What it asks: `3 a day`.
    var title: String
    var state: DayState
    var isLimit = false
    var measure = Measure.count
    /// What the figures are of: `today`, `this week`; empty where they are of the way to the next time.
    var span = ""
    /// How far a bar or ring is filled, 0 to 1; nil where only days count.
    var fraction: Double?
    /// `2/3`, for the smaller families; empty where there is no such thing today.
    var ratio = ""
    /// With what it counts: `750/2000 ml`, `9/11 d`.
    var measuredRatio = ""
    /// `2 of 3`, for sentences.
    var progress = ""
    /// When it is due, or what became of it; empty where the progress says all.
    var remark = ""
    /// The same where room is short.
    var shortRemark = ""
    var tone = Tone.plain
    var streak: Run?
    /// Set while a stopwatch runs: then the clock tells how far it has come.
    var clock: Clock?

    /// What a bar of it would show.
    enum Measure: Hashable, Sendable {
        /// What was done of what is asked.
        case count
        /// The days since the last time, of those until the next.
        case elapsed
        /// Only whether there was an entry: there is nothing to show.
        case entry
    }

    /// How far a goal of time comes as time passes.
    struct Clock: Hashable, Sendable {
        /// When the stopwatch would have been started had it run through all that the period has.
        var zero: Date
        /// When what is asked will have been done.
        var full: Date
        /// `30`, `30 min`.
        var needed: String
        var target: String

        var span: ClosedRange<Date> { zero...max(full, zero) }
    }

    /// Periods in a row.
    struct Run: Hashable, Sendable {
        var count: Int
        /// `5 days`.
        var text: String
        /// `5`, `1w`.
        var short: String
        /// The longest there ever was, in periods and in words.
        var longest: Int
        var best: String
        /// About how many days it took, for comparing.
        var days: Int
        /// It ends with the day, or with the period of which this is the last day, unless something is done.
        var isAtRisk: Bool
    }
}

extension GoalFacts {
    /// - Parameter zero: While a stopwatch runs, when it would have been started had it run through all that the goal's
    ///   period has; nil where none runs.
    init?(
        _ judgement: Judgement, of item: Item, at now: Instant, in logbook: Logbook,
        clockFrom zero: Date? = nil
    ) {
        guard let progress = judgement.progress else { return nil }
        let words = logbook.words
        let goal = progress.goal
        self.init(title: words.goal(goal, unit: item.unit), state: progress.state, isLimit: goal.isLimit)
        let today = logbook.day(of: now)
        switch goal {
        case .atLeast(let needed, let period), .atMost(let needed, let period):
            span = words("widgets.figure.\(period.rawValue)")
            count(progress, needed: progress.needed > .zero ? progress.needed : needed, item, words)
            let asked = progress.needed > .zero ? progress.needed : needed
            if let zero, case let seconds = item.seconds(of: asked), seconds > 0 {
                clock = Clock(
                    zero: zero, full: zero.addingTimeInterval(TimeInterval(seconds)),
                    needed: words.amount(asked, unit: nil), target: words.amount(asked, unit: item.unit))
            }
        case .window(_, let days):
            span = words("widgets.figure.window", count: days)
            count(progress, needed: progress.needed, nil, words)
        case .every(let days):
            measure = .elapsed
            tellDue(progress, every: days, last: judgement, today: today, words)
        case .weekdays(let weekdays):
            measure = .entry
            if progress.state == .pending || progress.state == .met {
                ratio = progress.done > .zero ? "1/1" : "0/1"
                measuredRatio = ratio
                fraction = progress.fraction
            }
            if progress.state == .pending {
                remark = words("widgets.goal.dueToday")
                shortRemark = words("widgets.today.due")
                tone = .soon
            } else if progress.state == .notDue,
                let next = (1...7).first(where: { weekdays.contains(today.advanced(by: $0)) })
            {
                remark = Self.due(today.advanced(by: next), today: today, words)
                tone = .quiet
            }
        }
        tellState(progress, item, words)
        if shortRemark.isEmpty { shortRemark = remark }
        let streak = judgement.streak
        if streak.longest > 0 {
            self.streak = Run(
                count: streak.count, text: words.streak(streak.count, streak.unit),
                short: words.shortStreak(streak.count, streak.unit),
                longest: streak.longest, best: words.streak(streak.longest, streak.unit),
                days: judgement.daysOfRun,
                isAtRisk: !isLimit && state == .pending && streak.count > 0
                    && Self.riskBegins(judgement, today: today, in: logbook).map { $0 <= now } == true)
        }
    }

    /// `38 %`, where the figures themselves have no room.
    func percent(_ words: Words) -> String {
        fraction.map { words("widgets.figure.percent", ["n": "\(Int(($0 * 100).rounded(.down)))"]) } ?? ""
    }

    /// From when on a run that is not kept yet is in danger: the last hours of a day, the last day of a longer
    /// period. nil where no day is the last.
    static func riskBegins(_ judgement: Judgement, today: Day, in logbook: Logbook) -> Instant? {
        switch judgement.track {
        case .window: return nil
        case .atLeast(.week), .atLeast(.month), .atMost(.week), .atMost(.month):
            return judgement.periods.last.map { logbook.start(of: $0.span.upperBound) }
        default: return logbook.start(of: today.advanced(by: 1)).advanced(bySeconds: -riskHours * 3600)
        }
    }

    /// Of a day: late enough to be told, early enough to do something.
    static let riskHours = 4

    private mutating func count(_ progress: GoalProgress, needed: Amount, _ item: Item?, _ words: Words) {
        let done = item.map { $0.shown(progress.done) } ?? progress.done
        let unit = item?.unit
        ratio = words.amount(done, unit: nil) + "/" + words.amount(needed, unit: nil)
        measuredRatio = unit.map { "\(ratio) \($0)" } ?? ratio
        self.progress = words.progress(done, of: needed, unit: unit)
        fraction = needed > .zero ? min(1, max(0, progress.done.value / needed.value)) : done > .zero ? 1 : 0
    }

    private mutating func tellDue(
        _ progress: GoalProgress, every days: Int, last judgement: Judgement, today: Day, _ words: Words
    ) {
        guard let due = progress.due else { return }
        let passed = max(0, today.number - (due.number - days))
        // Before the first time nothing has passed: it is due since the start.
        let isFirst = !judgement.days.contains { $0.state == .met }
        fraction = min(1, Double(passed) / Double(max(days, 1)))
        ratio = isFirst ? "" : "\(passed)/\(days)"
        measuredRatio = isFirst ? "" : words("widgets.goal.days", ["days": ratio])
        if progress.daysOverdue > 0 {
            remark = words("widgets.today.overdue", count: progress.daysOverdue)
            shortRemark = words("widgets.today.shortOverdue", ["n": "\(progress.daysOverdue)"])
            tone = .over
        } else if progress.state == .pending {
            remark = words("widgets.goal.dueToday")
            shortRemark = words("widgets.today.due")
            tone = .soon
        } else if due > today {
            remark = Self.due(due, today: today, words)
            tone = .quiet
        }
    }

    /// `due tomorrow`, `due Wed`, `due 2026-12-11`.
    private static func due(_ day: Day, today: Day, _ words: Words) -> String {
        switch day.number - today.number {
        case 1: words("widgets.goal.dueTomorrow")
        case 2...6: words("widgets.goal.dueOn", ["day": words.weekday(day.weekday)])
        case let days: words("widgets.goal.dueIn", count: days)
        }
    }

    private mutating func tellState(_ progress: GoalProgress, _ item: Item, _ words: Words) {
        switch state {
        case .met:
            tone = .kept
            if remark.isEmpty { remark = words("widgets.goal.done") }
        case .skipped: (remark, tone) = (words("widgets.goal.skipped"), .quiet)
        case .overLimit: (remark, tone) = (words("widgets.goal.over"), .over)
        case .pending where isLimit:
            let left = progress.needed + -progress.done
            if left > .zero {
                remark = words(
                    "widgets.goal.left", ["amount": words.amount(item.shown(left), unit: item.unit)])
                tone = .kept
            } else {
                (remark, tone) = (words("widgets.goal.noMore"), .soon)
            }
        default: break
        }
    }
}
