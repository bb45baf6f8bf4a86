import Foundation
import Testing

@testable import VistazoArchive

/// The protocol in its three forms: what is written and read, the schema, and the document for people.
@Suite struct ProtocolTests {
    static func text(_ path: String) throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: path)
        return try String(contentsOf: file, encoding: .utf8)
    }

    static let full: WireRequest = {
        var request = WireRequest(
            .perform, date: .distantPast, kind: "abc",
            families: [.init(.small), .init(.medium, columns: 30)],
            configuration: [.init("city", .string("Lima"))], intent: IntentCall(name: "log"))
        request.parameter = "city"
        request.text = "lim"
        request.placed = [.init(kind: "abc", size: .init(.small), configuration: [.init("a", .null)])]
        return request
    }()

    @Test func `every request and every reply that is written fits the schema`() throws {
        let check = try SchemaCheck()
        for seed in 0..<200 as Range<UInt64> {
            var make = Arbitrary(seed: seed)
            var request = Self.full
            request.name = make.one(of: WireRequest.Name.allCases)
            request.reason = make.one(of: WireRequest.Reason.allCases)
            request.colors = make.one(of: WireRequest.Colors.allCases)
            request.intent = make.maybe { $0.intent() }
            request.configuration = make.members()
            #expect(try check.faults(request.line, "protocol.schema.json#/$defs/request") == [])
        }
        for reply in Self.replies {
            #expect(try check.faults(reply.line, "protocol.schema.json#/$defs/reply") == [])
        }
    }

    static let replies: [WireReply] = [
        .performed(dialog: nil, reload: []), .performed(dialog: "Logged", reload: ["abc"]),
        .archive(ArchivedTimeline(entries: [.init(date: .distantPast, view: .text("x"))], reload: .never)),
        .archives(["medium@30x10": ArchivedTimeline(entries: [], staleAfter: 5)]), .description(described),
        .options([]), .options([.init(.number(2)), .init(.string("lim"), title: "Lima", subtitle: "Peru")]),
    ]

    static let described = ExtensionDescription(
        identifier: "org.example.abc",
        kinds: [
            .init(
                kind: "abc", name: "ABC", description: "…", families: Family.allCases,
                parameters: ExtensionDescription.ParameterDescription.ValueType.allCases.map { type in
                    .init(
                        name: type.rawValue, title: "T", type: type, defaultValue: .string("x"),
                        options: [.string("x"), .number(2)], description: "d", range: 0...1.5, isSecret: true,
                        entityType: "E", isList: true, isOptional: true, isLookedFor: true, dependsOn: ["x"])
                })
        ],
        intents: AuthenticationPolicy.allCases.map { policy in
            .init(
                name: policy.rawValue, title: "Log", description: "d", isDiscoverable: false,
                phrases: ["log ${item}", SpokenPhrase("log all", presets: [.init("item", .string("x"))])],
                authenticationPolicy: policy, openAppWhenRun: true, runsInApp: true)
        }, groups: ["group.a"])

    @Test(arguments: [
        (#"{"request": "tell"}"#, "request"),
        (#"{"request": "timeline", "families": {"smal": {}}}"#, "request"),
        (#"{"kinds": [{"kind": "a", "nam": "A"}]}"#, "reply"), (#"{"kinds": [{"kind": "a/b"}]}"#, "reply"),
        (#"{"identifier": "a", "groups": ["../x"]}"#, "reply"), (#"{"dialog": 3}"#, "reply"),
        (#"{"families": {"small@0": {"entries": []}}}"#, "reply"), (#"{"entries": 3}"#, "reply"),
        (#"{"intents": [{"name": "a", "phrases": [3]}], "kinds": []}"#, "reply"),
        (#"{"intents": [{"name": "a", "phrases": [{"with": {}}]}], "kinds": []}"#, "reply"),
        (#"{"intents": [{"name": "a", "phrases": [{"phrase": "x", "wiht": {}}]}], "kinds": []}"#, "reply"),
        (#"{"options": [true]}"#, "reply"), (#"{"options": [{"title": "Lima"}]}"#, "reply"),
    ])
    func `what the reader refuses the schema refuses too`(text: String, definition: String) throws {
        #expect(try SchemaCheck().faults(text, "protocol.schema.json#/$defs/\(definition)") != [])
        if definition == "request" {
            #expect(throws: JSONFault.self) { try WireRequest.decode(Array(text.utf8), now: .distantPast) }
        } else {
            #expect(throws: JSONFault.self) { try WireReply.decode(Array(text.utf8)) }
        }
    }

    @Test func `the schema knows the keys and words that the reader knows, no more and no less`() throws {
        let file = try JSONReader.read(Self.text("Assets/schema/protocol.schema.json")).plain()
        let definitions = try #require(file["$defs"])
        func keys(_ name: String) -> Set<String> { Set(definitions[name]?["properties"]?.keys ?? []) }
        #expect(keys("request") == Set(try JSONReader.read(Self.full.line).plain().keys))
        let description = try JSONReader.read(WireReply.description(Self.described).line).plain()
        #expect(keys("description") == Set(description.keys))
        func first(_ value: JSONValue?) -> JSONValue? {
            guard case .array(let elements)? = value else { return nil }
            return elements.first
        }
        let kind = first(description["kinds"])
        #expect(keys("kind") == Set(kind?.keys ?? []))
        #expect(keys("parameter") == Set(first(kind?["parameters"])?.keys ?? []))
        let intents = description["intents"]
        guard case .array(let all)? = intents else { return #expect(Bool(false)) }
        #expect(keys("intent") == Set(all.flatMap(\.keys)).union(["parameters"]))

        func words(_ definition: String, _ key: String) -> JSONValue? {
            definitions[definition]?["properties"]?[key]?["enum"]
        }
        func list<T: RawRepresentable<String>>(_ cases: [T]) -> JSONValue {
            .array(cases.map { .string($0.rawValue) })
        }
        #expect(words("request", "request") == list(WireRequest.Name.allCases))
        #expect(words("request", "reason") == list(WireRequest.Reason.allCases))
        #expect(words("request", "colors") == list(WireRequest.Colors.allCases))
        #expect(
            words("parameter", "type") == list(ExtensionDescription.ParameterDescription.ValueType.allCases))
        #expect(words("intent", "authenticationPolicy") == list(AuthenticationPolicy.allCases))
    }

    @Test func `the document names every key, reason and word of the protocol`() throws {
        let text = try Self.text("Sources/Archive/Wire/Protocol.md")
        let request = try JSONReader.read(Self.full.line).plain()
        let description = try JSONReader.read(WireReply.description(Self.described).line)
        var words = request.keys + WireRequest.Name.allCases.map(\.rawValue)
        words += WireRequest.Reason.allCases.map(\.rawValue) + WireRequest.Colors.allCases.map(\.rawValue)
        words += ExtensionDescription.ParameterDescription.ValueType.allCases.map(\.rawValue)
        words += AuthenticationPolicy.allCases.dropFirst().map(\.rawValue)
        func collect(_ value: JSONValue) {
            switch value {
            case .object(let members):
                for member in members where member.key != "format" {
                    words.append(member.key)
                    collect(member.value)
                }
            case .array(let elements): elements.forEach(collect)
            default: break
            }
        }
        collect(try description.plain())
        for word in Set(words) {
            #expect(
                text.contains("`\(word)`") || text.contains("`\(word)`,") || text.contains("{\"\(word)\""),
                "\(word)")
        }
        for limit in ["100 kinds", "500 intents", "100 parameters", "1000 options", "32 groups", "200 bytes"]
        {
            #expect(text.contains(limit))
        }
    }

    @Test func `a request may say what this version does not know, and leave out all but its name`() throws {
        let text =
            #"{"request": "timeline", "moon": {"phase": [1]}, "reason": "moonrise", "colors": "millions"}"#
        let request = try WireRequest.decode(Array(text.utf8), now: .distantPast)
        #expect(request.name == .timeline)
        #expect(request.reason == .due)
        #expect(request.colors == .full)
        #expect(request.families.isEmpty)
        #expect(request.date == .distantPast)
    }

    static let faulty: [(reply: String, sentencePart: String)] = [
        (#"{"kinds": [{"kind": "a", "famlies": ["small"]}]}"#, "“famlies”; did you mean “families”?"),
        (#"{"kinds": [{"kind": "a", "families": ["smal"]}]}"#, "did you mean “small”?"),
        (#"{"kinds": [{"name": "a"}]}"#, "kind"), (#"{"kinds": [{"kind": ""}]}"#, "no name"),
        (#"{"kinds": [{"kind": "a/b"}]}"#, "no name"), (#"{"kinds": [{"kind": "a\u001b[2J"}]}"#, "no name"),
        (#"{"kinds": [{"kind": "a"}, {"kind": "a"}]}"#, "twice"),
        (#"{"kinds": [], "intents": [{"name": "a"}, {"name": "a"}]}"#, "twice"),
        (#"{"kinds": [], "intents": [{"name": "a", "authenticationPolicy": "never"}]}"#, "alwaysAllowed"),
        (#"{"kinds": [], "groups": ["a/../b"]}"#, "no name"),
        (#"{"kinds": [], "groups": [".."]}"#, "no name"),
        (
            #"{"kinds": [{"kind": "a", "parameters": [{"name": "n", "type": "integr"}]}]}"#,
            "did you mean “integer”?"
        ),
        (#"{"kinds": [{"kind": "a", "parameters": [{"name": "n", "range": [1]}]}]}"#, "2 values"),
        (#"{"kinds": [{"kind": "a", "parameters": [{"name": "n", "range": [3, 1]}]}]}"#, "3"),
        (#"{"kinds": [{"kind": "a", "parameters": [{"name": "n", "range": [NaN, 1]}]}]}"#, "NaN"),
        (#"{"kinds": [{"kind": "a", "parameters": [{"name": "n"}, {"name": "n"}]}]}"#, "twice"),
        (#"{"kind": []}"#, "did you mean"), (#"{"reload": "abc"}"#, "should be an array"),
    ]

    @Test(arguments: faulty)
    func `a description's mistakes are told with their place and the nearest word`(
        reply: String, sentencePart: String
    ) {
        #expect {
            try WireReply.decode(Array(reply.utf8))
        } throws: { error in
            guard let fault = error as? JSONFault else { return false }
            let sentence = fault.sentence(.init(language: "en"))
            if !sentence.contains(sentencePart) { Issue.record("\(sentence)") }
            return fault.place.line == 1 && fault.place.offset > 0
        }
    }

    @Test(arguments: [
        ("kinds", 101), ("intents", 501), ("groups", 33), ("phrases", 1001), ("options", 1001),
        ("parameters", 101),
    ])
    func `a description that is larger than any is refused`(key: String, count: Int) {
        let elements = (0..<count).map { number in
            switch key {
            case "kinds": "{\"kind\": \"k\(number)\"}"
            case "intents", "parameters": "{\"name\": \"i\(number)\"}"
            default: "\"group.\(number)\""
            }
        }.joined(separator: ",")
        let list = "\"\(key)\": [\(elements)]"
        let text =
            switch key {
            case "kinds": "{\(list)}"
            case "phrases": "{\"kinds\": [], \"intents\": [{\"name\": \"a\", \(list)}]}"
            case "parameters": "{\"kinds\": [{\"kind\": \"a\", \(list)}]}"
            case "options": "{\"kinds\": [{\"kind\": \"a\", \"parameters\": [{\"name\": \"p\", \(list)}]}]}"
            default: "{\"kinds\": [], \(list)}"
            }
        #expect {
            try WireReply.decode(Array(text.utf8))
        } throws: { ($0 as? JSONFault)?.cause == .tooMany(limit: count - 1) }
    }
}

@Suite struct CenterMarkTests {
    @Test(arguments: ["counter", "GlassCounter", "a b/c.d", "é☕", "..", "all", "%41", "-"])
    func `a kind's name is found again in the name of its file, which no kind can make a path of`(
        kind: String
    ) {
        let name = CenterMark.name(of: kind)
        #expect(CenterMark.kind(ofFile: name) == kind)
        #expect(name.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 > 0x20 && $0 < 0x7F })
        #expect(name != "." && name != ".." && name != "all")
    }

    @Test func `other files are none of it, and a name too long for a file means all`() {
        for name in ["", ".", "..", "kind-", "kind-%4", "kind-%zz", "kind-%ff", "other", "ALL"] {
            #expect(CenterMark.kind(ofFile: name) == nil)
        }
        #expect(CenterMark.name(of: nil) == "all")
        #expect(CenterMark.kind(ofFile: "all") == "")
        #expect(CenterMark.name(of: String(repeating: "é", count: 100)) == "all")
    }
}
