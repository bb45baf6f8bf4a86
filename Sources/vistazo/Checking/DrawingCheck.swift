import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering

/// What of an entry's words cannot be seen in a family. Pure.
struct DrawingCheck {
    let archive: ArchivedTimeline
    let family: Family
    /// Size and clock are the check's own.
    let surroundings: Surroundings
    let place: Finding.Place

    /// How many entries are drawn: those after them look alike more often than not.
    private static let drawn = 24

    func findings() -> [Finding] {
        var told: Set<String> = []
        return archive.entries.prefix(Self.drawn).enumerated().flatMap { index, entry in
            missing(in: entry).compactMap { path, word, isCut in
                // One text that is cut in every entry is told once.
                guard told.insert(path + word).inserted else { return nil }
                var place = place
                place.entry = index
                place.path = path
                return Finding(isCut ? .cut : .dropped, place, ["text": word], isNote: family == .inline)
            }
        }
    }

    private func missing(in entry: ArchivedEntry) -> [(path: String, word: String, isCut: Bool)] {
        var surroundings = surroundings
        let own = family.outerSize
        surroundings.size = CellSize(columns: own.columns, rows: own.rows)
        surroundings.now = entry.date
        surroundings.frame = nil
        surroundings.redaction = []
        let rows = draw(entry, family: family, surroundings: surroundings).grid.rows
        let lines = rows.map(Self.folded)
        let all = lines.joined(separator: "\n")
        let joined = lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined()
        return entry.view.leaves.compactMap { leaf in
            guard case .string(let text) = leaf.content, leaf.isPlain else { return nil }
            let shown = Self.folded(clusters(of: text).map(\.text).joined())
            for word in shown.split(whereSeparator: \.isWhitespace).map(String.init) {
                if all.contains(word) || joined.contains(word) { continue }
                let isCut =
                    (1..<max(word.count, 2)).contains { all.contains(word.prefix($0) + "…") }
                    || (all.contains("…") && shown.hasCutEnd(in: lines))
                return (leaf.path, text, isCut)
            }
            return nil
        }
    }

    private static func folded(_ text: String) -> String { text.lowercased() }
}

extension String {
    /// Whether some row shows the beginning of this text and then an ellipsis.
    fileprivate func hasCutEnd(in rows: [String]) -> Bool {
        rows.contains { row in
            guard let dots = row.firstIndex(of: "…") else { return false }
            let before = row[..<dots].trimmingCharacters(in: .whitespaces)
            let tail = before.split(separator: " ").last.map(String.init) ?? before
            return !tail.isEmpty && contains(tail)
        }
    }
}
