import Foundation
import Synchronization
import _FoundationICU

/// Amounts of time in a locale's words: `2 hr`, `3 days`, and the way it puts several together.
///
/// Years and months are not to be had from Foundation here, so the words come from the ICU that it carries.
enum UnitWords {
    enum Width: Int32, Hashable {
        case wide, abbreviated, narrow
        /// See `TextVariant.Width`.
        case initial

        fileprivate var style: UATimeUnitStyle {
            switch self {
            case .wide: UATIMEUNITSTYLE_FULL
            case .abbreviated: UATIMEUNITSTYLE_ABBREVIATED
            case .narrow, .initial: UATIMEUNITSTYLE_NARROW
            }
        }
    }

    /// An amount of one unit, such as `23 min`.
    static func string(_ value: Int, _ field: TimeField, width: Width, locale: Locale) -> String {
        if width == .initial {
            var letters = field == .month ? 3 : 1
            // In their narrow form months are minutes in some languages.
            let width = field == .month ? Width.abbreviated : .narrow
            return string(value, field, width: width, locale: locale).filter { character in
                guard character.isLetter else { return character.isNumber }
                letters -= 1
                return letters >= 0
            }
        }
        let amount = AmountKey(locale: locale.identifier, width: width, field: field, value: value)
        return formatters.withLock { formatters in
            if let known = formatters.amounts[amount] { return known }
            let key = Key(locale: icuIdentifier(locale), width: width)
            guard let formatter = formatters.formatter(key) else { return "\(value) \(field.rawValue)" }
            let result = text {
                uatmufmt_format(formatter, Double(value), field.unit, $0, $1, $2)
            }.withoutDirectionMarks
            if formatters.amounts.count >= 2048 { formatters.amounts = [:] }
            formatters.amounts[amount] = result
            return result
        }
    }

    /// Several amounts as the locale lists them: `1 hr, 5 min`.
    static func joined(_ parts: [String], width: Width, locale: Locale) -> String {
        guard var result = parts.last else { return "" }
        guard parts.count > 1 else { return result }
        let patterns = patterns(Key(locale: icuIdentifier(locale), width: width))
        for index in stride(from: parts.count - 2, through: 0, by: -1) {
            let pattern =
                if parts.count == 2 {
                    patterns.two
                } else if index == parts.count - 2 {
                    patterns.end
                } else if index == 0 {
                    patterns.start
                } else {
                    patterns.middle
                }
            result = filled(pattern, parts[index], result)
        }
        return result.withoutDirectionMarks
    }

    /// The locale's pattern for hours, minutes and seconds (or minutes and seconds) side by side: `h:mm:ss`.
    static func timePattern(hours: Bool, locale: Locale) -> String {
        text {
            uatmufmt_getTimePattern(
                icuIdentifier(locale), hours ? UATIMEUNITTIMEPAT_HMS : UATIMEUNITTIMEPAT_MS, $0, $1, $2)
        }
    }

    private static func filled(_ pattern: String, _ first: String, _ second: String) -> String {
        // One pass, for what is put in may hold braces.
        var result = ""
        var rest = Substring(pattern)
        while let character = rest.first {
            if rest.hasPrefix("{0}") {
                result += first
                rest = rest.dropFirst(3)
            } else if rest.hasPrefix("{1}") {
                result += second
                rest = rest.dropFirst(3)
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func icuIdentifier(_ locale: Locale) -> String { locale.identifier(.icu) }

    /// What an ICU function writes, empty where it fails.
    private static func text(
        _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String {
        var status = U_ZERO_ERROR
        return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer in
            let count = Int(write(buffer.baseAddress, Int32(buffer.count), &status))
            guard status.rawValue <= 0, count > 0, count <= buffer.count else { return "" }
            return String(decoding: buffer[..<count], as: UTF16.self)
        }
    }

    private struct Key: Hashable {
        let locale: String
        let width: Width
    }

    private struct AmountKey: Hashable {
        let locale: String
        let width: Width
        let field: TimeField
        let value: Int
    }

    private struct Patterns {
        var two = "{0}, {1}"
        var start = "{0}, {1}"
        var middle = "{0}, {1}"
        var end = "{0}, {1}"
    }

    /// Formatters are dear to open, and safe to share only one at a time.
    private struct Formatters {
        var opened: [Key: OpaquePointer] = [:]
        var patterns: [Key: Patterns] = [:]
        /// The words of amounts, for the same few come again each second.
        var amounts: [AmountKey: String] = [:]

        mutating func formatter(_ key: Key) -> OpaquePointer? {
            if let known = opened[key] { return known }
            if opened.count >= 64 {
                for formatter in opened.values { uatmufmt_close(formatter) }
                opened = [:]
            }
            var status = U_ZERO_ERROR
            guard let formatter = uatmufmt_open(key.locale, key.width.style, &status) else { return nil }
            guard status.rawValue <= 0 else {
                uatmufmt_close(formatter)
                return nil
            }
            opened[key] = formatter
            return formatter
        }
    }

    private static let formatters = Mutex(Formatters())

    private static func patterns(_ key: Key) -> Patterns {
        formatters.withLock { formatters in
            if let known = formatters.patterns[key] { return known }
            func pattern(_ type: UATimeUnitListPattern) -> String {
                let result = text { uatmufmt_getListPattern(key.locale, key.width.style, type, $0, $1, $2) }
                return result.contains("{0}") && result.contains("{1}") ? result : "{0}, {1}"
            }
            let patterns = Patterns(
                two: pattern(UATIMEUNITLISTPAT_TWO_ONLY), start: pattern(UATIMEUNITLISTPAT_START_PIECE),
                middle: pattern(UATIMEUNITLISTPAT_MIDDLE_PIECE), end: pattern(UATIMEUNITLISTPAT_END_PIECE))
            if formatters.patterns.count >= 64 { formatters.patterns = [:] }
            formatters.patterns[key] = patterns
            return patterns
        }
    }
}

extension TimeField {
    fileprivate var unit: UATimeUnitField {
        switch self {
        case .year: UATIMEUNITFIELD_YEAR
        case .month: UATIMEUNITFIELD_MONTH
        case .week: UATIMEUNITFIELD_WEEK
        case .day: UATIMEUNITFIELD_DAY
        case .hour: UATIMEUNITFIELD_HOUR
        case .minute: UATIMEUNITFIELD_MINUTE
        case .second: UATIMEUNITFIELD_SECOND
        }
    }
}
