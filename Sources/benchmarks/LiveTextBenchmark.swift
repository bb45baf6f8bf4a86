import Foundation
import VistazoArchive
import VistazoRendering

/// What the words of one live text cost, second after second, once its locale is known.
@MainActor
enum LiveTextBenchmark {
    private static let start = Date(timeIntervalSince1970: 1_796_029_920)

    private static let texts: [(String, LiveText)] = [
        ("relative", .date(start - 8_580, .relative)), ("offset", .date(start - 8_580, .offset)),
        ("timer", .date(start - 8_580, .timer)), ("date", .date(start, .date)), ("time", .date(start, .time)),
        ("range", .range(from: start, to: start + 5_400)),
        ("timer interval", .timer(.init(from: start - 60, to: start + 5_400))),
        ("offset to a date", .format(.init(date: start - 8_580, kind: .offset))),
        ("reference", .format(.init(date: start - 8_580, kind: .reference))),
        ("stopwatch", .format(.init(date: start - 8_580, kind: .stopwatch))),
        ("present time", .now(skeleton: "jm")),
    ]

    static func run(into report: inout Report) {
        report.begin("The words of a live text, cached")
        let zone = TimeZone(identifier: "Europe/Madrid") ?? .gmt
        for language in ["en_US", "es_ES", "ru_RU"] {
            let locale = Locale(identifier: language)
            for (name, text) in texts {
                var second = 0
                let cost = Stopwatch.microseconds {
                    second = (second + 1) % 60
                    _ = liveText(text, now: start + Double(second), zone: zone, locale: locale)
                }
                // Of the languages beside English the dearest tells enough.
                if language == "en_US" || cost > 10 {
                    report.add("\(name), \(language)", cost, "µs", limit: 10)
                }
            }
        }
    }
}
