import Foundation
import VistazoArchive

/// What a running clock shows, before it is put in words: numbers side by side, or amounts of units.
enum RunningTime: Equatable {
    struct Amount: Equatable {
        var field: TimeField
        var value: Int
    }

    /// `1:02:03`, `02:03.45`.
    case digits(hours: Int?, minutes: Int, seconds: Int, fraction: Int)
    /// `1:02` that means hours and minutes.
    case hoursAndMinutes(Int, Int)
    /// `1 hour, 2 minutes`.
    case amounts([Amount])
    /// Less than one of a field: `<1 minute`.
    case lessThanOne(TimeField)
}

/// How a clock shows its time.
struct RunningStyle {
    var showsHours: Bool
    /// At least one.
    var fieldCount: Int
    /// The smallest step, in milliseconds; from a minute on it is put in words.
    var step: Int
    var isSpoken: Bool
    var width: UnitWords.Width = .wide
    /// Digits of the first number at least.
    var leading = 1
    /// Digits after the seconds.
    var fractionDigits = 0

    /// - Parameter isRunning: then nothing at all is said as less than the smallest step.
    func reading(_ milliseconds: Int, isRunning: Bool) -> RunningTime {
        let shown = max(0, milliseconds) / max(1, step) * max(1, step)
        let seconds = shown / WallClock.second
        let hours = showsHours && seconds >= 3600 ? seconds / 3600 : nil
        let minutes = hours == nil ? seconds / 60 : seconds / 60 % 60
        guard !isSpoken, fieldCount > 1 else {
            return amounts(seconds: seconds, isRunning: isRunning)
        }
        if let hours, fieldCount == 2 { return .hoursAndMinutes(hours, minutes) }
        let hundredths = shown % WallClock.second / 10
        let fraction = fractionDigits == 0 ? 0 : (fractionDigits == 1 ? hundredths / 10 : hundredths)
        return .digits(hours: hours, minutes: minutes, seconds: seconds % 60, fraction: fraction)
    }

    private func amounts(seconds: Int, isRunning: Bool) -> RunningTime {
        var parts: [RunningTime.Amount] = []
        if showsHours { parts.append(.init(field: .hour, value: seconds / 3600)) }
        if step < WallClock.hour || !showsHours {
            parts.append(.init(field: .minute, value: showsHours ? seconds / 60 % 60 : seconds / 60))
        }
        if step < WallClock.minute { parts.append(.init(field: .second, value: seconds % 60)) }
        let smallest = parts.last?.field ?? .second
        parts = Array(parts.drop { $0.value == 0 }.prefix(max(1, fieldCount)))
        while parts.count > 1, parts.last?.value == 0 { parts.removeLast() }
        guard parts.isEmpty else { return .amounts(parts) }
        return isRunning && step >= WallClock.minute
            ? .lessThanOne(smallest) : .amounts([.init(field: smallest, value: 0)])
    }

    func string(_ reading: RunningTime, locale: Locale) -> String {
        switch reading {
        case .digits(let hours, let minutes, let seconds, let fraction):
            let marks = NumberMarks.of(locale)
            let time = marks.time(hours: hours, minutes: minutes, seconds: seconds, leading: leading)
            guard fractionDigits > 0 else { return time }
            return time + (locale.decimalSeparator ?? ".") + marks.number(fraction, digits: fractionDigits)
        case .hoursAndMinutes(let hours, let minutes):
            return NumberMarks.of(locale).time(hours: hours, minutes: minutes)
        case .amounts(let parts):
            return unitList(parts.map { ($0.field, $0.value) }, width: width, locale: locale)
        case .lessThanOne(let field):
            return "<" + UnitWords.string(1, field, width: width, locale: locale)
        }
    }

    /// The words of a rung of the ladder.
    mutating func step(to variant: TextVariant) {
        fieldCount = max(1, fieldCount - max(0, variant.dropped))
        switch variant.width {
        case .regular: return
        case .wide: width = .wide
        case .abbreviated: width = .abbreviated
        case .narrow, .initial: width = .narrow
        }
        isSpoken = true
    }
}
