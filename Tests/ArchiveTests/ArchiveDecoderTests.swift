import Foundation
import Testing
import VistazoWords

@testable import VistazoArchive

@Suite struct ArchiveDecoderTests {
    static func view(_ json: String) throws -> Node {
        var decoder = ArchiveDecoder()
        return try decoder.node(JSONReader.read(json))
    }

    static func failure(_ json: String) -> JSONFault? {
        do {
            _ = try view(json)
            return nil
        } catch {
            return error as? JSONFault
        }
    }

    static func archive(view: String) -> [UInt8] {
        Array(#"{"entries":[{"date":"2026-11-30T09:12:00Z","view":\#(view)}]}"#.utf8)
    }

    @Test func `the archive of the documentation is read`() throws {
        let text = """
            { "format": 1, "entries": [
                { "date": "2026-11-30T09:12:00Z", "capturedAt": "2026-11-30T09:11:58Z",
                  "view": { "vstack": [ { "symbol": "cup.and.saucer", "color": "orange" },
                                        { "text": [ { "date": "2026-11-30T06:00:00Z", "style": "relative" }, " ago" ], "bold": true },
                                        { "gauge": 0.66, "style": "linear" },
                                        { "button": "Log", "intent": { "name": "log", "with": { "item": "café" } }, "key": "l" } ] } } ],
              "reload": { "after": "2026-11-30T10:42:00Z" } }
            """
        let archive = try ArchivedTimeline.decode(Array(text.utf8)).value
        let at = Date(timeIntervalSinceReferenceDate: 817_722_720)
        let log = IntentCall(name: "log", parameters: [.init("item", .string("café"))])
        #expect(
            archive
                == ArchivedTimeline(
                    entries: [
                        ArchivedEntry(
                            date: at, capturedAt: at - 2,
                            view: Node(
                                .stack(
                                    Node.Stack(
                                        .vertical,
                                        [
                                            Node(.symbol("cup.and.saucer"), [.color(.role(.orange))]),
                                            Node(
                                                .text([
                                                    TextRun(.live(.date(at - 11_520, .relative))),
                                                    TextRun(.string(" ago")),
                                                ]), [.bold(true)]),
                                            Node(.gauge(Node.Gauge(value: 0.66, style: .linear))),
                                            Node(
                                                .button(
                                                    Node.Button(label: .text("Log"), intent: log, key: "l"))),
                                        ]))))
                    ], reload: .after(at + 5400)))
    }

