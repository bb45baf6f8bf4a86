import Foundation

/// A value that was read, and what was mended on the way: colours that are none.
package struct Decoded<Value: Sendable>: Sendable {
    /// Usable as it is, whatever the diagnostics say.
    package var value: Value
    /// One a distinct mistake, in the order of the text.
    package var diagnostics: [JSONFault]

    /// By default nothing had to be mended.
    package init(_ value: Value, diagnostics: [JSONFault] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }
}

/// Reads archives and counts what the limits count.
struct ArchiveDecoder {
    static let entryLimit = 500
    static let nodeLimit = 10_000
    /// Views inside each other.
    static let levelLimit = 64

    var nodes = 0
    var level = 0
    private(set) var diagnostics: [JSONFault] = []
    private var badColors: Set<String> = []

    mutating func archive(_ node: JSONNode) throws(JSONFault) -> ArchivedTimeline {
        var object = try node.object()
        try checkFormat(object.take("format"))
        var entries: [ArchivedEntry] = []
        let list = try object.need("entries")
        for element in try list.array() {
            guard entries.count < Self.entryLimit else {
                throw element.fault(.tooManyEntries(limit: Self.entryLimit))
            }
            entries.append(try entry(element))
        }
        let reload = try object.takeValue("reload").map { (node) throws(JSONFault) in try policy(node) }
        let staleAfter = try object.takeValue("staleAfter").map { (node) throws(JSONFault) in
            try node.number(in: 0...1e12)
        }
        let madeFor = try object.takeValue("madeFor").map { (node) throws(JSONFault) in try self.madeFor(node)
        }
        try object.finish()
        // The standard library's sort is stable in fact, but does not promise it.
        let sorted = entries.enumerated().sorted {
            ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
        }
        return ArchivedTimeline(
            entries: sorted.map(\.element), reload: reload ?? .atEnd, staleAfter: staleAfter, madeFor: madeFor
        )
    }

    func checkFormat(_ node: JSONNode?) throws(JSONFault) {
        guard let node else { return }
        let format = try node.number()
        guard format == 1 else { throw node.fault(.unknownFormat(format)) }
    }

    mutating func entry(_ node: JSONNode) throws(JSONFault) -> ArchivedEntry {
        var object = try node.object()
        var entry = ArchivedEntry(date: try object.need("date").date(), view: .empty)
        entry.capturedAt = try object.takeValue("capturedAt")?.date()
        if let relevance = object.takeValue("relevance") {
            var object = try relevance.object()
            entry.relevance = ArchivedEntry.Relevance(
                score: try object.need("score").number(), duration: try object.take("duration")?.number() ?? 0
            )
            try object.finish()
        }
        entry.ignoresMargins = try object.take("ignoresMargins")?.bool() ?? false
        entry.view = try self.node(object.need("view"))
        try object.finish()
        return entry
    }

    private func policy(_ node: JSONNode) throws(JSONFault) -> ReloadPolicy {
        if case .string(let word) = node.value {
            switch word {
            case "atEnd": return .atEnd
            case "never": return .never
            default: throw node.fault(.unknownWord(word, known: ["atEnd", "never"]))
            }
        }
        guard node.kind == .object else { throw node.mismatch(.string, .object) }
        var object = try node.object()
        let date = try object.need("after").date()
        try object.finish()
        return .after(date)
    }

    private func madeFor(_ node: JSONNode) throws(JSONFault) -> MadeFor {
        var object = try node.object()
        let family = try object.need("family").choice(Family.self)
        let cells = 0...10_000
        let result = MadeFor(
            family: family,
            columns: try object.take("columns")?.integer(in: cells) ?? family.outerSize.columns,
            rows: try object.take("rows")?.integer(in: cells) ?? family.outerSize.rows,
            mode: try object.take("mode")?.choice(RenderingMode.self) ?? .fullColor,
            scheme: try object.take("scheme")?.choice(Scheme.self) ?? .dark,
            locale: try object.take("locale")?.string() ?? "", zone: try object.take("zone")?.string() ?? "")
        try object.finish()
        return result
    }

    /// A colour by role, `#rgb` or `#rrggbb`, or an object of such a `color` and an `opacity`. nil is the default
    /// colour: for null, and with one diagnostic for a word that is no colour.
    mutating func color(_ node: JSONNode) throws(JSONFault) -> NodeColor? {
        switch node.value {
        case .null: return nil
        case .string(let word):
            if let base = NodeColor.Base(word: word) { return NodeColor(base) }
            if badColors.insert(word).inserted, diagnostics.count < 32 {
                diagnostics.append(node.fault(.badColor(word)))
            }
            return nil
        case .object:
            var object = try node.object()
            var color = try self.color(object.need("color"))
            if let opacity = try object.take("opacity")?.number(in: 0...1) { color?.opacity = opacity }
            try object.finish()
            return color
        default: throw node.mismatch(.string, .object)
        }
    }

    func word<T>(_ node: JSONNode, _ table: [String: T]) throws(JSONFault) -> T {
        let word = try node.string()
        guard let value = table[word] else {
            throw node.fault(.unknownWord(word, known: table.keys.sorted()))
        }
        return value
    }
}

extension NodeColor.Base {
    /// A role's name (`grey` is `gray`), `#rgb` or `#rrggbb`; nil for anything else.
    package init?(word: String) {
        if let role = NodeColor.Role(rawValue: word == "grey" ? "gray" : word) {
            self = .role(role)
            return
        }
        let digits = word.utf8.dropFirst()
        guard word.utf8.first == UInt8(ascii: "#"), digits.count == 3 || digits.count == 6 else { return nil }
        var values: [UInt8] = []
        for digit in digits {
            guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            values.append(UInt8(value))
        }
        self =
            values.count == 3
            ? .rgb(values[0] * 17, values[1] * 17, values[2] * 17)
            : .rgb(values[0] << 4 | values[1], values[2] << 4 | values[3], values[4] << 4 | values[5])
    }

    var word: String {
        switch self {
        case .role(let role): return role.rawValue
        case .rgb(let red, let green, let blue):
            let value = String(Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
            return "#" + String(repeating: "0", count: 6 - value.count) + value
        }
    }
}
