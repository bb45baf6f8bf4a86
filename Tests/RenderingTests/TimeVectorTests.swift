import Foundation
import Testing
import VistazoArchive

@testable import VistazoRendering

/// The words of live text against vectors from Apple's documents, devices and data.
@Suite struct TimeVectorTests {
    @Test func `every vector of a live style gives its words`() throws {
        var checked = 0
        var failures: [String] = []
        for vector in try TimeVector.all() {
            if TimeVector.exceptions[vector.name] != nil { continue }
            guard let sample = vector.sample() else {
                failures.append("not understood: \(vector.name)")
                continue
            }
            checked += 1
            let words = liveText(
                sample.text, now: sample.now, zone: sample.zone, locale: Locale(identifier: vector.locale),
                variant: sample.variant
            ).string
            if words != vector.expected {
                failures.append("\(vector.name) (\(vector.certainty)): \(words) | \(vector.expected)")
            }
        }
        #expect(failures.isEmpty, "\(failures.count) of \(checked):\n\(failures.joined(separator: "\n"))")
        #expect(checked > 2_300)
    }

    @Test func `every exception names a vector that there is`() throws {
        let names = Set(try TimeVector.all().map(\.name))
        for name in TimeVector.exceptions.keys { #expect(names.contains(name)) }
    }
}

/// A row of `Fixtures/date-text.tsv`.
struct TimeVector {
    var style: String
    var moment: String
    var locale: String
    var expected: String
    var certainty: String

    var name: String { "\(style) \(moment) \(locale) \(expected)" }

    /// Rows that are not followed, and why.
    static let exceptions: [String: String] = [
        "format.reference(to:) 30 en_US now":
            "contradicts the computed rows of the same distance, 'in 1 minute'",
        "relative(watch) -3900 en_US 1 hr 5 min": "the idiom of the watch; ours is that of the phone",
    ]

