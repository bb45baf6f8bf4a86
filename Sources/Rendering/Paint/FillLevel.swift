import Foundation
import VistazoArchive

/// What fills a bar, a ring or a mark: a fraction, or a span of time by the clock.
enum FillLevel {
    /// 0…1; nil is not known and fills nothing.
    case fraction(Double?)
    case interval(LiveText.TimerSpan)

    /// How many of so many steps are filled, and the first instant at which that differs.
    func reading(now: Date, steps: Int) -> (filled: Int, nextChange: Date?) {
        switch self {
        case .fraction(let fraction): (fraction.map { Self.steps(of: $0, among: steps) } ?? 0, nil)
        case .interval(let span): Self.reading(of: span, now: now, steps: steps)
        }
    }

    /// How many steps a fraction fills: something where it is more than nothing, not all where it is less
    /// than all. What is no number fills nothing.
    static func steps(of fraction: Double, among steps: Int) -> Int {
        guard fraction > 0, steps > 0 else { return 0 }
        guard fraction < 1 else { return steps }
        let filled = Int((fraction * Double(steps)).rounded())
        return min(max(filled, 1), max(steps - 1, 0))
    }

    private static func reading(
        of span: LiveText.TimerSpan, now: Date, steps: Int
    ) -> (filled: Int, nextChange: Date?) {
        let start = span.from.timeIntervalSinceReferenceDate
        let length = span.to.timeIntervalSinceReferenceDate - start
        // Its timer stands at zero where the ends are the wrong way round.
        guard !(length < 0) else { return (0, nil) }
        // It runs on to where it is to be paused.
        let pause = span.pausedAt.map { $0 <= now ? $0 : nil } ?? nil
        let instant = (pause ?? now).timeIntervalSinceReferenceDate
        var passed = 0
        var next: Date?
        if steps > 0 && length > 0 && length.isFinite && instant.isFinite {
            /// When so many steps are through, reckoned the same way every time.
            func end(of step: Int) -> Double { start + length * Double(step) / Double(steps) }
            passed = Int(min(max((instant - start) / length * Double(steps), 0), Double(steps)))
            while passed < steps && end(of: passed + 1) <= instant { passed += 1 }
            while passed > 0 && end(of: passed) > instant { passed -= 1 }
            if passed < steps { next = Date(timeIntervalSinceReferenceDate: end(of: passed + 1)) }
        } else if steps > 0 && length == 0 {
            if instant >= start { passed = steps } else { next = span.from }
        }
        if let change = next, let pausedAt = span.pausedAt, change > pausedAt { next = nil }
        return (span.countsDown ? max(steps - passed, 0) : passed, next)
    }
}
