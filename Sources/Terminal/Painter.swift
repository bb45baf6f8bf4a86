import CNcurses
import CSignals
import Glibc
import VistazoCells

/// Puts grids on curses' screen: only what changed, in one `doupdate` a frame.
struct Painter {
    private let depth: ColorDepth
    private let isASCII: Bool
    private let synchronizesOutput: Bool
    private let output: Int32
    private let insertsAtMargin = vistazo_inserts_at_margin()
    private var inks: InkTable
    /// What the terminal shows; nil where it is not known.
    private var shown: CellGrid?
    private var shownCursor: CellPoint?

    init(depth: ColorDepth, isASCII: Bool, synchronizesOutput: Bool, output: Int32) {
        self.depth = depth
        self.isASCII = isASCII
        self.synchronizesOutput = synchronizesOutput
        self.output = output
        inks = InkTable(depth: depth)
        let screen = vistazo_screen()
        // The cursor stays where the last cell was written, and no glyph is moved about by inserting others.
        leaveok(screen, true)
        idcok(screen, false)
        idlok(screen, false)
        scrollok(screen, false)
    }

    /// The next frame is written whole.
    mutating func forget() { shown = nil }

    mutating func paint(_ grid: CellGrid, size: CellSize, cursor: CellPoint?) {
        var frame = grid
        if grid.size != size {
            frame = CellGrid(size: size)
            frame.paint(grid)
        }
        if isASCII { frame = frame.ascii }
        if insertsAtMargin { frame.narrowLastCells() }
        let runs = frame.changes(from: shown ?? CellGrid(size: .zero))
        if runs.isEmpty && cursor == shownCursor { return }

        let screen = vistazo_screen()
        if shown == nil {
            werase(screen)
            vistazo_write_all()
        }
        for run in runs where !put(run, on: screen) {
            // The pairs of colours are used up: begin anew with those of this frame.
            inks.empty()
            shown = nil
            werase(screen)
            vistazo_write_all()
            for run in frame.changes(from: CellGrid(size: .zero)) { _ = put(run, on: screen) }
            break
        }
        place(cursor, on: screen)
        send(screen)
        shown = frame
        shownCursor = cursor
    }

    /// False where there is no pair of colours left.
    private mutating func put(_ run: CellRun, on screen: UnsafeMutablePointer<WINDOW>?) -> Bool {
        var isComplete = true
        let cells = run.cells.filter { !$0.isContinuation }.map { cell in
            let ink = inks.ink(for: cell.style)
            isComplete = isComplete && ink != nil
            var text = cell.piece.scalars.map { wchar_t($0.value) }
            text.append(0)
            return vistazo_cell(text, ink?.attributes ?? 0, ink?.pair ?? 0)
        }
        wmove(screen, Int32(run.origin.row), Int32(run.origin.column))
        wadd_wchnstr(screen, cells, Int32(cells.count))
        return isComplete
    }

    private func place(_ cursor: CellPoint?, on screen: UnsafeMutablePointer<WINDOW>?) {
        leaveok(screen, cursor == nil)
        if let cursor { wmove(screen, Int32(cursor.row), Int32(cursor.column)) }
        if (cursor == nil) != (shownCursor == nil) { curs_set(cursor == nil ? 0 : 1) }
    }

    private func send(_ screen: UnsafeMutablePointer<WINDOW>?) {
        var former = sigset_t()
        csignals_block(&former)
        if synchronizesOutput { write(output, "\u{1B}[?2026h", 8) }
        wnoutrefresh(screen)
        doupdate()
        if synchronizesOutput { write(output, "\u{1B}[?2026l", 8) }
        csignals_unblock(&former)
    }
}

extension CellGrid {
    /// Blanks wide pieces among the last three cells, of which curses would leave halves where it has to
    /// insert one of them.
    fileprivate mutating func narrowLastCells() {
        let row = size.rows - 1
        for column in max(size.columns - 3, 0)..<size.columns where self[column, row].width == 2 {
            let style = self[column, row].style
            for half in column...column + 1 {
                set(.blank, at: CellPoint(column: half, row: row), style: style)
            }
        }
    }
}
