import Foundation
import VistazoArchive

/// A date seen from now: `in 5 minutes`, `yesterday`, and from another month on the day itself, `Friday,
/// February 28`, as `.reference(to:)` says it. Amounts are rounded, unlike those of `relative`.
///
/// Where `threshold` (day by default) has an allowed larger field, the words are relative while now lies in
/// the calendar unit just above it that holds the date; without one they always are.
func referenceText(
    _ format: LiveText.DateFormat, of date: Int, now: Int, in place: TextPlace, variant: TextVariant
) -> LiveString {
    let reference = Reference(format: format, date: date, place: place, variant: variant)
    let present = reference.string(now)
    // Each phrase holds for one stretch of time: double the step until it has changed, then halve.
    var known = now
    var step = WallClock.second / 2
    while step < 400 * WallClock.day {
        let next = known + step
        if reference.string(next) != present {
            let change = firstInstant(in: known, through: next) { reference.string($0) != present }
            return LiveString(present, at: change)
        }
        known = next
        step *= 2
    }
    return LiveString(present, at: nil)
}

private struct Reference {
    let format: LiveText.DateFormat
    let date: Int
    let place: TextPlace
    let variant: TextVariant

    private var allowed: Set<TimeField> {
        format.allowedFields.flatMap { $0.isEmpty ? nil : $0 } ?? [.year, .month, .day, .hour, .minute]
    }

    func string(_ now: Int) -> String {
        (isRelative(now) ? relative(now) : absolute(now)).withoutDirectionMarks
    }

    /// The unit that now and the date must share for relative words; nil where they always hold.
    private var frame: TimeField? {
        let threshold = format.threshold ?? .day
        guard allowed.contains(where: { $0 > threshold && $0 != .week }) else { return nil }
        return switch threshold {
        case .year: nil
        case .month: .year
        case .week, .day: .month
        case .hour: .day
        case .minute: .hour
        case .second: .minute
        }
    }

    private func isRelative(_ now: Int) -> Bool {
        guard let frame else { return true }
        // Half a second early, when the rounding has turned already.
        let now = now + WallClock.second / 2
        if let length = frame.length {
            return floorDivide(place.clock.local(now), length)
                == floorDivide(place.clock.local(date), length)
        }
        let a = place.clock.civilDate(now)
        let b = place.clock.civilDate(date)
        switch frame {
        case .year: return a.year == b.year
        case .month: return a.year == b.year && a.month == b.month
        default: return a == b
        }
    }

    private func relative(_ now: Int) -> String {
        let units: Date.AnchoredRelativeFormatStyle.UnitsStyle =
            switch variant.width {
            case .regular, .wide: .wide
            case .abbreviated: .abbreviated
            case .narrow, .initial: .narrow
            }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: WallClock.date(date), allowedFields: Set(allowed.map(\.relativeField)),
            presentation: .named, unitsStyle: units, locale: place.locale, calendar: place.gregorian)
        return style.format(WallClock.date(now))
    }

    /// The fields from the first that differs from now's, `maxFieldCount` (2) of them.
    private func absolute(_ now: Int) -> String {
        let a = place.clock.civilDate(now)
        let b = place.clock.civilDate(date)
        var fields: [TimeField] = [.year, .month, .day, .hour, .minute, .second].filter(allowed.contains)
        if a.year == b.year {
            fields.removeAll { $0 == .year }
            if a.month == b.month {
                fields.removeAll { $0 == .month }
                if a.day == b.day { fields.removeAll { $0 == .day } }
            }
        }
        fields = Array(fields.prefix(max(1, format.maxFieldCount ?? 2)))
        let isShort = variant.width == .abbreviated || variant.width == .narrow
        let hasYear = fields.contains(.year)
        var skeleton = ""
        for field in fields {
            switch field {
            case .year: skeleton += "y"
            case .month: skeleton += isShort ? "MMM" : "MMMM"
            case .day: skeleton += hasYear ? "d" : (isShort ? "EEEd" : "EEEEd")
            case .hour: skeleton += "j"
            case .minute: skeleton += "mm"
            case .second: skeleton += "ss"
            case .week: break
            }
        }
        return place.string(WallClock.date(date), skeleton: skeleton)
    }
}

extension TimeField {
    fileprivate var relativeField: Date.AnchoredRelativeFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
