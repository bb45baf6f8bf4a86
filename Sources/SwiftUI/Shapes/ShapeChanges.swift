import VistazoArchive

/// The line along a shape's outline.
struct StrokedShape<Base: Shape>: Shape, OutlinedShape {
    let base: Base
    let width: CGFloat

    var outline: ShapeOutline? { base.drawnOutline }
    var strokeWidth: CGFloat? { width }

    func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: Shape, OutlinedShape {
    let base: Base
    let from: Double
    let to: Double

    var outline: ShapeOutline? {
        guard var outline = base.drawnOutline else { return nil }
        let whole = outline.trim ?? 0...1
        let length = whole.upperBound - whole.lowerBound
        let low = whole.lowerBound + min(from, to) * length
        outline.trim = low...max(low, whole.lowerBound + to * length)
        return outline
    }

    var strokeWidth: CGFloat? { base.drawnStrokeWidth }

    func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }
}

/// A shape turned, scaled or made smaller. Figures of the host keep their size in cells; a path is drawn where it
/// comes to lie.
struct ShiftedShape<Base: Shape>: InsettableShape, OutlinedShape {
    let base: Base
    var inset: CGFloat = 0
    var angle = Angle.zero
    var scale = CGSize(width: 1, height: 1)
    var anchor = UnitPoint.center

    var outline: ShapeOutline? {
        guard var outline = base.drawnOutline else { return nil }
        outline.turn += angle
        return outline
    }

    var strokeWidth: CGFloat? { base.drawnStrokeWidth }

    func path(in rect: CGRect) -> Path {
        // An inset wider than the rectangle leaves a rectangle of nothing in its middle.
        let across = min(inset, rect.width / 2)
        let down = min(inset, rect.height / 2)
        let path = base.path(in: rect.insetBy(dx: across, dy: down))
        guard angle != .zero || scale != CGSize(width: 1, height: 1) else { return path }
        let centre = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        return path.mapped { point in
            let x = (point.x - centre.x) * scale.width
            let y = (point.y - centre.y) * scale.height
            return CGPoint(x: centre.x + x * cosine - y * sine, y: centre.y + x * sine + y * cosine)
        }
    }

    func inset(by amount: CGFloat) -> ShiftedShape<Base> {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// A shape of any type.
public struct AnyShape: Shape, OutlinedShape {
    let shape: any Shape

    /// Hides the type of a shape.
    public init<S: Shape>(_ shape: S) { self.shape = shape }

    var outline: ShapeOutline? { shape.drawnOutline }
    var strokeWidth: CGFloat? { shape.drawnStrokeWidth }

    /// The outline of the shape within.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape {
    /// A part of the outline, by fractions 0…1 of its length, clockwise. A circle's begins at three o'clock, which
    /// is why most are turned back by a quarter.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(
            base: self, from: Double(startFraction).clampedToUnit, to: Double(endFraction).clampedToUnit)
    }

    /// The shape turned around a point, clockwise.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some InsettableShape {
        ShiftedShape(base: self, angle: angle, anchor: anchor)
    }

    /// The shape larger or smaller. Figures of the host keep their size.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some InsettableShape {
        ShiftedShape(base: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// The shape larger or smaller. Figures of the host keep their size.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some InsettableShape {
        ShiftedShape(base: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape in a frame of a size, in points.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some View {
        frame(width: width, height: height)
    }

    /// The shape in a frame of a size, in points.
    nonisolated public func size(_ size: CGSize) -> some View {
        frame(width: size.width, height: size.height)
    }
}
