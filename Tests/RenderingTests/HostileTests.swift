import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// Random views in random sizes: nothing traps, nothing stands outside, the same is the same.
@Suite struct HostileTests {
    @Test(arguments: 0..<24)
    func `no view and no size breaks a drawing`(seed: Int) {
        var chance = Chance(seed: UInt64(seed))
        for _ in 0..<40 {
            let view = chance.node(depth: 4)
            let size = chance.pick([
                CellSize.zero, CellSize(columns: 1, rows: 1), CellSize(columns: 2, rows: 2),
                CellSize(columns: 3, rows: 200), CellSize(columns: 20, rows: 10),
                CellSize(columns: 200, rows: 60),
                CellSize(columns: chance.below(80), rows: chance.below(30)),
            ])
            let family = chance.pick(Family.allCases)
            var around = Surroundings(
                size: size, now: noon, mode: chance.pick(RenderingMode.allCases),
                theme: chance.pick(Theme.all),
                glyphs: chance.pick(Surroundings.Glyphs.allCases),
                redaction: Redaction(rawValue: UInt8(chance.below(8))))
            around.frame = chance.pick([
                nil, WidgetFrame(),
                WidgetFrame(isFocused: true, lowerRight: "as of 字", mark: "⚠", isPending: true),
            ])
            let entry = ArchivedEntry(date: noon, view: view, ignoresMargins: chance.pick([true, false]))
            let drawing = draw(entry, family: family, surroundings: around)
            #expect(drawing.grid.size == size)
            #expect(drawing.hitRegions.allSatisfy { drawing.grid.bounds.intersection($0.rect) == $0.rect })
            #expect(drawing.nextChange.map { $0 > noon } ?? true)
            #expect(drawing.grid == draw(entry, family: family, surroundings: around).grid)
            if around.glyphs == .ascii { #expect(drawing.grid.text.utf8.allSatisfy { $0 < 0x80 }) }
        }
    }

    @Test func `a tree deeper than any archive is cut off`() {
        var view = Node.text("deep")
        for level in 0..<2000 {
            view =
                level % 2 == 0
                ? .row([view]) : view.with(.padding(.init(top: 0, leading: 0, bottom: 0, trailing: 0)))
        }
        #expect(drawing(view, 20, 3).grid.size.columns == 20)
        let many = Node(.text([TextRun(.string("x"))]), Array(repeating: .bold(true), count: 100_000))
        #expect(drawing(many, 20, 3).grid.size.columns == 20)
    }

    @Test func `a long text and many children are drawn`() {
        let long = Node.text(String(repeating: "long words\n", count: 100_000))
        #expect(rows(long, 20, 3) == ["    long words", "    long words", "    long words…"])
        let many = Node.column((0..<5000).map { .text("\($0)") })
        #expect(drawing(many, 20, 3).grid.size.rows == 3)
    }
}

/// Random nodes from a seed, so that each failure can be seen again.
private struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    mutating func length() -> Double {
        pick([0, 0.2, 0.5, 1, 3, 7.5, 20, 1e4, 1e300, -1, -5, -1e300, .infinity, -.infinity, .nan])
    }

    mutating func string() -> String {
        pick([
            "", " ", "a", "Hello world", "42:17", "你好世界", "👨‍👩‍👧‍👦 family", "e\u{301}\u{301}", "\u{1B}[2J",
            "a\nb\n\nc",
            "\u{202E}x", "long long long words to wrap and cut", "\u{0}", "−12%",
        ])
    }

    mutating func color() -> NodeColor {
        NodeColor(
            pick([.role(pick(NodeColor.Role.allCases)), .rgb(UInt8(below(256)), 9, 200)]),
            opacity: pick([1, 0.5, 0.1, 0, -1, 2, .nan]))
    }

    mutating func alignment() -> NodeAlignment {
        NodeAlignment(pick(NodeAlignment.Horizontal.allCases), pick(NodeAlignment.Vertical.allCases))
    }

    mutating func span() -> LiveText.TimerSpan {
        LiveText.TimerSpan(
            from: noon + length(), to: noon + length(), pausedAt: pick([nil, noon]),
            countsDown: pick([true, false]))
    }

    mutating func node(depth: Int) -> Node {
        Node(content(depth: depth), (0..<below(4)).map { _ in modifier(depth: depth - 1) })
    }

    mutating func nodes(depth: Int) -> [Node] { (0..<below(5)).map { _ in node(depth: depth) } }

