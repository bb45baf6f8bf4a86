import Foundation
import VistazoCells
import VistazoRendering

/// The help page, made from the key table.
extension Dashboard {
    /// The page in two columns where both fit, in one where only that does, else with each sentence below
    /// its keys.
    mutating func helpLines(_ look: Look, at now: Date) -> [Line] {
        let groups = helpGroups(at: now)
        let half = groups.indices.first { index in
            groups[...index].joined().count * 2 >= groups.joined().count
        }
        let left = paragraphs(groups[...(half ?? groups.endIndex - 1)], look)
        let right = paragraphs(groups[((half ?? groups.endIndex - 1) + 1)...], look)
        let leftWidth = left.map(\.width).max() ?? 0
        let rightWidth = right.map(\.width).max() ?? 0
        if leftWidth + 4 + rightWidth + 6 <= size.columns {
            return (0..<max(left.count, right.count)).map { index in
                var line = index < left.count ? left[index] : Line()
                line.add(String(repeating: " ", count: leftWidth + 4 - line.width))
                if index < right.count { line.add(right[index]) }
                return line
            }
        }
        let all = paragraphs(groups[...], look)
        if all.allSatisfy({ $0.width + 6 <= size.columns }) { return all }
        return groups.flatMap { group in
            group.flatMap { entry in
                [Line(entry.keys, look.key)]
                    + Line.wrapped(entry.text, columns: size.columns - 8, look.plain)
                    .map { $0.indented(by: 2) }
            } + [Line()]
        }.dropLast()
    }

    private typealias HelpEntry = (keys: String, text: String)

    /// Groups of the table, the focused widget's own buttons beside what it does, the person's own keys.
    private mutating func helpGroups(at now: Date) -> [[HelpEntry]] {
        // A label that is only a sign says no more than its key.
        let buttons = regions(at: now).compactMap { region in
            region.label.contains(where: \.isLetter) ? region.key.map { (keys: $0, text: region.label) } : nil
        }
        // In edit mode its own keys; else how one gets there.
        let shown = KeyTable.Group.allCases.filter { isEditing ? $0 == .edit || $0 == .move : $0 != .edit }
        var groups = shown.map { group in
            helpEntries(group) + (group == .widget ? buttons : [])
        }
        let own = bindings.map {
            (keys: $0.key.caption(surroundings.glyphs), text: $0.value.joined(separator: "; "))
        }
        if !own.isEmpty, !isEditing { groups.append(own.sorted { $0.keys < $1.keys }) }
        return groups
    }

    /// A line an entry, sentences in line, a blank between groups.
    private func paragraphs(_ groups: ArraySlice<[HelpEntry]>, _ look: Look) -> [Line] {
        let wide = groups.joined().map { displayWidth($0.keys) }.max() ?? 0
        return Array(
            groups.map { group in
                group.map { entry in
                    var line = Line(entry.keys, look.key)
                    line.add(String(repeating: " ", count: wide - displayWidth(entry.keys) + 2))
                    line.add(entry.text, look.plain)
                    return line
                }
            }.joined(separator: [Line()]))
    }

    /// A line for each sentence of a group, with all keys that lead to it.
    private func helpEntries(_ group: KeyTable.Group) -> [HelpEntry] {
        let rows = KeyTable.rows.filter { $0.group == group && $0.layer != .overlay }
        var sentences: [String] = []
        for row in rows where !sentences.contains(row.help) { sentences.append(row.help) }
        return sentences.map { sentence in
            let same = rows.filter { $0.help == sentence }
            if same.count == 1, let keys = same.first?.keys, keys.count > 3 {
                return (
                    keys[0].caption(surroundings.glyphs) + "–"
                        + keys[keys.count - 1].caption(surroundings.glyphs), words(sentence)
                )
            }
            // The first key of each row, then the second: `←↓↑→ hjkl`.
            let most = same.map(\.keys.count).max() ?? 0
            let captions = (0..<most).map { index in
                caption(of: same.compactMap { $0.keys.indices.contains(index) ? $0.keys[index] : nil })
            }
            return (captions.joined(separator: " "), words(sentence))
        }
    }

    /// Keys that belong together: `←↓↑→`, `hjkl`, `Tab Shift-Tab`.
    private func caption(of keys: [Key]) -> String {
        let captions = keys.map { $0.caption(surroundings.glyphs) }
        let isCompact = captions.count > 2 && captions.allSatisfy { $0.count == 1 }
        return captions.joined(separator: isCompact ? "" : " ")
    }
}
