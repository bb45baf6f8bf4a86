import VistazoArchive
import VistazoCells
import VistazoWords

/// The lines of a command as the view of one family: a row a line, in their colours.
///
/// A table too wide for its room is set closer, and where it is a title and one row it becomes a line a column. Other
/// long lines wrap where there is room for that, else they are cut. Where rows are to spare the command's name stands
/// above. One line that holds one number shows it in large type.
struct TextFace {
    let lines: [[TextRun]]
    let name: String
    let words: Words

    func node(_ size: WireRequest.FamilySize) -> Node {
        let room = FaceRoom(size)
        let first = lines.first { !$0.isBlank }
        guard let first else { return .empty }
        switch room.family {
        case .inline: return .line(first.trimmed.squeezed)
        case .circular:
            return Node(
                .text(first.trimmed), [.lines(minimum: nil, maximum: room.rows), .textAlignment(.center)])
        default: break
        }
        let isAlone = lines.count { !$0.isBlank } == 1
        if isAlone, let figure = figure(first.trimmed, size) { return figure }
        let rows = Self.rows(tidied, room)
        var children: [Node] = []
        let height = rows.reduce(0) { $0 + $1.height }
        if room.rows >= 6, height + 2 <= room.rows { children += [.line(name, [.bold(true)]), .blankRow] }
        children += cut(rows, room: room.rows).map(\.node)
        return Node.rows(children).filling
    }

    /// Empty lines at the beginning say nothing.
    private var tidied: [[TextRun]] { Array(lines.drop(while: \.isBlank)) }

    /// One number, as a plugin's header would show it.
    private func figure(_ line: [TextRun], _ size: WireRequest.FamilySize) -> Node? {
        guard let figure = ScriptFigure(line) else { return nil }
        let header = ScriptRow(runs: line)
        return PluginFace(header: header, figure: figure, body: [], name: name, words: words).node(size)
    }

    private struct Row {
        var node: Node
        var height = 1

        init(node: Node, height: Int = 1) {
            self.node = node
            self.height = height
        }

        /// An empty line is a row too.
        init(_ line: [TextRun]) {
            node = line.isEmpty ? .blankRow : .line(line)
        }
    }

    private static func rows(_ lines: [[TextRun]], _ room: FaceRoom) -> [Row] {
        let isWide = lines.contains { $0.width > room.columns }
        let table = PrintedTable(lines)
        if let table, isWide {
            let closer = table.lines(width: room.columns)
            if !closer.isWhole, let record = table.record, record.count <= room.rows {
                return record.map { title, value in
                    let parts = [
                        Node.line(title, [.color(.role(.secondary))]), Node(.spacer(minimum: 1)),
                        Node.line(value, [.truncation(.middle)]),
                    ]
                    return Row(node: .beside(parts, spacing: 0))
                }
            }
            return titled(closer.lines, table)
        }
        guard isWide else { return titled(lines, table) }
        let heights = lines.map { max(($0.width + room.columns - 1) / room.columns, 1) }
        // Words do not break where lines end: one row more for each line that wraps.
        let needed = heights.reduce(0) { $0 + ($1 > 1 ? $1 + 1 : 1) }
        guard needed <= room.rows else { return lines.map(Row.init) }
        return zip(lines, heights).map { line, height in
            height == 1 ? Row(line) : Row(node: Node(.text(line.trimmed)), height: height + 1)
        }
    }

    /// A row a line, the titles of a table dim.
    private static func titled(_ lines: [[TextRun]], _ table: PrintedTable?) -> [Row] {
        guard table?.hasTitles == true, let first = lines.first else { return lines.map(Row.init) }
        return [Row(node: .line(first, [.color(.role(.secondary))]))] + lines.dropFirst().map(Row.init)
    }

    private func cut(_ rows: [Row], room: Int) -> [Row] {
        guard rows.count > room else { return rows }
        guard room >= 6 else { return Array(rows.prefix(room)) }
        let more = words("hosting.moreRows", count: rows.count - room + 1)
        return rows.prefix(room - 1) + [Row(node: .line(more, [.color(.role(.secondary))]))]
    }
}

extension [TextRun] {
    /// Columns of the words.
    var width: Int { displayWidth(plainText) }

    var isBlank: Bool { plainText.allSatisfy(\.isWhitespace) }

    /// Without blanks at the beginning.
    var trimmed: [TextRun] {
        var runs = self
        while let first = runs.first, case .string(let text) = first.content {
            let rest = text.drop(while: \.isWhitespace)
            runs[0].content = .string(String(rest))
            guard rest.isEmpty else { break }
            runs.removeFirst()
        }
        return runs
    }

    /// With one blank where there were several.
    var squeezed: [TextRun] {
        var isAfterBlank = false
        return map { run in
            guard case .string(let text) = run.content else { return run }
            let kept = text.filter { character in
                defer { isAfterBlank = character == " " }
                return !(isAfterBlank && character == " ")
            }
            return TextRun(.string(kept), run.traits)
        }
    }
}
