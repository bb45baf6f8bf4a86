import Testing
import VistazoWords

@testable import VistazoArchive

@Suite struct ParameterCheckTests {
    typealias Parameter = ExtensionDescription.ParameterDescription

    static let parameters: [Parameter] = [
        .init(
            name: "city", title: "City", defaultValue: .string("Lima"),
            options: ["Lima", "Málaga"].map { .string($0) }),
        .init(name: "days", title: "Days", type: .integer, defaultValue: .number(3), range: 1...7),
        .init(name: "factor", title: "Factor", type: .number, isOptional: true),
        .init(name: "wind", title: "Wind", type: .boolean, defaultValue: .bool(true)),
        .init(name: "since", title: "Since", type: .date, isOptional: true),
        .init(name: "every", title: "Every", type: .duration, range: 60...3600, isOptional: true),
        .init(name: "site", title: "Site", type: .url, isOptional: true),
        .init(name: "tags", title: "Tags", options: [.string("a"), .string("b")], isList: true),
        .init(
            name: "person", title: "Person", type: .entity, options: [.string("Ana")], isOptional: true,
            isLookedFor: true),
        .init(name: "note", title: "Note", isOptional: true),
        .init(name: "key", title: "Key", isSecret: true, isOptional: true),
    ]
    static let check = ParameterCheck(of: "sky", parameters)
    static let words = Words(language: "en")

    static func typed(_ name: String, _ text: String) -> ParameterCheck.Result {
        check.check([.init(name, .string(text))], as: .typed)
    }

