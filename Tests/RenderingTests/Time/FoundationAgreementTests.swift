import Foundation
import Testing
import VistazoArchive

@testable import VistazoRendering

/// Our own wording of hours, minutes and seconds, dates and times against Foundation's formatters, in one locale of
/// every language.
@Suite struct FoundationAgreementTests {
    static let locales: [Locale] = {
        var languages: Set<String> = []
        return Locale.availableIdentifiers.sorted { ($0.count, $0) > ($1.count, $1) }.compactMap {
            let locale = Locale(identifier: $0)
            guard let language = locale.language.languageCode?.identifier, languages.insert(language).inserted
            else { return nil }
            return locale
        }.sorted { $0.identifier < $1.identifier }
    }()

    private static let amounts = [
        0, 1, 2, 3, 5, 11, 21, 59, 60, 62, 119, 674, 3_600, 3_661, 7_200, 8_580, 75_600, 86_399,
    ]

    /// The two largest fields of an amount.
    private static func units(_ seconds: Int, _ count: Int) -> Set<Duration.UnitsFormatStyle.Unit> {
        let all: [(Int, Duration.UnitsFormatStyle.Unit)] = [
            (seconds / 3_600, .hours), (seconds / 60 % 60, .minutes), (seconds % 60, .seconds),
        ]
        let first = all.firstIndex { $0.0 != 0 } ?? 2
        return Set(all[first...].prefix(count).map(\.1))
    }

    private static func told(
        _ seconds: Int, _ count: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
    ) -> String {
        Duration.seconds(seconds).formatted(
            .units(
                allowed: units(abs(seconds), count), width: width, zeroValueUnits: .show(length: 1),
                fractionalPart: .hide(rounded: .towardZero)
            ).locale(locale)
        ).withoutDirectionMarks
    }

    private func compare(_ pairs: (Locale, Int) -> [(String, String)]) {
        var failures: [String] = []
        for locale in Self.locales {
            for amount in Self.amounts {
                for (ours, theirs) in pairs(locale, amount) where ours != theirs {
                    let told = [ours, theirs].map { text in
                        text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
                    }
                    failures.append("\(locale.identifier) \(amount): \(told.joined(separator: " | "))")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.count):\n\(failures.prefix(60).joined(separator: "\n"))")
        #expect(Self.locales.count > 100)
    }

    private func words(_ text: LiveText, _ locale: Locale, _ variant: TextVariant = .regular) -> String {
        liveText(text, now: TimeVector.now, zone: .gmt, locale: locale, variant: variant).string
    }

    @Test func `relative texts say what durations say, abbreviated and narrow`() {
        compare { locale, amount in
            let text = LiveText.date(TimeVector.now - Double(amount), .relative)
            return [
                (words(text, locale), Self.told(amount, 2, .abbreviated, locale)),
                (words(text, locale, TextVariant(.narrow)), Self.told(amount, 2, .narrow, locale)),
            ]
        }
    }

    @Test func `offsets to a date say what durations say, the sign of the future with them`() {
        compare { locale, amount in
            [1, 2, 3].map { count in
                let date = TimeVector.now + Double(amount)
                let ours = words(.format(.init(date: date, kind: .offset, maxFieldCount: count)), locale)
                let theirs = Self.told(-amount, count, .wide, locale)
                // A dual is a word without a number, and loses its sign there.
                let isUnsigned = theirs == Self.told(amount, count, .wide, locale) && amount > 0
                return (ours, isUnsigned ? ours : theirs)
            }
        }
    }

    @Test func `dates say what a style of year, month and day says`() {
        compare { locale, amount in
            let date = TimeVector.now + Double(amount) * 10_000
            let style = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: .gmt)
            return [
                (
                    words(.date(date, .date), locale),
                    date.formatted(style.year().month(.wide).day()).withoutDirectionMarks
                )
            ]
        }
    }

    @Test func `times say what a style of hour and minute says, but for the blank before the period`() {
        compare { locale, amount in
            let date = TimeVector.now + Double(amount)
            let style = Date.FormatStyle(locale: locale, calendar: locale.calendar, timeZone: .gmt)
            let theirs = date.formatted(style.hour(.defaultDigits(amPM: .abbreviated)).minute())
            return [
                (
                    words(.date(date, .time), locale).filter { !$0.isWhitespace },
                    theirs.withoutDirectionMarks.filter { !$0.isWhitespace }
                )
            ]
        }
    }
}
