/// A variable under `@Entry`, as the compiler sends its source: what becomes of it is a key of the environment.
struct EntryDeclaration {
    let name: String
    /// Nil where it follows from the value.
    let type: String?
    /// What it is until someone sets it.
    let value: String

    /// Nil where the source is no variable with a name and a value, or of an optional type.
    init?(source: String) {
        guard let keyword = Self.words(of: source).first(where: { source[$0] == "var" }) else { return nil }
        let rest = source[keyword.upperBound...]
        let head = rest.prefix { $0 != ":" && $0 != "=" }
        name = String(head.filter { !$0.isWhitespace && $0 != "`" })
        guard !name.isEmpty else { return nil }
        let tail = rest[head.endIndex...]
        let sign = Self.sign(in: tail)
        let written = sign.map { tail[tail.index(after: $0)...] }
        let annotation = tail.first == ":" ? tail[..<(sign ?? tail.endIndex)].dropFirst() : nil
        type = annotation.map { Self.trimmed($0) }
        if let written {
            value = Self.trimmed(written)
        } else if let type, type.hasSuffix("?") || type.hasPrefix("Optional<") {
            value = "nil"
        } else {
            return nil
        }
    }

    /// The key that keeps the value.
    var peer: String {
        let property =
            type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
        return "private struct __Key_\(name): SwiftUI.EnvironmentKey { \(property) }"
    }

    /// Reads and sets the value under the key.
    var accessor: String {
        "{ get { self[__Key_\(name).self] } set { self[__Key_\(name).self] = newValue } }"
    }

    /// The ranges of words in a source.
    private static func words(of source: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var start: String.Index?
        for index in source.indices {
            if source[index].isLetter || source[index] == "_" {
                start = start ?? index
            } else if let first = start {
                ranges.append(first..<index)
                start = nil
            }
        }
        return ranges
    }

    /// The first `=` outside of brackets.
    private static func sign(in text: Substring) -> String.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where index > text.startIndex && text[text.index(before: index)] != "-": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
