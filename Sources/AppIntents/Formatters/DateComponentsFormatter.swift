import Foundation

/// A length of time in words or digits: "1 hour, 5 minutes", "1:05:00". Linux's Foundation names the type and lacks it.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much is written out.
    public enum UnitsStyle: Int, Sendable {
        /// "1:05:00".
        case positional
        /// "1h 5m".
        case abbreviated
        /// "1 hr, 5 min".
        case short
        /// "1 hour, 5 minutes".
        case full
        /// "one hour, five minutes"; digits here.
        case spellOut
        /// "1hr 5min".
        case brief
    }

    /// What becomes of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// One bit a rule.
        public let rawValue: UInt
        /// Rules by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As the style likes: positional drops the leading ones, others all.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those before the first that is not.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those after the last that is not.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All of them.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None is dropped, and digits are filled up.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// How much is written out; positional unless set.
    open var unitsStyle = UnitsStyle.positional
    /// Which units may appear; none is those from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// By which days and months are counted; also whose words.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The most units, the largest first; 0 is no bound.
    open var maximumUnitCount = 0
    /// Whether the last unit may have a fraction; it never has.
    open var allowsFractionalUnits = false
    /// Whether "remaining" is added; it never is.
    open var includesTimeRemainingPhrase = false
    /// Whether "about" is added; it never is.
    open var includesApproximationPhrase = false

    /// A length in seconds; nil where it is no number.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded(.down)))
    }

    /// The length from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = self.calendar ?? .autoupdatingCurrent
        if allowedUnits.intersection([.year, .month]).isEmpty { calendar.timeZone = .gmt }
        return string(
            from: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
    }

    /// A length by its units.
    open func string(from components: DateComponents) -> String? {
        var parts = units.map { (unit: $0, count: components.value(for: $0.component) ?? 0) }
        let drops: ZeroFormattingBehavior =
            zeroFormattingBehavior == .default
            ? (unitsStyle == .positional ? .dropLeading : .dropAll) : zeroFormattingBehavior
        let smallest = parts.last
        let first = parts.firstIndex { $0.count != 0 } ?? parts.endIndex
        let last = parts.lastIndex { $0.count != 0 } ?? parts.endIndex
        parts = parts.enumerated().filter { index, part in
            if part.count != 0 { return true }
            if index < first { return !drops.contains(.dropLeading) }
            return !drops.contains(index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
        if parts.isEmpty, let smallest { parts = [smallest] }
        // Digits alone are not understood as seconds: they keep their minute.
        if unitsStyle == .positional, parts.count == 1, parts[0].unit == .second, units.contains(.minute) {
            parts.insert((.minute, 0), at: 0)
        }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        guard !parts.isEmpty else { return nil }
        return unitsStyle == .positional ? digits(parts) : words(parts)
    }

    /// The words for a length in seconds or by its units; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        return (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    /// Text of one.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
}

private struct TimeUnit: Equatable {
    let unit: NSCalendar.Unit
    let component: Calendar.Component

    static let second = TimeUnit(unit: .second, component: .second)
    static let minute = TimeUnit(unit: .minute, component: .minute)
    static let all = [
        TimeUnit(unit: .year, component: .year), TimeUnit(unit: .month, component: .month),
        TimeUnit(unit: .weekOfMonth, component: .weekOfMonth), TimeUnit(unit: .day, component: .day),
        TimeUnit(unit: .hour, component: .hour), minute, second,
    ]

    static func == (one: TimeUnit, other: TimeUnit) -> Bool { one.component == other.component }
}

extension DateComponentsFormatter {
    private typealias Part = (unit: TimeUnit, count: Int)

    private var units: [TimeUnit] {
        allowedUnits.isEmpty
            ? TimeUnit.all.filter { $0.component != .weekOfMonth }
            : TimeUnit.all.filter { allowedUnits.contains($0.unit) }
    }

    private func digits(_ parts: [Part]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let digits = String(abs(part.count))
            let filled = (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
            return part.count < 0 && index == 0 ? "-" + filled : filled
        }.joined(separator: ":")
    }

    private func words(_ parts: [Part]) -> String {
        let locale = calendar?.locale ?? .autoupdatingCurrent
        let isWide = unitsStyle == .full || unitsStyle == .spellOut
        let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
        return parts.map { part in
            text(part, isWide: isWide, isNarrow: unitsStyle == .abbreviated, locale)
        }.joined(separator: separator)
    }

    private func text(_ part: Part, isWide: Bool, isNarrow: Bool, _ locale: Locale) -> String {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            isWide ? .wide : isNarrow ? .narrow : .abbreviated
        func clock(_ unit: Duration.UnitsFormatStyle.Unit, _ seconds: Int) -> String {
            let style = Duration.UnitsFormatStyle(allowedUnits: [unit], width: width).locale(locale)
            return style.format(.seconds(part.count.multipliedReportingOverflow(by: seconds).partialValue))
        }
        switch part.unit.component {
        case .second: return clock(.seconds, 1)
        case .minute: return clock(.minutes, 60)
        case .hour: return clock(.hours, 3600)
        case .day: return clock(.days, 86_400)
        case .weekOfMonth: return clock(.weeks, 604_800)
        case .month: return counted(part.count, isWide ? "month" : "mth", isNarrow ? "m" : nil)
        default: return counted(part.count, isWide ? "year" : "yr", isNarrow ? "y" : nil)
        }
    }

    /// Years and months, for which Foundation has no words here: in English.
    private func counted(_ count: Int, _ word: String, _ letter: String?) -> String {
        letter.map { "\(count)\($0)" } ?? "\(count) \(word)\(abs(count) == 1 ? "" : "s")"
    }
}
