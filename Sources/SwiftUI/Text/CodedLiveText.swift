import Foundation
import VistazoArchive
import VistazoRendering

/// What a system format style holds: live text that can be coded, as every `FormatStyle` must.
struct CodedLiveText: Codable, Hashable, Sendable {
    enum Kind: String, Codable { case offset, reference, timer, stopwatch }

    var kind: Kind
    var from: Date
    var to: Date?
    var countsDown = true
    /// Names of fields; nil for the style's own.
    var allowedFields: [String]?
    var maxFieldCount: Int
    var maxPrecision: Double?
    var threshold: String?
    var sign = LiveText.DateFormat.Sign.automatic.rawValue
    var showsHours = true
    /// Of the words outside a widget; nil is the current one.
    var localeIdentifier: String?

    var text: LiveText {
        if kind == .timer {
            return .timer(
                LiveText.TimerSpan(
                    from: from, to: to ?? from, countsDown: countsDown, showsHours: showsHours,
                    maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
        }
        return .format(
            LiveText.DateFormat(
                date: from, kind: LiveText.DateFormat.Kind(rawValue: kind.rawValue) ?? .offset,
                allowedFields: allowedFields.map { Set($0.compactMap(LiveText.DateFormat.Field.init)) },
                maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
                threshold: threshold.flatMap(LiveText.DateFormat.Field.init),
                sign: LiveText.DateFormat.Sign(rawValue: sign) ?? .automatic, showsHours: showsHours))
    }

    func `in`(_ locale: Locale) -> CodedLiveText {
        var copy = self
        copy.localeIdentifier = locale.identifier
        return copy
    }

    func format(_ now: Date) -> AttributedString { AttributedString(words(now).string) }

    func change(after now: Date) -> Date? { words(now).nextChange }

    private func words(_ now: Date) -> LiveString {
        let locale = localeIdentifier.map(Locale.init(identifier:)) ?? .current
        return liveText(text, now: now, zone: .current, locale: locale)
    }

    /// The archive's names of fields, the largest first; fields that it has not are left out.
    static func names(_ fields: Set<Date.ComponentsFormatStyle.Field>) -> [String] {
        let known: [(Date.ComponentsFormatStyle.Field, LiveText.DateFormat.Field)] = [
            (.year, .year), (.month, .month), (.week, .week), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]
        return known.filter { fields.contains($0.0) }.map(\.1.rawValue)
    }

    static func name(_ sign: NumberFormatStyleConfiguration.SignDisplayStrategy) -> String {
        let name: LiveText.DateFormat.Sign =
            if sign == .never {
                .never
            } else if sign == .always() || sign == .always(includingZero: false) {
                .always
            } else {
                .automatic
            }
        return name.rawValue
    }

    static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }
}

extension SystemFormatStyle.DateOffset { var liveText: LiveText? { live.text } }
extension SystemFormatStyle.DateReference { var liveText: LiveText? { live.text } }
extension SystemFormatStyle.Timer { var liveText: LiveText? { live.text } }
extension SystemFormatStyle.Stopwatch { var liveText: LiveText? { live.text } }
