import VistazoArchive

/// The few shapes that faces of scripts are made of.
extension Node {
    /// One row of text, cut where it is too long.
    static func line(_ runs: [TextRun], _ modifiers: [NodeModifier] = []) -> Node {
        Node(.text(runs), modifiers + [.lines(minimum: nil, maximum: 1)])
    }

    /// One row of words, cut where they are too long.
    static func line(_ text: String, _ modifiers: [NodeModifier] = []) -> Node {
        line([TextRun(.string(text))], modifiers)
    }

    /// Rows from the top, at the left.
    static func rows(_ children: [Node], alignment: NodeAlignment.Horizontal = .leading) -> Node {
        Node(.stack(Stack(.vertical, spacing: 0, alignment: NodeAlignment(alignment, .center), children)))
    }

    /// Side by side, on one line.
    static func beside(_ children: [Node], spacing: Double = 1, _ vertical: NodeAlignment.Vertical = .top)
        -> Node
    {
        Node(
            .stack(
                Stack(.horizontal, spacing: spacing, alignment: NodeAlignment(.leading, vertical), children)))
    }

    /// Takes all the room, and stands in its upper left.
    var filling: Node {
        Node(
            content,
            modifiers + [
                .flexibleFrame(
                    NodeModifier.FlexibleFrame(
                        maximumWidth: .infinity, maximumHeight: .infinity, alignment: .topLeading))
            ])
    }

    /// Keeps its width whatever is beside it.
    var fixed: Node { Node(content, modifiers + [.fixed(.horizontal)]) }

    /// An empty row.
    static let blankRow = Node.line(" ")

    /// It and all in it.
    var count: Int {
        let children: [Node] =
            switch content {
            case .stack(let stack): stack.children
            case .button(let button): [button.label]
            case .link(_, let label): [label]
            default: []
            }
        return children.reduce(1) { $0 + $1.count }
    }
}

/// The cells that a face has for itself.
struct FaceRoom {
    let family: Family
    let columns: Int
    let rows: Int

    /// The outer size without frame and margin.
    init(_ size: WireRequest.FamilySize) {
        family = size.family
        let margin = size.family.margin
        columns = max(min(size.columns, 500) - 2 * margin.columns, 1)
        rows = max(min(size.rows, 200) - 2 * margin.rows, 1)
    }
}
