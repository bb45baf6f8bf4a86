import Foundation

/// Lengths in cells, for frames, padding and spacing: `12.columns` across, `2.rows` down.
///
/// Views count in points, and a cell is 8 by 16 of them.
extension BinaryInteger {
    /// So many columns, in points.
    public var columns: CGFloat { CGFloat(self) * 8 }

    /// So many rows, in points.
    public var rows: CGFloat { CGFloat(self) * 16 }
}

extension BinaryFloatingPoint {
    /// So many columns, in points; the drawing rounds half up.
    public var columns: CGFloat { CGFloat(self) * 8 }

    /// So many rows, in points; the drawing rounds half up.
    public var rows: CGFloat { CGFloat(self) * 16 }
}
