/// What comes when: a heap with the earliest on top.
///
/// Nothing is taken out of its middle. Whoever changes their mind enters anew, and what is on top and no longer
/// true is dropped when it is looked at.
struct Agenda {
    struct Line {
        /// In seconds, of whatever clock the agenda goes by.
        let time: Double
        /// Whose it is.
        let slot: Int
        /// True while its slot still has this version.
        let version: Int

        static func < (a: Line, b: Line) -> Bool {
            a.time == b.time ? a.version < b.version : a.time < b.time
        }
    }

    private(set) var lines: [Line] = []

    var first: Line? { lines.first }

    mutating func enter(_ line: Line) {
        lines.append(line)
        rise(from: lines.count - 1)
    }

    @discardableResult
    mutating func removeFirst() -> Line {
        lines.swapAt(0, lines.count - 1)
        let line = lines.removeLast()
        sink(from: 0)
        return line
    }

    /// Drops whatever is no longer true, where that is more than half.
    mutating func tidy(live: Int, isTrue: (Line) -> Bool) {
        guard lines.count > 2 * live + 64 else { return }
        lines.removeAll { !isTrue($0) }
        for index in lines.indices.reversed() where 2 * index + 1 < lines.count { sink(from: index) }
    }

    private mutating func rise(from start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard lines[index] < lines[parent] else { return }
            lines.swapAt(index, parent)
            index = parent
        }
    }

    private mutating func sink(from start: Int) {
        var index = start
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2]
            where child < lines.count && lines[child] < lines[least] {
                least = child
            }
            guard least != index else { return }
            lines.swapAt(index, least)
            index = least
        }
    }
}
