import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct ShapeTests {
    private func shape(_ kind: Node.Shape.Kind, _ fill: NodeColor.Role? = nil, stroke: NodeColor.Role? = nil)
        -> Node
    {
        Node(.shape(Node.Shape(kind, fill: fill.map { .role($0) }, stroke: stroke.map { .role($0) })))
    }

    private func grounds(_ view: Node, _ columns: Int, _ rows: Int) -> [String] {
        let grid = drawing(view, columns, rows).grid
        return (0..<rows).map { row in
            grid.row(row).map { $0.style.background == .standard ? $0.piece.text : "#" }.joined()
        }
    }

    @Test func `a filled rectangle is a ground`() {
        #expect(grounds(shape(.rectangle, .blue).with(.size(3, 2)), 5, 2) == [" ### ", " ### "])
        #expect(grounds(shape(.rectangle, .clear), 3, 1) == ["   "])
    }

    @Test func `the terminal's own foreground fills with blocks`() {
        #expect(rows(shape(.rectangle).with(.size(3, 1)), 3, 2) == ["███", ""])
    }

    @Test func `round shapes have half blocks at their edge`() {
        #expect(grounds(shape(.circle, .red), 4, 2) == ["▄##▄", "▀##▀"])
        #expect(grounds(shape(.circle, .red), 8, 3) == [" ▄####▄ ", " ###### ", " ▀####▀ "])
        #expect(rows(shape(.circle, .red), 1, 1) == ["●"])
        #expect(rows(shape(.circle, .red), 6, 1) == ["  ●"])
        #expect(rows(shape(.circle, stroke: .red), 1, 1) == ["○"])
    }

    @Test func `outlines are lines`() {
        #expect(rows(shape(.rectangle, stroke: .red), 4, 3) == ["┌──┐", "│  │", "└──┘"])
        #expect(rows(shape(.roundedRectangle(1), stroke: .red), 4, 2) == ["╭──╮", "╰──╯"])
        #expect(rows(shape(.rectangle, stroke: .red), 4, 1) == ["[  ]"])
        #expect(rows(shape(.rectangle, stroke: .red), 1, 2) == ["│", "│"])
        var ring = Node.Shape(.circle, stroke: .role(.red), trim: 0...0.5)
        #expect(rows(Node(.shape(ring)), 6, 3) == ["   ──╮", "     │", "   ──╯"])
        ring.trim = 0.9...0.95
        #expect(drawing(Node(.shape(ring)), 6, 3).grid.size.rows == 3)
    }

    @Test func `a border stands where nothing else does`() {
        let view = Node.text("Hi").with(
            .padding(.init(top: 1, leading: 1, bottom: 1, trailing: 1)), .border(.role(.red)))
        #expect(rows(view, 4, 3) == ["┌──┐", "│Hi│", "└──┘"])
        #expect(rows(Node.text("Hi").with(.border(.role(.red))), 4, 1) == [" Hi"])
    }

    @Test func `a clip cuts what stands out`() {
        let view = Node.text("abcdef").with(.fixed(.horizontal), .size(3, 1, .topLeading), .clip(.rectangle))
        #expect(rows(view, 9, 1) == ["   abc"])
    }

    @Test func `behind words and without hue a ground vanishes`() {
        let view = Node.text("Hi").with(.background(shape(.rectangle, .blue), .center))
        #expect(drawing(view, 2, 1, mode: .vibrant).grid[0, 0].style == .standard)
        #expect(drawing(view, 2, 1, mode: .accented).grid[0, 0].style == .standard)
        let full = Node.layers([shape(.rectangle, .blue), .text("Hi")])
        #expect(rows(full, 4, 3, mode: .vibrant) == ["", " Hi", ""])
        #expect(rows(shape(.rectangle, .blue).with(.size(2, 1)), 4, 3, mode: .vibrant) == ["", " ██", ""])
    }

    @Test func `a faint colour of the terminal is a shade, and no ground for words`() {
        let faint = Node(.shape(Node.Shape(.rectangle, fill: NodeColor(.role(.blue), opacity: 0.25))))
        #expect(rows(faint.with(.size(2, 1)), 2, 1) == ["░░"])
        let words = Node.text("Hi").with(.background(faint, .center))
        #expect(drawing(words, 2, 1).grid[0, 0].style == .standard)
    }

    @Test func `pictures are half blocks`() {
        let picture = Node.Picture(name: nil, width: 2, height: 3, pixels: (0..<18).map { UInt8($0) })
        let grid = drawing(Node(.image(picture)), 2, 2).grid
        #expect(grid.rows == ["▀▀", "▀▀"])
        #expect(grid[1, 0].style == CellStyle(foreground: .rgb(3, 4, 5), background: .rgb(9, 10, 11)))
        #expect(grid[0, 1].style == CellStyle(foreground: .rgb(12, 13, 14)))
        #expect(rows(Node(.image(Node.Picture(name: "logo"))), 3, 1) == [" ▨"])
        let broken = Node.Picture(name: nil, width: .max, height: .max, pixels: [1, 2, 3], isResizable: true)
        #expect(rows(Node(.image(broken)), 3, 1) == [" ▨"])
    }
}
