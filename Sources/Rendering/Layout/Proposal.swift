import VistazoArchive
import VistazoCells

/// Stands for an infinite length: finite, so that sums never trap and ties fall out by themselves.
let unbounded = 1 << 20

/// The room that a parent offers: cells on each axis, nil for "your ideal", `unbounded` for "your most".
struct Proposal: Hashable {
    /// 0…`unbounded`.
    let columns: Int?
    let rows: Int?

    init(columns: Int?, rows: Int?) {
        self.columns = columns.map { min(max($0, 0), unbounded) }
        self.rows = rows.map { min(max($0, 0), unbounded) }
    }

    init(_ size: CellSize) {
        self.init(columns: size.columns, rows: size.rows)
    }

    /// The proposal as one number, for a memo.
    var key: UInt64 {
        UInt64((columns ?? -1) + 1) << 32 | UInt64((rows ?? -1) + 1)
    }

    /// The proposal of that number.
    init(key: UInt64) {
        let (columns, rows) = (Int(key >> 32), Int(key & 0xFFFF_FFFF))
        self.init(columns: columns == 0 ? nil : columns - 1, rows: rows == 0 ? nil : rows - 1)
    }

    func length(_ axis: LayoutAxis) -> Int? {
        axis == .horizontal ? columns : rows
    }

    /// The same with another length on one axis.
    func with(_ length: Int?, along axis: LayoutAxis) -> Proposal {
        axis == .horizontal
            ? Proposal(columns: length, rows: rows) : Proposal(columns: columns, rows: length)
    }
}

/// The axis that children follow each other on.
enum LayoutAxis {
    case horizontal, vertical

    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CellSize {
    func length(_ axis: LayoutAxis) -> Int {
        axis == .horizontal ? columns : rows
    }

    /// A size by its lengths along an axis and across it.
    init(_ along: Int, _ across: Int, along axis: LayoutAxis) {
        self =
            axis == .horizontal
            ? CellSize(columns: along, rows: across) : CellSize(columns: across, rows: along)
    }
}

/// A length of a node in whole cells, rounded half up, within ±`unbounded`; nil where it is no number.
///
/// - Parameter isSolid: a positive length is at least one cell: a fixed width, a height, a line. Spacing and
///   padding may become 0.
func wholeCells(_ length: Double?, isSolid: Bool = false) -> Int? {
    guard let length, !length.isNaN else { return nil }
    let limit = Double(unbounded)
    let cells = Int((min(max(length, -limit), limit) + 0.5).rounded(.down))
    return isSolid && length > 0 ? max(cells, 1) : cells
}

/// Half of a difference, rounded down for negative ones too: where a child stands in the middle.
func half(_ difference: Int) -> Int { difference >> 1 }

extension CellRect {
    /// A rectangle of `size` that stands in this one as `alignment` says, or beyond it where it is larger.
    func aligning(_ size: CellSize, _ alignment: NodeAlignment) -> CellRect {
        let column =
            switch alignment.horizontal {
            case .leading: left
            case .center: left + half(self.size.columns - size.columns)
            case .trailing: left + self.size.columns - size.columns
            }
        let row =
            switch alignment.vertical {
            case .top, .firstBaseline: top
            case .center: top + half(self.size.rows - size.rows)
            case .bottom, .lastBaseline: top + self.size.rows - size.rows
            }
        return CellRect(origin: CellPoint(column: column, row: row), size: size)
    }
}
