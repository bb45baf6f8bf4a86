/// Where a child stands in the room it does not fill.
package struct NodeAlignment: Hashable, Sendable {
    /// Left, middle or right, where text runs from left to right.
    package enum Horizontal: String, CaseIterable, Sendable { case leading, center, trailing }
    /// In cells a baseline is a row of text: the first or the last.
    package enum Vertical: String, CaseIterable, Sendable {
        case top, center, bottom, firstBaseline, lastBaseline
    }

    /// Within the width that is left.
    package var horizontal: Horizontal
    /// Within the height that is left.
    package var vertical: Vertical

    /// Both axes have to be said.
    package init(_ horizontal: Horizontal, _ vertical: Vertical) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// SwiftUI's default nearly everywhere.
    package static let center = NodeAlignment(.center, .center)
    /// Where text begins.
    package static let topLeading = NodeAlignment(.leading, .top)
}
