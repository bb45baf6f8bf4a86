import Foundation
import Testing

@testable import VistazoArchive

/// The schema is for editors and for people; the decoder is what counts. So the two are held together.
@Suite struct SchemaTests {
    static func definitions() throws -> [String: JSONValue] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Assets/schema/archive.schema.json")
        let schema = try JSONReader.read(Array(Data(contentsOf: file))).plain()
        return Dictionary(
            uniqueKeysWithValues: try #require(members(schema, "$defs")).map { ($0.key, $0.value) })
    }

    static func members(_ value: JSONValue?, _ path: String...) -> [JSONValue.Member]? {
        var value = value
        for key in path {
            guard case .object(let members) = value else { return nil }
            value = members.first { $0.key == key }?.value
        }
        guard case .object(let members) = value else { return nil }
        return members
    }

    @Test func `the schema names every modifier, in the order in which siblings apply`() throws {
        let keys = Self.members(try Self.definitions()["modifiers"], "properties")?.map(\.key)
        #expect(keys == ModifierKey.words + ["modifiers"])
    }

    @Test func `the schema has a form for every content key, and the decoder knows its options`() throws {
        let definitions = try Self.definitions()
        let views = definitions.keys.filter { $0.hasPrefix("view.") }.map { String($0.dropFirst(5)) }
        #expect(Set(views) == Set(ContentKey.words))
        for key in ContentKey.words {
            let options = Self.members(definitions["view.\(key)"], "properties")?.map(\.key) ?? []
            #expect(options.first == key)
            // Null fits no option that must be there, and a wrong type is another fault than an unknown key.
            for option in options.dropFirst() {
                let fault = ArchiveDecoderTests.failure(
                    #"{"\#(key)": \#(Self.sample(key)), "\#(option)": -7}"#)
                if case .unknownKey = fault?.cause { Issue.record("\(key) has no option \(option)") }
            }
        }
    }

    @Test func `the document names every content key, and every modifier in its order`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Archive/Archive.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for key in ContentKey.words { #expect(text.contains("`\(key)`"), "\(key)") }
        let order = try #require(text.split(separator: "\n\n").first { $0.hasPrefix("`font`") })
        #expect(order.matches(of: /`(\w+)`/).map { String($0.output.1) } == ModifierKey.words)
    }

    @Test func `the script of the document prints an archive`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Archive/Archive.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let body = try #require(text.firstMatch(of: /(?s)<<END\n(.*?)\nEND/)).output.1
        let archive = body.replacing(/\$\(date[^)]*\)/, with: "2026-11-30T09:12:00Z")
        #expect(try ArchivedTimeline.decode(Array(archive.utf8)).value.entries.count == 1)
    }

    static func sample(_ key: String) -> String {
        switch key {
        case "vstack", "hstack", "zstack", "grid", "fits": "[]"
        case "gauge", "progress", "spacer": "1"
        case "divider", "empty": "null"
        case "chart": #"{"bars": []}"#
        case "shape": #""circle""#
        default: #""x""#
        }
    }
}
