import Foundation

/// A JSON value that knows where it was written.
///
/// Each accessor either gives what is asked for or throws a `JSONFault` with place and path.
package struct JSONNode: Sendable {
    /// As written: nothing is converted or merged, and members keep their order.
    package enum Value: Sendable {
        case null
        case bool(Bool)
        /// May be infinite or NaN, which JSON5 can write.
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([Member])
    }

    /// A member of an object, in the order it was written.
    package struct Member: Sendable {
        /// Without its quotes, escapes resolved.
        package var key: String
        /// Bytes before the key.
        package var offset: Int
        /// Knows its own place, which is after the key's.
        package var value: JSONNode
    }

    /// The six types of JSON, by the names that faults show.
    package enum Kind: String, CaseIterable, Codable, Sendable {
        case null, bool, number, string, array, object
    }

    /// Its children have places of their own.
    package let value: Value
    /// Bytes before the value.
    package let offset: Int
    /// The whole text; every node of a tree shares it.
    package let source: JSONSource

    init(_ value: Value, offset: Int, source: JSONSource) {
        self.value = value
        self.offset = offset
        self.source = source
    }

    /// The type alone.
    package var kind: Kind {
        switch value {
        case .null: .null
        case .bool: .bool
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// True for a written `null`; a missing member is no node at all.
    package var isNull: Bool { kind == .null }

    /// A fault at this value, with its place and path.
    package func fault(_ cause: JSONFault.Cause) -> JSONFault { source.fault(at: offset, cause) }

    /// A fault at this value: its type is none of those expected.
    package func mismatch(_ expected: Kind...) -> JSONFault {
        fault(.wrongType(found: kind, expected: expected))
    }
}

extension JSONNode {
    /// Throws `wrongType` for all but `true` and `false`; numbers and strings are not read as one.
    package func bool() throws(JSONFault) -> Bool {
        guard case .bool(let bool) = value else { throw mismatch(.bool) }
        return bool
    }

    /// Throws `wrongType` for all but a string, which may be empty.
    package func string() throws(JSONFault) -> String {
        guard case .string(let string) = value else { throw mismatch(.string) }
        return string
    }

    /// A finite number; throws `notFinite` for NaN and infinity.
    package func number() throws(JSONFault) -> Double {
        guard case .number(let number) = value else { throw mismatch(.number) }
        guard number.isFinite else { throw fault(.notFinite) }
        return number
    }

    /// A finite number within the bounds, both included; throws `outOfRange` beyond them.
    package func number(in range: ClosedRange<Double>) throws(JSONFault) -> Double {
        let number = try number()
        guard range.contains(number) else {
            throw fault(.outOfRange(number, lowest: range.lowerBound, highest: range.upperBound))
        }
        return number
    }

    /// A whole number; `2.0` is one.
    package func integer(in range: ClosedRange<Int> = -1_000_000_000...1_000_000_000) throws(JSONFault) -> Int
    {
        let number = try number(in: Double(range.lowerBound)...Double(range.upperBound))
        guard let integer = Int(exactly: number) else { throw fault(.notWhole(number)) }
        return integer
    }

    /// Its elements, perhaps none; throws `wrongType` for all but an array.
    package func array() throws(JSONFault) -> [JSONNode] {
        guard case .array(let elements) = value else { throw mismatch(.array) }
        return elements
    }

    /// Its members, perhaps none; throws `wrongType` for all but an object.
    package func object() throws(JSONFault) -> JSONObject {
        guard case .object(let members) = value else { throw mismatch(.object) }
        return JSONObject(node: self, members: members)
    }

    /// One of the words that are the raw values of `type`.
    package func choice<T: RawRepresentable<String> & CaseIterable>(_ type: T.Type) throws(JSONFault) -> T {
        let word = try string()
        guard let choice = T(rawValue: word) else {
            throw fault(.unknownWord(word, known: T.allCases.map(\.rawValue)))
        }
        return choice
    }

    /// A date as RFC 3339 writes it.
    package func date() throws(JSONFault) -> Date {
        let text = try string()
        switch WireDate.parse(text) {
        case .success(let date): return date
        case .failure(.malformed): throw fault(.badDate(text))
        case .failure(.outOfRange): throw fault(.farDate(text))
        }
    }

    /// The bare value; throws `notFinite` where it holds NaN or infinity, which JSON cannot write.
    package func plain() throws(JSONFault) -> JSONValue {
        switch value {
        case .null: return .null
        case .bool(let bool): return .bool(bool)
        case .number: return .number(try number())
        case .string(let string): return .string(string)
        case .array(let elements):
            var values: [JSONValue] = []
            for element in elements { values.append(try element.plain()) }
            return .array(values)
        case .object(let members):
            var values: [JSONValue.Member] = []
            for member in members { values.append(JSONValue.Member(member.key, try member.value.plain())) }
            return .object(values)
        }
    }
}
