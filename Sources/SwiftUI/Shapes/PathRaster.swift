import VistazoArchive

/// Dots over a room of cells, set where an outline passes or what it encloses lies.
struct PathRaster {
    /// Dots across and down.
    let width: Int
    let height: Int
    private(set) var dots: [Bool]
    /// Dots that may still be visited, so that no path costs more than a moment.
    private var budget = 2_000_000

    /// No room is wider or higher than this many dots.
    private static let longest = 2_000

    init(width: Int, height: Int) {
        self.width = min(max(width, 0), Self.longest)
        self.height = min(max(height, 0), Self.longest)
        dots = Array(repeating: false, count: self.width * self.height)
    }

    /// The dot at a place; false outside.
    func isSet(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < width && y < height && dots[y * width + x]
    }

    /// Draws lines, `side` points a dot, `lineWidth` points across and at least one dot.
    mutating func stroke(_ lines: [Polyline], side: Double, lineWidth: Double) {
        let radius = lineWidth.isFinite ? min(max(lineWidth / side / 2, 0.5), Double(Self.longest)) : 0.5
        for (start, end) in lines.flatMap(\.segments) {
            let (a, b) = (start.scaled(by: 1 / side), end.scaled(by: 1 / side))
            guard let (from, to) = clipped(a, b, by: radius + 1) else { continue }
            let steps = Int(max(abs(to.x - from.x), abs(to.y - from.y)).rounded(.up))
            for step in 0...steps {
                stamp(from.moved(to: to, by: steps == 0 ? 0 : Double(step) / Double(steps)), radius)
            }
        }
    }

    /// Sets the dots whose middle is enclosed, `side` points a dot: by the winding of the lines around it, or by
    /// the parity of the lines to cross.
    mutating func fill(_ lines: [Polyline], side: Double, byParity: Bool) {
        let segments = lines.flatMap { line in
            Polyline(points: line.points, isClosed: true).segments
        }.map { ($0.scaled(by: 1 / side), $1.scaled(by: 1 / side)) }
        for y in 0..<height {
            let middle = Double(y) + 0.5
            var crossings: [(x: Double, winding: Int)] = []
            for (a, b) in segments where (a.y <= middle) != (b.y <= middle) {
                crossings.append((a.x + (middle - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
            }
            crossings.sort { $0.x < $1.x }
            var winding = 0
            for (one, next) in zip(crossings, crossings.dropFirst()) {
                winding += byParity ? 1 : one.winding
                guard byParity ? winding % 2 == 1 : winding != 0 else { continue }
                let first = Int(min(max((one.x - 0.5).rounded(.up), 0), Double(width)))
                let last = Int(min(max((next.x - 0.5).rounded(.up), 0), Double(width)))
                for x in first..<max(first, last) { dots[y * width + x] = true }
            }
        }
    }

    private mutating func stamp(_ centre: CGPoint, _ radius: Double) {
        let xs = range(centre.x, radius, width)
        let ys = range(centre.y, radius, height)
        budget -= xs.count * ys.count + 1
        guard budget > 0 else { return }
        for y in ys {
            for x in xs {
                let distance = hypot(Double(x) + 0.5 - centre.x, Double(y) + 0.5 - centre.y)
                if distance <= radius || radius <= 0.5 { dots[y * width + x] = true }
            }
        }
    }

    /// The dots within a radius of a place along one axis; the nearest one for a thin line.
    private func range(_ centre: Double, _ radius: Double, _ count: Int) -> Range<Int> {
        let low = radius <= 0.5 ? centre.rounded(.down) : (centre - radius).rounded(.down)
        let high = radius <= 0.5 ? low + 1 : (centre + radius).rounded(.up)
        let first = Int(min(max(low, 0), Double(count)))
        return first..<max(first, Int(min(max(high, 0), Double(count))))
    }

    /// The part of a line that lies in the raster, widened by a margin; nil for none (Liang and Barsky).
    private func clipped(_ a: CGPoint, _ b: CGPoint, by margin: Double) -> (CGPoint, CGPoint)? {
        var low = 0.0
        var high = 1.0
        let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
        let edges = [
            (-dx, a.x + margin), (dx, Double(width) + margin - a.x), (-dy, a.y + margin),
            (dy, Double(height) + margin - a.y),
        ]
        for (slope, room) in edges {
            if slope == 0 {
                if room < 0 { return nil }
            } else if slope < 0 {
                low = max(low, room / slope)
            } else {
                high = min(high, room / slope)
            }
        }
        // Also false for what is too large for a number.
        guard low <= high else { return nil }
        let part = (a.moved(to: b, by: low), a.moved(to: b, by: high))
        return [part.0.x, part.0.y, part.1.x, part.1.y].allSatisfy(\.isFinite) ? part : nil
    }
}

extension CGPoint {
    fileprivate func scaled(by factor: Double) -> CGPoint { CGPoint(x: x * factor, y: y * factor) }
}
