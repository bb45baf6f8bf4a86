import Testing
import VistazoArchive

@testable import SwiftUI

@MainActor
struct TextTests {
    nonisolated static let noon = Date(timeIntervalSince1970: 1_796_040_000)
    nonisolated static let later = noon.addingTimeInterval(3_600)

    /// The one string of a text.
    private func string(_ text: Text, locale: String = "en_US") -> String {
        var environment = EnvironmentValues(lowering: context())
        environment.locale = Locale(identifier: locale)
        return text.plainString(in: environment)
    }

    @Test func `numbers in a key are written as the locale writes them`() {
        #expect(string(Text("\(1234567) steps")) == "1,234,567 steps")
        #expect(string(Text("\(1234567) pasos"), locale: "es_ES") == "1.234.567 pasos")
        #expect(string(Text("\(3.5)")) == "3.500000")
        #expect(string(Text("\(3.25, specifier: "%.1f") km"), locale: "es_ES") == "3,2 km")
        #expect(string(Text("\(7, specifier: "%03d")")) == "007")
        #expect(string(Text("\(UInt64.max)")) == "18,446,744,073,709,551,615")
    }

    /// An attributed string can be written as a literal too, but is only taken where one is meant.
    @Test(arguments: [true, false]) func `a literal is a key, in a choice too`(isOn: Bool) {
        #expect(Text("Log").storage == .key("Log", table: nil, bundle: nil))
        #expect(Text(isOn ? "●" : "○").storage == .key(isOn ? "●" : "○", table: nil, bundle: nil))
        #expect(Text("\(3) left").storage == .key("\(3) left", table: nil, bundle: nil))
        let attributed: AttributedString = "Log"
        #expect(Text(attributed).storage == .attributed(attributed))
    }

    @Test func `strings are never taken for keys or formats`() {
        let name = "100% \\(x) %@"
        #expect(string(Text(name)) == name)
        #expect(string(Text(verbatim: "a\(1234)b")) == "a1234b")
        #expect(string(Text("\(name)!")) == name + "!")
    }

    @Test(arguments: ["%s", "%n", "%", "", "%999999999f", "%*d", "%.2f%s", "%@"])
    func `a format that is not one for numbers harms nobody`(specifier: String) {
        #expect(!string(Text("\(1.5, specifier: specifier)")).isEmpty)
        #expect(!string(Text("\(42, specifier: specifier)")).isEmpty)
    }

    @Test func `formats take locale and zone from the environment unless they name their own`() {
        #expect(string(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
        #expect(
            string(Text(1234.5, format: .number.locale(Locale(identifier: "en_US"))), locale: "de_DE")
                == "1,234.5")
        #expect(string(Text(9.5, format: .currency(code: "EUR"))) == "€9.50")
        #expect(string(Text(0.42, format: .percent)) == "42%")
        var environment = EnvironmentValues(lowering: context())
        environment.timeZone = .gmt
        let hour = Text(Self.noon, format: .dateTime.hour().minute().locale(Locale(identifier: "en_GB")))
        #expect(hour.plainString(in: environment) == "12:00")
        environment.timeZone = TimeZone(secondsFromGMT: 5 * 3_600) ?? .gmt
        #expect(hour.plainString(in: environment) == "17:00")
    }

    @Test(
        arguments: [
            (Text(noon, style: .relative), LiveText.date(noon, .relative)),
            (Text(noon, style: .offset), .date(noon, .offset)),
            (Text(noon, style: .timer), .date(noon, .timer)),
            (Text(noon, style: .date), .date(noon, .date)),
            (Text(noon, style: .time), .date(noon, .time)),
            (Text(noon...later), .range(from: noon, to: later)),
            (Text(DateInterval(start: noon, end: later)), .range(from: noon, to: later)),
            (
                Text(timerInterval: noon...later, pauseTime: later, countsDown: false, showsHours: false),
                .timer(.init(from: noon, to: later, pausedAt: later, countsDown: false, showsHours: false))
            ),
        ] as [(Text, LiveText)])
    func `dates stay live`(text: Text, live: LiveText) {
        #expect(lowered(text) == Node(.text([TextRun(.live(live))])))
    }

    @Test func `a live date among words is a run of its own`() {
        let text = Text("due \(Self.noon, style: .relative) ago \(Image(systemName: "bell")) \(2)").bold()
        #expect(
            lowered(text)
                == Node(
                    .text([
                        TextRun(.string("due ")), TextRun(.live(.date(Self.noon, .relative))),
                        TextRun(.string(" ago ")), TextRun(.symbol("bell")), TextRun(.string(" 2")),
                    ]), [.bold(true)]))
    }

    @Test func `looks of one text are modifiers, innermost first`() {
        let text = Text("a").bold().foregroundColor(.red).font(.caption).underline().fontWeight(.light)
        #expect(
            lowered(text)
                == .text("a").with(
                    .bold(true), .color(.role(.red)), .font(NodeFont(points: 12)), .underline(true),
                    .light))
    }

    @Test func `texts joined keep their looks, and the whole fills in the rest`() {
        let text = (Text("a").bold() + Text("b").foregroundColor(.red)).foregroundColor(.blue).italic()
        #expect(
            lowered(text)
                == Node(
                    .text([
                        TextRun(.string("a"), TextTraits(isBold: true, isItalic: true, color: .role(.blue))),
                        TextRun(.string("b"), TextTraits(isItalic: true, color: .role(.red))),
                    ])))
    }

    @Test func `an attributed string becomes runs`() {
        var string = AttributedString("ab")
        string.foregroundColor = .red
        string += AttributedString("c")
        #expect(
            lowered(Text(string))
                == Node(
                    .text([
                        TextRun(.string("ab"), TextTraits(color: .role(.red))), TextRun(.string("c")),
                    ])))
    }

    @Test(
        arguments: [
            ("%@ of %lld", "Anna of 3"), ("%2$lld for %1$@", "3 for Anna"), ("100%% %@", "100% Anna"),
            ("%lld %@ %@", "Anna 3 %@"), ("none", "none"), ("%", "%"), ("%9$@", "%9$@"),
        ])
    func `a table's words take the values in the order they ask for`(format: String, words: String) {
        let key: LocalizedStringKey = "\("Anna") and \(3)"
        #expect(key.key == "%@ and %lld")
        let environment = EnvironmentValues(lowering: context())
        var translated = key
        translated.pieces = key.filled(format)
        #expect(Text(translated).plainString(in: environment) == words)
    }

    @Test func `texts are equal by what they say`() {
        #expect(Text("a\(1)") == Text("a\(1)"))
        #expect(Text("a\(1)") != Text("a\(2)"))
        #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
        #expect(Text(1.5, format: .number) != Text(2.5, format: .number))
        #expect(Text("a").bold() != Text("a"))
    }
}
