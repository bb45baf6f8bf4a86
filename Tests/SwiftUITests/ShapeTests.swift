import Testing
import VistazoArchive

@testable import SwiftUI

@MainActor
struct ShapeTests {
    private func shape(
        _ kind: Node.Shape.Kind, fill: NodeColor? = nil, stroke: NodeColor? = nil,
        trim: ClosedRange<Double>? = nil
    ) -> Node {
        Node(.shape(Node.Shape(kind, fill: fill, stroke: stroke, trim: trim)))
    }

    @Test func `figures are what the host knows`() {
        #expect(lowered(Rectangle()) == shape(.rectangle))
        #expect(lowered(Circle()) == shape(.circle))
        #expect(lowered(Ellipse()) == shape(.ellipse))
        #expect(lowered(Capsule()) == shape(.capsule))
        #expect(lowered(ContainerRelativeShape()) == shape(.container))
        #expect(lowered(RoundedRectangle(cornerRadius: 12)) == shape(.roundedRectangle(1.5)))
        #expect(
            lowered(UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 8))
                == shape(.roundedRectangle(1)))
        #expect(lowered(AnyShape(Circle().inset(by: 4))) == shape(.circle))
    }

    @Test func `a figure is filled, stroked, or both`() {
        #expect(lowered(Circle().fill(.red)) == shape(.circle, fill: .role(.red)))
        #expect(lowered(Circle().stroke(.red, lineWidth: 3)) == shape(.circle, stroke: .role(.red)))
        #expect(lowered(Circle().strokeBorder(.tint)) == shape(.circle, stroke: .role(.accent)))
        #expect(lowered(Circle().stroke(lineWidth: 2)) == shape(.circle, stroke: .role(.primary)))
        #expect(
            lowered(Circle().fill(.red).stroke(.blue, style: StrokeStyle(lineWidth: 1)))
                == shape(.circle, fill: .role(.red), stroke: .role(.blue)))
        #expect(
            lowered(Circle().fill(.red).opacity(0.5)) == shape(.circle, fill: .role(.red)).with(.opacity(0.5))
        )
    }

    @Test func `a part of an outline is a part of that part`() {
        #expect(
            lowered(Circle().trim(from: 0, to: 0.5).stroke(.red))
                == shape(.circle, stroke: .role(.red), trim: 0.25...0.75))
        #expect(
            lowered(Circle().trim(from: 0.5, to: 1).trim(from: 0, to: 0.5).stroke(.red))
                == shape(.circle, stroke: .role(.red), trim: 0.75...1))
        #expect(
            lowered(Circle().trim(from: .nan, to: 7).stroke(.red))
                == shape(.circle, stroke: .role(.red), trim: 0...1))
        #expect(
            lowered(Circle().trim(from: 0.9, to: 0.1).stroke(.red))
                == shape(.circle, stroke: .role(.red), trim: 0.35...0.35))
    }

    @Test func `a path that is one figure is that figure at its place`() {
        func placed(_ kind: Node.Shape.Kind, fill: NodeColor? = nil) -> Node {
            let figure = shape(kind, fill: fill).with(
                .frame(.init(width: 2, height: 1)), .offset(columns: 1, rows: 2))
            return shape(.rectangle, fill: .role(.clear)).with(.overlay(figure, .topLeading))
        }
        let rect = CGRect(x: 8, y: 32, width: 16, height: 16)
        #expect(lowered(Path(rect).fill(.red)) == placed(.rectangle, fill: .role(.red)))
        #expect(lowered(Path(ellipseIn: rect)) == placed(.circle))
        #expect(lowered(Path(roundedRect: rect, cornerRadius: 8)) == placed(.roundedRectangle(1)))
    }

    @Test func `an author's shape that is a figure needs no room to be known`() {
        struct Badge: Shape {
            func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
        }
        #expect(lowered(Badge().fill(.red)) == shape(.ellipse, fill: .role(.red)))
        #expect(lowered(Text(verbatim: "a").clipShape(Badge())) == .text("a").with(.clip(.ellipse)))
    }

    @Test func `paths know where they are`() {
        var path = Path()
        #expect(path.isEmpty && path.boundingRect.isNull && path.currentPoint == nil)
        path.move(to: CGPoint(x: 2, y: 3))
        path.addQuadCurve(to: CGPoint(x: 8, y: 1), control: CGPoint(x: 5, y: -4))
        #expect(path.boundingRect == CGRect(x: 2, y: -4, width: 6, height: 7))
        #expect(path.currentPoint == CGPoint(x: 8, y: 1))
        #expect(path.offsetBy(dx: 1, dy: 1).boundingRect == CGRect(x: 3, y: -3, width: 6, height: 7))
        path.addArc(
            center: .zero, radius: .infinity, startAngle: .zero, endAngle: .radians(.nan), clockwise: true)
    }

    @Test func `clips, borders and masks name a figure`() {
        let a = Text(verbatim: "a")
        #expect(lowered(a.clipShape(Circle())) == .text("a").with(.clip(.circle)))
        #expect(lowered(a.clipShape(.rect(cornerRadius: 8))) == .text("a").with(.clip(.roundedRectangle(1))))
        #expect(lowered(a.clipped()) == .text("a").with(.clip(.rectangle)))
        #expect(lowered(a.cornerRadius(-8)) == .text("a").with(.clip(.roundedRectangle(0))))
        #expect(lowered(a.border(.red, width: 4)) == .text("a").with(.border(.role(.red))))
        #expect(lowered(a.mask(Capsule())) == .text("a").with(.clip(.capsule)))
        #expect(lowered(a.mask { Text("b") }) == .text("a"))
        #expect(
            lowered(a.background(.red, in: Capsule()))
                == .text("a").with(.background(shape(.capsule, fill: .role(.red)), .center)))
    }
}
