import VistazoArchive
import VistazoCells

/// A picture in half blocks: each cell shows two pixels, one above the other. Without pixels it is a mark.
///
/// A pixel is one column wide and half a row high; a resizable picture takes all it is offered and is
/// sampled at the middle of each such square.
final class PictureBox: LayoutBox {
    private let picture: Node.Picture
    private let ink: Ink

    /// - Parameter ink: of the mark, and of pixels where there is no hue.
    init(_ pass: LayoutPass, _ picture: Node.Picture, ink: Ink) {
        self.picture = picture
        self.ink = ink
        super.init(pass)
    }

    override func size(for proposal: Proposal) -> CellSize {
        let own = hasPixels ? CellSize(columns: picture.width, rows: (picture.height + 1) / 2) : Self.markSize
        guard picture.isResizable else { return own }
        return CellSize(columns: proposal.columns ?? own.columns, rows: proposal.rows ?? own.rows)
    }

    override func place(_ proposal: Proposal, in rect: CellRect, on canvas: Canvas) {
        guard hasPixels else {
            let mark = rect.aligning(Self.markSize, .center)
            canvas.set("▨", column: mark.left, row: mark.top, style: ink.style())
            return
        }
        let seen = rect.intersection(canvas.clip)
        for row in seen.top..<max(seen.bottom, seen.top) {
            for column in seen.left..<max(seen.right, seen.left) {
                let upper = pixel(column - rect.left, 2 * (row - rect.top), of: rect.size)
                let lower = pixel(column - rect.left, 2 * (row - rect.top) + 1, of: rect.size)
                draw(upper, lower, column: column, row: row, on: canvas)
            }
        }
    }

    private static let markSize = CellSize(columns: 1, rows: 1)

    private var hasPixels: Bool {
        let (count, isTooMany) = picture.width.multipliedReportingOverflow(by: picture.height)
        return picture.width > 0 && picture.height > 0 && !isTooMany && count <= picture.pixels.count / 3
    }

    private func pixel(_ x: Int, _ y: Int, of size: CellSize) -> RGB? {
        let (column, row): (Int, Int) =
            picture.isResizable
            ? (
                (2 * x + 1) * picture.width / (2 * size.columns),
                (2 * y + 1) * picture.height / (4 * size.rows)
            )
            : (x, y)
        guard column < picture.width, row < picture.height else { return nil }
        let index = 3 * (row * picture.width + column)
        return RGB(picture.pixels[index], picture.pixels[index + 1], picture.pixels[index + 2])
    }

    private func draw(_ upper: RGB?, _ lower: RGB?, column: Int, row: Int, on canvas: Canvas) {
        guard pass.surroundings.mode == .fullColor else {
            let light = ((upper?.luminance ?? 0) + (lower?.luminance ?? 0)) / 2
            let shades: [Piece] = [.blank, "░", "▒", "▓", "█"]
            canvas.set(shades[Int((light * 4).rounded())], column: column, row: row, style: ink.style())
            return
        }
        guard let upper else { return }
        var style = CellStyle(foreground: .rgb(upper.red, upper.green, upper.blue))
        if let lower { style.background = .rgb(lower.red, lower.green, lower.blue) }
        canvas.pixel("▀", column: column, row: row, style: style)
    }
}
