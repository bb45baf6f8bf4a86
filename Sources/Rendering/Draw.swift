import Foundation
import VistazoArchive
import VistazoCells

/// Draws an entry: the heart of the house. Same arguments, same drawing, always.
package func draw(_ entry: ArchivedEntry, family: Family, surroundings: Surroundings) -> Drawing {
    Drawing(grid: CellGrid(size: surroundings.size))
}

/// The rooms, in content cells, that each `Node.Content.geometry` of a view takes; for lowering
/// `GeometryReader`.
package func geometry(of view: Node, family: Family, surroundings: Surroundings) -> [Int: CellRect] {
    [:]
}
