import Testing
import VistazoArchive

@testable import SwiftUI

/// Shapes and arrows turn; what cannot turn is told to the author.
@MainActor
struct RotationTests {
    private func trims(_ view: some View) -> [ClosedRange<Double>?] {
        func of(_ node: Node) -> [ClosedRange<Double>?] {
            switch node.content {
            case .shape(let shape): [shape.trim]
            case .stack(let stack): stack.children.flatMap(of)
            default: []
            }
        }
        return of(lowered(view))
    }

    @Test func `a part of a circle begins at three o'clock and turns from there`() {
        let half = Circle().trim(from: 0, to: 0.5).stroke(.red)
        #expect(trims(half) == [0.25...0.75])
        #expect(trims(half.rotationEffect(.degrees(-90))) == [0...0.5])
        #expect(trims(half.rotationEffect(.degrees(270)).frame(width: 8)) == [0...0.5])
        #expect(trims(half.foregroundColor(.red).rotationEffect(Angle(degrees: 90))) == [0.5...1])
        #expect(trims(Circle().trim(from: 0, to: 0.5).rotation(.degrees(-90)).stroke(.red)) == [0...0.5])
    }

    @Test func `a part that turns past the top is two parts`() {
        let most = Circle().trim(from: 0, to: 0.75).stroke(.red)
        #expect(trims(most.rotationEffect(.degrees(135))) == [0.625...1, 0...0.375])
        #expect(trims(Circle().stroke(.red).rotationEffect(.degrees(45))) == [nil])
    }

    @Test func `an angle that is no number turns nothing`() {
        let half = Circle().trim(from: 0, to: 0.5).stroke(.red)
        #expect(trims(half.rotationEffect(.degrees(.nan))) == [0.25...0.75])
        #expect(trims(half.rotationEffect(.degrees(.infinity))) == [0.25...0.75])
        #expect(turnedSymbol("arrow.up", by: .degrees(.nan)) == nil)
    }

    @Test func `a square on its corner is drawn from its path, upside down it is itself`() {
        let square = Rectangle().fill(.red)
        let plain = lowered(square)
        #expect(lowered(square.rotationEffect(.degrees(180))) == plain)
        #expect(lowered(square.rotationEffect(.degrees(45))) != plain)
    }

    @Test(
        arguments: [
            ("arrow.up", 90.0, "arrow.right"), ("arrow.up", 40, "arrow.up.right"),
            ("arrow.left", 90, "arrow.up"),
            ("location.north.fill", 0, "location.north.fill"),
            ("location.north.fill", 225, "arrow.down.left"),
            ("arrow.up", -45, "arrow.up.left"), ("chevron.right", 90, "chevron.down"),
            ("chevron.right", -450, "chevron.up"),
        ])
    func `arrows turn to the nearest eighth`(name: String, degrees: Double, turned: String) {
        #expect(
            lowered(Image(systemName: name).font(.title).rotationEffect(.degrees(degrees))).content
                == .symbol(turned))
    }

    @Test func `what stays upright is told, and a row does not turn piece by piece`() {
        func told(_ view: some View) -> [LoweringContext.Diagnostic] {
            let context = context()
            _ = lower(view, in: EnvironmentValues(lowering: context))
            return context.diagnostics
        }
        let ring = Circle().trim(from: 0, to: 0.5).stroke(.red)
        #expect(told(ring.rotationEffect(.degrees(20))) == [])
        #expect(told(ZStack { ring }.rotationEffect(.degrees(20))) == [])
        #expect(told(Text("a").rotationEffect(.zero)) == [])
        #expect(told(Text("a").rotationEffect(.degrees(20))) == [.noEffect("rotationEffect")])
        #expect(told(HStack { ring }.rotationEffect(.degrees(20))) == [.noEffect("rotationEffect")])
    }
}
