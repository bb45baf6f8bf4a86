import VistazoArchive
import VistazoCells

/// The size of a cell in points, and lengths of views in cells.
enum Cells {
    /// Points across.
    static let width = 8.0
    /// Points down.
    static let height = 16.0

    /// A length across in cells; NaN is 0.
    static func across(_ points: CGFloat) -> Double { points.isNaN ? 0 : Double(points) / width }

    /// A length down in cells; NaN is 0.
    static func down(_ points: CGFloat) -> Double { points.isNaN ? 0 : Double(points) / height }

    /// An extent across in cells; nil, NaN and negative lengths are none.
    static func width(_ points: CGFloat?) -> Double? {
        points.flatMap { $0 >= 0 ? Double($0) / width : nil }
    }

    /// An extent down in cells; nil, NaN and negative lengths are none.
    static func height(_ points: CGFloat?) -> Double? {
        points.flatMap { $0 >= 0 ? Double($0) / height : nil }
    }
}

extension CGRect {
    /// A rectangle of cells in points.
    init(cells: CellRect) {
        self.init(
            x: Double(cells.left) * Cells.width, y: Double(cells.top) * Cells.height,
            width: Double(cells.size.columns) * Cells.width, height: Double(cells.size.rows) * Cells.height)
    }
}
