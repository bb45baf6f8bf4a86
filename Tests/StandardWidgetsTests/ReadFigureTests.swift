import Foundation
import Testing
import VistazoArchive
import VistazoWords

@testable import StandardWidgets

/// What a command printed, as a figure.
@Suite struct ReadFigureTests {
    private func read(_ text: String, _ path: String? = nil) throws(ReadFigure.Fault) -> ReadFigure {
        try ReadFigure(Array(text.utf8), path: path)
    }

    @Test(arguments: [
        ("42\n", 42, ""), (" 23.5 °C\n", 23.5, "°C"), ("87%", 87, "%"), ("-3", -3, ""), ("−0,5", -0.5, ""),
        ("1,234.5 EUR", 1234.5, "EUR"), ("1.234,5 €", 1234.5, "€"), ("1,234", 1234, ""), ("0,234", 0.234, ""),
        ("1,5", 1.5, ""), ("1 234 567", 1_234_567, ""), ("12'345.6", 12_345.6, ""), ("$ 12", 12, "$"),
        (".5", 0.5, ""), ("1e3", 1000, ""), ("+7", 7, ""), ("1.2.3", 123, ""), ("5 km/h", 5, "km/h"),
        ("42\nand more\n", 42, ""),
    ])
    func `a figure with its unit`(text: String, value: Double, unit: String) throws {
        #expect(try read(text) == .number(value, unit: unit))
    }

    @Test(arguments: ["up", "cloudy, 3 of 5", "10:30", "3/5", "½", "on air", "NaN", "inf"])
    func `a short text stays one`(text: String) throws {
        #expect(try read(text) == .text(text))
    }

    @Test(arguments: [
        ("main.temp", 21.5), ("items[0].price", 3), ("items[-1].price", 4), ("items[1]['price']", 4),
        (#"rates["EUR/USD"]"#, 1.08), ("$.main.temp", 21.5), (".main.temp", 21.5), ("text", 7),
    ])
    func `a path leads to it`(path: String, value: Double) throws {
        let json = """
            {"main": {"temp": 21.5}, "items": [{"price": 3}, {"price": 4}], "rates": {"EUR/USD": 1.08},
             "text": "7", "null": null, "flag": true}
            """
        #expect(try read(json, path) == .number(value, unit: ""))
        #expect(try read(json, "flag") == .text("true"))
        #expect(throws: ReadFigure.Fault.nothing) { try self.read(json, "null") }
        #expect(throws: ReadFigure.Fault.noFigure(path: "items")) { try self.read(json, "items") }
        let known = ["main", "items", "rates", "text", "null", "flag"]
        #expect(throws: ReadFigure.Fault.nothingThere(path: "nope", known: known)) {
            try self.read(json, "nope")
        }
        #expect(throws: ReadFigure.Fault.nothingThere(path: "", known: known)) { try self.read(json) }
    }

    @Test(arguments: ["a..b", "a[", "a[x]", "[\"\"]", "a.", "a]b[", "a[0", "[]", "a b[1]c"])
    func `what is no path is refused`(path: String) {
        #expect(throws: ReadFigure.Fault.badPath(path)) { try self.read("{}", path) }
    }

    @Test func `every fault is a sentence in every language`() throws {
        let json = try #require(throws: JSONFault.self) { try JSONReader.read("{") }
        let faults: [ReadFigure.Fault] = [
            .nothing, .noNumber("abc"), .notUTF8, .badPath("a["), .badJSON(json),
            .nothingThere(path: "", known: ["a"]), .nothingThere(path: "b", known: ["a"]),
            .noFigure(path: "a"),
        ]
        for language in ["en", "es", "ru"] {
            for fault in faults {
                let sentence = fault.sentence(Words(language: language))
                #expect(!sentence.isEmpty && !sentence.contains("widgets.") && !sentence.contains("{path}"))
            }
        }
    }

    @Test func `nothing, too much and no text are told apart`() {
        #expect(throws: ReadFigure.Fault.nothing) { try self.read(" \n") }
        #expect(throws: ReadFigure.Fault.notUTF8) { try ReadFigure([0xFF, 0xFE], path: nil) }
        #expect(throws: ReadFigure.Fault.noNumber("curl: (6) Could not resolve host: exampl")) {
            try self.read("curl: (6) Could not resolve host: example.org")
        }
        #expect(throws: ReadFigure.Fault.noNumber("two")) { try self.read("two\nlines") }
        #expect(throws: ReadFigure.Fault.self) { try self.read("[1, 2", "[0]") }
        #expect(throws: ReadFigure.Fault.self) {
            try self.read(String(repeating: "[", count: 100_000), "[0]")
        }
        #expect(throws: ReadFigure.Fault.self) { try self.read("{\"a\": Infinity}", "a") }
    }
}
