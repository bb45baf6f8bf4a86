import SwiftUI

extension View {
    /// Takes all the room there is, its content in a corner or on an edge.
    func filling(_ alignment: Alignment = .topLeading) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
}