    mutating func content(depth: Int) -> Node.Content {
        let label = depth > 0 ? node(depth: depth - 1) : .text(string())
        switch below(depth > 0 ? 20 : 12) {
        case 0: return .empty
        case 1: return .symbol(pick(["plus", "minus.circle", "", "no such"]))
        case 2:
            return .image(
                Node.Picture(
                    name: nil, width: 2, height: below(3), pixels: [9, 9, 9, 1, 1, 1],
                    isResizable: pick([true, false])))
        case 3: return .spacer(minimum: pick([nil, length()]))
        case 4: return .divider
        case 5:
            return .shape(
                Node.Shape(
                    pick([.rectangle, .circle, .capsule, .ellipse, .container, .roundedRectangle(length())]),
                    fill: pick([nil, color()]), stroke: pick([nil, color()]),
                    trim: pick([nil, 0...0.3, 0.5...9])))
        case 6:
            return .chart(
                Node.Chart(
                    .series(
                        pick(Node.Chart.Form.allCases), (0..<below(40)).map { _ in pick([nil, length()]) })))
        case 7:
            return .chart(Node.Chart(.dots((0..<below(9)).map { _ in pick(Node.Chart.DayState.allCases) })))
        case 8: return .geometry(below(3))
        case 9: return .text([TextRun(.live(.timer(span()))), TextRun(.string(string()))])
        case 10, 11: return .text([TextRun(.string(string()))])
        case 12, 13, 14:
            return .stack(
                Node.Stack(
                    pick(Node.Axis.allCases), spacing: pick([nil, length()]), alignment: alignment(),
                    nodes(depth: depth - 1)))
        case 15:
            return .grid(
                Node.Table(
                    rows: (0..<below(4)).map { _ in nodes(depth: depth - 1) }, alignment: alignment(),
                    columnSpacing: pick([nil, length()]), rowSpacing: pick([nil, length()])))
        case 16:
            return .gauge(
                Node.Gauge(
                    value: length(), style: pick(Node.Gauge.Style.allCases), isRing: pick([true, false]),
                    label: pick([nil, label]), currentValueLabel: pick([nil, label])))
        case 17:
            return .progress(
                Node.Progress(
                    pick([.fraction(length()), .fraction(nil), .interval(span())]),
                    isCircular: pick([true, false]), label: pick([nil, label])))
        case 18:
            return .button(
                Node.Button(
                    label: label, intent: pick([nil, IntentCall(name: "x")]), key: pick([nil, string()]),
                    style: pick(Node.Button.Style.allCases)))
        default: return .fits(Node.Axes(rawValue: UInt8(below(4))), nodes(depth: depth - 1))
        }
    }

    mutating func modifier(depth: Int) -> NodeModifier {
        let layer = depth > 0 ? node(depth: depth - 1) : .text(string())
        switch below(24) {
        case 0: return .padding(.init(top: length(), leading: length(), bottom: length(), trailing: length()))
        case 1, 2: return .size(pick([nil, length()]), pick([nil, length()]), alignment())
        case 3, 4:
            return .flexibleFrame(
                .init(
                    minimumWidth: pick([nil, length()]), idealWidth: pick([nil, length()]),
                    maximumWidth: pick([nil, length()]), minimumHeight: pick([nil, length()]),
                    maximumHeight: pick([nil, length()]), alignment: alignment()))
        case 5: return .background(layer, alignment())
        case 6: return .overlay(layer, alignment())
        case 7: return .containerBackground(layer)
        case 8: return .offset(columns: length(), rows: length())
        case 9: return .points(pick([12, 34, 64, .nan, .infinity, -1]))
        case 10: return .textCase(pick([.uppercase, .lowercase]))
        case 11: return .color(color())
        case 12: return .tint(color())
        case 13: return .opacity(length())
        case 14: return .lines(minimum: pick([nil, -1, 3, .max]), maximum: pick([nil, 0, 1, .max, .min]))
        case 15: return .truncation(pick(NodeModifier.Truncation.allCases))
        case 16: return .priority(length())
        case 17: return .fixed(Node.Axes(rawValue: UInt8(below(4))))
        case 18: return .aspectRatio(pick([nil, length()]), fills: pick([true, false]))
        case 19: return .clip(.circle)
        case 20: return .border(color())
        case 21: return .sensitive
        case 22: return pick([.hidden, .invalidatable, .unredacted, .accentable(true), .widgetURL("x")])
        default: return .textAlignment(pick(NodeAlignment.Horizontal.allCases))
        }
    }
}
