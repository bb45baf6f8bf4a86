import VistazoCells

/// A view while it is laid out: answers proposals, then takes its place.
///
/// The contract is SwiftUI's. A parent proposes, the box answers with its own size, the parent accepts that
/// even where it overflows and places the box. Answers are remembered by proposal, so that cost grows with
/// the number of boxes and not with their depth.
///
/// What a box remembers is read and written in one step each time, never while it is being changed; so these
/// properties, asked for thousands of times a drawing, go without the check for that.
class LayoutBox {
    let pass: LayoutPass
    @exclusivity(unchecked) private var memo = SizeMemo()

    /// Who chooses first in a stack; `-infinity` is a spacer's.
    @exclusivity(unchecked) final var priority = 0.0

    /// True for a spacer, which takes no spacing beside it.
    var isSpacer: Bool { false }

    init(_ pass: LayoutPass) {
        self.pass = pass
    }

    /// The size the box takes when it is offered so much; the same answer every time.
    final func measure(_ proposal: Proposal) -> CellSize {
        let key = proposal.key
        if let size = memo[key] { return size }
        pass.measurements += 1
        let size = size(for: proposal)
        memo[key] = size
        return size
    }

    /// Whether every answer given so far would be given again.
    final var keepsItsSizes: Bool {
        memo.answers.allSatisfy { size(for: Proposal(key: $0.key)) == $0.size }
    }

    /// Works the size out; asked once for each proposal.
    func size(for proposal: Proposal) -> CellSize { .zero }

    /// Draws the box where its parent has put it.
    ///
    /// - Parameters:
    ///   - proposal: what it was offered when it answered with the size of `rect`.
    ///   - rect: in outer cells; may lie outside the canvas, and be larger than it.
    func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {}

    /// Rows from the top to those on which the first and the last line of text stand; the last row where
    /// there is no text.
    func baselines(for proposal: Proposal) -> Baselines {
        let row = max(measure(proposal).rows - 1, 0)
        return Baselines(first: row, last: row)
    }
}

/// The rows that texts in a row are lined up by, counted from the top of their box.
struct Baselines {
    var first: Int
    var last: Int

    func shifted(_ rows: Int) -> Baselines {
        Baselines(first: first + rows, last: last + rows)
    }
}

/// What one drawing shares among its boxes.
final class LayoutPass {
    /// Of one instant, which may move on between two drawings.
    @exclusivity(unchecked) var surroundings: Surroundings
    /// Those whose words the clock may change.
    var liveTexts: [TextBox] = []
    /// True where words that the clock may change stand in a label, which is read when the view is built.
    var hasLiveLabels = false
    /// Content cells, margins taken off.
    let contentSize: CellSize
    /// Columns on each side of the content that pixel type may run into.
    let spareColumns: Int
    /// How many sizes have been worked out, answers from a memo not counted.
    @exclusivity(unchecked) var measurements = 0

    init(_ surroundings: Surroundings, contentSize: CellSize, spareColumns: Int = 0) {
        self.surroundings = surroundings
        self.contentSize = contentSize
        self.spareColumns = spareColumns
    }
}

/// Sizes by proposal: four in place, for most boxes see no more, then a list, then a dictionary.
private struct SizeMemo {
    typealias Answer = (key: UInt64, size: CellSize)

    private static let listLimit = 16
    /// No proposal has this key.
    private static let none: Answer = (.max, .zero)

    private var first = none
    private var second = none
    private var third = none
    private var fourth = none
    private var list: [Answer] = []
    private var more: [UInt64: CellSize] = [:]

    /// All that have been given.
    var answers: [Answer] {
        [first, second, third, fourth].filter { $0.key != .max } + list + more.map { ($0.key, $0.value) }
    }

    subscript(key: UInt64) -> CellSize? {
        get {
            if first.key == key { return first.size }
            if second.key == key { return second.size }
            if third.key == key { return third.size }
            if fourth.key == key { return fourth.size }
            if let answer = list.first(where: { $0.key == key }) { return answer.size }
            return more.isEmpty ? nil : more[key]
        }
        set {
            guard let newValue else { return }
            let answer = (key, newValue)
            if first.key == .max {
                first = answer
            } else if second.key == .max {
                second = answer
            } else if third.key == .max {
                third = answer
            } else if fourth.key == .max {
                fourth = answer
            } else if list.count < Self.listLimit {
                list.append(answer)
            } else {
                more[key] = newValue
            }
        }
    }
}