    @Test(arguments: [
        ("city", "málaga", JSONValue.string("Málaga")), ("CITY", "malaga", .string("Málaga")),
        ("days", "7", .number(7)), ("factor", "-2.5e1", .number(-25)), ("wind", "off", .bool(false)),
        ("since", "2026-11-30", .string("2026-11-30")),
        ("since", "2026-11-30T09:12:00Z", .string("2026-11-30T09:12:00Z")),
        ("every", "1m30s", .number(90)), ("every", "600", .number(600)),
        ("site", "https://example.org/a?b", .string("https://example.org/a?b")),
        ("tags", "b, a", .array([.string("b"), .string("a")])), ("tags", "", .array([])),
        ("person", "anybody", .string("anybody")), ("note", "", .string("")),
        ("key", #"{file: "~/k"}"#, .object([.init("file", .string("~/k"))])),
    ])
    func `a typed value becomes one of its type, under the name as it is spelled`(
        name: String, text: String, value: JSONValue
    ) throws {
        let result = Self.typed(name, text)
        #expect(result.faults.isEmpty)
        let member = try #require(result.members.first)
        #expect(member.value == value)
        #expect(Self.parameters.contains { $0.name == member.key })
        // What came out is right in a configuration as well.
        #expect(Self.check.check(result.members, as: .json).members == result.members)
    }

    @Test(arguments: [
        ("city", "Madird", "“city” cannot be “Madird”; it takes Lima, Málaga"),
        ("city", "Limo", "“city” cannot be “Limo”; did you mean “Lima”? It takes Lima, Málaga"),
        ("days", "8", "“days” cannot be “8”; it takes a whole number from 1 to 7"),
        ("days", "2.5", "“days” cannot be “2.5”; it takes a whole number from 1 to 7"),
        (
            "days", "99999999999999999999",
            "“days” cannot be “99999999999999999999”; it takes a whole number from 1 to 7"
        ),
        ("factor", "nan", "“factor” cannot be “nan”; it takes a number"),
        ("factor", "0x10", "“factor” cannot be “0x10”; it takes a number"),
        ("factor", "1e999", "“factor” cannot be “1e999”; it takes a number"),
        ("wind", "maybe", "“wind” cannot be “maybe”; it takes true or false"),
        (
            "since", "tomorrow",
            "“since” cannot be “tomorrow”; it takes a date such as 2026-11-30 or 2026-11-30T09:12:00Z"
        ),
        (
            "since", "2026-02-30",
            "“since” cannot be “2026-02-30”; it takes a date such as 2026-11-30 or 2026-11-30T09:12:00Z"
        ),
        (
            "every", "5s",
            "“every” cannot be “5s”; it takes a length of time such as 90s or 1h30m from 60 to 3600"
        ),
        ("site", "example", "“site” cannot be “example”; it takes an address such as https://example.org"),
        ("tags", "a,long", "“tags” cannot be “long”; it takes a list, each a, b"),
        (
            "dais", "3",
            "sky has no parameter “dais”; did you mean “days”? It has city, days, factor, wind, since, every, site, tags, person, note, key"
        ),
        (
            "key", "hunter2",
            #"“key” is a secret and is not taken in clear; it takes { file: "~/…" } or { command: ["pass", "show", "…"] }"#
        ),
        (
            "key", "{fil: 1}",
            #"“key” takes { file: "~/…" } or { command: ["pass", "show", "…"] }, and nothing beside it"#
        ),
        (
            "key", "{",
            #"“key” takes { file: "~/…" } or { command: ["pass", "show", "…"] }, and nothing beside it"#
        ),
    ])
    func `a value that will not do is told with the parameter, what is near and what is allowed`(
        name: String, text: String, sentence: String
    ) {
        let result = Self.typed(name, text)
        #expect(result.faults.map { $0.fault.sentence(Self.words) } == [sentence])
        #expect(result.members.isEmpty)
    }

    @Test(arguments: [
        ("days", JSONValue.string("3")), ("wind", .string("true")), ("wind", .number(1)),
        ("city", .number(1)),
        ("city", .array([.string("Lima")])), ("factor", .string("1")), ("note", .bool(true)),
        ("note", .array([])),
        ("note", .object([])), ("since", .number(3)), ("site", .bool(false)), ("tags", .array([.number(1)])),
        ("person", .bool(true)), ("key", .string("hunter2")), ("key", .number(1)), ("key", .array([])),
        ("key", .object([.init("file", .string("")), .init("command", .array([]))])),
        ("key", .object([.init("command", .array([.number(1)]))])),
        ("key", .object([.init("command", .array([]))])),
    ])
    func `in a configuration types count`(name: String, value: JSONValue) {
        let result = Self.check.check([.init(name, value)], as: .json)
        #expect(result.faults.count == 1 && result.members.isEmpty)
        #expect(!(result.faults.first?.fault.sentence(Self.words).contains("hunter2") ?? true))
    }

    @Test func `of a text in the place of a number the quotes are shown`() {
        let result = Self.check.check([.init("days", .string("3"))], as: .json)
        #expect(
            result.faults.first?.fault.sentence(Self.words)
                == "“days” cannot be “\"3\"”; it takes a whole number from 1 to 7")
    }

    @Test func `any text may be kept where secrets are, and is told to nobody`() {
        let source = JSONValue.object([.init("command", .array([.string("pass"), .string("x")]))])
        let members: [JSONValue.Member] = [
            .init("note", source), .init("key", source), .init("days", .number(1)),
            .init("KEY", .string("clear")),
        ]
        #expect(Self.check.check(Array(members.prefix(3)), as: .json).faults.isEmpty)
        #expect(members.withoutSecrets(of: Self.parameters).map(\.key) == ["days"])
        let masked = members.maskingSecrets(of: Self.parameters)
        #expect(masked.map(\.value) == [source, source, .number(1), .string("•••")])
    }

