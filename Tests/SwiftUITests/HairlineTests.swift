import Testing
import VistazoArchive

@testable import SwiftUI

/// A filled bar of no thickness is a line; a colour at a divider is the colour of its line.
@MainActor
struct HairlineTests {
    private let red = NodeColor.role(.red)

    private func line(_ axis: Node.Axis, _ color: NodeColor) -> Node {
        Node(.stack(Node.Stack(axis, [Node(.divider, [.color(color)])])))
    }

    @Test func `a rectangle of a point is a line, across or down`() {
        #expect(
            lowered(Rectangle().fill(.red).frame(height: 1))
                == line(.vertical, red).with(.frame(.init(height: 0.0625))))
        #expect(
            lowered(Color.red.frame(width: 2, height: 32))
                == line(.horizontal, red).with(.frame(.init(width: 0.25, height: 2))))
        #expect(
            lowered(RoundedRectangle(cornerRadius: 1).fill(.red).frame(maxWidth: .infinity, maxHeight: 2))
                == line(.vertical, red).with(
                    .flexibleFrame(.init(maximumWidth: .infinity, maximumHeight: 0.125))))
    }

    @Test func `it takes the foreground that is set around it`() {
        let node = lowered(Rectangle().frame(height: 1).foregroundColor(.red))
        #expect(node == line(.vertical, red).with(.frame(.init(height: 0.0625)), .color(red)))
    }

    @Test(
        arguments: [
            (nil, 4.0), (nil, 0), (nil, -1), (2, 2), (.nan, 8), (nil, nil),
        ] as [(Double?, Double?)])
    func `what is thick, a dot, or nothing stays a shape`(width: Double?, height: Double?) {
        let node = lowered(
            Rectangle().fill(.red).frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
        )
        #expect(node.content == .shape(Node.Shape(.rectangle, fill: red)))
    }

    @Test func `text, circles and rings in a thin frame stay what they are`() {
        #expect(lowered(Text(verbatim: "a").frame(height: 1)).content == Node.text("a").content)
        #expect(lowered(Circle().fill(.red).frame(height: 1)).content == .shape(.init(.circle, fill: red)))
        #expect(
            lowered(Rectangle().stroke(.red).frame(height: 1)).content
                == .shape(.init(.rectangle, stroke: red)))
        #expect(
            lowered(Color.clear.frame(height: 1)).content == .shape(.init(.rectangle, fill: .role(.clear))))
    }

    @Test func `a divider takes the colour over or under it`() {
        #expect(lowered(Divider().overlay(.red)) == Node(.divider, [.color(red)]))
        #expect(lowered(Divider().overlay(Color.red)) == Node(.divider, [.color(red)]))
        #expect(
            lowered(Divider().padding(4).background(Color.red)).modifiers.last
                != NodeModifier.color(red))
        #expect(lowered(Divider().background(Color.red)) == Node(.divider, [.color(red)]))
    }

    @Test func `views of a geometry reader stand at its leading corner`() {
        let node = lowered(
            GeometryReader { _ in
                Color.red
                Color.red.frame(width: 8)
            })
        guard case .overlay(let inner, .topLeading)? = node.modifiers.first,
            case .stack(let stack) = inner.content
        else {
            Issue.record("expected layers")
            return
        }
        #expect(stack.alignment == .topLeading)
    }
}
