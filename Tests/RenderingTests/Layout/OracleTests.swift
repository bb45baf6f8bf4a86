import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// Layout against an oracle that is slow and obvious: small views exhaustively, larger ones at random.
@Suite struct OracleTests {
    /// Every kind of child that matters in a stack.
    static let children: [Sketch] = [
        .text("ab"), .text("abc de f"), .fill, .spacer(nil), .frame(2, 1, (0, 0), .fill),
        .flexible(.across, least: 1, ideal: nil, most: 4, (0, 0), .text("abc de")),
        .flexible(.across, least: 3, ideal: nil, most: nil, (1, 0), .text("x")),
        .flexible(.across, least: nil, ideal: nil, most: Sketch.infinity, (0, 0), .text("hey")),
        .priority(1, .text("no yes")), .priority(-1, .fill), .spacer(2),
    ]

    /// The root's place is not the layout's: places are told from it.
    private func compare(_ sketch: Sketch, _ columns: Int, _ rows: Int) -> String? {
        let marked = Sketch.mark(0, sketch)
        let found = places(marked.node, columns, rows)
        let expected = marked.places(Sketch.Offer(across: columns, down: rows))
        guard let root = found[0] else { return "nothing was laid out" }
        let told = found.filter { $0.key >= 0 }.mapValues { $0.offset(columns: -root.left, rows: -root.top) }
        if told == expected { return nil }
        let wrong = Set(told.keys).union(expected.keys).filter { told[$0] != expected[$0] }.sorted()
        let faults = wrong.map { "\($0): \(told[$0]?.brief ?? "none"), not \(expected[$0]?.brief ?? "none")" }
        let view = "\(sketch)".replacing("RenderingTests.", with: "").replacing("Sketch.", with: "")
        return "in \(columns)x\(rows) \(faults.joined(separator: "; ")) in \(view)"
    }

    private func marked(_ children: [Sketch]) -> [Sketch] {
        children.enumerated().map { .mark($0.offset + 1, $0.element) }
    }

    @Test(arguments: [Sketch.Axis.across, .down], [0, 1])
    func `stacks of one, two and three children stand as the oracle has them in every small room`(
        axis: Sketch.Axis, spacing: Int
    ) {
        var combinations = Self.children.map { [$0] }
        combinations += Self.children.flatMap { a in Self.children.map { [a, $0] } }
        let few = [0, 1, 2, 3, 5, 6, 8].map { Self.children[$0] }
        combinations += few.flatMap { a in few.flatMap { b in few.map { [a, b, $0] } } }
        var number = 0
        for children in combinations {
            let stack = Sketch.stack(axis, spacing: spacing, side: number % 3 - 1, marked(children))
            number += 1
            let rooms =
                children.count < 3
                ? [(0, 1), (1, 1), (2, 2), (3, 1), (4, 3), (5, 1), (7, 2), (9, 1), (12, 4), (20, 1)]
                : [(2, 1), (5, 2), (8, 1), (11, 3), (16, 6)]
            for (columns, rows) in rooms {
                if let fault = compare(stack, columns, rows) {
                    Issue.record("\(fault)")
                    return
                }
            }
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `trees of all kinds stand as the oracle has them`(seed: UInt64) {
        var make = SketchSource(seed: 40 + seed)
        for _ in 0..<150 {
            make.marks = 0
            let sketch = make.sketch(depth: 3)
            for (columns, rows) in [(1, 1), (6, 2), (13, 4), (24, 8)] {
                if let fault = compare(sketch, columns, rows) {
                    Issue.record("\(fault)")
                    return
                }
            }
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `the answer to no proposal is the oracle's too`(seed: UInt64) {
        var make = SketchSource(seed: 90 + seed)
        for number in 0..<120 {
            make.marks = 0
            let sketch = make.sketch(depth: 2)
            let fixed = Sketch.fixed(across: number % 3 != 0, down: number % 3 != 1, sketch)
            if let fault = compare(fixed, 10, 3) {
                Issue.record("\(fault)")
                return
            }
        }
    }

    @Test(arguments: [
        ("abc de", 6, ["abc de"]), ("abc de", 5, ["abc", "de"]), ("abc de", 2, ["ab", "c", "de"]),
        ("abc de f", 4, ["abc", "de f"]), ("abc", 0, [""]), ("", 3, [""]),
    ])
    func `the oracle breaks lines as a reader would`(text: String, width: Int, expected: [String]) {
        #expect(Sketch.lines(of: text, width: width, limit: nil) == expected)
    }

    @Test(arguments: [
        ("abc de", 5, "abc…"), ("abc de", 4, "abc…"), ("abc de", 1, "…"), ("abc de", 6, "abc de"),
    ])
    func `the oracle cuts the last line`(text: String, width: Int, expected: String) {
        #expect(Sketch.lines(of: text, width: width, limit: 1) == [expected])
    }
}

extension CellRect {
    fileprivate var brief: String { "\(left),\(top) \(size.columns)x\(size.rows)" }
}

/// Trees at random, the same in every run.
private struct SketchSource {
    private var random: SeededRandom
    var marks = 0

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    private mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private mutating func side() -> Sketch.Side { (one(of: [-1, 0, 1]), one(of: [-1, 0, 1])) }

    mutating func sketch(depth: Int) -> Sketch {
        let view = depth == 0 ? leaf() : branch(depth: depth - 1)
        marks += 1
        return .mark(marks, view)
    }

    private mutating func leaf() -> Sketch {
        one(of: [
            .text("ab"), .text("abc de f"), .text("one two three"), .fill, .spacer(nil), .spacer(3),
            .text(""),
        ])
    }

    private mutating func branch(depth: Int) -> Sketch {
        switch Int.random(in: 0..<15, using: &random) {
        case 0...4:
            let count = one(of: [1, 2, 2, 3, 3, 4])
            return .stack(
                one(of: [.across, .down]), spacing: one(of: [0, 1, 2]), side: one(of: [-1, 0, 1]),
                (0..<count).map { _ in sketch(depth: depth) })
        case 5: return .layers(side(), [sketch(depth: depth), sketch(depth: depth)])
        case 6:
            return .fits(
                across: one(of: [true, false]), down: one(of: [true, false]),
                [sketch(depth: depth), sketch(depth: depth), sketch(depth: 0)])
        case 7: return .frame(one(of: [nil, 1, 4, 9]), one(of: [nil, 1, 3]), side(), sketch(depth: depth))
        case 8, 9:
            return .flexible(
                one(of: [.across, .down]), least: one(of: [nil, 1, 5]), ideal: one(of: [nil, 3, 6]),
                most: one(of: [nil, 4, 8, Sketch.infinity]), side(), sketch(depth: depth))
        case 10: return .padding(one(of: [0, 1, 2]), sketch(depth: depth))
        case 11:
            return .fixed(
                across: one(of: [true, false]), down: one(of: [true, false]), sketch(depth: depth))
        case 12: return .priority(one(of: [-1, 0, 1, 2]), sketch(depth: depth))
        case 13: return .layer(side(), over: sketch(depth: 0), sketch(depth: depth))
        default: return .moved(one(of: [-2, 0, 3]), one(of: [-1, 1]), sketch(depth: depth))
        }
    }
}
