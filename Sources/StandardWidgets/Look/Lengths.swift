import SwiftUI

/// Lengths in cells: a column is 8 points, a row 16.
extension CGFloat {
    static func columns(_ count: Double) -> CGFloat { CGFloat(count * 8) }
    static func rows(_ count: Double) -> CGFloat { CGFloat(count * 16) }
}

extension View {
    /// Takes all the room there is, its content in a corner or on an edge.
    func filling(_ alignment: Alignment = .topLeading) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
}