    @Test(arguments: [
        (#""a""#, #"{text: "a"}"#), (#"["a", "b"]"#, #"{vstack: ["a", "b"]}"#),
        (#"{divider: null}"#, "{divider: {}}"), (#"{spacer: true}"#, "{spacer: null}"),
        (#"{button: "x", intent: "log"}"#, #"{button: "x", intent: {name: "log", with: {}}}"#),
        (#"{text: "x", weight: "semibold"}"#, #"{text: "x", modifiers: [{bold: true}]}"#),
        (#"{text: "x", font: "largeTitle"}"#, #"{text: "x", font: 34}"#),
        ("{text: 'x', color: '#f80'}", "{text: 'x', color: '#FF8800'}"),
        (#"{text: "x", color: "grey"}"#, #"{text: "x", color: "gray"}"#),
        (
            #"{text: "x", background: "blue"}"#,
            #"{text: "x", background: {shape: "rectangle", fill: "blue"}}"#
        ),
        (
            #"{text: "x", background: {color: "blue", opacity: 0.5}}"#,
            #"{text: "x", background: {view: {shape: "rectangle", fill: {color: "blue", opacity: 0.5}}}}"#
        ),
        (#"{text: "x", overlay: "y"}"#, #"{text: "x", overlay: {view: "y", align: "center"}}"#),
        (#"{text: "x", padding: {horizontal: 2}}"#, #"{text: "x", padding: {leading: 2, trailing: 2}}"#),
        (#"{text: "x", lines: 2}"#, #"{text: "x", lines: {max: 2}}"#),
        (#"{text: "x", hidden: false}"#, #""x""#),
        (#"{text: "x", fixed: true}"#, #"{text: "x", fixed: "both"}"#),
        (#"{text: "x", redacted: "privacy"}"#, #"{text: "x", redacted: ["privacy"]}"#),
        (#"{text: "x", frame: {maxWidth: Infinity}}"#, #"{text: "x", frame: {maxWidth: "infinity"}}"#),
        (
            #"{text: "x", frame: {width: 3, maxHeight: 2}}"#,
            #"{text: "x", frame: {minWidth: 3, maxWidth: 3, maxHeight: 2}}"#
        ),
        (
            #"{text: [{timer: {from: "2026-01-01T00:00:00Z", to: "2026-01-01T00:01:00Z"}}]}"#,
            #"{text: {timer: {from: "2026-01-01T00:00:00Z", to: "2026-01-01T00:01:00Z", countsDown: true}}}"#
        ),
    ])
    func `a short form means what its long form means`(short: String, long: String) throws {
        #expect(try Self.view(short) == Self.view(long))
    }

    @Test func `modifiers beside a content key apply in the documented order, those of the array after them`()
        throws
    {
        let node = try Self.view(
            #"{opacity: 0.5, padding: 1, text: "x", bold: true, modifiers: [{hidden: true}, {padding: 2}], font: 9}"#
        )
        let one = NodeModifier.Insets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let two = NodeModifier.Insets(top: 2, leading: 2, bottom: 2, trailing: 2)
        #expect(
            node.modifiers
                == [
                    .font(NodeFont(points: 9)), .bold(true), .padding(one), .opacity(0.5), .hidden,
                    .padding(two),
                ])
    }

    @Test(arguments: [
        ("7", JSONFault.Cause.wrongType(found: .number, expected: [.string, .array, .object])),
        ("{}", .noContent(known: ContentKey.words)), ("{bold: true}", .noContent(known: ContentKey.words)),
        ("{txt: 'a'}", .unknownKey("txt", known: ContentKey.words)),
        ("{text: 'a', symbol: 'b'}", .severalContents(["text", "symbol"])),
        ("{gauge: NaN}", .notFinite), ("{spacer: Infinity}", .notFinite),
        ("{text: 'a', padding: NaN}", .notFinite),
        ("{text: 'a', frame: {width: Infinity}}", .notFinite),
        ("{text: 'a', lines: 1.5}", .notWhole(1.5)),
        ("{text: 'a', lines: -1}", .outOfRange(-1, lowest: 0, highest: 10_000)),
        ("{button: 'a', key: 'ab'}", .badKey("ab")), ("{button: 'a', key: '\u{7}'}", .badKey("\u{7}")),
        ("{button: 'a', key: ' '}", .badKey(" ")), ("{link: 'a'}", .missingKey("url")),
        ("{toggle: 'a'}", .missingKey("isOn")),
        ("{text: {date: '2026-01-01T00:00:00Z'}}", .missingKey("style")),
        ("{text: {date: '2026-01-01'}}", .badDate("2026-01-01")),
        ("{text: {date: '0000-01-01T00:00:00Z'}}", .farDate("0000-01-01T00:00:00Z")),
        ("{shape: 'rectangle', trim: [0.5]}", .wrongCount(found: 1, expected: 2)),
        (
            "{shape: 'rectangle', trim: [0.5, 0.25]}",
            .outOfRange(0.25, lowest: 0.5, highest: .greatestFiniteMagnitude)
        ),
        ("{image: {width: 1, height: 1, pixels: 'AAA='}}", .badPixels(count: 3)),
        ("{image: {width: 1, height: 1}}", .missingKey("pixels")),
        ("{image: {width: 5000}}", .outOfRange(5000, lowest: 0, highest: 4096)),
        ("{chart: {}}", .noContent(known: ["bars", "line", "area", "heat", "dots"])),
        ("{chart: {bars: [1], line: [1]}}", .severalContents(["bars", "line"])),
        ("{text: 'a', modifiers: [{}]}", .noContent(known: ModifierKey.words)),
        ("{text: 'a', modifiers: [{bold: true, italic: true}]}", .severalContents(["bold", "italic"])),
        ("{divider: 3}", .wrongType(found: .number, expected: [.null, .bool])),
        ("{text: 'a', bold: 'yes'}", .wrongType(found: .string, expected: [.bool])),
        ("{text: 'a', color: 3}", .wrongType(found: .number, expected: [.string, .object])),
    ])
    func `a mistake has its own cause`(json: String, cause: JSONFault.Cause) {
        #expect(Self.failure(json)?.cause == cause)
    }

    @Test(arguments: [
        ("{text: 'a', colour: 'red'}", "colour", "color"), ("{vstack: [], spacng: 1}", "spacng", "spacing"),
        ("{vstack: ['a', {hstck: []}]}", "vstack[1].hstck", "hstack"),
        ("{text: 'a', modifiers: [{paddin: 1}]}", "modifiers[0].paddin", "padding"),
        ("{text: 'a', truncation: 'tial'}", "truncation", "tail"),
        ("{vstack: [], align: 'topleading'}", "align", "topLeading"),
        ("{chart: {bar: []}}", "chart.bar", "bars"), ("{text: [{tet: 'x'}]}", "text[0].tet", "text"),
    ])
    func `a mistyped key or word names its path and the nearest known`(
        json: String, path: String, nearest: String
    ) {
        let fault = Self.failure(json)
        #expect(fault?.pathText == path)
        #expect(fault?.nearest == nearest)
    }

    /// Case F23, for archives.
    @Test func `a colour that is none becomes the default one with one diagnostic`() throws {
        let archive = try ArchivedTimeline.decode(
            Self.archive(
                view: """
                    [{"text": "a", "color": ""}, {"text": "b", "color": "blurple"}, {"text": "c", "color": "#12"},
                     {"text": "d", "color": "blurple"}, {"text": "e", "background": "nope"},
                     {"shape": "circle", "fill": "#12345g"}, {"text": [{"text": "f", "color": "?"}]}]
                    """))
        guard case .stack(let stack) = archive.value.entries[0].view.content else {
            Issue.record("no stack")
            return
        }
        #expect(stack.children.prefix(5).allSatisfy { $0.modifiers.isEmpty })
        #expect(stack.children[5].content == .shape(Node.Shape(.circle)))
        #expect(stack.children[6].content == .text([TextRun(.string("f"))]))
        #expect(
            archive.diagnostics.map(\.cause)
                == ["", "blurple", "#12", "nope", "#12345g", "?"].map { .badColor($0) })
        #expect(archive.diagnostics[0].pathText == "entries[0].view[0].color")
    }

    @Test func `entries are sorted by date, equal dates stay in their order`() throws {
        let text = """
            {"entries": [{"date": "2026-01-02T00:00:00Z", "view": "c"}, {"date": "2026-01-01T00:00:00Z", "view": "a"},
                         {"date": "2026-01-01T01:00:00+01:00", "view": "b"}]}
            """
        let archive = try ArchivedTimeline.decode(Array(text.utf8)).value
        #expect(archive.entries.map(\.view) == [.text("a"), .text("b"), .text("c")])
        #expect(archive.entry(at: archive.entries[0].date)?.view == .text("b"))
    }

    @Test(arguments: [
        ("[]", JSONFault.Cause.wrongType(found: .array, expected: [.object])), ("{}", .missingKey("entries")),
        (#"{"format": 2, "entries": []}"#, .unknownFormat(2)),
        (#"{"entries": [], "reload": "sometimes"}"#, .unknownWord("sometimes", known: ["atEnd", "never"])),
        (#"{"entries": [], "reload": {}}"#, .missingKey("after")),
        (#"{"entries": [], "reload": 5}"#, .wrongType(found: .number, expected: [.string, .object])),
        (#"{"entries": [{"view": "a"}]}"#, .missingKey("date")),
        (
            #"{"entries": [{"date": "2026-01-01T00:00:00Z", "vieww": "a"}]}"#,
            .unknownKey("vieww", known: ["view"])
        ),
        (#"{"entries": [], "staleAfter": NaN}"#, .notFinite),
        (
            #"{"entries": [], "madeFor": {"family": "tiny"}}"#,
            .unknownWord("tiny", known: Family.allCases.map(\.rawValue))
        ),
        (
            #"{"entries": [], "x": 1}"#,
            .unknownKey("x", known: ["format", "entries", "reload", "staleAfter", "madeFor"])
        ),
    ])
    func `a mistake around the entries has its own cause`(text: String, cause: JSONFault.Cause) {
        let fault = #expect(throws: JSONFault.self) { try ArchivedTimeline.decode(Array(text.utf8)) }
        #expect(fault?.cause == cause)
    }

    @Test func `each limit lets its last value through and refuses the next`() throws {
        func entries(_ count: Int) -> [UInt8] {
            let entry = #"{"date":"2026-01-01T00:00:00Z","view":""}"#
            return Array(
                "{\"entries\":[\(Array(repeating: entry, count: count).joined(separator: ","))]}".utf8)
        }
        #expect(try ArchivedTimeline.decode(entries(500)).value.entries.count == 500)
        #expect(throws: JSONFault.self) { try ArchivedTimeline.decode(entries(501)) }

        func nodes(_ count: Int) -> [UInt8] {
            Self.archive(view: "[\(Array(repeating: "\"\"", count: count - 1).joined(separator: ","))]")
        }
        #expect(throws: Never.self) { try ArchivedTimeline.decode(nodes(10_000)) }
        let tooMany = #expect(throws: JSONFault.self) { try ArchivedTimeline.decode(nodes(10_001)) }
        #expect(tooMany?.cause == .tooManyNodes(limit: 10_000))

        func levels(_ count: Int, _ open: String, _ close: String) -> [UInt8] {
            Self.archive(
                view: String(repeating: open, count: count - 1) + "\"\""
                    + String(repeating: close, count: count - 1))
        }
        let forms = [
            ("[", "]"), ("{\"button\":", "}"),
            (#"{"empty":true,"modifiers":[{"background":{"view":"#, "}}]}"),
            (#"{"grid":[["#, "]]}"), (#"{"gauge":1,"label":"#, "}"),
        ]
        for (open, close) in forms {
            #expect(throws: Never.self) { try ArchivedTimeline.decode(levels(64, open, close)) }
            let tooDeep = #expect(throws: JSONFault.self) {
                try ArchivedTimeline.decode(levels(65, open, close))
            }
            #expect(tooDeep?.cause == .tooManyLevels(limit: 64))
        }
        let huge = #expect(throws: JSONFault.self) {
            try ArchivedTimeline.decode(Self.archive(view: "\"\(String(repeating: "a", count: 1 << 20))\""))
        }
        #expect(huge?.cause == .tooLarge(limit: 1 << 20))
    }

    @Test func `an archive cut short at any byte is refused and never traps`() throws {
        var arbitrary = Arbitrary(seed: 11)
        var archive = arbitrary.archive()
        while archive.line.utf8.count < 2000 { archive = arbitrary.archive() }
        let bytes = Array(archive.line.utf8.prefix(6000))
        for count in 0..<(bytes.count - 1) {
            #expect(throws: JSONFault.self) { try ArchivedTimeline.decode(Array(bytes[..<count])) }
        }
    }

    @Test func `a request's unknown keys are ignored, and what it leaves out has its default`() throws {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let text =
            #"{"request": "timeline", "kind": "abc", "families": {"medium@30x10": {}}, "later": {"x": [1]}}"#
        let request = try WireRequest.decode(Array(text.utf8), now: now)
        #expect(
            request
                == WireRequest(
                    .timeline, date: now, kind: "abc", families: [.init(.medium, columns: 30, rows: 10)]))
    }

    @Test(arguments: [
        "medium@", "medium@x", "medium@0x1", "medium@1x", "medium@30x10x2", "Medium", "", "@1x1",
        "medium@99999x1",
        "medium@-1x5",
    ])
    func `what is no family key is refused`(key: String) {
        #expect(WireRequest.FamilySize(key: key) == nil)
        let text = #"{"families": {"\#(key)": {"entries": []}}}"#
        #expect(throws: JSONFault.self) { try WireReply.decode(Array(text.utf8)) }
    }

    @Test func `a reply that is none says what was near`() {
        let fault = #expect(throws: JSONFault.self) { try WireReply.decode(Array(#"{"dialg": "x"}"#.utf8)) }
        #expect(fault?.nearest == "dialog")
        #expect(throws: JSONFault.self) { try WireReply.decode(Array("hello".utf8)) }
        #expect(throws: JSONFault.self) { try WireReply.decode([]) }
    }
}
