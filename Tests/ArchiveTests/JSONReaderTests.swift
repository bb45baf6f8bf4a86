import Foundation
import Testing
import VistazoWords

@testable import VistazoArchive

/// The cause of the fault that reading a text ends in, nil where it is read.
func cause(_ text: String) -> JSONFault.Cause? { fault(text)?.cause }

func fault(_ text: String, limits: JSONReader.Limits = JSONReader.Limits()) -> JSONFault? {
    do {
        _ = try JSONReader.read(text, limits: limits)
        return nil
    } catch {
        return error
    }
}

@Suite struct JSONReaderTests {
    @Test(arguments: [
        ("0", 0), ("-0", -0.0), ("7", 7), ("-12", -12), ("+3", 3), (".5", 0.5), ("5.", 5), ("5.e1", 50),
        ("1e3", 1000), ("1E-2", 0.01), ("0x1F", 31), ("-0xff", -255),
        ("123456789012345678", 123_456_789_012_345_680),
        ("0.1", 0.1), ("1e-400", 0), ("0e9", 0), ("1.7976931348623157e308", 1.7976931348623157e308),
    ])
    func `numbers of JSON and JSON5 are read`(text: String, number: Double) throws {
        #expect(try JSONReader.read(text).number() == number)
    }

    @Test(arguments: ["Infinity", "-Infinity", "+Infinity", "NaN", "-NaN"])
    func `infinity and NaN are read, and refused where a finite number is asked for`(text: String) throws {
        let node = try JSONReader.read(text)
        #expect(throws: JSONFault(place: JSONPlace(line: 1, column: 1, offset: 0), cause: .notFinite)) {
            try node.number()
        }
        #expect(throws: JSONFault.self) { try node.plain() }
    }

    @Test(arguments: [
        "-", "+", ".", "1.2.3", "0x", "0xg", "012", "1e", "1e+", "--1", "1_000", "1a", "Infinite",
    ])
    func `what is no number is refused`(text: String) {
        switch cause(text) {
        case .badNumber, .unexpected: break
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    @Test func `of a very long way down both ends are said`() {
        let text = "{'a': " + String(repeating: "[", count: 400) + String(repeating: "]", count: 400) + "}"
        #expect(throws: JSONFault.self) { try JSONReader.read(text) }
        do throws(JSONFault) {
            _ = try JSONReader.read(text)
        } catch {
            #expect(error.pathText == "a" + String(repeating: "[0]", count: 11) + "…[0][0][0][0]")
        }
    }

    @Test func `a number beyond a double is refused, however long`() {
        #expect(cause("1e999") == .numberTooLarge("1e999"))
        #expect(cause("-1e999") == .numberTooLarge("-1e999"))
        let long = String(repeating: "9", count: 1_000_000)
        #expect(cause(long) == .numberTooLarge(String(repeating: "9", count: 24) + "…"))
        #expect(cause("0x" + String(repeating: "f", count: 400)) != nil)
        #expect(cause("0." + long) == nil)
    }

    @Test(arguments: [
        (#""""#, ""), (#"'it"s'"#, "it\"s"), (#""a\nb\t\u00e9\x41""#, "a\nb\té\u{41}"),
        (#""\uD83D\uDE00""#, "😀"), ("\"a\\\nb\"", "ab"), ("\"a\\\r\nb\"", "ab"), (#""\q\'\/""#, "q'/"),
        (#""\0""#, "\0"), ("\"é\u{2028}字\"", "é\u{2028}字"), ("\"tab\there\"", "tab\there"),
    ])
    func `strings of JSON and JSON5 are read`(text: String, string: String) throws {
        #expect(try JSONReader.read(text).string() == string)
    }

    @Test(arguments: [
        (#""\uD83D""#, JSONFault.Cause.loneSurrogate), (#""\uDE00""#, .loneSurrogate),
        (#""\uD83Dx""#, .loneSurrogate), (#""\uD83D\u0041""#, .loneSurrogate), (#""\1""#, .badEscape("\\1")),
        (#""\u12""#, .badEscape("\\u12")), (#""\xZ""#, .badEscape("\\x")), ("\"abc", .unterminatedString),
        ("\"a\nb\"", .unterminatedString), ("'abc\"", .unterminatedString), ("/* ", .unterminatedComment),
        ("\"a\\", .unexpectedEnd), ("", .unexpectedEnd), ("  // only this", .unexpectedEnd),
        ("[1,", .unexpectedEnd),
        ("[1 2]", .unexpected(found: "2", expected: .commaOrBracket)),
        ("{a 1}", .unexpected(found: "1", expected: .colon)),
        ("{a: 1 b: 2}", .unexpected(found: "b", expected: .commaOrBrace)),
        ("{1: 1}", .unexpected(found: "1", expected: .key)),
        ("[,]", .unexpected(found: ",", expected: .value)),
        ("1 2", .unexpected(found: "2", expected: .end)), ("True", .unexpected(found: "T", expected: .value)),
        ("[\u{7}]", .unexpected(found: "U+0007", expected: .value)),
        ("{a: 1, \"a\": 2}", .duplicateKey("a")),
    ])
    func `faults of syntax have their own cause`(text: String, expected: JSONFault.Cause) {
        #expect(cause(text) == expected)
    }

    @Test func `comments, unquoted keys and trailing commas are read`() throws {
        let node = try JSONReader.read(
            "\u{FEFF}// first\n{ /* a */ ключ$_1: [1, 2, ], 'b c': null, \u{A0}d: true, }\n// last")
        let object = try node.object()
        #expect(object.rest.map(\.key) == ["ключ$_1", "b c", "d"])
        #expect(
            try node.plain()
                == .object([
                    .init("ключ$_1", .array([.number(1), .number(2)])), .init("b c", .null),
                    .init("d", .bool(true)),
                ]))
    }

    @Test func `a key twice among many is found`() {
        let many = (0..<50).map { "k\($0): 0" }.joined(separator: ", ")
        #expect(cause("{\(many)}") == nil)
        #expect(cause("{\(many), k7: 1}") == .duplicateKey("k7"))
    }

    @Test func `a fault knows line, column, offset and path`() throws {
        let text = "{\r\n  \"é\": [ 1, {\r    b: tru } ] }"
        let found = try #require(fault(text))
        #expect(found.place == JSONPlace(line: 3, column: 8, offset: text.utf8.count - 9))
        #expect(found.pathText == "é[1].b")
    }

    @Test func `a fault found by an accessor knows its place and path too`() throws {
        let node = try JSONReader.read("{ a: { b: [ 0,\n 'x' ] } }")
        var a = try node.object().rest[0].value.object()
        let element = try a.need("b").array()[1]
        let fault = #expect(throws: JSONFault.self) { try element.number() }
        #expect(fault?.pathText == "a.b[1]")
        #expect(fault?.place == JSONPlace(line: 2, column: 2, offset: 16))
        #expect(fault?.cause == .wrongType(found: .string, expected: [.number]))
    }

    @Test func `a key that nobody asked for is refused with the nearest that was`() throws {
        var object = try JSONReader.read("{ theme: 'x', colour: 1, zzzzzz: 2 }").object()
        _ = object.take("theme")
        _ = object.take("color")
        #expect(object.unknownKeys.map(\.nearest) == ["color", nil])
        #expect(object.unknownKeys.map(\.pathText) == ["colour", "zzzzzz"])
        #expect(throws: JSONFault.self) { try object.finish() }
        #expect(throws: JSONFault.self) { try object.need("name") }
    }

    @Test(arguments: [
        ([0xFF], 0), ([0x22, 0xC3, 0x22], 1), ([0x22, 0xC0, 0x80, 0x22], 1),
        ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
        ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1), ([0x22, 0x61, 0xE2, 0x82], 2),
        ([0x22, 0xE2, 0x82, 0x22], 1),
        ([0x22, 0xF0, 0x9F, 0x98, 0x22], 1), ([0x80], 0),
    ])
    func `invalid UTF-8 is refused with its offset`(bytes: [UInt8], offset: Int) {
        let fault = #expect(throws: JSONFault.self) { try JSONReader.read(bytes) }
        #expect(fault?.cause == .invalidUTF8)
        #expect(fault?.place.offset == offset)
    }

    @Test func `deep and huge texts are refused and never overflow the stack`() {
        #expect(cause(String(repeating: "[", count: 1 << 20)) == .tooDeep(limit: 320))
        #expect(cause(String(repeating: "{a:", count: 100_000)) == .tooDeep(limit: 320))
        let balanced = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        #expect(cause(balanced) == .tooDeep(limit: 320))
        #expect(cause(String(repeating: "[", count: 320) + String(repeating: "]", count: 320)) == nil)
        #expect(cause(String(repeating: " ", count: (1 << 20) + 1)) == .tooLarge(limit: 1 << 20))
        #expect(cause(String(repeating: "/* ", count: 300_000)) == .unterminatedComment)
    }

    @Test func `a text cut short at any byte is refused and never traps`() throws {
        let text =
            #"{ "a": [ 1.5e3, "é\uD83D\uDE00", { b: null, 'c': true }, /* x */ -0x1F ], // y"# + "\n d: {} }"
        let bytes = Array(text.utf8)
        _ = try JSONReader.read(bytes)
        for count in 0..<bytes.count {
            #expect(throws: JSONFault.self) { try JSONReader.read(Array(bytes[..<count])) }
        }
    }

    @Test func `a text with any byte replaced never traps`() {
        let bytes = Array(#"{"a":[1.5e3,"é\uD83D\uDE00",{b:null}],d:-0x1F}"#.utf8)
        for index in bytes.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = bytes
                changed[index] = byte
                let fault = (try? JSONReader.read(changed)) == nil
                if byte == 0xFF { #expect(fault) }
            }
        }
    }

    @Test(arguments: ["en", "es", "ru"])
    func `a fault says its place, path, cause and the nearest known key`(language: String) throws {
        var object = try JSONReader.read("{\n colour: 1 }").object()
        _ = object.take("color")
        let sentence = object.unknownKeys[0].sentence(Words(language: language))
        for part in ["2", "colour", "color"] { #expect(sentence.contains(part)) }
        #expect(!sentence.contains("archive."))
        #expect(!sentence.contains("{"))
    }

    @Test func `a fault's sentence in English`() throws {
        var object = try JSONReader.read("{ view: { colour: 1 } }").object()
        var view = try object.need("view").object()
        _ = view.take("color")
        #expect(
            view.unknownKeys[0].sentence(Words(language: "en"))
                == "line 1, column 11, view.colour: unknown key “colour”; did you mean “color”?")
        let type = try #require(throws: JSONFault.self) { try JSONReader.read("[0]").object() }
        #expect(
            type.sentence(Words(language: "en"))
                == "line 1, column 1: this is an array, it should be an object")
    }
}
