import VistazoArchive

extension Path {
    /// Goes to a point without drawing.
    public mutating func move(to point: CGPoint) { append(.move(to: point)) }

    /// Draws a straight line to a point.
    public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

    /// Draws straight lines from the first point to each of the others.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        append(.quadCurve(to: point, control: control))
    }

    /// Draws a curve with two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Draws back to where the outline began.
    public mutating func closeSubpath() { append(.closeSubpath) }

    /// Draws a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        append(corners(of: rect), as: .rectangle)
    }

    /// Draws several rectangles.
    public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

    /// Draws a rectangle with round corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        append(corners(of: rect), as: .roundedRectangle(max(Cells.across(cornerSize.width), 0)))
    }

    /// Draws an ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        append(
            ellipse(in: rect), as: rect.width == rect.height ? .circle : .ellipse)
    }

    /// Draws a part of a circle from one angle to another, with a line to where it begins.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let turn = Double.pi * 2
        var sweep = (endAngle - startAngle).radians
        // In a space that grows downwards Apple's `clockwise` runs the other way on screen.
        if clockwise, sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
        if !clockwise, sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
        sweep = sweep.isFinite ? min(max(sweep, -turn), turn) : 0
        let steps = (0...24).map { step in
            let angle = startAngle.radians + sweep * Double(step) / 24
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        append(isEmpty ? .move(to: steps[0]) : .line(to: steps[0]))
        for step in steps.dropFirst() { append(.line(to: step)) }
    }

    /// Draws a part of a circle of a length from an angle on.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta.radians < 0)
    }

    /// Draws another path as well.
    public mutating func addPath(_ path: Path) {
        if let figure = path.figure {
            append(path.elements, as: figure)
        } else {
            path.forEach { append($0) }
        }
    }

    /// The path elsewhere.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    private func corners(of rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    /// Four curves; a control point at 0.5523 of the radius comes closest to a circle.
    private func ellipse(in rect: CGRect) -> [Element] {
        let a = rect.width / 2
        let b = rect.height / 2
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + x * a, y: rect.midY + y * b)
        }
        let k = 0.5523
        return [
            .move(to: point(1, 0)),
            .curve(to: point(0, 1), control1: point(1, k), control2: point(k, 1)),
            .curve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
            .curve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
            .curve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k)),
            .closeSubpath,
        ]
    }
}
