import Foundation
import VistazoArchive
import VistazoCells
import VistazoTerminal

/// How wide characters are: by the table that is embedded, by the C library of this machine and, where a person asked
/// for it, on the terminal itself.
struct WidthFacts: Examined {
    /// A character that has two widths.
    struct Difference: Hashable, Sendable {
        var scalar: Unicode.Scalar
        /// nil where it is not known.
        var ours: Int?
        var theirs: Int?

        /// `U+1FAE8 –/2`.
        var text: String {
            let code = String(scalar.value, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
            func figure(_ width: Int?) -> String { width.map { "\($0)" } ?? "–" }
            return "U+\(padded) \(figure(ours))/\(figure(theirs))"
        }
    }

    /// The C library here, such as `glibc 2.36`.
    var library: String
    /// nil where it has no C.UTF-8 to be asked under.
    var differences: [Difference]?
    /// Columns of `samples` as the terminal has them, nil for what it did not say; nil where it was not asked.
    var measured: [Int?]?
    /// What was measured; nil for no terminal.
    var isTerminal = true

    /// What terminals are known to disagree on, in the spelling in which it is sent: those that are ambiguous in East
    /// Asia first, then accents, wide ones and emoji.
    static let samples = ["●", "○", "─", "█", "…", "°", "e\u{301}", "世", "👍", "⚠", "⏳"]
    /// So many of them are ambiguous.
    static let ambiguous = 6

    var diagnoses: [Diagnosis] { [table] + sample + (measured.map { [probe($0)] } ?? []) }

    private var table: Diagnosis {
        let arguments = ["ours": ScalarWidth.source, "theirs": library]
        guard let differences else { return Diagnosis(.widths, "table", .widthsUnknown, arguments) }
        let facts: [JSONValue.Member] = [
            .init("table", .string(ScalarWidth.source)), .init("library", .string(library)),
            .init("differences", .number(Double(differences.count))),
            .init("examples", .array(differences.prefix(8).map { .string($0.text) })),
        ]
        if differences.isEmpty { return Diagnosis(.widths, "table", .widthsSame, arguments, facts: facts) }
        let examples = differences.prefix(4).map(\.text).joined(separator: ", ")
        return Diagnosis(
            .widths, "table", .widthsOther, arguments.merging(["examples": examples]) { $1 },
            count: differences.count, facts: facts)
    }

    /// Two lines whose bars stand under each other where the terminal is of our opinion.
    private var sample: [Diagnosis] {
        let first = Self.samples.map { "│" + $0 }.joined() + "│"
        let second = Self.samples.map { "│" + String(repeating: "-", count: displayWidth($0)) }.joined() + "│"
        return [
            Diagnosis(.widths, "sample", .sample, ["text": first]),
            Diagnosis(.widths, "ruler", .sample, ["text": second]),
        ]
    }

    private func probe(_ measured: [Int?]) -> Diagnosis {
        let pairs = zip(Self.samples, measured)
        let facts: [JSONValue.Member] = pairs.map { sample, width in
            .init(sample, width.map { .number(Double($0)) } ?? .null)
        }
        guard measured.contains(where: { $0 != nil }) else {
            return Diagnosis(.widths, "terminal", .probeNone, facts: facts)
        }
        let strange = pairs.enumerated().filter { _, pair in
            pair.1.map { $0 != displayWidth(pair.0) } ?? false
        }
        let names = strange.map { "\($1.0) \(displayWidth($1.0))/\($1.1 ?? 0)" }.joined(separator: ", ")
        if strange.isEmpty { return Diagnosis(.widths, "terminal", .probeSame, facts: facts) }
        let isAmbiguous = strange.contains { $0.offset < Self.ambiguous }
        return Diagnosis(
            .widths, "terminal", isAmbiguous ? .probeAmbiguous : .probeOther, ["examples": names],
            facts: facts)
    }

    /// Compares every scalar there is with the C library's `wcwidth` under C.UTF-8; some milliseconds.
    static func read() -> WidthFacts {
        let differences = LibraryWidths.ask { columns in
            (UInt32(0x20)...0x10FFFF).lazy.compactMap { Unicode.Scalar($0) }.compactMap { scalar in
                let (ours, theirs) = (ScalarWidth.columns(of: scalar), columns(scalar))
                return ours == theirs ? nil : Difference(scalar: scalar, ours: ours, theirs: theirs)
            } as [Difference]
        }
        return WidthFacts(library: LibraryWidths.library, differences: differences)
    }
}
