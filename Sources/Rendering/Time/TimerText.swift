import Foundation
import VistazoArchive

/// A timer that runs through a span: clamped to it, rounded up while it counts down and cut off while it
/// counts up, so that the first and the last second are as long as the others.
///
/// Source of the rules: `Text(timerInterval:pauseTime:countsDown:showsHours:)` and
/// `.timer(countingDownIn:)`. Where the smallest step is a minute or more it speaks in words.
func timerText(
    _ span: LiveText.TimerSpan, now: Int, in place: TextPlace, variant: TextVariant
) -> LiveString {
    let from = WallClock.milliseconds(span.from)
    let to = max(from, WallClock.milliseconds(span.to))
    let step = step(of: span.maxPrecision)
    let pausedAt = span.pausedAt.map(WallClock.milliseconds)
    let present = min(now, pausedAt ?? now)
    let reached = min(max(present, from), to)

    // Whole seconds, for a step in words is cut off from them.
    let seconds: Int
    var next: Int?
    if span.countsDown {
        let rest = to - reached
        let whole = roundedUp(rest, by: WallClock.second)
        if step >= WallClock.minute {
            let shown = floorDivide(whole, step) * step
            seconds = whole / WallClock.second
            if whole > 0 {
                // The last step says "<1 minute" until the end.
                next = shown > 0 ? to - shown + WallClock.second : to
            }
        } else {
            let shown = roundedUp(rest, by: step)
            seconds = shown / WallClock.second
            if shown > 0 { next = to - (shown - step) }
        }
    } else {
        let shown = floorDivide(reached - from, step) * step
        seconds = (step >= WallClock.minute ? reached - from : shown) / WallClock.second
        let candidate = from + shown + step
        if candidate <= to { next = candidate }
    }
    if let found = next, let pausedAt, found > pausedAt { next = nil }
    let isRunning = from < to && (span.countsDown ? reached < to : true)

    var clockwork = RunningTime(seconds: seconds, showsHours: span.showsHours, isRunning: isRunning)
    clockwork.fieldCount = max(1, span.maxFieldCount ?? 3)
    clockwork.step = step
    let string = clockwork.string(in: place, variant: variant)
    return LiveString(string, at: next)
}

/// At least a second, at most a day.
private func step(of precision: Double?) -> Int {
    guard let precision, precision.isFinite, precision > 1 else { return WallClock.second }
    return Int(min(precision, 86_400)) * WallClock.second
}

private func roundedUp(_ value: Int, by step: Int) -> Int { -floorDivide(-value, step) * step }

/// Seconds as running time, `1:02:03`, or in words where the step is a minute or more.
struct RunningTime {
    var seconds: Int
    var showsHours: Bool
    /// Whether the clock still runs: then nothing at all is said as less than the smallest step.
    var isRunning: Bool
    var fieldCount = 3
    /// Milliseconds.
    var step = WallClock.second
    /// Digits of the first number at least.
    var leading = 1

    func string(in place: TextPlace, variant: TextVariant) -> String {
        let fieldCount = max(1, self.fieldCount - max(0, variant.dropped))
        let speaks = step >= WallClock.minute || variant.width != .regular || variant.dropped > 0
        let marks = NumberMarks.of(place.locale)
        if !speaks {
            guard showsHours, seconds >= 3600 else {
                if fieldCount == 1 { return words(fieldCount: 1, width: .wide, locale: place.locale) }
                return marks.time(
                    hours: nil, minutes: seconds / 60, seconds: seconds % 60, leading: leading)
            }
            switch fieldCount {
            case 1: return words(fieldCount: 1, width: .wide, locale: place.locale)
            case 2: return marks.time(hours: seconds / 3600, minutes: seconds / 60 % 60)
            default:
                return marks.time(
                    hours: seconds / 3600, minutes: seconds / 60 % 60, seconds: seconds % 60,
                    leading: leading)
            }
        }
        let width: UnitWords.Width =
            switch variant.width {
            case .regular, .wide: .wide
            case .abbreviated: .abbreviated
            case .narrow: .narrow
            }
        return words(fieldCount: fieldCount, width: width, locale: place.locale)
    }

    private func words(fieldCount: Int, width: UnitWords.Width, locale: Locale) -> String {
        var parts: [(field: TimeField, value: Int)] = []
        if showsHours { parts.append((.hour, seconds / 3600)) }
        if step < WallClock.hour || !showsHours {
            parts.append((.minute, showsHours ? seconds / 60 % 60 : seconds / 60))
        }
        if step < WallClock.minute { parts.append((.second, seconds % 60)) }
        guard let smallest = parts.last else { return "" }
        parts = Array(parts.drop { $0.value == 0 }.prefix(fieldCount))
        while parts.count > 1, let last = parts.last, last.value == 0 { parts.removeLast() }
        guard !parts.isEmpty else {
            let isUnderStep = isRunning && step >= WallClock.minute
            let unit = UnitWords.string(isUnderStep ? 1 : 0, smallest.field, width: width, locale: locale)
            return isUnderStep ? "<" + unit : unit
        }
        return unitList(parts, width: width, locale: locale)
    }
}

/// A stopwatch: fields of two digits and hundredths, zero before its start, as `.stopwatch(startingAt:)`
/// has it: `00:05.23`, `45:30.12`, `01:00:00.00`.
///
/// `maxFieldCount` counts the hundredths too, 4 by default; `maxPrecision` is 0.01 s by default.
func stopwatchText(
    _ format: LiveText.DateFormat, from start: Int, now: Int, in place: TextPlace, variant: TextVariant
) -> LiveString {
    let elapsed = max(0, now - start)
    var precision = format.maxPrecision ?? 0.01
    if !precision.isFinite || precision < 0.01 { precision = 0.01 }
    let hasHours = format.showsHours && elapsed >= WallClock.hour
    let isSpoken = precision >= 60 || variant.width != .regular
    // Fields of the whole seconds; what is left of the count may hold hundredths.
    let fieldCount = max(1, min(format.maxFieldCount ?? 4, 4) - max(0, variant.dropped))
    let fractionDigits =
        precision >= 1 || isSpoken || fieldCount <= (hasHours ? 3 : 2) ? 0 : (precision >= 0.1 ? 1 : 2)

    var step =
        switch fractionDigits {
        case 2: 10
        case 1: 100
        default: WallClock.second
        }
    if precision >= 1 { step = Int(min(precision, 86_400)) * WallClock.second }
    if hasHours, fieldCount == 2 { step = max(step, WallClock.minute) }
    let shown = elapsed / step * step
    let next = start > now ? start + step : start + shown + step

    var clockwork = RunningTime(
        seconds: shown / WallClock.second, showsHours: format.showsHours, isRunning: now >= start)
    clockwork.fieldCount = fieldCount
    clockwork.step = step >= WallClock.minute && precision >= 60 ? step : WallClock.second
    clockwork.leading = hasHours && fieldCount == 2 ? 1 : 2
    // The dropped fields are counted already.
    var string = clockwork.string(in: place, variant: TextVariant(isSpoken ? variant.width : .regular))
    if fractionDigits > 0 {
        let marks = NumberMarks.of(place.locale)
        let fraction = shown % WallClock.second / step
        string += marks.decimalSeparator + marks.number(fraction, digits: fractionDigits)
    }
    return LiveString(string, at: next)
}
