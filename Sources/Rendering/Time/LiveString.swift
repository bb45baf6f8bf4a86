import Foundation
import VistazoArchive

/// The words of a live text at one instant.
package struct LiveString: Hashable, Sendable {
    /// Never empty; without direction marks.
    package var string: String
    /// The first instant at which the words differ, to the millisecond; nil where they stay for ever.
    package var nextChange: Date?

    /// Words that stay for ever unless a change is given.
    package init(string: String, nextChange: Date? = nil) {
        self.string = string
        self.nextChange = nextChange
    }

    init(_ string: String, at next: Int?) {
        self.init(string: string, nextChange: next.map(WallClock.date))
    }
}

/// Works out live text from the clock. Its words are those of Apple's styles in every locale, without the
/// invisible direction marks that a terminal would only show as stand-ins.
///
/// A date that is no number gives a dash; a far one stands at the edge of the calendar.
package func liveText(
    _ text: LiveText, now: Date, zone: TimeZone, locale: Locale, variant: TextVariant = .regular
) -> LiveString {
    guard text.isFinite, !now.timeIntervalSince1970.isNaN else { return LiveString(string: "-") }
    let key = KnownWords.Key(
        text: text, locale: locale.identifier, zone: zone.identifier, variant: variant)
    return KnownWords.words(key, at: now) {
        workedOutText(text, now: now, zone: zone, locale: locale, variant: variant)
    }
}

/// The words of a live text, worked out anew.
func workedOutText(
    _ text: LiveText, now: Date, zone: TimeZone, locale: Locale, variant: TextVariant = .regular
) -> LiveString {
    guard text.isFinite, !now.timeIntervalSince1970.isNaN else { return LiveString(string: "-") }
    let place = TextPlace(locale: locale, clock: WallClock(zone: zone))
    var live = words(of: text, now: WallClock.milliseconds(now), in: place, variant: variant)
    // Beyond the edge of the calendar the clock stands.
    if let next = live.nextChange, next <= now { live.nextChange = nil }
    return live
}

private func words(
    of text: LiveText, now: Int, in place: TextPlace, variant: TextVariant
) -> LiveString {
    switch text {
    case .date(let date, .relative):
        return offsetText(.relative, of: WallClock.milliseconds(date), now: now, in: place, variant: variant)
    case .date(let date, .offset):
        return offsetText(.offset, of: WallClock.milliseconds(date), now: now, in: place, variant: variant)
    case .date(let date, .timer):
        return offsetText(.timer, of: WallClock.milliseconds(date), now: now, in: place, variant: variant)
    case .date(let date, .date):
        let date = WallClock.nearest(date)
        return LiveString(string: place.calendarDate(of: date, variant: variant))
    case .date(let date, .time):
        let date = WallClock.nearest(date)
        return LiveString(string: place.timeOfDay(of: date, variant: variant))
    case .range(let from, let to):
        return LiveString(
            string: place.range(from: WallClock.nearest(from), to: WallClock.nearest(to), variant: variant))
    case .timer(let span):
        return timerText(span, now: now, in: place, variant: variant)
    case .now(let skeleton):
        return skeletonText(skeleton, now: now, in: place, variant: variant)
    case .format(let format):
        let date = WallClock.milliseconds(format.date)
        switch format.kind {
        case .offset:
            return offsetText(OffsetStyle(format), of: date, now: now, in: place, variant: variant)
        case .stopwatch:
            return stopwatchText(format, from: date, now: now, in: place, variant: variant)
        case .reference:
            return referenceText(format, of: date, now: now, in: place, variant: variant)
        }
    }
}

/// Where a text is read: whose words, and whose clock.
struct TextPlace {
    let locale: Locale
    let clock: WallClock
}

extension LiveText {
    /// Whether all its dates are numbers.
    fileprivate var isFinite: Bool {
        let dates: [Date?] =
            switch self {
            case .date(let date, _): [date]
            case .range(let from, let to): [from, to]
            case .timer(let span): [span.from, span.to, span.pausedAt]
            case .format(let format): [format.date]
            case .now: []
            }
        return !dates.contains { $0?.timeIntervalSince1970.isNaN == true }
    }
}

extension String {
    /// Without the marks that only steer bidirectional layout.
    var withoutDirectionMarks: String {
        guard utf8.contains(where: { $0 >= 0xD8 }) else { return self }
        return String(
            String.UnicodeScalarView(
                unicodeScalars.filter {
                    switch $0.value {
                    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
                    default: true
                    }
                }))
    }
}
