import Foundation
import VistazoArchive

/// How far a date lies from now, in words or as running time: the styles `relative`, `offset` and `timer`,
/// and `SystemFormatStyle.DateOffset`, of which they are three settings.
///
/// Amounts are cut off, never rounded. A trailing zero is said among hours, minutes and seconds, and left
/// out beside days, months and years.
struct OffsetStyle {
    enum Shape { case words, positional }

    /// From the largest to the smallest, never empty.
    var fields: [TimeField]
    /// At least one.
    var fieldCount: Int
    var width: UnitWords.Width
    var sign: LiveText.DateFormat.Sign
    var shape: Shape

    static let relative = OffsetStyle(
        fields: [.year, .month, .day, .hour, .minute, .second], fieldCount: 2, width: .abbreviated,
        sign: .never, shape: .words)
    static let offset = OffsetStyle(
        fields: relative.fields, fieldCount: 1, width: .wide, sign: .always, shape: .words)
    static let timer = OffsetStyle(
        fields: [.hour, .minute, .second], fieldCount: 3, width: .abbreviated, sign: .never,
        shape: .positional)

    private init(
        fields: [TimeField], fieldCount: Int, width: UnitWords.Width, sign: LiveText.DateFormat.Sign,
        shape: Shape
    ) {
        self.fields = fields
        self.fieldCount = fieldCount
        self.width = width
        self.sign = sign
        self.shape = shape
    }

    /// `.offset(to:allowedFields:maxFieldCount:sign:)`: two wide fields unless it says otherwise. Where all
    /// that is allowed is shown and runs on to the second, it is running time.
    init(_ format: LiveText.DateFormat) {
        let allowed =
            format.allowedFields.flatMap { $0.isEmpty ? nil : $0 } ?? Set(OffsetStyle.relative.fields)
        fields = allowed.sorted(by: >)
        fieldCount = min(max(format.maxFieldCount ?? 2, 1), fields.count)
        width = .wide
        sign = format.sign
        let runs: [[TimeField]] = [[.hour, .minute, .second], [.minute, .second]]
        shape = runs.contains(fields) && fieldCount == fields.count ? .positional : .words
    }

    /// The same with the words and fields of a rung of the ladder.
    func stepped(to variant: TextVariant) -> OffsetStyle {
        guard variant != .regular else { return self }
        var style = self
        style.fieldCount = max(1, fieldCount - max(0, variant.dropped))
        switch variant.width {
        case .regular: break
        case .wide: style.width = .wide
        case .abbreviated: style.width = .abbreviated
        case .narrow: style.width = .narrow
        case .initial: style.width = .initial
        }
        if variant.width != .regular || variant.dropped > 0 { style.shape = .words }
        return style
    }
}

/// What is said of an offset: the fields shown, and the side of now on which the date lies.
private struct OffsetReading: Equatable {
    /// 1 before now, -1 after, 0 where all fields shown are zero.
    var side: Int
    var parts: [Part]

    struct Part: Equatable {
        var field: TimeField
        var value: Int
    }
}

extension WallClock {
    fileprivate func reading(_ style: OffsetStyle, of date: Int, now: Int) -> OffsetReading {
        let values = span(from: min(date, now), to: max(date, now), in: style.fields)
        let largest = values.firstIndex { $0 != 0 } ?? values.count - 1
        let shown = largest..<min(largest + style.fieldCount, values.count)
        let isZero = values[shown].allSatisfy { $0 == 0 }
        return OffsetReading(
            side: isZero ? 0 : (date < now ? 1 : -1),
            parts: shown.map { OffsetReading.Part(field: style.fields[$0], value: values[$0]) })
    }

    /// The first instant after `now` at which another reading holds.
    fileprivate func nextChange(
        _ style: OffsetStyle, of date: Int, now: Int, reading present: OffsetReading
    ) -> Int? {
        guard let smallest = present.parts.last?.field else { return nil }
        let distance = abs(date - now)
        if let length = smallest.length, distance < 20 * WallClock.hour {
            let count = distance / length
            if now >= date { return date + (count + 1) * length }
            // Cut off toward zero: a whole amount holds through its instant, and zero through the date.
            return count == 0 ? date + length : date - count * length + 1
        }
        let limit =
            switch smallest {
            case .second: 2 * WallClock.second
            case .minute: 2 * WallClock.minute
            case .hour: 3 * WallClock.hour
            case .day: 3 * WallClock.day
            case .week: 16 * WallClock.day
            case .month: 64 * WallClock.day
            case .year: 800 * WallClock.day
            }
        return firstChange(after: now, before: now + limit, turn: date) { instant in
            reading(style, of: date, now: instant)
        } ?? now + limit
    }
}

func offsetText(
    _ style: OffsetStyle, of date: Int, now: Int, in place: TextPlace, variant: TextVariant
) -> LiveString {
    let style = style.stepped(to: variant)
    let reading = place.clock.reading(style, of: date, now: now)
    let next = place.clock.nextChange(style, of: date, now: now, reading: reading)
    let showsPlus = style.sign == .always && reading.side > 0
    let showsMinus = style.sign != .never && reading.side < 0
    var sign = ""
    if showsPlus || showsMinus {
        let marks = NumberMarks.of(place.locale)
        sign = showsPlus ? marks.plus : marks.minus
    }
    return LiveString(words(reading, sign: sign, style: style, locale: place.locale), at: next)
}

private func words(_ reading: OffsetReading, sign: String, style: OffsetStyle, locale: Locale) -> String {
    if style.shape == .positional {
        func value(_ field: TimeField) -> Int { reading.parts.first { $0.field == field }?.value ?? 0 }
        let hasHours = reading.parts.first?.field == .hour
        return sign
            + NumberMarks.of(locale).time(
                hours: hasHours ? value(.hour) : nil, minutes: value(.minute), seconds: value(.second))
    }
    return unitList(
        reading.parts.map { ($0.field, $0.value) }, sign: sign, width: style.width, locale: locale)
}

/// Amounts side by side. Beside a unit of the calendar a zero is left out, but in the narrow form.
///
/// - Parameter sign: Stands before the first number; some languages have the unit before it.
func unitList(
    _ parts: [(field: TimeField, value: Int)], sign: String = "", width: UnitWords.Width, locale: Locale
) -> String {
    let dropsZero =
        width != .narrow && width != .initial && parts.contains { $0.field.isOfCalendar && $0.value != 0 }
    let said = dropsZero ? parts.filter { $0.value != 0 } : parts
    var amounts = said.map { UnitWords.string($0.value, $0.field, width: width, locale: locale) }
    if !sign.isEmpty, let first = amounts.first {
        // Two of something may be a word without a number.
        let place = first.firstIndex(where: \.isWholeNumber) ?? first.startIndex
        amounts[0].insert(contentsOf: sign, at: place)
    }
    return UnitWords.joined(amounts, width: width, locale: locale)
}
