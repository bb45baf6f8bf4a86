import Testing
import VistazoArchive

@testable import SwiftUI

/// Points become cells: 8 across, 16 down, unrounded.
@MainActor
struct LayoutTests {
    private let a = Text(verbatim: "a")

    private func modifiers(_ view: some View) -> [NodeModifier] {
        let node = lowered(view)
        #expect(node.content == Node.text("a").content)
        return node.modifiers
    }

    @Test func `padding is two columns and one row unless said`() {
        #expect(modifiers(a.padding()) == [.padding(.init(top: 1, leading: 2, bottom: 1, trailing: 2))])
        #expect(
            modifiers(a.padding(4)) == [.padding(.init(top: 0.25, leading: 0.5, bottom: 0.25, trailing: 0.5))]
        )
        #expect(
            modifiers(a.padding(.horizontal)) == [.padding(.init(top: 0, leading: 2, bottom: 0, trailing: 2))]
        )
        #expect(
            modifiers(a.padding([.top, .leading], 8)) == [
                .padding(.init(top: 0.5, leading: 1, bottom: 0, trailing: 0))
            ])
        #expect(
            modifiers(a.padding(EdgeInsets(top: 16, leading: 8, bottom: -16, trailing: .nan)))
                == [.padding(.init(top: 1, leading: 1, bottom: -1, trailing: 0))])
    }

    @Test func `frames are cells, nil where nothing or nonsense was said`() {
        #expect(modifiers(a.frame(width: 80, height: 40)) == [.frame(.init(width: 10, height: 2.5))])
        #expect(modifiers(a.frame(width: .nan, height: -1)) == [.frame(.init())])
        #expect(
            modifiers(a.frame(maxWidth: .infinity, alignment: .bottomTrailing))
                == [
                    .flexibleFrame(
                        .init(maximumWidth: .infinity, alignment: NodeAlignment(.trailing, .bottom)))
                ])
        #expect(
            modifiers(
                a.frame(
                    minWidth: 8, idealWidth: 16, maxWidth: 24, minHeight: 16, idealHeight: 32, maxHeight: 48))
                == [
                    .flexibleFrame(
                        .init(
                            minimumWidth: 1, idealWidth: 2, maximumWidth: 3, minimumHeight: 1, idealHeight: 2,
                            maximumHeight: 3))
                ])
    }

    @Test func `other layout modifiers keep their meaning`() {
        #expect(modifiers(a.offset(x: 8, y: -16)) == [.offset(columns: 1, rows: -1)])
        #expect(modifiers(a.fixedSize()) == [.fixed([.horizontal, .vertical])])
        #expect(modifiers(a.fixedSize(horizontal: false, vertical: true)) == [.fixed(.vertical)])
        #expect(modifiers(a.fixedSize(horizontal: false, vertical: false)) == [])
        #expect(modifiers(a.layoutPriority(2)) == [.priority(2)])
        #expect(modifiers(a.aspectRatio(2, contentMode: .fill)) == [.aspectRatio(2, fills: true)])
        #expect(modifiers(a.scaledToFit()) == [.aspectRatio(nil, fills: false)])
        #expect(
            modifiers(a.aspectRatio(CGSize(width: 1, height: 0), contentMode: .fit)) == [
                .aspectRatio(nil, fills: false)
            ])
    }

    @Test func `spacing runs along the stack, and unset spacing stays unset`() {
        #expect(lowered(HStack(spacing: 4) { a }) == stack(.horizontal, spacing: 0.5, .text("a")))
        #expect(lowered(VStack(spacing: 4) { a }) == stack(.vertical, spacing: 0.25, .text("a")))
        #expect(lowered(VStack { a }) == stack(.vertical, .text("a")))
        #expect(lowered(LazyVStack { a }) == stack(.vertical, .text("a")))
        #expect(lowered(LazyHStack(spacing: 8) { a }) == stack(.horizontal, spacing: 1, .text("a")))
    }

    @Test func `a spacer's length runs along its own stack`() {
        let view = VStack {
            Spacer(minLength: 16)
            HStack { Spacer(minLength: 16) }
            ZStack { Spacer() }
        }
        #expect(
            lowered(view)
                == stack(
                    .vertical, Node(.spacer(minimum: 1)), stack(.horizontal, Node(.spacer(minimum: 2))),
                    stack(.depth, Node(.spacer(minimum: nil)))))
    }

    @Test func `alignments name edges and baselines`() {
        func alignment(_ view: some View) -> NodeAlignment? {
            if case .stack(let stack) = lowered(view).content { stack.alignment } else { nil }
        }
        #expect(alignment(HStack(alignment: .firstTextBaseline) { a })?.vertical == .firstBaseline)
        #expect(alignment(VStack(alignment: .trailing) { a })?.horizontal == .trailing)
        #expect(alignment(ZStack(alignment: .topLeading) { a }) == .topLeading)
    }

    @Test func `layers are told once, and empty ones not at all`() {
        let ground = Node(.shape(Node.Shape(.rectangle, fill: .role(.red))))
        #expect(modifiers(a.background(Color.red)) == [.background(ground, .center)])
        #expect(modifiers(a.background(.red)) == [.background(ground, .center)])
        #expect(modifiers(a.background { Color.red }) == [.background(ground, .center)])
        #expect(
            modifiers(a.overlay(alignment: .topLeading) { Text("b") }) == [.overlay(.text("b"), .topLeading)])
        #expect(modifiers(a.background { EmptyView() }) == [])
        #expect(lowered(EmptyView().background(Color.red)) == .empty)
        #expect(
            modifiers(
                a.overlay {
                    Group {
                        Text("b"); Text("c")
                    }
                })
                == [.overlay(stack(.depth, .text("b"), .text("c")), .center)])
    }

    @Test func `a position is a frame whose middle stands there`() {
        let placed = Node.text("a").with(.frame(.init(width: 10, height: 5)))
        #expect(
            lowered(a.position(x: 40, y: 40))
                == Node(.shape(Node.Shape(.rectangle, fill: .role(.clear))), [.overlay(placed, .topLeading)]))
    }

    @Test func `grid rows keep their cells, and other views span them`() {
        let view = Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 16) {
            GridRow {
                Text("a")
                Text("b")
            }.bold()
            Divider()
            GridRow { Text("c") }
        }
        let rows: [[Node]] = [
            [.text("a").with(.bold(true)), .text("b").with(.bold(true))], [Node(.divider)],
            [.text("c").with(.gridColumns(1))],
        ]
        #expect(
            lowered(view)
                == Node(
                    .grid(
                        Node.Table(
                            rows: rows, alignment: NodeAlignment(.leading, .center), columnSpacing: 1,
                            rowSpacing: 1))))
        #expect(lowered(GridRow { a }) == stack(.horizontal, .text("a")))
    }

    @Test func `cells say how many columns they take and where they and their row and column stand`() {
        let view = Grid {
            GridRow(alignment: .top) {
                a.gridCellColumns(2)
                a.gridColumnAlignment(.trailing)
            }
            GridRow { a.gridCellAnchor(UnitPoint(x: 0, y: 1)).gridCellColumns(-3) }
        }
        guard case .grid(let table) = lowered(view).content else {
            Issue.record("expected a grid")
            return
        }
        #expect(
            table.rows.map { $0.map(\.modifiers) } == [
                [[.gridColumns(2), .gridRowAlignment(.top)], [.gridColumnAlignment(.trailing)]],
                [[.gridAlignment(NodeAlignment(.leading, .bottom)), .gridColumns(1)]],
            ])
    }

    @Test func `a lazy grid is rows of equal cells, the last filled up`() {
        let view = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(16))], spacing: 16) {
            ForEach(0..<3) { Text(verbatim: "\($0)") }
        }
        let flexible = NodeModifier.flexibleFrame(.init(maximumWidth: .infinity))
        let fixed = NodeModifier.frame(.init(width: 2))
        let blank = Node(.shape(Node.Shape(.rectangle, fill: .role(.clear)))).with(.frame(.init(height: 0)))
        #expect(
            lowered(view)
                == stack(
                    .vertical, spacing: 1,
                    stack(.horizontal, .text("0").with(flexible), .text("1").with(fixed)),
                    stack(.horizontal, .text("2").with(flexible), blank.with(fixed))))
    }

    @Test(arguments: [(CGFloat(40), 2), (36, 3), (1_000, 1), (0, 8), (-5, 8), (.nan, 1), (.infinity, 1)])
    func `adaptive columns are as many as fit into the widget`(minimum: CGFloat, count: Int) {
        let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum))]) {
            ForEach(0..<50) { Text(verbatim: "\($0)") }
        }
        guard case .stack(let rows) = lowered(view).content,
            case .stack(let first)? = rows.children.first?.content
        else {
            Issue.record("no rows")
            return
        }
        #expect(first.children.count == count)
    }

    @Test func `what fits is decided by the host, from all that was offered`() {
        let view = ViewThatFits(in: .horizontal) {
            Text("long")
            Text("s")
        }
        #expect(lowered(view) == Node(.fits(.horizontal, [.text("long"), .text("s")])))
        #expect(lowered(ViewThatFits {}) == .empty)
    }
}
