import Foundation

/// How long ago or ahead a date is, in words: "2 hours ago". Linux's Foundation has the words but not this type.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How much is written out.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2 mo. ago", as short as can be.
        case abbreviated
    }

    /// Whether days near by have names.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric
        /// "yesterday".
        case named
    }

    /// How much is written out; full unless set.
    open var unitsStyle = UnitsStyle.full
    /// Whether days near by have names; numbers unless set.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// Where a text will stand; the words are the same everywhere.
    open var formattingContext = Formatter.Context.unknown
    /// Whose words; the current one's unless set.
    open var locale: Locale! = .autoupdatingCurrent
    /// By which days and months are counted; the current one unless set.
    open var calendar: Calendar! = .autoupdatingCurrent

    /// From one date to another, which is the one now where the words are read.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent)
        return style.format(referenceDate)
    }

    /// So many seconds from now: negative is ago.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// So many units from now; the largest counts.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let calendar: Calendar = self.calendar ?? .autoupdatingCurrent
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// The words for a date, from now; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
