import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

@testable import SwiftUI

/// Shapes that the host does not know, as they come to be seen.
@MainActor
struct PathDrawingTests {
    /// The rows of a view drawn without a frame in a room of cells.
    private func rows(_ view: some View, _ columns: Int, _ rows: Int) -> [String] {
        let surroundings = Surroundings(
            size: CellSize(columns: columns, rows: rows), now: Date(timeIntervalSince1970: 0), frame: nil)
        let context = LoweringContext(family: .medium, surroundings: surroundings, ignoresMargins: true)
        let node = lower(view, in: EnvironmentValues(lowering: context))
        let entry = ArchivedEntry(date: surroundings.now, view: node, ignoresMargins: true)
        let drawing = draw(entry, family: .medium, surroundings: surroundings)
        return drawing.grid.text.split(separator: "\n").map { row in
            String(row.reversed().drop(while: { $0 == " " }).reversed())
        }
    }

    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            return path
        }
    }

    private struct Star: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.addLines(
                    [0, 2, 4, 1, 3].map { corner in
                        let angle = Double(corner) * 2 * .pi / 5 - .pi / 2
                        return CGPoint(
                            x: rect.midX + rect.width / 2 * cos(angle),
                            y: rect.midY + rect.height / 2 * sin(angle))
                    })
                path.closeSubpath()
            }
        }
    }

    @Test func `a shape is filled in half blocks`() {
        #expect(
            rows(Triangle().fill(.red), 8, 4) == [
                "   ▄▄",
                "  ▄██▄",
                " ▄████▄",
                "▄██████▄",
            ])
    }

    @Test func `parity leaves the middle of a star open`() {
        #expect(
            rows(Star().fill(.red), 16, 8) == [
                "",
                "       ██",
                "      ▄██▄",
                "  ▀██████████▀",
                "    ▀██████▀",
                "    ▄██▀▀██▄",
                "    █▀    ▀█",
                "",
            ])
        #expect(
            rows(Star().fill(.red, style: FillStyle(eoFill: true)), 16, 8) == [
                "",
                "       ██",
                "      ▄██▄",
                "  ▀███    ███▀",
                "    ▀▄    ▄▀",
                "    ▄██  ██▄",
                "    █▀    ▀█",
                "",
            ])
    }

    @Test func `lines are drawn in braille`() {
        #expect(
            rows(Triangle().stroke(.red, lineWidth: 2), 8, 4) == [
                "   ⡰⢣",
                "  ⡰⠁ ⢣",
                " ⡰⠁   ⢣",
                "⡰⠁     ⢣",
            ])
        let arc = Path { path in
            path.addArc(
                center: CGPoint(x: 64, y: 64), radius: 60, startAngle: .degrees(135), endAngle: .degrees(405),
                clockwise: false)
        }
        #expect(
            rows(arc.stroke(.red), 16, 8) == [
                "   ⢀⡠⠔⠒⠒⠒⠒⠢⢄⡀",
                " ⢀⠔⠁        ⠈⠢⡀",
                "⢀⠎            ⠱⡀",
                "⢸              ⣇",
                "⢸              ⡇",
                "⠈⢆            ⡰⠁",
                " ⠈⠢          ⠔⠁",
                "",
            ])
    }

    @Test func `a part of a path is a part of its length`() {
        let line = Path {
            $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 30), CGPoint(x: 40, y: 40)])
        }
        #expect(
            line.trimmedPath(from: 0.25, to: 0.75).polylines.map(\.points) == [
                [CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 20)]
            ])
        #expect(rows(line.trim(from: 0, to: 0.5).stroke(.red), 8, 3) == ["⠉⠉⠉⠉⠉⠁", "", ""])
        #expect(line.trimmedPath(from: .nan, to: .nan).isEmpty)
        #expect(line.trimmedPath(from: 0.9, to: 0.1).isEmpty)
    }

    @Test func `what lies behind a shape shows beside it`() {
        let view = ZStack {
            Text(verbatim: "abcdefgh")
            Triangle().fill(.red)
        }
        #expect(rows(view, 8, 1) == ["a▄▄██▄▄h"])
    }

    @Test(arguments: [
        CGPoint(x: 1e300, y: -1e300), CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: 0, y: CGFloat.nan),
        CGPoint(x: -1e18, y: 1e18),
    ])
    func `points far away or nowhere harm nobody`(point: CGPoint) {
        let path = Path { path in
            path.move(to: point)
            path.addLine(to: CGPoint(x: 8, y: 8))
            path.addCurve(to: point, control1: point, control2: .zero)
            path.addQuadCurve(to: .zero, control: point)
            path.addArc(
                center: point, radius: 1e300, startAngle: .radians(1e300), endAngle: .zero, clockwise: true)
        }
        #expect(rows(path.stroke(.red, lineWidth: 1e300), 4, 2).count == 2)
        #expect(rows(path.fill(.red), 4, 2).count == 2)
        #expect(
            rows(
                path.trim(from: 0.1, to: 0.9).rotation(.degrees(30)).scale(1e200).stroke(
                    .red, lineWidth: .nan), 4, 2
            ).count == 2)
    }

    @Test func `an endless line costs a moment and no more`() {
        let path = Path { path in
            for step in 0..<100_000 { path.addLine(to: CGPoint(x: step % 2 == 0 ? 0 : 300, y: step % 977)) }
        }
        #expect(rows(path.stroke(.red, lineWidth: 300), 40, 10).count == 10)
        #expect(path.polylines.reduce(0) { $0 + $1.points.count } == 20_000)
    }
}
