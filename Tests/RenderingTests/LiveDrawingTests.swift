import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// Drawing again at another instant against drawing afresh.
@Suite struct LiveDrawingTests {
    private static let start = Date(timeIntervalSince1970: 1_796_029_920)

    private static func text(_ live: LiveText, _ modifiers: [NodeModifier] = []) -> Node {
        Node(.text([TextRun(.live(live))]), modifiers)
    }

    private static let span = LiveText.timer(.init(from: start - 30, to: start + 4000))

    /// Views whose words the clock changes, in rooms that depend on them.
    private static let views: [(name: String, view: Node)] = [
        ("a timer", text(.date(start - 597, .timer))),
        ("a timer in large type", text(.date(start - 3597, .timer), [.font(NodeFont(points: 34))])),
        ("an interval in very large type", text(span, [.font(NodeFont(points: 64))])),
        (
            "a relative text beside words",
            Node(
                .stack(
                    Node.Stack(
                        .horizontal,
                        [
                            .text("started some time ago, namely"), text(.date(start - 58, .relative)),
                            Node(.spacer(minimum: nil)), .text("end"),
                        ])))
        ),
        (
            "the first that fits",
            Node(
                .fits(
                    .horizontal,
                    [
                        Node(
                            .stack(
                                Node.Stack(
                                    .horizontal, [.text("passed:"), text(.date(start - 595, .relative))]))),
                        text(.date(start - 595, .relative)), .text("-"),
                    ]))
        ),
        (
            "lines that share a baseline",
            Node(
                .stack(
                    Node.Stack(
                        .horizontal,
                        alignment: NodeAlignment(.leading, .firstBaseline),
                        [
                            text(.date(start - 595, .timer), [.font(NodeFont(points: 34))]), .text("so far"),
                            text(.date(start - 3595, .offset)),
                        ])))
        ),
        (
            "a button named by a live text",
            Node(
                .button(
                    Node.Button(
                        label: text(.date(start - 55, .relative)), intent: IntentCall(name: "log"))))
        ),
        (
            "a bar that fills up",
            Node(
                .stack(
                    Node.Stack(
                        .vertical,
                        [
                            Node(
                                .progress(
                                    Node.Progress(
                                        .interval(.init(from: start - 30, to: start + 90, countsDown: false)))
                                )),
                            text(.now(skeleton: "jms")),
                        ])))
        ),
    ]

    @Test(
        arguments: views.map(\.name),
        [(36, 8), (20, 10), (13, 4), (6, 2)].map { CellSize(columns: $0.0, rows: $0.1) })
    func `each drawing is the one made afresh, whatever was drawn before`(name: String, size: CellSize) throws
    {
        let view = try #require(Self.views.first { $0.name == name }?.view)
        let entry = ArchivedEntry(date: Self.start, view: view)
        var surroundings = Surroundings(
            size: size, now: Self.start,
            locale: Locale(identifier: "es_ES"))
        for redaction: Redaction in [[], .placeholder] {
            surroundings.redaction = redaction
            let live = LiveDrawing(entry, family: .medium, surroundings: surroundings)
            // On by odd steps, back, and far.
            let steps: [Double] = [
                0, 1, 2, 3, 2.5, 4, 5, 6, 61, 62, 7, 600, 3599, 3600, 3601, -40, 90_000, 8,
            ]
            for step in steps {
                surroundings.now = Self.start + step
                let fresh = draw(entry, family: .medium, surroundings: surroundings)
                let again = live.drawing(at: surroundings.now)
                #expect(again.grid.rows == fresh.grid.rows, "\(step) s")
                #expect(again.grid == fresh.grid, "\(step) s")
                #expect(again.hitRegions == fresh.hitRegions, "\(step) s")
                #expect(again.nextChange == fresh.nextChange, "\(step) s")
            }
        }
    }

    @Test func `every second of two hours is the one made afresh`() {
        let view = Node(
            .stack(Node.Stack(.vertical, Self.views.filter { $0.name != "a bar that fills up" }.map(\.view))))
        let entry = ArchivedEntry(date: Self.start, view: view)
        var surroundings = Surroundings(size: CellSize(columns: 40, rows: 20), now: Self.start)
        let live = LiveDrawing(entry, family: .large, surroundings: surroundings)
        for second in stride(from: 0, to: 7200, by: 7) {
            surroundings.now = Self.start + Double(second)
            let fresh = draw(entry, family: .large, surroundings: surroundings)
            #expect(live.drawing(at: surroundings.now).grid == fresh.grid, "\(second) s")
        }
    }
}
