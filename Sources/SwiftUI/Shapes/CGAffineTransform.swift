/// A change of places in the plane: turned, scaled, moved. Foundation has it on Apple's platforms only.
public struct CGAffineTransform: Hashable, Sendable {
    /// Across from across.
    public var a: CGFloat
    /// Down from across.
    public var b: CGFloat
    /// Across from down.
    public var c: CGFloat
    /// Down from down.
    public var d: CGFloat
    /// Points across.
    public var tx: CGFloat
    /// Points down.
    public var ty: CGFloat

    /// Changes nothing.
    public static let identity = CGAffineTransform()

    /// Changes nothing.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// A change by its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// A change by its six numbers.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Turns around the corner, in radians, clockwise on screen.
    public init(rotationAngle angle: CGFloat) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// Scales away from the corner.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Moves, by points.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This change, then another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
            ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Turned before all else.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Scaled before all else.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Moved before all else.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
}

extension CGPoint {
    /// Where the point comes to lie.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: x * transform.a + y * transform.c + transform.tx,
            y: x * transform.b + y * transform.d + transform.ty)
    }
}

extension Path {
    /// The outline where a change puts it.
    public func applying(_ transform: CGAffineTransform) -> Path { mapped { $0.applying(transform) } }

    /// The outline where a change puts it.
    public func transform(_ transform: CGAffineTransform) -> Path { applying(transform) }
}

/// A shape whose outline is changed.
struct TransformedShape<Base: Shape>: Shape {
    let base: Base
    let transform: CGAffineTransform

    func path(in rect: CGRect) -> Path { base.path(in: rect).applying(transform) }
}

extension Shape {
    /// The shape where a change puts it, drawn from its path.
    nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
        TransformedShape(base: self, transform: transform)
    }
}
