/// The candidate that looks most like what was typed, nil where none is near.
///
/// Near is at most one change (a character put in, left out, replaced, or two swapped) in three
/// characters, or a beginning of at least two characters. Of equals the first wins.
package func nearest(to typed: String, among candidates: [String]) -> String? {
    near(typed, among: candidates, limit: 1).first
}

/// Up to `limit` candidates that are near to what was typed, nearest first.
package func near(_ typed: String, among candidates: [String], limit: Int) -> [String] {
    let typed = Array(typed.unicodeScalars)
    let allowed = max(1, typed.count / 3)
    var found: [(candidate: String, distance: Int, place: Int)] = []
    for (place, candidate) in candidates.enumerated() {
        let scalars = Array(candidate.unicodeScalars)
        // Long strings are compared by their length first: the table below is their product.
        if abs(scalars.count - typed.count) <= allowed, typed.count < 256 {
            let distance = changes(from: typed, to: scalars)
            if distance <= allowed { found.append((candidate, distance, place)) }
        } else if typed.count > 1, scalars.starts(with: typed) {
            found.append((candidate, allowed, place))
        }
    }
    return found.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(limit).map(\.candidate)
}

/// The optimal string alignment distance.
private func changes(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
        var line = [row]
        for column in 1...right.count {
            let replaced = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
            var best = min(replaced, last[column] + 1, line[column - 1] + 1)
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                best = min(best, beforeLast[column - 2] + 1)
            }
            line.append(best)
        }
        (beforeLast, last) = (last, line)
    }
    return last[right.count]
}
