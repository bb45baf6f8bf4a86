import VistazoArchive

/// Where a view stands across.
public struct HorizontalAlignment: Hashable, Sendable {
    let node: NodeAlignment.Horizontal

    init(node: NodeAlignment.Horizontal) { self.node = node }

    /// An alignment of an author's own: the middle, in cells.
    public init(_ id: any AlignmentID.Type) { node = .center }

    /// At the beginning.
    public static let leading = HorizontalAlignment(node: .leading)
    /// In the middle.
    public static let center = HorizontalAlignment(node: .center)
    /// At the end.
    public static let trailing = HorizontalAlignment(node: .trailing)
}

/// Where a view stands down.
public struct VerticalAlignment: Hashable, Sendable {
    let node: NodeAlignment.Vertical

    init(node: NodeAlignment.Vertical) { self.node = node }

    /// An alignment of an author's own: the middle, in cells.
    public init(_ id: any AlignmentID.Type) { node = .center }

    /// At the top.
    public static let top = VerticalAlignment(node: .top)
    /// In the middle.
    public static let center = VerticalAlignment(node: .center)
    /// At the bottom.
    public static let bottom = VerticalAlignment(node: .bottom)
    /// First lines on one row.
    public static let firstTextBaseline = VerticalAlignment(node: .firstBaseline)
    /// Last lines on one row.
    public static let lastTextBaseline = VerticalAlignment(node: .lastBaseline)
}

/// Where a view stands across and down.
public struct Alignment: Hashable, Sendable {
    /// Across.
    public var horizontal: HorizontalAlignment
    /// Down.
    public var vertical: VerticalAlignment

    /// An alignment by its two axes.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// First lines on one row, in the middle across.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Last lines on one row, in the middle across.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// First lines on one row, at the beginning.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// Last lines on one row, at the beginning.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// First lines on one row, at the end.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// Last lines on one row, at the end.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)

    var node: NodeAlignment { NodeAlignment(horizontal.node, vertical.node) }
}

/// Names an alignment of an author's own.
public protocol AlignmentID {
    /// Where the guide stands in a view of known size. Not asked for: cells align by edges and middles.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, for alignment guides.
public struct ViewDimensions: Equatable, Sendable {
    /// Points across.
    public var width: CGFloat
    /// Points down.
    public var height: CGFloat

    /// The place of a guide across.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        switch guide.node {
        case .leading: 0
        case .center: width / 2
        case .trailing: width
        }
    }

    /// The place of a guide down.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        switch guide.node {
        case .top: 0
        case .center: height / 2
        case .bottom, .firstBaseline, .lastBaseline: height
        }
    }
}
