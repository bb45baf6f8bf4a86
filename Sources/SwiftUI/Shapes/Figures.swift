import VistazoArchive

/// A rectangle that fills the room it is offered.
public struct Rectangle: Sendable {
    /// A rectangle.
    public init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Sendable {
    /// The size of a corner, in points.
    public var cornerSize: CGSize

    /// Corners of a size in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize }

    /// Corners of a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }
}

/// A rectangle with a radius for each corner, in points; in cells all have the largest.
public struct UnevenRoundedRectangle: Sendable {
    let radius: CGFloat

    /// A radius for each corner, in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        radius = max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius)
    }
}

/// A circle in the middle of the room it is offered.
public struct Circle: Sendable {
    /// A circle.
    public init() {}
}

/// An ellipse that fills the room it is offered.
public struct Ellipse: Sendable {
    /// An ellipse.
    public init() {}
}

/// A rectangle whose short sides are round.
public struct Capsule: Sendable {
    /// A capsule.
    public init(style: RoundedCornerStyle = .continuous) {}
}

/// The shape of the widget itself.
public struct ContainerRelativeShape: Sendable {
    /// The shape of the widget itself.
    public init() {}
}

extension Rectangle: InsettableShape, OutlinedShape {
    var outline: ShapeOutline? { ShapeOutline(kind: .rectangle) }
    /// The rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// The rectangle, smaller by so many points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShiftedShape(base: self, inset: amount) }
}

extension RoundedRectangle: InsettableShape, OutlinedShape {
    var outline: ShapeOutline? {
        ShapeOutline(kind: .roundedRectangle(max(Cells.across(cornerSize.width), 0)))
    }
    /// The rectangle with its corners.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
    /// The rectangle, smaller by so many points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShiftedShape(base: self, inset: amount) }
}

extension UnevenRoundedRectangle: InsettableShape, OutlinedShape {
    var outline: ShapeOutline? { ShapeOutline(kind: .roundedRectangle(max(Cells.across(radius), 0))) }
    /// The rectangle with the largest corners.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
    /// The rectangle, smaller by so many points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShiftedShape(base: self, inset: amount) }
}

extension Circle: InsettableShape, OutlinedShape {
    var outline: ShapeOutline? { ShapeOutline(kind: .circle) }
    /// The circle in the middle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// The circle, smaller by so many points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShiftedShape(base: self, inset: amount) }
}

extension Ellipse: InsettableShape, OutlinedShape {
    var outline: ShapeOutline? { ShapeOutline(kind: .ellipse) }
    /// The ellipse.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// The ellipse, smaller by so many points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShiftedShape(base: self, inset: amount) }
}

extension Capsule: InsettableShape, OutlinedShape {
    var outline: ShapeOutline? { ShapeOutline(kind: .capsule) }
    /// The capsule.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
    /// The capsule, smaller by so many points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShiftedShape(base: self, inset: amount) }
}

extension ContainerRelativeShape: InsettableShape, OutlinedShape {
    var outline: ShapeOutline? { ShapeOutline(kind: .container) }
    /// A rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// The shape, smaller by so many points on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShiftedShape(base: self, inset: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle with round corners of a size in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
    /// A capsule.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the widget itself.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
