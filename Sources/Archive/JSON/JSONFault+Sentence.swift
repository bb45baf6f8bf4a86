import VistazoWords

extension JSONFault {
    /// What is wrong and where, for a person: the place, the path where there is one, the cause and the nearest
    /// known word. The name of the file is the caller's to say.
    package func sentence(_ words: Words) -> String {
        let arguments = [
            "line": String(place.line), "column": String(place.column), "path": pathText,
            "cause": causeSentence(words),
        ]
        return path.isEmpty ? words("archive.fault", arguments) : words("archive.faultAtPath", arguments)
    }

    /// The cause alone, without its place.
    package func causeSentence(_ words: Words) -> String {
        switch cause {
        case .tooLarge(let limit):
            return words("archive.tooLarge", ["limit": Self.size(limit)])
        case .tooDeep(let limit): return words("archive.tooDeep", count: limit)
        case .invalidUTF8: return words("archive.invalidUTF8", ["offset": String(place.offset)])
        case .unexpectedEnd: return words("archive.unexpectedEnd")
        case .unexpected(let found, let expected):
            return words(
                "archive.unexpected",
                ["found": found, "expected": words("archive.expected.\(expected.rawValue)")])
        case .unterminatedString: return words("archive.unterminatedString")
        case .unterminatedComment: return words("archive.unterminatedComment")
        case .badEscape(let text): return words("archive.badEscape", ["text": Self.short(text)])
        case .loneSurrogate: return words("archive.loneSurrogate")
        case .badNumber(let text): return words("archive.badNumber", ["text": text])
        case .numberTooLarge(let text): return words("archive.numberTooLarge", ["text": text])
        case .duplicateKey(let key): return words("archive.duplicateKey", ["key": Self.short(key)])
        case .wrongType(let found, let expected):
            let kinds = expected.map { words("archive.kind.\($0.rawValue)") }
            let either = kinds.dropFirst().reduce(kinds.first ?? "") {
                words("archive.either", ["first": $0, "second": $1])
            }
            return words(
                "archive.wrongType",
                ["found": words("archive.kind.\(found.rawValue)"), "expected": either])
        case .unknownKey(let key, let known):
            return suggestion("archive.unknownKey", Self.short(key), known, words)
        case .missingKey(let key): return words("archive.missingKey", ["key": Self.short(key)])
        case .unknownWord(let word, let known):
            return suggestion("archive.unknownWord", Self.short(word), known, words)
        case .notFinite: return words("archive.notFinite")
        case .notWhole(let number): return words("archive.notWhole", ["number": Self.number(number)])
        case .outOfRange(let number, let lowest, let highest):
            return words(
                "archive.outOfRange",
                [
                    "number": Self.number(number), "lowest": Self.number(lowest),
                    "highest": Self.number(highest),
                ])
        case .badDate(let text): return words("archive.badDate", ["text": Self.short(text)])
        case .farDate(let text): return words("archive.farDate", ["text": Self.short(text)])
        case .badColor(let text): return words("archive.badColor", ["text": Self.short(text)])
        case .badKey(let text): return words("archive.badKey", ["text": Self.short(text)])
        case .badName(let text): return words("archive.badName", ["text": Self.short(text)])
        case .badPixels(let count): return words("archive.badPixels", count: count)
        case .wrongCount(let found, let expected):
            return words("archive.wrongCount", count: expected, ["found": String(found)])
        case .noContent(let known): return words("archive.noContent", ["known": Self.list(known)])
        case .severalContents(let keys): return words("archive.severalContents", ["keys": Self.list(keys)])
        case .tooMany(let limit): return words("archive.tooMany", count: limit)
        case .tooManyEntries(let limit): return words("archive.tooManyEntries", count: limit)
        case .tooManyNodes(let limit): return words("archive.tooManyNodes", count: limit)
        case .tooManyLevels(let limit): return words("archive.tooManyLevels", count: limit)
        case .unknownFormat(let number):
            return words("archive.unknownFormat", ["number": Self.number(number)])
        case .custom(let sentence): return sentence
        }
    }

    /// The nearest known word where one is near, else all of them where they are few.
    private func suggestion(_ key: String, _ found: String, _ known: [String], _ words: Words) -> String {
        if let nearest {
            return words("\(key)Near", ["found": found, "nearest": nearest])
        }
        return known.isEmpty || known.count > 24
            ? words(key, ["found": found])
            : words("\(key)Known", ["found": found, "known": Self.list(known)])
    }

    private static func list(_ texts: [String]) -> String { texts.map(short).joined(separator: ", ") }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 && bytes.isMultiple(of: 1 << 20) ? "\(bytes >> 20) MiB" : "\(bytes >> 10) KiB"
    }
}
