/// Reads JSON and JSON5 from UTF-8 bytes into a tree that knows its places.
///
/// Refused, each with place and path: invalid UTF-8, a key twice in one object, halves of UTF-16 pairs, numbers
/// beyond a double, and more bytes or more nesting than the limits allow. `NaN` and `Infinity` are read; whoever
/// asks a node for a finite number refuses them.
package enum JSONReader {
    /// What a text may cost before it is refused.
    package struct Limits: Hashable, Sendable {
        /// Bytes; 1 MiB by default.
        package var bytes: Int
        /// Arrays and objects inside each other. 320 leaves room for 64 levels of views, of which each may take
        /// five: object, modifiers, modifier, its value, children.
        package var depth: Int

        /// 1 MiB and 320 levels by default.
        package init(bytes: Int = 1 << 20, depth: Int = 320) {
            self.bytes = bytes
            self.depth = depth
        }
    }

    /// Reads the UTF-8 of a text. Throws the first fault, `tooLarge` before anything is read.
    package static func read(_ text: String, limits: Limits = Limits()) throws(JSONFault) -> JSONNode {
        try read(Array(text.utf8), limits: limits)
    }

    /// Reads UTF-8. Throws the first fault, `tooLarge` before anything is read.
    package static func read(_ bytes: [UInt8], limits: Limits = Limits()) throws(JSONFault) -> JSONNode {
        guard bytes.count <= limits.bytes else {
            throw JSONFault(
                place: JSONPlace(line: 1, column: 1, offset: 0), cause: .tooLarge(limit: limits.bytes))
        }
        let source = JSONSource(bytes: bytes, depthLimit: limits.depth)
        return try bytes.withUnsafeBufferPointer { (buffer) throws(JSONFault) -> JSONNode in
            if let offset = buffer.firstInvalidUTF8 {
                throw JSONFault(place: source.place(at: offset), cause: .invalidUTF8)
            }
            var scanner = JSONScanner(source: source, bytes: buffer)
            return try scanner.document()
        }
    }
}

/// One pass over a text. Its recursion is bounded by the depth limit.
struct JSONScanner {
    let source: JSONSource
    /// Valid UTF-8.
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    private var path: [JSONFault.Step] = []
    /// Where a value or key begins whose path is wanted; the scan stops there.
    private let target: Int
    private(set) var found: [JSONFault.Step]?

    init(source: JSONSource, bytes: UnsafeBufferPointer<UInt8>, target: Int = -1) {
        self.source = source
        self.bytes = bytes
        self.target = target
    }

    /// One value with nothing but space and comments around it.
    mutating func document() throws(JSONFault) -> JSONNode {
        try skipSpace()
        let root = try value(depth: 0)
        try skipSpace()
        if index < bytes.count { throw unexpected(.end) }
        return root
    }

    private mutating func value(depth: Int) throws(JSONFault) -> JSONNode {
        let start = index
        if start == target {
            found = path
            throw fault(.unexpectedEnd)
        }
        guard start < bytes.count else { throw fault(.unexpectedEnd) }
        let value: JSONNode.Value
        switch bytes[start] {
        case UInt8(ascii: "{"):
            guard depth < source.depthLimit else { throw fault(.tooDeep(limit: source.depthLimit)) }
            value = .object(try members(depth: depth))
        case UInt8(ascii: "["):
            guard depth < source.depthLimit else { throw fault(.tooDeep(limit: source.depthLimit)) }
            value = .array(try elements(depth: depth))
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            value = .string(try quoted())
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            value = .number(try number())
        default:
            value = try literal()
        }
        return JSONNode(value, offset: start, source: source)
    }

    private mutating func elements(depth: Int) throws(JSONFault) -> [JSONNode] {
        index += 1
        var elements: [JSONNode] = []
        while true {
            try skipSpace()
            if consume(UInt8(ascii: "]")) { return elements }
            path.append(.index(elements.count))
            elements.append(try value(depth: depth + 1))
            path.removeLast()
            try skipSpace()
            if consume(UInt8(ascii: ",")) || peek == UInt8(ascii: "]") { continue }
            throw unexpected(.commaOrBracket)
        }
    }

    private mutating func members(depth: Int) throws(JSONFault) -> [JSONNode.Member] {
        index += 1
        var members: [JSONNode.Member] = []
        var seen: Set<String> = []
        while true {
            try skipSpace()
            if consume(UInt8(ascii: "}")) { return members }
            let start = index
            let key = try key()
            path.append(.key(key))
            if start == target {
                found = path
                throw fault(.unexpectedEnd)
            }
            // A set costs more than looking through a few.
            if members.count == 8 { seen = Set(members.map(\.key)) }
            let isDuplicate =
                members.count < 8 ? members.contains { $0.key == key } : !seen.insert(key).inserted
            if isDuplicate { throw fault(.duplicateKey(key), at: start) }
            try skipSpace()
            guard consume(UInt8(ascii: ":")) else { throw unexpected(.colon) }
            try skipSpace()
            members.append(JSONNode.Member(key: key, offset: start, value: try value(depth: depth + 1)))
            path.removeLast()
            try skipSpace()
            if consume(UInt8(ascii: ",")) || peek == UInt8(ascii: "}") { continue }
            throw unexpected(.commaOrBrace)
        }
    }

    private mutating func key() throws(JSONFault) -> String {
        if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try quoted() }
        let start = index
        skipWord()
        guard index > start, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else {
            index = start
            throw unexpected(.key)
        }
        return text(start..<index)
    }

    private mutating func literal() throws(JSONFault) -> JSONNode.Value {
        let start = index
        skipWord()
        switch text(start..<index) {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "Infinity": return .number(.infinity)
        case "NaN": return .number(.nan)
        default:
            index = start
            throw unexpected(.value)
        }
    }

    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func consume(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        index += 1
        return true
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    func fault(_ cause: JSONFault.Cause, at offset: Int? = nil) -> JSONFault {
        JSONFault(place: source.place(at: offset ?? index), path: path, cause: cause)
    }

    func unexpected(_ expected: JSONFault.Expected) -> JSONFault {
        guard let scalar = scalar(at: index)?.scalar else { return fault(.unexpectedEnd) }
        return fault(.unexpected(found: scalar.seen, expected: expected))
    }
}
