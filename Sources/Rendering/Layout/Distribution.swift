/// Shares a length out among children that follow each other, as SwiftUI's stacks do.
///
/// Each child in turn, least flexible first within each priority, is offered the rest divided by the children
/// left, rounded down; so spare cells fall to the last. Children of lower priority keep only their minimum
/// until those above have chosen.
struct Distribution {
    struct Child {
        var priority: Double
        /// Its length when it is offered nothing, and when it is offered `unbounded`.
        var least: Int
        var most: Int
    }

    var children: [Child]

    /// The length of each child in source order, and what each was offered.
    ///
    /// - Parameters:
    ///   - length: what there is, spacing taken off; may be negative.
    ///   - measure: the length of the child at an index when it is offered so much.
    func shares(of length: Int, measure: (Int, Int) -> Int) -> [(offered: Int, length: Int)] {
        if children.count == 1 {
            let offered = max(length, 0)
            return [(offered, measure(0, offered))]
        }
        let order = order
        var shares = Array(repeating: (offered: 0, length: 0), count: children.count)
        guard let first = order.first else { return shares }
        let top = children[first].priority
        var available = length
        for child in children where child.priority < top { available -= child.least }
        var start = 0
        while start < order.count {
            let priority = children[order[start]].priority
            let end = order[start...].firstIndex { children[$0].priority != priority } ?? order.count
            let group = order[start..<end]
            if start > 0 { available += group.reduce(0) { $0 + children[$1].least } }
            var left = group.count
            for index in group {
                let offered = max(available, 0) / left
                let taken = measure(index, offered)
                shares[index] = (offered, taken)
                available -= taken
                left -= 1
            }
            start = end
        }
        return shares
    }

    /// The children as they choose. Most stacks have few, which are put in order one after the other.
    private var order: [Int] {
        guard children.count <= 16 else { return children.indices.sorted { precedes($0, $1) } }
        var order = Array(children.indices)
        for index in order.indices.dropFirst() {
            var place = index
            while place > 0, precedes(index, order[place - 1]) {
                order[place] = order[place - 1]
                place -= 1
            }
            order[place] = index
        }
        return order
    }

    private func precedes(_ a: Int, _ b: Int) -> Bool {
        let (x, y) = (children[a], children[b])
        if x.priority != y.priority { return x.priority > y.priority }
        let (i, j) = (x.most - x.least, y.most - y.least)
        if i != j { return i < j }
        if x.least != y.least { return x.least > y.least }
        return a < b
    }
}
