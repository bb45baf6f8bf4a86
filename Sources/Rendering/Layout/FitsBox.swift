import Foundation
import VistazoArchive
import VistazoCells

/// The first child whose ideal size fits on the constrained axes, else the last: `ViewThatFits`.
final class FitsBox: LayoutBox {
    private let axes: Node.Axes
    private let children: [LayoutBox]
    /// The live texts of each child.
    private let texts: [ArraySlice<TextBox>]

    /// - Parameter texts: Those in each child that the clock may change; empty where none is looked for.
    init(_ pass: LayoutPass, in axes: Node.Axes, _ children: [LayoutBox], texts: [ArraySlice<TextBox>] = []) {
        self.axes = axes
        self.children = children
        self.texts = texts
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        choice(for: proposal)?.measure(proposal) ?? .zero
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        guard let choice = choice(for: proposal) else { return }
        choice.place(proposal, in: rect, on: canvas)
        // A child that was passed over may come to fit when its words change. What ticks out of sight is no reason to
        // look each second.
        let skipped = zip(children, texts).prefix { $0.0 !== choice }.flatMap(\.1)
        if let next = skipped.compactMap(\.nextWords).min() {
            canvas.changes(at: max(next, pass.surroundings.now + 60))
        }
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
