/// Strings, numbers, words and the space between them.
extension JSONScanner {
    /// A string in single or double quotes. A line may end in it only behind a backslash, which joins the lines.
    mutating func quoted() throws(JSONFault) -> String {
        let start = index
        let quote = bytes[start]
        index += 1
        // Most strings hold no escape and are copied in one piece.
        while let byte = peek, byte != quote, byte != UInt8(ascii: "\\"), byte != 0x0A, byte != 0x0D {
            index += 1
        }
        if peek == quote {
            index += 1
            return text((start + 1)..<(index - 1))
        }
        var result = Array(bytes[(start + 1)..<index])
        while let byte = peek {
            switch byte {
            case quote:
                index += 1
                return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"):
                try escape(into: &result)
            case 0x0A, 0x0D:
                throw fault(.unterminatedString, at: start)
            default:
                result.append(byte)
                index += 1
            }
        }
        throw fault(.unterminatedString, at: start)
    }

    private mutating func escape(into result: inout [UInt8]) throws(JSONFault) {
        let start = index
        index += 1
        guard let (scalar, length) = scalar(at: index) else { throw fault(.unexpectedEnd) }
        index += length
        switch scalar {
        case "b": result.append(0x08)
        case "t": result.append(0x09)
        case "n": result.append(0x0A)
        case "v": result.append(0x0B)
        case "f": result.append(0x0C)
        case "r": result.append(0x0D)
        case "x": append(Unicode.Scalar(UInt8(try hex(2, from: start))), to: &result)
        case "u": append(try unicodeEscape(from: start), to: &result)
        case "0" where !(peek.map { (0x30...0x39).contains($0) } ?? false): result.append(0)
        case "0"..."9": throw fault(.badEscape("\\\(scalar)"), at: start)
        case "\r":
            _ = consume(0x0A)
        case "\n", "\u{2028}", "\u{2029}":
            break
        default:
            append(scalar, to: &result)
        }
    }

