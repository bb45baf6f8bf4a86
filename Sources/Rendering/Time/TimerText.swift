import Foundation
import VistazoArchive

/// A timer that runs through a span: clamped to it, rounded up while it counts down and cut off while it
/// counts up, so that the first and the last second are as long as the others.
///
/// Source of the rules: `Text(timerInterval:pauseTime:countsDown:showsHours:)` and
/// `.timer(countingDownIn:)`. Where the smallest step is a minute or more it speaks in words, of the amount
/// cut off to that step.
func timerText(
    _ span: LiveText.TimerSpan, now: Int, in place: TextPlace, variant: TextVariant
) -> LiveString {
    let from = WallClock.milliseconds(span.from)
    let to = max(from, WallClock.milliseconds(span.to))
    let step = step(of: span.maxPrecision)
    var style = RunningStyle(
        showsHours: span.showsHours, fieldCount: max(1, span.maxFieldCount ?? 3), step: step,
        isSpoken: step >= WallClock.minute)
    style.step(to: variant)

    func reading(_ instant: Int) -> RunningTime {
        let reached = min(max(instant, from), to)
        guard span.countsDown else { return style.reading(reached - from, isRunning: from < to) }
        let rest = roundedUp(to - reached, by: step < WallClock.minute ? step : WallClock.second)
        return style.reading(rest, isRunning: rest > 0)
    }

    let end = min(to, span.pausedAt.map(WallClock.milliseconds) ?? to)
    let present = reading(min(now, max(end, from)))
    // A clock runs one way, so its next change is found by halving.
    let next =
        now < end && reading(end) != present
        ? firstInstant(in: now, through: end) { reading($0) != present } : nil
    return LiveString(style.string(present, locale: place.locale), at: next)
}

/// At least a second, at most a day.
private func step(of precision: Double?) -> Int {
    guard let precision, precision.isFinite, precision > 1 else { return WallClock.second }
    return Int(min(precision, 86_400)) * WallClock.second
}

private func roundedUp(_ value: Int, by step: Int) -> Int { -floorDivide(-value, step) * step }

/// A stopwatch: fields of two digits and hundredths, zero before its start, as `.stopwatch(startingAt:)`
/// has it: `00:05.23`, `45:30.12`, `01:00:00.00`. It changes as often as its smallest digit.
///
/// `maxFieldCount` counts the hundredths too, 4 by default; `maxPrecision` is 0.01 s by default.
func stopwatchText(
    _ format: LiveText.DateFormat, from start: Int, now: Int, in place: TextPlace, variant: TextVariant
) -> LiveString {
    var precision = format.maxPrecision ?? 0.01
    if !precision.isFinite || precision < 0.01 { precision = 0.01 }

    func style(_ elapsed: Int) -> RunningStyle {
        let hasHours = format.showsHours && elapsed >= WallClock.hour
        var style = RunningStyle(
            showsHours: format.showsHours, fieldCount: max(1, min(format.maxFieldCount ?? 4, 4)),
            step: precision >= 1 ? Int(min(precision, 86_400)) * WallClock.second : WallClock.second,
            isSpoken: precision >= 60)
        style.step(to: variant)
        style.leading = hasHours && style.fieldCount == 2 ? 1 : 2
        if precision < 1, !style.isSpoken, style.fieldCount > (hasHours ? 3 : 2) {
            style.fractionDigits = precision >= 0.1 ? 1 : 2
            style.step = precision >= 0.1 ? 100 : 10
        }
        return style
    }
    func reading(_ instant: Int) -> RunningTime {
        let elapsed = max(0, instant - start)
        return style(elapsed).reading(elapsed, isRunning: instant >= start)
    }

    let present = reading(now)
    // Two days, for a day is the longest step; from the start on where that is still to come.
    let end = max(now, start) + 2 * WallClock.day
    let next = reading(end) == present ? nil : firstInstant(in: now, through: end) { reading($0) != present }
    return LiveString(style(max(0, now - start)).string(present, locale: place.locale), at: next)
}
