/// Writes compact JSON, member by member in the order of the calls, so that equal values give equal bytes.
///
///     var writer = JSONWriter()
///     writer.object { $0.member("name", "café"); $0.member("size", 3) }
package struct JSONWriter: Sendable {
    /// What was written, UTF-8.
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Nothing written yet.
    package init() {}

    /// What was written so far, as a string.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// An object whose members `body` writes, each a key and a value.
    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        begin(UInt8(ascii: "{"))
        body(&self)
        end(UInt8(ascii: "}"))
    }

    /// An array whose elements `body` writes, one value after another.
    package mutating func array(_ body: (inout JSONWriter) -> Void) {
        begin(UInt8(ascii: "["))
        body(&self)
        end(UInt8(ascii: "]"))
    }

    /// The elements of an array, each on a line of its own; no blanks else.
    package mutating func lines<T>(_ elements: [T], _ body: (inout JSONWriter, T) -> Void) {
        begin(UInt8(ascii: "["))
        for element in elements {
            if needsComma { bytes.append(UInt8(ascii: ",")) }
            needsComma = false
            bytes.append(UInt8(ascii: "\n"))
            body(&self, element)
        }
        bytes.append(UInt8(ascii: "\n"))
        end(UInt8(ascii: "]"))
    }

    /// The key of the value that is written next.
    package mutating func key(_ key: String) {
        string(key)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Also what a number becomes that JSON cannot write.
    package mutating func null() { raw("null") }
    /// Writes `true` or `false`.
    package mutating func bool(_ bool: Bool) { raw(bool ? "true" : "false") }
    /// In decimal digits, exact at any size; readers may keep only 53 bits.
    package mutating func integer(_ integer: Int) { raw(String(integer)) }

    /// The shortest digits that read back the same; whole numbers below 10^15 without a point. JSON has no NaN
    /// and no infinity: they become null.
    package mutating func number(_ number: Double) {
        if !number.isFinite {
            null()
        } else if number == number.rounded(), abs(number) < 1e15 {
            raw(number == 0 && number.sign == .minus ? "-0" : String(Int(number)))
        } else {
            raw(number.description)
        }
    }

    /// Quotes, backslashes and line ends are escaped, and with them every scalar that could steer a terminal
    /// or turn the direction of what follows: C0 and C1 controls, bidi controls, line and paragraph separators.
    package mutating func string(_ string: String) {
        comma()
        bytes.append(UInt8(ascii: "\""))
        var string = string
        let isPlain = string.withUTF8 { utf8 in
            guard utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C }) else {
                return false
            }
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isPlain {
            for scalar in string.unicodeScalars { escaped(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// A bare value, its members in their order.
    package mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let bool): self.bool(bool)
        case .number(let number): self.number(number)
        case .string(let string): self.string(string)
        case .array(let elements): array { for element in elements { $0.value(element) } }
        case .object(let members): object(members)
        }
    }

    /// Members in their order; equal keys are not looked for.
    package mutating func object(_ members: [JSONValue.Member]) {
        object { writer in
            for member in members {
                writer.key(member.key)
                writer.value(member.value)
            }
        }
    }

    /// A line end between documents.
    package mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        needsComma = false
    }

    private mutating func escaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\":
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        case "\n": bytes.append(contentsOf: #"\n"#.utf8)
        case "\r": bytes.append(contentsOf: #"\r"#.utf8)
        case "\t": bytes.append(contentsOf: #"\t"#.utf8)
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}",
            "\u{2028}"..."\u{202E}",
            "\u{2066}"..."\u{2069}", "\u{FEFF}":
            let digits = String(scalar.value, radix: 16)
            bytes.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
        default:
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    private mutating func raw(_ text: String) {
        comma()
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func begin(_ byte: UInt8) {
        comma()
        bytes.append(byte)
        needsComma = false
    }

    private mutating func end(_ byte: UInt8) {
        bytes.append(byte)
        needsComma = true
    }

    private mutating func comma() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}

extension JSONWriter {
    /// A key and a string.
    package mutating func member(_ key: String, _ string: String) {
        self.key(key)
        self.string(string)
    }

    /// A key and a number; null where it is not finite.
    package mutating func member(_ key: String, _ number: Double) {
        self.key(key)
        self.number(number)
    }

    /// A key and a whole number.
    package mutating func member(_ key: String, _ integer: Int) {
        self.key(key)
        self.integer(integer)
    }

    /// A key and a truth value.
    package mutating func member(_ key: String, _ bool: Bool) {
        self.key(key)
        self.bool(bool)
    }

    /// A member whose value is written by `body`.
    package mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
        self.key(key)
        body(&self)
    }
}

extension JSONValue {
    /// Its compact text.
    package var text: String {
        var writer = JSONWriter()
        writer.value(self)
        return writer.text
    }
}