    static func all() throws -> [TimeVector] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/date-text.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard !line.hasPrefix("#"), cells.count >= 5, cells[0] != "style" else { return nil }
            return TimeVector(
                style: cells[0], moment: cells[1], locale: cells[2], expected: shown(cells[3]),
                certainty: cells[4])
        }
    }

    /// Named characters in place of their names, without the direction marks that are never written.
    private static func shown(_ cell: String) -> String {
        var result = cell.replacingOccurrences(of: "<U+202F>", with: "\u{202F}")
        result = result.replacingOccurrences(of: "<U+00A0>", with: "\u{A0}")
        for mark in ["<U+061C>", "<U+200E>", "<U+200F>"] {
            result = result.replacingOccurrences(of: mark, with: "")
        }
        return result
    }

    struct Sample {
        var text: LiveText
        var now: Date
        var zone = TimeZone.gmt
        var variant = TextVariant.regular
    }

    static let now = date("2025-03-12T12:00:00Z")

    static func date(_ string: String) -> Date {
        (try? Date(string, strategy: .iso8601)) ?? .distantPast
    }

    func sample() -> Sample? {
        let number = Double(moment.prefix { !" ".contains($0) })
        let date = number.map { TimeVector.now + $0 }
        let elapsed = moment.hasPrefix("elapsed:") ? Double(moment.dropFirst(8)) : nil
        switch style {
        case "relative", "offset", "timer", "relative(phone)":
            guard let date, let style = LiveText.DateStyle(rawValue: String(style.prefix { $0 != "(" }))
            else {
                return nil
            }
            var sample = Sample(text: .date(date, style), now: TimeVector.now)
            // Apple's comment on the style prints the wide form, which no device does.
            if style == .relative, ["2 hours, 23 minutes", "1 year, 1 month"].contains(expected) {
                sample.variant = TextVariant(.wide)
            }
            return sample
        case "relative(narrow variant)":
            guard let date else { return nil }
            return Sample(
                text: .date(date, .relative), now: TimeVector.now, variant: TextVariant(.narrow))
        case "date", "time":
            guard let style = LiveText.DateStyle(rawValue: style) else { return nil }
            let written = moment.dropFirst(4)
            let full =
                switch written {
                case "23:23": "2019-06-03T23:23:00Z"
                case "2019-06-03": "2019-06-03T12:00:00Z"
                default: written.replacingOccurrences(of: "Z", with: ":00Z")
                }
            return Sample(text: .date(TimeVector.date(full), style), now: TimeVector.now)
        case "range": return range()
        case _ where style.hasPrefix("timerInterval(") || style.hasPrefix("format.timer("):
            guard let elapsed else { return nil }
            return timer(elapsed: elapsed)
        case _ where style.hasPrefix("relative@") || style.hasPrefix("timer@"): return inZone()
        case _ where style.hasPrefix("format.offset"):
            guard let date else { return nil }
            return Sample(text: .format(offset(date)), now: TimeVector.now)
        case _ where style.hasPrefix("format.stopwatch"):
            guard let date else { return nil }
            var format = LiveText.DateFormat(date: date, kind: .stopwatch)
            format.maxPrecision = argument("maxPrecision").map { Double($0.filter(\.isNumber)) ?? 0 }
            format.maxFieldCount = argument("maxFieldCount").flatMap { Int($0) }
            format.showsHours = argument("showsHours") != "false"
            return Sample(text: .format(format), now: TimeVector.now)
        case "alwaysOn:units text":
            // Without its fast units, which is a rung of the ladder.
            guard let date else { return nil }
            return Sample(
                text: .format(LiveText.DateFormat(date: date, kind: .offset)), now: TimeVector.now,
                variant: TextVariant(.wide, dropped: 1))
        case _ where style.hasPrefix("format.reference"): return reference(date)
        case "Date.RelativeFormatStyle(.named,.wide)":
            let parts = moment.dropFirst(4).components(separatedBy: " now=")
            guard parts.count == 2 else { return nil }
            let format = LiveText.DateFormat(
                date: TimeVector.date(parts[0]), kind: .reference,
                allowedFields: [.year, .month, .week, .day, .hour, .minute, .second], threshold: .year)
            return Sample(text: .format(format), now: TimeVector.date(parts[1]))
        default: return nil
        }
    }

    private func argument(_ name: String) -> String? {
        guard let range = style.range(of: name + ":") else { return nil }
        return String(style[range.upperBound...].prefix { !",)".contains($0) })
    }

    private func range() -> Sample? {
        let parts = moment.dropFirst(4).split(separator: " ")
        guard parts.count >= 2 else { return nil }
        let times = parts[1].components(separatedBy: "..")
        let start = TimeVector.date("\(parts[0])T\(times[0]):00Z")
        let end =
            switch times[1] {
            case "+24h": start + 86_400
            case "+1h": start + 3_600
            default: TimeVector.date("\(parts[0])T\(times[1]):00Z")
            }
        return Sample(text: .range(from: start, to: end), now: TimeVector.now)
    }

    private func timer(elapsed: Double) -> Sample? {
        let length = Double(style.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
        var span = LiveText.TimerSpan(
            from: TimeVector.now, to: TimeVector.now + length,
            countsDown: style.contains("countsDown") || style.contains("countingDown"),
            showsHours: argument("showsHours") != "false")
        span.maxPrecision = argument("maxPrecision").map { Double($0.filter(\.isNumber)) ?? 0 }
        return Sample(text: .timer(span), now: TimeVector.now + elapsed)
    }

    private func inZone() -> Sample? {
        let parts = style.split(separator: "@").map(String.init)
        guard let zone = TimeZone(identifier: parts[1]), let style = LiveText.DateStyle(rawValue: parts[0]),
            let space = moment.firstIndex(of: " ")
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let dates = moment[space...].components(separatedBy: "->").compactMap { text in
            let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
            return calendar.date(
                from: DateComponents(
                    year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3],
                    minute: numbers[4]))
        }
        return Sample(text: .date(dates[0], style), now: dates[1], zone: zone)
    }

    private func offset(_ date: Date) -> LiveText.DateFormat {
        var format = LiveText.DateFormat(date: date, kind: .offset)
        if let fields = style.range(of: #"\[.*\]"#, options: .regularExpression) {
            let names = style[fields].split { !$0.isLetter }.map(String.init)
            format.allowedFields = Set(names.compactMap(LiveText.DateFormat.Field.init))
            format.maxFieldCount = Int(style[fields.upperBound...].dropFirst().prefix(1))
        }
        if style.contains("sign:.never") { format.sign = .never }
        if style.contains("sign:.always") { format.sign = .always }
        return format
    }

    private func reference(_ date: Date?) -> Sample? {
        if moment.hasPrefix(">") {
            let isSameYear = moment.contains("same year")
            let format = LiveText.DateFormat(
                date: TimeVector.date(isSameYear ? "2024-06-03T12:00:00Z" : "2019-06-03T12:00:00Z"),
                kind: .reference, maxFieldCount: argument("maxFieldCount").flatMap { Int($0) })
            let now = isSameYear ? TimeVector.date("2024-09-01T12:00:00Z") : TimeVector.now
            return Sample(text: .format(format), now: now)
        }
        if moment.hasSuffix(" days"), let days = Double(moment.dropLast(5)) {
            // Only the distance is told: the day is one whose month holds both.
            let now = TimeVector.date("2025-03-30T12:00:00Z")
            let format = LiveText.DateFormat(date: now + days * 86_400, kind: .reference)
            return Sample(text: .format(format), now: now)
        }
        guard let date else { return nil }
        var format = LiveText.DateFormat(date: date, kind: .reference)
        if style.contains("allowed [.year,.day]") {
            format.allowedFields = [.year, .day]
            format.threshold = .month
        }
        return Sample(text: .format(format), now: TimeVector.now)
    }
}
