import VistazoArchive
import VistazoCells

/// Offers its child room of one shape: as much as fits in what is proposed, or as little as covers it.
final class AspectBox: WrapperBox {
    /// Width divided by height, in cells; nil keeps the child's own.
    private let ratio: Double?
    private let fills: Bool

    /// - Parameter ratio: width divided by height in points; a cell is 8 x 16.
    init(_ child: LayoutBox, ratio: Double?, fills: Bool) {
        self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 * 2 : nil }
        self.fills = fills
        super.init(child)
    }

    override func inner(_ proposal: Proposal) -> Proposal {
        guard let ratio = ratio ?? ownRatio else { return proposal }
        func across(_ rows: Int) -> Double { Double(rows) * ratio }
        func down(_ columns: Int) -> Double { Double(columns) / ratio }
        switch (proposal.columns, proposal.rows) {
        case (nil, nil): return proposal
        case (let columns?, nil):
            return Proposal(columns: columns, rows: wholeCells(down(columns), isSolid: true))
        case (nil, let rows?): return Proposal(columns: wholeCells(across(rows), isSolid: true), rows: rows)
        case (let columns?, let rows?):
            let isWide = Double(columns) > across(rows)
            return isWide != fills
                ? Proposal(columns: wholeCells(across(rows), isSolid: true), rows: rows)
                : Proposal(columns: columns, rows: wholeCells(down(columns), isSolid: true))
        }
    }

    private var ownRatio: Double? {
        let size = child.measure(Proposal(columns: nil, rows: nil))
        return size.isEmpty ? nil : Double(size.columns) / Double(size.rows)
    }
}
