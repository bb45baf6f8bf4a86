/// What is wrong with a JSON text, and where.
package struct JSONFault: Error, Hashable, Codable, Sendable {
    /// The first byte of the value or key at fault.
    package var place: JSONPlace
    /// Keys and positions from the root down to the value at fault; empty at the root.
    package var path: [Step]
    /// Carries what was found, and what could have stood there.
    package var cause: Cause

    /// An empty path means the root.
    package init(place: JSONPlace, path: [Step] = [], cause: Cause) {
        self.place = place
        self.path = path
        self.cause = cause
    }

    /// One step of the way down.
    package enum Step: Hashable, Codable, Sendable {
        case key(String)
        /// Counted from 0.
        case index(Int)
    }

    /// The way down as people write it: `entries[0].view.vstack[1]`; empty at the root. Of a very long way
    /// both ends.
    package var pathText: String {
        var text = ""
        for (number, step) in path.enumerated() {
            if path.count > 24, (12..<(path.count - 4)).contains(number) {
                if number == 12 { text += "…" }
                continue
            }
            switch step {
            case .key(let key): text += (text.isEmpty ? "" : ".") + Self.short(key)
            case .index(let index): text += "[\(index)]"
            }
        }
        return text
    }

    /// What a person can take in of a text that may be a megabyte, its invisible characters shown as code points.
    static func short(_ text: String) -> String {
        var result = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            guard index < 48 else { return result + "…" }
            result += scalar.seen
        }
        return result
    }

    /// The known word that a mistaken one was probably meant to be, nil where none is near.
    package var nearest: String? {
        switch cause {
        case .unknownKey(let found, let known), .unknownWord(let found, let known): known.nearest(to: found)
        default: nil
        }
    }

    /// Everything that can be wrong, from the bytes up to the meaning.
    package enum Cause: Hashable, Codable, Sendable {
        /// More bytes than allowed.
        case tooLarge(limit: Int)
        /// Arrays and objects inside each other beyond the limit.
        case tooDeep(limit: Int)
        case invalidUTF8
        /// The text ends where something was still to come.
        case unexpectedEnd
        /// `found` is one character, or its code point where it cannot be seen.
        case unexpected(found: String, expected: Expected)
        case unterminatedString
        case unterminatedComment
        case badEscape(String)
        /// Half of a UTF-16 pair written as `\uD800`.
        case loneSurrogate
        case badNumber(String)
        /// Beyond what a 64-bit floating number holds.
        case numberTooLarge(String)
        case duplicateKey(String)

        case wrongType(found: JSONNode.Kind, expected: [JSONNode.Kind])
        case unknownKey(String, known: [String])
        case missingKey(String)
        /// A word that is none of the allowed values.
        case unknownWord(String, known: [String])
        /// NaN or infinity where a length, an amount or a date must be finite.
        case notFinite
        case notWhole(Double)
        case outOfRange(Double, lowest: Double, highest: Double)
        case badDate(String)
        /// Outside the years 1 to 9999.
        case farDate(String)
        case badColor(String)
        /// Not one visible character.
        case badKey(String)
        /// Empty, too long, or with characters that no name has here.
        case badName(String)
        /// Not the Base64 of this many bytes: three for each pixel.
        case badPixels(count: Int)
        /// An array of another length than the one that was asked for.
        case wrongCount(found: Int, expected: Int)

        /// An object without the one key that would say what it is.
        case noContent(known: [String])
        /// An object with more than one key that says what it is.
        case severalContents([String])
        /// More elements of an array than any may have here.
        case tooMany(limit: Int)
        case tooManyEntries(limit: Int)
        case tooManyNodes(limit: Int)
        case tooManyLevels(limit: Int)
        /// A `format` that this version does not read.
        case unknownFormat(Double)
        /// A sentence that the caller made, where the mistake is one of meaning that only the caller knows.
        case custom(String)
    }

    /// What could have stood where something else did.
    package enum Expected: String, CaseIterable, Codable, Sendable {
        case value, key, colon, commaOrBrace, commaOrBracket, end
    }
}

/// A place in a text.
package struct JSONPlace: Hashable, Codable, Sendable {
    /// Counted from 1; LF, CR LF and a lone CR end a line.
    package var line: Int
    /// Counted from 1, in Unicode scalars.
    package var column: Int
    /// Bytes before it.
    package var offset: Int

    /// Line and column count from 1, the offset from 0.
    package init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}
