import VistazoArchive
import VistazoCells

/// Where the widgets of a page stand in a window.
struct PageLayout {
    enum Area: Hashable { case strip, lattice }

    struct Placement: Hashable {
        let widget: PlacedWidget
        let area: Area
        /// In page cells: row 0 is the first row of the lattice, whatever is scrolled; the strip stands
        /// above it in negative rows.
        let rect: CellRect
    }

    let rows: RowBudget
    /// Strip first, then the lattice, each in the order of the page. Widgets without room are missing.
    let placements: [Placement]
    /// Lattice rows that the widgets take, in view or not.
    let height: Int
    /// Where in `placements` each widget is.
    private let positions: [WidgetID: Int]

    init(page: Page, size: CellSize, isPane: Bool) {
        rows = RowBudget(
            rows: size.rows, wantsTopLine: !isPane, wantsStrip: !isPane && !page.strip.isEmpty)
        let columns = isPane ? Self.paneColumns(size.columns) : Self.fullColumns(size.columns)
        var placements: [Placement] = []
        if rows.hasStrip {
            var flow = Flow(across: columns.count - 1)
            for widget in page.strip where widget.family.lattice.down == 1 {
                let lattice = widget.family.lattice
                guard let place = flow.place(across: lattice.across, down: 1, within: 1) else { continue }
                let rect = Self.rect(place, columns).offset(columns: 0, rows: -RowBudget.placeRows)
                placements.append(Placement(widget: widget, area: .strip, rect: rect))
            }
        }
        var flow = Flow(across: columns.count - 1)
        var height = 0
        for widget in page.widgets {
            guard
                let lattice = Self.lattice(
                    of: widget.family, across: columns.count - 1, down: rows.latticeRows, isPane: isPane),
                let place = flow.place(across: lattice.across, down: lattice.down)
            else { continue }
            height = max(height, place.row + place.down)
            placements.append(
                Placement(widget: widget, area: .lattice, rect: Self.rect(place, columns)))
        }
        for widget in page.spare where !isPane {
            let lattice = widget.family.lattice
            guard
                let place = flow.place(across: lattice.across, down: lattice.down, within: rows.latticeRows)
            else { continue }
            height = max(height, place.row + place.down)
            placements.append(
                Placement(widget: widget, area: .lattice, rect: Self.rect(place, columns)))
        }
        self.placements = placements
        self.height = height
        positions = Dictionary(
            placements.enumerated().map { ($1.widget.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The size a widget has here, its family's own where it has no room.
    func size(of widget: PlacedWidget) -> WireRequest.FamilySize {
        guard let rect = self[widget.id]?.rect else { return WireRequest.FamilySize(widget.family) }
        return WireRequest.FamilySize(widget.family, columns: rect.size.columns, rows: rect.size.rows)
    }

    subscript(id: WidgetID) -> Placement? { positions[id].map { placements[$0] } }

    /// True where the widget stands whole in the window when the lattice is scrolled to row `scroll`.
    func isWhole(_ placement: Placement, scroll: Int) -> Bool {
        guard placement.area == .lattice else { return true }
        let top = scroll * RowBudget.placeRows
        return placement.rect.top >= top
            && placement.rect.bottom <= top + rows.latticeRows * RowBudget.placeRows
    }

    /// The last lattice row that it makes sense to scroll to.
    var lastScroll: Int { max(height - rows.latticeRows, 0) }

    /// The lattice row to scroll to so that the widget stands whole, as near to `scroll` as can be.
    func scroll(showing placement: Placement, from scroll: Int) -> Int {
        guard placement.area == .lattice else { return scroll }
        let top = placement.rect.top / RowBudget.placeRows
        let bottom = placement.rect.bottom / RowBudget.placeRows
        return min(max(scroll, bottom - rows.latticeRows, 0), top)
    }

    /// The lattice row to scroll to for what comes after the view, or before it. It starts at a widget that
    /// is not whole in view, so that none is passed over.
    func scroll(from scroll: Int, forward: Bool) -> Int {
        let view = rows.latticeRows
        let lattice = placements.filter { $0.area == .lattice }.map { placement in
            (placement.rect.top / RowBudget.placeRows, placement.rect.bottom / RowBudget.placeRows)
        }
        if forward {
            let next = lattice.filter { $0.1 > scroll + view }.map(\.0).min() ?? scroll
            return min(max(next, scroll + 1), max(lastScroll, scroll))
        }
        let before = lattice.filter { $0.0 < scroll }.map(\.1).max() ?? scroll
        return max(min(before - view, scroll - 1), 0)
    }

    /// Left edges of the lattice columns and the right edge of the last: every ten cells.
    static func fullColumns(_ columns: Int) -> [Int] {
        (0...max(columns / 10, 0)).map { $0 * 10 }
    }

    /// In a pane the columns stretch so that the last ends at its edge; below 20 cells there is none.
    private static func paneColumns(_ columns: Int) -> [Int] {
        let count = max(columns / 20, 0) * 2
        return (0...count).map { count == 0 ? 0 : $0 * columns / count }
    }

    static func lattice(
        of family: Family, across: Int, down: Int, isPane: Bool
    ) -> (across: Int, down: Int)? {
        let own = family.lattice
        let least = family.leastLattice
        guard least.across <= across || isPane && across > 0, least.down <= down, least.down > 0 else {
            return nil
        }
        let stretches = isPane && own.across >= 4
        return (stretches ? across : min(own.across, across), min(own.down, down))
    }

    static func rect(_ place: Flow.Place, _ columns: [Int]) -> CellRect {
        let left = columns[place.column]
        return CellRect(
            column: left, row: place.row * RowBudget.placeRows,
            columns: columns[place.column + place.across] - left, rows: place.down * RowBudget.placeRows)
    }
}
