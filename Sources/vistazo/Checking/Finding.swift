import VistazoArchive
import VistazoWords

/// One thing that `vistazo extension check` found: what, where, and what would be right.
struct Finding: Hashable, Sendable {
    /// What is wrong, or worth a thought. The catalogue has a sentence and a hint for each: `cli.check.CODE` and
    /// `cli.check.CODE.hint`.
    enum Code: String, CaseIterable, Sendable {
        // Of parameters.
        case badDefault, badDependency, unset
        // Of a run.
        case failed, slow, memory, output, mended, noKinds, undeclaredIntent
        // Of a timeline.
        case oneDate, sameEntries, neverChanges, laterStart, endsAtOnce, tooLong, capturedLater, dayLength
        // Of an entry.
        case bakedTime, bakedClock, frozenTime, countsUp, crossesZero, unknownSymbol, cut, dropped
        // Between runs.
        case unsteady, otherClock, otherZone, otherStore

        /// Whether it is wrong for certain, or only worth a thought.
        var isFault: Bool {
            switch self {
            case .badDefault, .badDependency, .unset, .failed, .mended, .noKinds, .undeclaredIntent, .oneDate,
                .laterStart, .capturedLater,
                .dayLength, .bakedTime,
                .countsUp, .crossesZero, .unknownSymbol, .dropped:
                true
            case .slow, .memory, .output, .sameEntries, .neverChanges, .endsAtOnce, .tooLong,
                .bakedClock, .frozenTime, .cut, .unsteady, .otherClock, .otherZone, .otherStore:
                false
            }
        }

        /// Whether it says that a time stands still where it should not.
        var isOfTime: Bool { [.bakedTime, .bakedClock, .frozenTime].contains(self) }
    }

    /// Where it is; what is nil is everywhere.
    struct Place: Hashable, Sendable {
        var kind: String?
        /// The request that showed it.
        var request: WireRequest.Name?
        var family: Family?
        /// Counted from 0, as in the archive.
        var entry: Int?
        /// In the entry, as its JSON spells it: `view.vstack[1].text`.
        var path: String?

        /// `abc timeline small entries[2].view.vstack[1]`: only what is known.
        var text: String {
            var parts = [kind, request?.rawValue, family?.rawValue].compactMap { $0 }
            let inside = [entry.map { "entries[\($0)]" }, path].compactMap { $0 }
            if !inside.isEmpty { parts.append(inside.joined(separator: ".")) }
            return parts.joined(separator: " ")
        }
    }

    let code: Code
    var place: Place
    /// What fills the sentence.
    var arguments: [String: String]
    /// Only a note though its code is a fault: what an inline line drops it means to drop.
    var isNote: Bool

    init(_ code: Code, _ place: Place = Place(), _ arguments: [String: String] = [:], isNote: Bool = false) {
        self.code = code
        self.place = place
        self.arguments = arguments
        self.isNote = isNote
    }

    var isFault: Bool { code.isFault && !isNote }

    /// The same as no more than a note.
    var note: Finding { Finding(code, place, arguments, isNote: true) }

    /// Whether another says nothing that this one does not say: of one place, in another request or family. What is
    /// cut or dropped is so in each family by itself; what was mended is so wherever it stands.
    func says(_ other: Finding) -> Bool {
        guard code == other.code, place.path == other.place.path, arguments == other.arguments else {
            return false
        }
        switch code {
        case .mended, .slow, .memory, .output: return true
        case .cut, .dropped:
            return place.kind == other.place.kind && place.family == other.place.family
        case .failed: return place.kind == other.place.kind
        default: return place.kind == other.place.kind && place.entry == other.place.entry
        }
    }

    func sentence(_ words: Words) -> String { words("cli.check.\(code.rawValue)", arguments) }

    /// What would be right, in one sentence.
    func hint(_ words: Words) -> String { words("cli.check.\(code.rawValue).hint", arguments) }

    func document(_ words: Words) -> JSONValue {
        func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
        return .object([
            .init("code", .string(code.rawValue)), .init("isFault", .bool(isFault)),
            .init("kind", text(place.kind)), .init("request", text(place.request?.rawValue)),
            .init("family", text(place.family?.rawValue)),
            .init("entry", place.entry.map { .number(Double($0)) } ?? .null), .init("path", text(place.path)),
            .init("message", .string(sentence(words))), .init("hint", .string(hint(words))),
        ])
    }
}
