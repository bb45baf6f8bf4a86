import VistazoArchive
import VistazoCells

/// The first child whose ideal size fits on the constrained axes, else the last: `ViewThatFits`.
final class FitsBox: LayoutBox {
    private let axes: Node.Axes
    private let children: [LayoutBox]

    init(_ pass: LayoutPass, in axes: Node.Axes, _ children: [LayoutBox]) {
        self.axes = axes
        self.children = children
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        choice(for: proposal)?.measure(proposal) ?? .zero
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        choice(for: proposal)?.place(proposal, in: rect, on: canvas)
    }

    override func baselines(for proposal: Proposal) -> Baselines {
        choice(for: proposal)?.baselines(for: proposal) ?? super.baselines(for: proposal)
    }

    private func choice(for proposal: Proposal) -> LayoutBox? {
        let asked = Proposal(
            columns: axes.contains(.horizontal) ? nil : proposal.columns,
            rows: axes.contains(.vertical) ? nil : proposal.rows)
        let fitting = children.dropLast().first { child in
            let ideal = child.measure(asked)
            return !(axes.contains(.horizontal) && ideal.columns > proposal.columns ?? unbounded)
                && !(axes.contains(.vertical) && ideal.rows > proposal.rows ?? unbounded)
        }
        return fitting ?? children.last
    }
}
