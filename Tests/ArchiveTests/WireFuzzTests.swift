import Foundation
import Testing
import VistazoWords

@testable import VistazoArchive

/// Requests and replies that were damaged in every way, from fixed seeds: never a crash, always a value that comes
/// back as it was written, or a mistake with its place.
@Suite struct WireFuzzTests {
    static let samples: [String] = {
        var make = Arbitrary(seed: 1)
        let odd = """
            // a comment
            { format: 1, entries: [ { date: '2026-11-30T09:12:00.5+01:00', view: ["a", {text: ["b", {now: "jm"}], bold: true},
              {gauge: .5, style: 'linear'}, {fits: [{hstack: ["x", {spacer: true}]}, "y"], in: "both"},
              {button: "Log", intent: {name: "log", with: {a: [1, {b: null}]}, authenticationPolicy: "alwaysAllowed"}, key: "l"},
              {shape: {roundedRectangle: 2}, trim: [0, .5], modifiers: [{padding: {top: 1}}, {frame: {maxWidth: "infinity"}}]},
              {chart: {bars: [1, null, 2]}}, {image: {width: 1, height: 1, pixels: "AAAA"}}] } ],
              reload: {after: "2026-12-01T00:00:00Z"}, staleAfter: 6e2, }
            """
        return ProtocolTests.replies.map(\.line) + [
            ProtocolTests.full.line, odd, make.archive().line, #"{"request":"describe"}"#,
        ]
    }()

    static let tokens = [
        "{", "}", "[", "]", ":", ",", "\"", "'", "\\", "\\u", "\\uD800", "null", "true", "false", "NaN",
        "-Infinity",
        "1e999", "-1e999", "1e308", "-0", "0x", "0xFFFFFFFFFFFFFFFFFFFF", "00", "1.", ".", "+",
        "9007199254740993",
        "-9223372036854775809", "1e-400", "\"\"", "\"0001-01-01T00:00:00Z\"", "\"9999-12-31T23:59:60Z\"",
        "\"entries\":[]", "\"families\":{}", "\"kinds\":[]", "\"view\":", "\"modifiers\":[", "//", "/*",
        "\r\n", "\u{FEFF}",
        "\u{2028}", "\u{0}", "\u{1B}[2J", "\u{202E}", "e\u{301}", "👩‍👩‍👧", "__proto__",
    ]
    static let bytes: [[UInt8]] = [
        [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xEF, 0xBB, 0xBF],
        [0x00], [0x80],
    ]

    static func mutated(_ text: String, _ make: inout Arbitrary) -> [UInt8] {
        var bytes = Array(text.utf8)
        for _ in 0..<make.one(of: [1, 1, 2, 5]) {
            let (a, b) = (make.below(bytes.count + 1), make.below(bytes.count + 1))
            let range = min(a, b)..<max(a, b)
            switch make.below(9) {
            case 0: if a < bytes.count { bytes[a] = UInt8(make.below(256)) }
            case 1: bytes.removeSubrange(range.prefix(8))
            case 2: bytes.insert(contentsOf: make.one(of: Self.tokens).utf8, at: a)
            case 3: bytes.insert(contentsOf: make.one(of: Self.bytes), at: a)
            case 4: bytes.removeSubrange(a...)
            case 5: if bytes.count < 20_000 { bytes.insert(contentsOf: bytes[range], at: a) }
            case 6:
                bytes.insert(
                    contentsOf: repeatElement(UInt8(ascii: make.chance() ? "[" : "{"), count: 500), at: a)
            case 7:
                // Another value in place of one: what stands after a colon up to the next comma or bracket.
                guard let colon = bytes[a...].firstIndex(of: UInt8(ascii: ":")) else { continue }
                let end = bytes[colon...].firstIndex { ",}]".utf8.contains($0) } ?? bytes.count
                bytes.replaceSubrange((colon + 1)..<end, with: make.one(of: Self.tokens).utf8)
            default:
                // A member once more.
                guard let comma = bytes[a...].firstIndex(of: UInt8(ascii: ",")),
                    let next = bytes[(comma + 1)...].firstIndex(of: UInt8(ascii: ","))
                else { continue }
                bytes.insert(contentsOf: bytes[comma..<next], at: next)
            }
        }
        return bytes
    }

    private static func reply(_ bytes: [UInt8]) -> Result<WireReply, JSONFault> {
        do { return .success(try WireReply.decode(bytes).value) } catch { return .failure(error) }
    }

    private static func request(_ bytes: [UInt8]) -> Result<WireRequest, JSONFault> {
        do { return .success(try WireRequest.decode(bytes, now: .distantPast)) } catch {
            return .failure(error)
        }
    }

    private func examine(_ fault: JSONFault, _ bytes: [UInt8], _ words: Words) {
        #expect((0...bytes.count).contains(fault.place.offset))
        #expect(fault.place.line >= 1 && fault.place.column >= 1)
        let sentence = fault.sentence(words)
        #expect(!sentence.isEmpty && sentence.count < 4000)
        #expect(!sentence.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `a damaged request or reply is read or refused with its place`(seed: UInt64) throws {
        var make = Arbitrary(seed: 1000 + seed)
        let words = Words(language: "en")
        var refused = 0
        for _ in 0..<150 {
            let bytes = Self.mutated(make.one(of: Self.samples), &make)
            switch Self.reply(bytes) {
            case .success(let reply):
                #expect(try WireReply.decode(Array(reply.line.utf8)).value.line == reply.line)
            case .failure(let fault):
                refused += 1
                examine(fault, bytes, words)
            }
            switch Self.request(bytes) {
            case .success(let request):
                let again = try WireRequest.decode(Array(request.line.utf8), now: .distantPast)
                #expect(again.line == request.line)
            case .failure(let fault): examine(fault, bytes, words)
            }
        }
        // Some survive, most do not: else the mutations do nothing, or everything.
        #expect((20..<150).contains(refused))
    }

    @Test(arguments: [
        ("\u{FEFF}{\"dialog\": \"x\"}", true), ("{\r\n\"dialog\":\r\n\"x\"}\r\n", true),
        ("{\"dialog\": \"x\"}\n\n", true),
        ("{'dialog': 'x', /* c */}", true), ("{\"dialog\": \"x\"} {}", false), ("{\"dialog\": \"x\"", false),
        ("", false),
        (" ", false), ("null", false), ("[]", false), ("\"x\"", false),
        ("{\"dialog\": \"x\", \"dialog\": \"y\"}", false),
        ("{\"dialog\": \"\\uD83D\"}", false), ("\u{0}{}", false),
    ])
    func `marks of order, line ends, comments and blanks are read; a second document is not`(
        text: String, isRead: Bool
    ) {
        let reply = try? WireReply.decode(Array(text.utf8)).value
        #expect((reply == .performed(dialog: "x", reload: [])) == isRead)
    }

    @Test(arguments: ["[", "{\"a\":", "{\"view\":[", "{\"entries\":[{\"view\":{\"vstack\":["])
    func `nesting without an end is refused by its depth, not by the stack's`(opening: String) {
        let text = String(repeating: opening, count: 2000)
        #expect {
            try WireReply.decode(Array(text.utf8))
        } throws: { error in
            guard case .tooDeep = (error as? JSONFault)?.cause else { return false }
            return true
        }
    }
}