    @Test func `one parameter twice, and one that is needed and missing, are faults`() {
        let needed = ParameterCheck(
            of: "k", [.init(name: "city", title: "C"), .init(name: "list", title: "L", isList: true)])
        let missing = needed.check([], as: .json).faults
        #expect(
            missing == [.init(index: nil, fault: .missing(parameter: "city", .type(.string, range: nil)))])
        #expect(missing[0].fault.sentence(Self.words) == "“city” needs a value: text")
        #expect(needed.check([.init("city", .null)], as: .json).faults.count == 1)
        let twice = needed.check([.init("city", .string("a")), .init("City", .string("b"))], as: .json)
        #expect(twice.faults == [.init(index: 1, fault: .repeated("city"))])
        #expect(Self.check.check([.init("days", .null)], as: .json) == .init())
    }

    @Test func `an option is taken by its title, and listed with it`() throws {
        var loudness = Parameter(
            name: "loud", title: "L", type: .choice, options: [.number(1), .number(2), .string("3")])
        loudness.titles = ["Quiet", "Loud", ""]
        #expect(try loudness.value(of: .string("LOUD"), as: .typed) == .number(2))
        #expect(try loudness.value(of: .number(1), as: .json) == .number(1))
        #expect(loudness.allowed == .words(["1 (Quiet)", "2 (Loud)", "3"]))
        let description = ExtensionDescription(
            identifier: "a", kinds: [.init(kind: "a", name: "A", parameters: [loudness])])
        let line = WireReply.description(description).line
        #expect(try WireReply.decode(Array(line.utf8)).value == .description(description))
    }

    static let cities: [ParameterOption] = [
        .init(.string("cl-scl"), title: "Santiago", subtitle: "Chile"),
        .init(.string("es-scq"), title: "Santiago"),
        .init(.string("us-sjc"), title: "San José"), .init(.string("lim")),
    ]

    @Test(arguments: [
        ("cl-scl", "cl-scl"), ("San José", "us-sjc"), ("san jose", "us-sjc"), ("LIM", "lim"),
    ])
    func `what was found is taken by value, then by title, then loosely`(text: String, value: String) throws {
        #expect(try Self.parameters[8].choice(for: text, among: Self.cities) == .string(value))
        #expect(try Self.parameters[8].choice(for: "x", among: [Self.cities[0]]) == .string("cl-scl"))
    }

    @Test func `several are told apart, and of none what is near`() {
        func sentence(_ text: String, _ found: [ParameterOption]) -> String {
            do throws(ParameterFault) {
                return try Self.parameters[8].choice(for: text, among: found).typed
            } catch {
                return error.sentence(Self.words)
            }
        }
        #expect(
            sentence("santiago", Self.cities)
                == "“santiago” for “person” may mean Santiago (cl-scl), Santiago (es-scq): say which")
        #expect(sentence("s", Self.cities).contains("Santiago (cl-scl), Santiago (es-scq), San José, lim"))
        #expect(
            sentence("Anna", [])
                == "nothing was found for “person” by “Anna”; did you mean “Ana”? There are Ana")
    }

    @Test(arguments: ["en", "es", "ru"])
    func `every fault has a sentence in every language`(language: String) {
        let words = Words(language: language)
        let faults: [ParameterFault] =
            [
                .unknown("a", owner: "o", known: []), .unknown("a", owner: "o", known: ["b"]),
                .unknown("aa", owner: "o", known: ["ab"]),
                .repeated("a"), .badValue(parameter: "a", value: "b", .words(["c"])),
                .badValue(parameter: "a", value: "b", .found),
                .missing(parameter: "a", .list(.source)), .notFound(parameter: "a", value: "b", known: []),
                .notFound(parameter: "a", value: "b", known: ["xyz"]),
                .notFound(parameter: "a", value: "b", known: ["bc"]),
                .ambiguous(parameter: "a", value: "b", candidates: ["c", "d"]), .clearSecret(parameter: "a"),
                .badSource(parameter: "a"),
            ] + Parameter.ValueType.allCases.map { .missing(parameter: "a", .type($0, range: 0...1)) }
        for fault in faults {
            let sentence = fault.sentence(words)
            #expect(!sentence.contains("archive.parameter") && sentence.contains("a"), "\(sentence)")
        }
    }
}
