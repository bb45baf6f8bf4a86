import VistazoArchive

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: Shape, OutlinedShape {
    let base: Base
    let from: Double
    let to: Double

    var outline: ShapeOutline {
        var outline = base.drawnOutline
        let whole = outline.trim ?? 0...1
        let length = whole.upperBound - whole.lowerBound
        let low = whole.lowerBound + min(from, to) * length
        outline.trim = low...max(low, whole.lowerBound + to * length)
        return outline
    }

    func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// A shape moved, turned, scaled or made smaller: in cells it keeps its place and size.
struct ShiftedShape<Base: Shape>: InsettableShape, OutlinedShape {
    let base: Base
    var inset: CGFloat = 0

    var outline: ShapeOutline { base.drawnOutline }

    func path(in rect: CGRect) -> Path {
        // An inset wider than the rectangle leaves a rectangle of nothing in its middle.
        let across = min(inset, rect.width / 2)
        let down = min(inset, rect.height / 2)
        return base.path(in: rect.insetBy(dx: across, dy: down))
    }

    func inset(by amount: CGFloat) -> ShiftedShape<Base> { ShiftedShape(base: base, inset: inset + amount) }
}

/// A shape of any type.
public struct AnyShape: Shape, OutlinedShape {
    let shape: any Shape

    /// Hides the type of a shape.
    public init<S: Shape>(_ shape: S) { self.shape = shape }

    var outline: ShapeOutline { shape.drawnOutline }

    /// The outline of the shape within.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape {
    /// A part of the outline, by fractions 0…1 of its length, clockwise from the top. A circle's outline
    /// begins at the top at once, so the usual turn by a quarter changes nothing.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(
            base: self, from: Double(startFraction).clampedToUnit, to: Double(endFraction).clampedToUnit)
    }

    /// The shape as it is: cells do not turn.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some InsettableShape {
        ShiftedShape(base: self)
    }

    /// The shape as it is: cells do not grow.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some InsettableShape {
        ShiftedShape(base: self)
    }

    /// The shape as it is.
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some InsettableShape { ShiftedShape(base: self) }

    /// The shape in a frame of a size, in points.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some View {
        frame(width: width, height: height)
    }

    /// The shape in a frame of a size, in points.
    nonisolated public func size(_ size: CGSize) -> some View {
        frame(width: size.width, height: size.height)
    }
}
