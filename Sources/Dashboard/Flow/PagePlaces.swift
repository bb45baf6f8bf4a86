import VistazoArchive
import VistazoCells

/// Where a page of widgets puts each of them when nothing else is on the screen, as a window of that size does: the
/// first free place in reading order on a lattice of 10 x 5 cells, squeezed where the page is smaller than the
/// family's own shape.
///
/// - Parameter size: Of the page; what is over of whole lattice places stays blank.
/// - Returns: For each family, in the order given, its rectangle, or nil where it has no room.
package func pagePlaces(of families: [Family], in size: CellSize) -> [CellRect?] {
    let columns = PageLayout.fullColumns(size.columns)
    let rows = max(size.rows, 0) / RowBudget.placeRows
    var flow = Flow(across: columns.count - 1)
    return families.map { family in
        guard
            let lattice = PageLayout.lattice(
                of: family, across: columns.count - 1, down: rows, isPane: false),
            let place = flow.place(across: lattice.across, down: lattice.down, within: rows)
        else { return nil }
        return PageLayout.rect(place, columns)
    }
}
