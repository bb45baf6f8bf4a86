import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct GradientTests {
    private func ground(_ form: NodeGradient.Form, _ colors: [NodeColor]) -> Node {
        Node(.shape(Node.Shape(.rectangle, gradient: NodeGradient(form, colors))))
    }
    private let black = NodeColor(.rgb(0, 0, 0))
    private let white = NodeColor(.rgb(255, 255, 255))

    private func reds(
        _ view: Node, _ columns: Int, _ rows: Int, mode: RenderingMode = .fullColor, depth: ColorDepth = .full
    ) -> [[Int]] {
        var around = surroundings(columns, rows, mode: mode)
        around.depth = depth
        let grid = draw(
            ArchivedEntry(date: noon, view: view, ignoresMargins: true), family: .small, surroundings: around
        ).grid
        return (0..<rows).map { row in
            grid.row(row).map { cell in
                if case .rgb(let red, _, _) = cell.style.background { return Int(red) }
                return -1
            }
        }
    }

    @Test func `colours run from one point to the other`() {
        let across = ground(.linear(from: .init(0, 0.5), to: .init(1, 0.5)), [black, white])
        #expect(reds(across, 5, 1) == [[26, 77, 128, 179, 230]])
        let down = ground(.linear(from: .init(0.5, 1), to: .init(0.5, 0)), [black, white])
        #expect(reds(down, 1, 2) == [[191], [64]])
    }

    @Test func `they run outwards in circles, and around`() {
        let out = reds(ground(.radial(center: .init(0.5, 0.5), from: 0, to: 6), [black, white]), 12, 6)
        #expect(out[2][5] < out[2][0] && out[2][5] < out[0][5] && out[0][0] > 250)
        // A row is as far as two columns.
        #expect(out[2][3] == out[2][8] && out[1][5] == out[4][6])
        let around = reds(ground(.angular(center: .init(0.5, 0.5), from: 0, to: 360), [black, white]), 12, 6)
        // Clockwise from the right: lower right, lower left, upper left, upper right.
        #expect(around[5][11] < around[5][0] && around[5][0] < around[0][0] && around[0][0] < around[0][11])
    }

    @Test func `roles take the theme's colours, and what is clear the ground`() {
        let view = ground(.linear(from: .init(0, 0), to: .init(1, 0)), [.role(.clear), white])
        #expect(reds(view, 4, 1)[0] == [33, 97, 161, 224])
        let roles = ground(.linear(from: .init(0, 0), to: .init(1, 0)), [.role(.blue), .role(.purple)])
        #expect(reds(roles, 4, 1)[0].allSatisfy { $0 >= 0 })
    }

    @Test func `where there are few colours it is even, in its mean, and without hues it is nothing`() {
        let view = ground(.linear(from: .init(0, 0), to: .init(1, 0)), [black, white])
        #expect(reds(view, 4, 1, depth: .sixteen) == [[127, 127, 127, 127]])
        let whole = Node.text("x").with(.background(view, .center))
        #expect(reds(whole, 4, 3, mode: .vibrant).joined().allSatisfy { $0 == -1 })
    }

    @Test func `a background of less than half is dropped where there are few colours`() {
        let faint = Node(.shape(Node.Shape(.rectangle, fill: NodeColor(.rgb(255, 0, 0), opacity: 0.4))))
        let view = Node.text("x").with(.background(faint, .center))
        #expect(reds(view, 1, 1, depth: .sixteen) == [[-1]])
        #expect(reds(view, 1, 1) == [[102]])
    }

    @Test func `words on it keep one colour in a line, and can be read`() throws {
        let view = Node.layers([
            ground(.linear(from: .init(0, 0), to: .init(1, 0)), [white, NodeColor(.rgb(90, 90, 90))]),
            .text("one two three"),
        ])
        for theme in Theme.all {
            var around = surroundings(16, 3)
            around.theme = theme
            around.scheme = theme.scheme
            let grid = draw(
                ArchivedEntry(date: noon, view: view, ignoresMargins: true), family: .small,
                surroundings: around
            ).grid
            let inks = Set(grid.cells.filter { $0.piece != .blank }.map(\.style.foreground))
            #expect(inks.count == 1, "\(theme.name)")
            let dark = try #require(inks.first)
            #expect([.named(.black), .rgb(0, 0, 0)].contains(dark) || theme.scheme == .light)
        }
    }

    @Test func `hostile numbers are drawn as something`() {
        let points = [Double.nan, .infinity, -.infinity, 0, 1e308]
        for a in points {
            for b in points {
                for form: NodeGradient.Form in [
                    .linear(from: .init(a, b), to: .init(b, a)), .radial(center: .init(a, b), from: a, to: b),
                    .angular(center: .init(b, a), from: a, to: b),
                ] {
                    #expect(reds(ground(form, [black, white]), 3, 2).joined().allSatisfy { $0 >= 0 })
                }
            }
        }
        #expect(reds(ground(.linear(from: .init(0, 0), to: .init(1, 1)), []), 2, 1).count == 1)
    }
}
