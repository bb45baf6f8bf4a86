import VistazoCells

/// A way to move the focus.
package enum Direction: Hashable, Sendable, CaseIterable {
    case left, down, up, right

    /// The candidate that lies next to `rect` on this side: of those beside it the nearest, then the one
    /// whose edge is best in line; where none is beside it, the nearest on that side. nil where none is.
    func next(from rect: CellRect, among candidates: [CellRect]) -> Int? {
        let found = candidates.enumerated().compactMap { index, other -> (index: Int, cost: Cost)? in
            guard let ahead = distance(from: rect, to: other), ahead >= 0 else { return nil }
            let aside = isHorizontal ? gap(rect.rows, other.rows) : gap(rect.columns, other.columns)
            let line = isHorizontal ? abs(other.top - rect.top) : abs(other.left - rect.left)
            // A cell is twice as high as wide.
            let weight = isHorizontal ? ahead + 2 * aside : 2 * ahead + aside
            return (index, Cost(isAside: aside > 0, distance: weight, line: line))
        }
        return found.min { $0.cost < $1.cost }?.index
    }

    private struct Cost: Comparable {
        let isAside: Bool
        let distance: Int
        let line: Int

        static func < (a: Cost, b: Cost) -> Bool {
            (a.isAside ? 1 : 0, a.distance, a.line) < (b.isAside ? 1 : 0, b.distance, b.line)
        }
    }

    private var isHorizontal: Bool { self == .left || self == .right }

    private func distance(from rect: CellRect, to other: CellRect) -> Int? {
        switch self {
        case .left: rect.left - other.right
        case .right: other.left - rect.right
        case .up: rect.top - other.bottom
        case .down: other.top - rect.bottom
        }
    }

    private func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
        a.overlaps(b) ? 0 : max(b.lowerBound - a.upperBound + 1, a.lowerBound - b.upperBound + 1)
    }
}

extension CellRect {
    fileprivate var columns: Range<Int> { left..<right }
    fileprivate var rows: Range<Int> { top..<bottom }
}
