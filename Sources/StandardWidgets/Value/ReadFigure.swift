import Foundation
import VistazoArchive

/// What a command printed or a file holds, as what a person wants to see of it.
enum ReadFigure: Hashable, Sendable {
    /// Finite, with the unit that stood behind it; empty for none.
    case number(Double, unit: String)
    /// Short, on one line.
    case text(String)

    /// Why there is nothing to see.
    enum Fault: Error, Hashable {
        case nothing
        /// More than a figure or a short text; what it begins with.
        case noNumber(String)
        case notUTF8
        case badPath(String)
        case badJSON(JSONFault)
        /// The document has nothing at the path; the names that there are.
        case nothingThere(path: String, known: [String])
        /// A list or an object.
        case noFigure(path: String)
    }

    /// Characters of a text that is shown as it is.
    static let longestText = 24

    /// Reads output. With a path, and where the output begins as a JSON object or list does, it is read as JSON.
    init(_ bytes: [UInt8], path: String?) throws(Fault) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { throw .nothing }
        let path = path ?? ""
        guard !path.isEmpty || trimmed.hasPrefix("{") || trimmed.hasPrefix("[") else {
            try self.init(text: trimmed)
            return
        }
        guard let way = JSONPath(path) else { throw .badPath(path) }
        let document: JSONNode
        do throws(JSONFault) {
            document = try JSONReader.read(trimmed)
        } catch {
            throw .badJSON(error)
        }
        guard let found = way.value(in: document) else {
            throw .nothingThere(path: path, known: document.names)
        }
        switch found.value {
        case .number(let number) where number.isFinite: self = .number(number, unit: "")
        case .string(let text):
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            guard !trimmed.isEmpty else { throw .nothing }
            try self.init(text: trimmed)
        case .bool(let flag): self = .text(flag ? "true" : "false")
        case .number, .null: throw .nothing
        case .array, .object:
            if path.isEmpty { throw .nothingThere(path: path, known: document.names) }
            throw .noFigure(path: path)
        }
    }

    /// Reads text that is not blank.
    private init(text: String) throws(Fault) {
        let line = text.prefix { !$0.isNewline }
        // What more is printed is passed over only where the first line is a figure.
        if let (number, unit) = Self.number(String(line)) {
            self = .number(number, unit: unit)
        } else if line.count == text.count, text.count <= Self.longestText {
            self = .text(text)
        } else {
            throw .noNumber(String(line.prefix(40)))
        }
    }

    /// A number and the unit behind it: `23.5 °C`, `42%`, `-3`, `−0,5`, `1,234.5`, `$ 12`; nil for anything else.
    static func number(_ text: String) -> (Double, String)? {
        var plain = text.trimmingCharacters(in: .whitespaces).replacing("−", with: "-")
        var before = ""
        if let sign = plain.first, "$€£¥₽".contains(sign) {
            before = String(sign)
            plain = plain.dropFirst().trimmingCharacters(in: .whitespaces)
        }
        guard
            let match = plain.prefixMatch(
                of:
                    /([+-]?)((?:\d{1,3}(?:[ \u{A0}\u{202F}']\d{3})+|[\d.,]*\d)(?:[.,]\d+)?)([eE][+-]?\d{1,3})?/
            )
        else { return nil }
        let unit = plain[match.range.upperBound...].trimmingCharacters(in: .whitespaces)
        // `3 of 5`, `10:30` and the like are no figure with a unit.
        guard unit.count <= 8,
            !unit.contains(where: { $0.isNumber || $0 == ":" || $0 == "/" && unit.first == "/" })
        else { return nil }
        guard let digits = plainDigits(String(match.output.2)),
            let number = Double(match.output.1 + digits + (match.output.3 ?? "")), number.isFinite
        else { return nil }
        return (number, before.isEmpty ? unit : unit.isEmpty ? before : unit)
    }

    /// The digits with a point for the decimals. Of points and commas the last is the decimal sign where both stand;
    /// alone and with three digits behind it a comma parts thousands, and so does what stands twice.
    private static func plainDigits(_ text: String) -> String? {
        let text = String(text.filter { !" \u{A0}\u{202F}'".contains($0) })
        let points = text.count { $0 == "." }
        let commas = text.count { $0 == "," }
        if points > 0, commas > 0 {
            guard let last = text.last(where: { $0 == "." || $0 == "," }) else { return nil }
            guard (last == "." ? points : commas) == 1 else { return nil }
            return String(text.filter { $0 != (last == "." ? "," : ".") }).replacing(",", with: ".")
        }
        if points > 1 || commas > 1 { return String(text.filter { $0 != "." && $0 != "," }) }
        guard commas == 1 else { return text.hasPrefix(".") ? "0" + text : text }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let groups = parts[1].count == 3 && (1...3).contains(parts[0].count) && parts[0] != "0"
        return groups ? parts.joined() : parts.joined(separator: ".")
    }
}

extension JSONNode {
    /// The names of an object's members, a few of them.
    fileprivate var names: [String] {
        if case .object(let members) = value { return members.prefix(12).map(\.key) }
        if case .array(let elements) = value { return elements.isEmpty ? [] : ["[0]"] }
        return []
    }
}
