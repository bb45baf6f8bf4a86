import VistazoArchive
import VistazoCells
import VistazoWords

/// A plugin's header and menu as the view of one family.
///
/// A header that holds one number shows it in large type under the words beside it; any other header is the title.
/// Inline and circular show the header alone, rectangular and small the rows that only say something, medium the
/// menu, large and extra large its submenus too.
struct PluginFace {
    /// nil where the plugin printed none.
    let header: ScriptRow?
    let body: [ScriptRow]
    /// What the plugin calls itself; stands where the header has no words of its own.
    let name: String
    let words: Words
    private let figure: ScriptFigure?

    /// - Parameter figure: Of the header; worked out once for all families.
    init(header: ScriptRow?, figure: ScriptFigure?, body: [ScriptRow], name: String, words: Words) {
        self.header = header
        self.figure = figure
        self.body = body
        self.name = name
        self.words = words
    }

    func node(_ size: WireRequest.FamilySize) -> Node {
        let room = FaceRoom(size)
        guard header != nil || body.contains(where: { !$0.isRule }) else { return .empty }
        switch room.family {
        case .inline: return press(.line(title))
        case .circular: return circular(room)
        case .rectangular: return rectangular(room)
        case .small: return small(room)
        case .medium: return medium(room)
        case .large: return stacked(room, MenuRows.unfolded(body, room: room.rows - 2))
        case .extraLarge: return extraLarge(room)
        }
    }

    private var title: [TextRun] {
        guard let header, !header.runs.isEmpty else { return [TextRun(.string(name))] }
        return header.runs
    }

    private func press(_ node: Node) -> Node { header?.pressed(node) ?? node }

    /// The words above a figure: those before it, with the plugin's own name where they are only a sign. Where that
    /// is too long the sign is enough.
    private func label(_ figure: ScriptFigure, _ room: FaceRoom) -> String {
        let sign = figure.name
        if sign.contains(where: \.isLetter) { return sign }
        let whole = sign.isEmpty ? name : "\(sign) \(name)"
        return sign.isEmpty || displayWidth(whole) <= room.columns ? whole : sign
    }

    private var titleRow: Node {
        press(.line(title, [.bold(true)]))
    }

    private static let quiet = [NodeModifier.color(.role(.secondary))]
    private static let tint = NodeColor.role(.accent)

    private func circular(_ room: FaceRoom) -> Node {
        guard let figure else {
            return press(
                Node(
                    .text(title),
                    [.bold(true), .lines(minimum: nil, maximum: room.rows), .textAlignment(.center)]))
        }
        let value = TextRun(
            .string(figure.digits + figure.unit),
            TextTraits(isBold: true, color: figure.traits.color ?? Self.tint))
        let below = figure.caption.isEmpty ? [] : [Node.line(figure.caption, Self.quiet)]
        return press(
            .rows([.line(label(figure, room), Self.quiet), .line([value])] + below, alignment: .center))
    }

    private func rectangular(_ room: FaceRoom) -> Node {
        let rows = MenuRows.telling(body)
        if rows.isEmpty, room.rows >= 3, let figure, figure.width + 5 <= room.columns {
            let beside = [
                Node.line(label(figure, room), [.bold(true)]), .line(figure.caption, Self.quiet),
            ]
            return Node.beside([press(figure.node(tint: Self.tint).fixed), .rows(beside)]).filling
        }
        return Node.rows([titleRow] + menu(rows, room: room.rows - 1, tellsMore: false)).filling
    }

    private func small(_ room: FaceRoom) -> Node {
        stacked(room, MenuRows.telling(body), tellsMore: false)
    }

    private func medium(_ room: FaceRoom) -> Node {
        let rows = MenuRows.top(body, room: room.rows - 2)
        let spare = room.columns - (figure?.width ?? 0) - 3
        if let figure, rows.count > room.rows - 5, rows.count <= room.rows - 2,
            rows.allSatisfy({ $0.width <= spare })
        {
            let left = Node.rows([press(figure.node(tint: Self.tint))] + caption(figure)).fixed
            let right = Node.rows(menu(rows, room: room.rows - 2))
            return Node.rows([
                .line(label(figure, room), [.bold(true)]), .blankRow, .beside([left, right], spacing: 3),
            ])
            .filling
        }
        return stacked(room, rows)
    }

    /// Name, figure and rows from the top; where the rows need the room of the figure, the header is the title.
    private func stacked(_ room: FaceRoom, _ rows: [ScriptRow], tellsMore: Bool = true) -> Node {
        let needed = room.family == .small ? min(rows.count, 3) : rows.count
        guard let figure, figure.fits(room), 5 + needed + (needed > 3 ? 1 : 0) <= room.rows else {
            let list = menu(rows, room: room.rows - 2, tellsMore: tellsMore)
            return Node.rows([titleRow] + (list.isEmpty ? [] : [.blankRow] + list)).filling
        }
        var parts = [Node.line(label(figure, room), [.bold(true)]), .blankRow]
        let number = press(figure.node(tint: Self.tint))
        let isBeside =
            figure.width + 1 + displayWidth(figure.caption) <= room.columns || figure.caption.isEmpty
        if isBeside, !figure.caption.isEmpty {
            parts.append(.beside([number.fixed] + caption(figure), .bottom))
        } else {
            parts += [number] + caption(figure)
        }
        let left = room.rows - (isBeside ? 5 : 6)
        if room.family != .small, needed > 0, needed < left { parts.append(.blankRow) }
        return Node.rows(parts + menu(rows, room: left - (needed < left ? 1 : 0), tellsMore: tellsMore))
            .filling
    }

    /// As large; what is more than one column holds stands in a second one.
    private func extraLarge(_ room: FaceRoom) -> Node {
        let rows = MenuRows.unfolded(body, room: 2 * (room.rows - 2))
        let height = room.rows - 2
        guard rows.count > height, room.columns >= 40 else { return stacked(room, rows) }
        let width = Double((room.columns - 4) / 2)
        let all = menu(rows, room: 2 * height)
        let columns = [all.prefix(height), all.dropFirst(height)].map { part in
            var column = Node.rows(Array(part))
            column.modifiers.append(.frame(NodeModifier.Frame(width: width, alignment: .topLeading)))
            return column
        }
        return Node.rows([titleRow, .blankRow, .beside(columns, spacing: 4)]).filling
    }

    private func caption(_ figure: ScriptFigure) -> [Node] {
        figure.caption.isEmpty ? [] : [.line(figure.caption, Self.quiet)]
    }

    private func menu(_ rows: [ScriptRow], room: Int, tellsMore: Bool = true) -> [Node] {
        MenuRows(rows, after: header, words: words).nodes(room: room, tellsMore: tellsMore)
    }
}

extension ScriptRow {
    /// Columns that it takes by itself, key and badge included.
    fileprivate var width: Int {
        let words = runs.reduce(0) { sum, run in
            if case .string(let text) = run.content { sum + displayWidth(text) } else { sum + 1 }
        }
        return words + level * 2 + (action == nil ? 0 : 2) + (badge.map { displayWidth($0) + 1 } ?? 0)
    }
}
