import Foundation

@testable import VistazoArchive

/// As much of JSON Schema as ours use; what says that other keys are refused in views is left to the decoder.
struct SchemaCheck {
    private let files: [String: JSONValue]

    init() throws {
        var files: [String: JSONValue] = [:]
        for name in ["archive.schema.json", "protocol.schema.json"] {
            let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Assets/schema/\(name)")
            files[name] = try JSONReader.read(Array(Data(contentsOf: file))).plain()
        }
        self.files = files
    }

    /// What is wrong with a text by a definition of a file; empty where nothing is.
    func faults(_ text: String, _ reference: String) throws -> [String] {
        let (schema, file) = try resolve(reference, in: "")
        return check(try JSONReader.read(text).plain(), schema, file, "$")
    }

    struct Missing: Error {
        let reference: String
    }

    private func resolve(_ reference: String, in file: String) throws -> (JSONValue, String) {
        let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let name = parts[0].isEmpty ? file : parts[0]
        guard var value = files[name] else { throw Missing(reference: reference) }
        for step in parts.dropFirst().joined().split(separator: "/") {
            guard let next = value[String(step)] else { throw Missing(reference: reference) }
            value = next
        }
        return (value, name)
    }

    private func check(_ value: JSONValue, _ schema: JSONValue, _ file: String, _ path: String) -> [String] {
        guard case .object(let rules) = schema else { return schema == .bool(true) ? [] : ["\(path): never"] }
        var faults: [String] = []
        func fail(_ rule: String) { faults.append("\(path): \(rule)") }
        func passing(_ schemas: JSONValue) -> Int {
            guard case .array(let all) = schemas else { return 0 }
            return all.count { check(value, $0, file, path).isEmpty }
        }
        for rule in rules {
            switch (rule.key, rule.value, value) {
            case ("$ref", .string(let reference), _):
                guard let (schema, file) = try? resolve(reference, in: file) else {
                    fail("no \(reference)")
                    continue
                }
                faults += check(value, schema, file, path)
            case ("type", .string(let type), _): if !value.isOf(type) { fail("no \(type)") }
            case ("const", let wanted, _): if value != wanted { fail("not \(wanted.text)") }
            case ("enum", .array(let words), _):
                if !words.contains(value) { fail("\(value.text) is none of the words") }
            case ("oneOf", let schemas, _): if passing(schemas) != 1 { fail("\(passing(schemas)) of oneOf") }
            case ("anyOf", let schemas, _): if passing(schemas) == 0 { fail("none of anyOf") }
            case ("pattern", .string(let pattern), .string(let text)):
                if (try? Regex(pattern).firstMatch(in: text)) == nil { fail("\(text) does not match") }
            case ("minimum", .number(let least), .number(let number)):
                if number < least { fail("below \(least)") }
            case ("maximum", .number(let most), .number(let number)):
                if number > most { fail("above \(most)") }
            case ("maxItems", .number(let most), .array(let elements)):
                if Double(elements.count) > most { fail("too many") }
            case ("minItems", .number(let least), .array(let elements)):
                if Double(elements.count) < least { fail("too few") }
            case ("items", let schema, .array(let elements)):
                for (index, element) in elements.enumerated() {
                    faults += check(element, schema, file, "\(path)[\(index)]")
                }
            case ("required", .array(let keys), .object(let members)):
                for case .string(let key) in keys where !members.contains(where: { $0.key == key }) {
                    fail("without \(key)")
                }
            case ("properties", .object(let known), .object(let members)):
                for member in members {
                    guard let schema = known.first(where: { $0.key == member.key })?.value else { continue }
                    faults += check(member.value, schema, file, "\(path).\(member.key)")
                }
            case ("propertyNames", let schema, .object(let members)):
                for member in members { faults += check(.string(member.key), schema, file, "\(path) key") }
            case ("additionalProperties", let other, .object(let members)):
                for member in members where schema["properties"]?[member.key] == nil {
                    faults += check(member.value, other, file, "\(path).\(member.key)")
                }
            default: break
            }
        }
        return faults
    }
}

extension JSONValue {
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The keys of an object, in its order.
    var keys: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map(\.key)
    }

    fileprivate func isOf(_ type: String) -> Bool {
        switch (type, self) {
        case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
            ("object", .object):
            true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }
}
