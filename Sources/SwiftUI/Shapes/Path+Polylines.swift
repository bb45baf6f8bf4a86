/// A stretch of an outline as straight lines.
struct Polyline: Equatable, Sendable {
    var points: [CGPoint]
    var isClosed = false

    /// From point to point, back to the first where it is closed.
    var segments: [(CGPoint, CGPoint)] {
        var segments = Array(zip(points, points.dropFirst()))
        if isClosed, points.count > 1 { segments.append((points[points.count - 1], points[0])) }
        return segments
    }

    /// Its length in points.
    var length: Double { segments.reduce(0) { $0 + $1.0.distance(to: $1.1) } }
}

extension CGPoint {
    func distance(to other: CGPoint) -> Double { hypot(other.x - x, other.y - y) }

    /// The point a part of the way to another.
    func moved(to other: CGPoint, by part: Double) -> CGPoint {
        CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
    }
}

extension Path {
    /// Pieces of a curve; a cell is far larger than what more of them would show.
    private static let pieces = 12

    /// Points in all that are kept of a path; what follows is left out.
    private static let mostPoints = 20_000

    /// The outline as straight lines. Points that are not finite are left out.
    var polylines: [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline(points: [])
        var count = 0
        func finish() {
            if current.points.count > 1 { lines.append(current) }
        }
        func add(_ point: CGPoint) {
            guard point.x.isFinite, point.y.isFinite, count < Self.mostPoints else { return }
            current.points.append(point)
            count += 1
        }
        for element in elements {
            let start = current.points.last ?? .zero
            switch element {
            case .move(let point):
                finish()
                current = Polyline(points: [])
                add(point)
            case .line(let point): add(point)
            case .quadCurve(let point, let control):
                for step in 1...Self.pieces {
                    let part = Double(step) / Double(Self.pieces)
                    add(
                        start.moved(to: control, by: part).moved(
                            to: control.moved(to: point, by: part), by: part))
                }
            case .curve(let point, let control1, let control2):
                for step in 1...Self.pieces {
                    let part = Double(step) / Double(Self.pieces)
                    let middle = control1.moved(to: control2, by: part)
                    let first = start.moved(to: control1, by: part).moved(to: middle, by: part)
                    let last = middle.moved(to: control2.moved(to: point, by: part), by: part)
                    add(first.moved(to: last, by: part))
                }
            case .closeSubpath:
                let first = current.points.first
                current.isClosed = true
                finish()
                current = Polyline(points: first.map { [$0] } ?? [])
            }
        }
        finish()
        return lines
    }

    /// The part of the outline between two fractions, 0…1, of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let lines = polylines
        let whole = lines.reduce(0) { $0 + $1.length }
        let low = Double(from).clampedToUnit * whole
        let high = Double(to).clampedToUnit * whole
        var path = Path()
        var passed = 0.0
        for line in lines {
            var isDrawing = false
            for (start, end) in line.segments {
                let length = start.distance(to: end)
                defer { passed += length }
                guard length > 0, passed + length > low, passed < high else {
                    isDrawing = false
                    continue
                }
                if !isDrawing { path.move(to: start.moved(to: end, by: max(low - passed, 0) / length)) }
                path.addLine(to: start.moved(to: end, by: min(high - passed, length) / length))
                isDrawing = true
            }
        }
        return path
    }

    /// The path with each of its points elsewhere.
    func mapped(_ move: (CGPoint) -> CGPoint) -> Path {
        var path = Path()
        for element in elements {
            switch element {
            case .move(let point): path.append(.move(to: move(point)))
            case .line(let point): path.append(.line(to: move(point)))
            case .quadCurve(let point, let control):
                path.append(.quadCurve(to: move(point), control: move(control)))
            case .curve(let point, let control1, let control2):
                path.append(.curve(to: move(point), control1: move(control1), control2: move(control2)))
            case .closeSubpath: path.append(.closeSubpath)
            }
        }
        return path
    }
}
