import Testing
import VistazoArchive

@testable import SwiftUI

/// Gradients as shapes are filled with them.
@MainActor
struct GradientTests {
    private func gradient(_ view: some View) -> NodeGradient? {
        guard case .shape(let shape) = lower(view, in: EnvironmentValues(lowering: context())).content else {
            return nil
        }
        #expect(shape.gradient.map { $0.mean == shape.fill } ?? true)
        return shape.gradient
    }

    private let colors = [NodeColor.role(.red), .role(.blue)]

    @Test func `a view, a fill and a background of a gradient keep its way`() {
        let linear = LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottom)
        let node = NodeGradient(.linear(from: .init(0, 0), to: .init(0.5, 1)), colors)
        #expect(gradient(linear) == node)
        #expect(gradient(Rectangle().fill(linear)) == node)
        #expect(gradient(Circle().fill(AnyShapeStyle(linear))) == node)
        let background = lower(Text("a").background(linear), in: EnvironmentValues(lowering: context()))
        #expect(
            background.modifiers.contains {
                if case .background(let node, _) = $0, case .shape(let shape) = node.content {
                    shape.gradient != nil
                } else {
                    false
                }
            })
    }

    @Test func `radii are in columns, angles in degrees, equal ones a whole turn`() {
        let radial = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 8, endRadius: 80)
        #expect(gradient(radial) == NodeGradient(.radial(center: .init(0.5, 0.5), from: 1, to: 10), colors))
        let around = AngularGradient(colors: [.red, .blue], center: .center)
        #expect(gradient(around) == NodeGradient(.angular(center: .init(0.5, 0.5), from: 0, to: 360), colors))
        let part = AngularGradient(
            stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], center: .top,
            startAngle: .degrees(90), endAngle: .degrees(180))
        #expect(gradient(part)?.stops.count == 2)
        if case .angular(_, let from, let to)? = gradient(part)?.form {
            #expect(abs(from - 90) < 1e-9 && abs(to - 180) < 1e-9)
        } else {
            Issue.record("no angle")
        }
    }

    @Test func `opacity is each stop's`() {
        let view = Rectangle().fill(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.5))
        #expect(gradient(view)?.stops.map(\.color.opacity) == [0.5, 0.5])
    }

    @Test func `one colour is no gradient`() {
        #expect(gradient(Rectangle().fill(Color.red.gradient)) == nil)
        #expect(gradient(Rectangle().fill(.red)) == nil)
    }

    @Test func `a symbol without a glyph is told of once`() {
        let context = context()
        let view = HStack {
            Image(systemName: "no.such.thing")
            Image(systemName: "star.fill")
            Image(systemName: "no.such.thing")
        }
        _ = lower(view, in: EnvironmentValues(lowering: context))
        #expect(context.diagnostics == [.unknownSymbol("no.such.thing")])
    }
}
