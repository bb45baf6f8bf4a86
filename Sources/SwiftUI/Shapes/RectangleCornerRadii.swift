/// A radius for each corner of a rectangle, in points; in cells all have the largest.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// At the beginning of the first line.
    public var topLeading: CGFloat
    /// At the beginning of the last line.
    public var bottomLeading: CGFloat
    /// At the end of the last line.
    public var bottomTrailing: CGFloat
    /// At the end of the first line.
    public var topTrailing: CGFloat

    /// A radius for each corner.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension UnevenRoundedRectangle {
    /// A radius for each corner.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init(
            topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading,
            bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius for each corner, in points.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> Self
    {
        UnevenRoundedRectangle(cornerRadii: cornerRadii)
    }

    /// A rectangle with a radius for each corner, in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
    }
}

extension Shape where Self == Capsule {
    /// The shape of buttons.
    public static var buttonBorder: Capsule { Capsule() }
}