    private mutating func unicodeEscape(from start: Int) throws(JSONFault) -> Unicode.Scalar {
        let first = try hex(4, from: start)
        guard (0xD800...0xDFFF).contains(first) else {
            guard let scalar = Unicode.Scalar(first) else { throw fault(.loneSurrogate, at: start) }
            return scalar
        }
        guard first < 0xDC00, consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "u")) else {
            throw fault(.loneSurrogate, at: start)
        }
        let second = try hex(4, from: start)
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw fault(.loneSurrogate, at: start) }
        return scalar
    }

    private mutating func hex(_ digits: Int, from start: Int) throws(JSONFault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let byte = peek else { throw fault(.unexpectedEnd) }
            guard let digit = hexDigit(byte) else {
                throw fault(.badEscape(text(start..<index)), at: start)
            }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }

    private func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// Decimal with an optional sign, a leading or trailing point and an exponent; hexadecimal; `Infinity`, `NaN`.
    mutating func number() throws(JSONFault) -> Double {
        let start = index
        let isNegative = peek == UInt8(ascii: "-")
        if isNegative || peek == UInt8(ascii: "+") { index += 1 }
        let body = index
        while let byte = peek {
            let isPart =
                hexDigit(byte) != nil || isWordByte(byte) || byte == UInt8(ascii: ".")
                || ((byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
                    && bytes[index - 1] | 0x20 == UInt8(ascii: "e") && index - 1 > body)
            guard isPart else { break }
            index += 1
        }
        let value = magnitude(body..<index)
        guard let value else { throw fault(.badNumber(excerpt(start..<index)), at: start) }
        guard value.isFinite || bytes[body] == UInt8(ascii: "I") || bytes[body] == UInt8(ascii: "N") else {
            throw fault(.numberTooLarge(excerpt(start..<index)), at: start)
        }
        return isNegative ? -value : value
    }

    /// nil where the bytes are no number; infinity where it is too large.
    private func magnitude(_ range: Range<Int>) -> Double? {
        let digits = UnsafeBufferPointer(rebasing: bytes[range])
        guard let first = digits.first else { return nil }
        if first == UInt8(ascii: "I") { return text(range) == "Infinity" ? .infinity : nil }
        if first == UInt8(ascii: "N") { return text(range) == "NaN" ? .nan : nil }
        if digits.count > 1, first == UInt8(ascii: "0") {
            if digits[1] | 0x20 == UInt8(ascii: "x") {
                guard digits.count > 2 else { return nil }
                var value = 0.0
                for byte in digits.dropFirst(2) {
                    guard let digit = hexDigit(byte) else { return nil }
                    value = value * 16 + Double(digit)
                }
                return value
            }
            // A leading zero is no octal number, and no decimal one either.
            if isDigit(digits[1]) { return nil }
        }
        // digits* ("." digits*)? (e sign? digits+)? with a digit before the exponent.
        var at = 0
        var whole = 0
        while at < digits.count, isDigit(digits[at]) {
            if at < 15 { whole = whole * 10 + Int(digits[at] - 0x30) }
            at += 1
        }
        if at == digits.count, at <= 15 { return Double(whole) }
        var count = at
        if at < digits.count, digits[at] == UInt8(ascii: ".") {
            at += 1
            let fraction = at
            while at < digits.count, isDigit(digits[at]) { at += 1 }
            count += at - fraction
        }
        guard count > 0 else { return nil }
        if at < digits.count, digits[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if at < digits.count, digits[at] == UInt8(ascii: "+") || digits[at] == UInt8(ascii: "-") {
                at += 1
            }
            let exponent = at
            while at < digits.count, isDigit(digits[at]) { at += 1 }
            guard at > exponent else { return nil }
        }
        guard at == digits.count else { return nil }
        // The standard library takes neither a leading nor a trailing point.
        var plain = text(range)
        if first == UInt8(ascii: ".") { plain = "0" + plain }
        if let point = plain.utf8.firstIndex(of: UInt8(ascii: ".")) {
            let next = plain.utf8.index(after: point)
            if next == plain.endIndex || !isDigit(plain.utf8[next]) { plain.insert("0", at: next) }
        }
        return Double(plain)
    }

    /// Letters, digits, `_` and `$`, as JSON5 takes them in keys without quotes.
    mutating func skipWord() {
        while let byte = peek {
            if byte < 0x80 {
                guard isWordByte(byte) else { return }
                index += 1
            } else {
                guard let (scalar, length) = scalar(at: index), isWordScalar(scalar) else { return }
                index += length
            }
        }
    }

    /// Blanks, line ends and comments of both sorts.
    mutating func skipSpace() throws(JSONFault) {
        while let byte = peek {
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09, 0x0B, 0x0C:
                index += 1
            case UInt8(ascii: "/"):
                try skipComment()
            case 0x80...:
                guard let (scalar, length) = scalar(at: index), isSpace(scalar) else { return }
                index += length
            default:
                return
            }
        }
    }

    private mutating func skipComment() throws(JSONFault) {
        let start = index
        index += 1
        if consume(UInt8(ascii: "/")) {
            while let byte = peek, byte != 0x0A, byte != 0x0D { index += 1 }
        } else if consume(UInt8(ascii: "*")) {
            while index + 1 < bytes.count {
                if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                    index += 2
                    return
                }
                index += 1
            }
            throw fault(.unterminatedComment, at: start)
        } else {
            index = start
            throw unexpected(.value)
        }
    }

    /// The scalar that begins at a byte, and its length in bytes.
    func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        guard offset < bytes.count else { return nil }
        var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }

    /// A piece of the text that is short enough for a message.
    private func excerpt(_ range: Range<Int>) -> String {
        range.count <= 24 ? text(range) : text(range.lowerBound..<(range.lowerBound + 24)) + "…"
    }
}

extension Unicode.Scalar {
    /// Itself where it can be seen, else its code point: `U+0007`.
    var seen: String {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
            let digits = String(value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        default:
            return String(Character(self))
        }
    }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
}

private func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
}

private func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
        .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation:
        true
    default: scalar == "\u{200C}" || scalar == "\u{200D}"
    }
}

private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\u{FEFF}"
    }
}
