import Foundation
import VistazoArchive
import VistazoLogbook
import VistazoWords

/// All that is to be seen of a figure.
struct ValueFacts: Hashable, Sendable {
    var name: String
    var figure: ReadFigure
    /// Empty for none.
    var unit: String
    /// nil for as many as tell something.
    var decimals: Int?
    var limits = ValueLimits()
    /// What a bar or a ring is full at; nil for no bar.
    var most: Double?
    var better = BetterDirection.neither
    var isSensitive = false
    /// Seconds that the line reaches back.
    var span = 86_400.0
    /// In order; the last is the figure. Empty for a text.
    var past: [Reading] = []

    init(name: String, figure: ReadFigure, unit: String) {
        self.name = name
        self.figure = figure
        self.unit = unit
    }

    /// nil for a text.
    var value: Double? { if case .number(let value, _) = figure { value } else { nil } }

    /// The figure as text that is not wider than the field.
    func text(within field: Int, _ locale: Locale, width: (String) -> Int = \.count) -> String {
        switch figure {
        case .text(let text): text
        case .number(let value, _):
            FittedNumber(value, decimals: decimals, locale: locale).text(within: field, width: width)
        }
    }

    /// Another number beside the figure: as fine as the figure itself.
    func number(
        _ value: Double, within field: Int = .max, _ locale: Locale, width: (String) -> Int = \.count
    ) -> String {
        let fine = self.value.map { FittedNumber($0, decimals: decimals, locale: locale).shownDecimals }
        return FittedNumber(value, decimals: decimals ?? fine, locale: locale).text(
            within: field, width: width)
    }

    /// 0…1 of what a bar is full at.
    var share: Double? {
        guard let value, let most else { return nil }
        return min(max(value / most, 0), 1)
    }

    var level: ValueLimits.Level { value.map { limits.level(of: $0) } ?? .normal }
}

extension ReadFigure {
    /// The unit that stood behind it.
    var unit: String { if case .number(_, let unit) = self { unit } else { "" } }
}

/// Beyond which a figure is remarkable.
struct ValueLimits: Hashable, Sendable {
    var warnBelow: Double?
    var alarmBelow: Double?
    var warnAbove: Double?
    var alarmAbove: Double?

    /// Where a figure stands; `limit` is the one it has passed.
    enum Level: Hashable, Sendable {
        case normal
        case low(limit: Double)
        case tooLow(limit: Double)
        case high(limit: Double)
        case tooHigh(limit: Double)

        var isAlarm: Bool {
            switch self {
            case .tooLow, .tooHigh: true
            case .normal, .low, .high: false
            }
        }
    }

    /// A figure that is exactly a limit has not passed it; an alarm goes before a warning.
    func level(of value: Double) -> Level {
        if let limit = alarmAbove, value > limit { return .tooHigh(limit: limit) }
        if let limit = alarmBelow, value < limit { return .tooLow(limit: limit) }
        if let limit = warnAbove, value > limit { return .high(limit: limit) }
        if let limit = warnBelow, value < limit { return .low(limit: limit) }
        return .normal
    }
}

extension ValueFacts {
    /// How a figure has moved since the beginning of its line.
    struct Trend: Hashable {
        var difference: Double
        /// As a share of what it was; nil where that was nothing, or where it is a share itself.
        var share: Double?

        var isUp: Bool { difference > 0 }
    }

    /// nil where there is no past, and where nothing has moved.
    var trend: Trend? {
        guard let first = past.first?.value, let last = past.last?.value, past.count > 1 else { return nil }
        let difference = last - first
        guard difference.isFinite, difference != 0 else { return nil }
        let share = difference / first.magnitude
        let isShare = unit == "%" || first == 0 || !share.isFinite || share.magnitude >= 10
        return Trend(difference: difference, share: isShare ? nil : share)
    }

    /// `1.2 %`, or the difference itself: without a sign, which an arrow shows. nil for what rounds to nothing.
    func amount(of trend: Trend, _ words: Words, _ locale: Locale) -> String? {
        if let share = trend.share {
            let percent = share.magnitude * 100
            let text = FittedNumber(percent, decimals: percent < 10 ? 1 : 0, locale: locale).text
            guard text.contains(where: { ("1"..."9").contains($0) }) else { return nil }
            return words("widgets.figure.percent", ["n": text])
        }
        let text = number(trend.difference.magnitude, within: 7, locale)
        return text.contains { ("1"..."9").contains($0) } ? text : nil
    }

    /// The least and the most of the line; nil where there is none.
    var range: ClosedRange<Double>? {
        guard past.count > 1, let least = past.map(\.value).min(), let most = past.map(\.value).max() else {
            return nil
        }
        return least...most
    }

    /// So many values at equal distances in time, straight lines between the readings; empty without a past.
    func line(_ count: Int = 144) -> [Double?] {
        guard past.count > 1, let first = past.first?.instant.milliseconds,
            let last = past.last?.instant.milliseconds, last > first, count > 1
        else { return [] }
        var next = 1
        return (0..<count).map { index in
            let time = Double(first) + Double(last - first) * Double(index) / Double(count - 1)
            while next < past.count - 1, Double(past[next].instant.milliseconds) < time { next += 1 }
            let (before, after) = (past[next - 1], past[next])
            let length = Double(after.instant.milliseconds - before.instant.milliseconds)
            let share = min(max((time - Double(before.instant.milliseconds)) / length, 0), 1)
            return before.value * (1 - share) + after.value * share
        }
    }
}

extension ReadFigure.Fault {
    /// Why there is no figure, for a person.
    func sentence(_ words: Words) -> String {
        switch self {
        case .nothing: words("widgets.value.nothing")
        case .noNumber(let text): words("widgets.value.noNumber", ["text": text])
        case .notUTF8: words("widgets.value.notUTF8")
        case .badPath(let path): words("widgets.value.badPath", ["path": path])
        case .badJSON(let fault): words("widgets.value.badJSON", ["fault": fault.sentence(words)])
        case .nothingThere(let path, let known) where path.isEmpty:
            words("widgets.value.needsPath", ["known": known.joined(separator: ", ")])
        case .nothingThere(let path, let known):
            words("widgets.value.nothingThere", ["path": path, "known": known.joined(separator: ", ")])
        case .noFigure(let path): words("widgets.value.noFigure", ["path": path])
        }
    }
}
