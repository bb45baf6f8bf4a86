import Testing
import VistazoArchive

@testable import SwiftUI

/// Modifiers that cells have no form for change nothing, and each is told once.
@MainActor
struct IneffectiveTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let view: @MainActor @Sendable () -> AnyView

        init<V: View>(_ name: String, _ view: @escaping @MainActor @Sendable (Text) -> V) {
            testDescription = name
            self.view = { AnyView(view(Text(verbatim: "a"))) }
        }
    }

    private func told(_ view: some View) -> (node: Node, names: [String]) {
        let context = context()
        let node = lower(view, in: EnvironmentValues(lowering: context))
        return (
            node,
            context.diagnostics.map { if case .noEffect(let name) = $0 { name } else { "another" } }
        )
    }

    nonisolated private static let cases: [Case] = [
        Case("shadow") { $0.shadow(radius: 2) },
        Case("shadow") { $0.shadow(color: .red, radius: 0, x: 1, y: 1).shadow(radius: 3) },
        Case("scaleEffect") { $0.scaleEffect(2) },
        Case("scaleEffect") { $0.scaleEffect(x: -1) },
        Case("rotation3DEffect") { $0.rotation3DEffect(.degrees(1), axis: (0, 1, 0)) },
        Case("transformEffect") { $0.transformEffect(CGAffineTransform(translationX: 1, y: 0)) },
        Case("blur") { $0.blur(radius: 2) },
        Case("brightness") { $0.brightness(0.1) },
        Case("contrast") { $0.contrast(2) },
        Case("saturation") { $0.saturation(0) },
        Case("grayscale") { $0.grayscale(1) },
        Case("hueRotation") { $0.hueRotation(.degrees(4)) },
        Case("colorMultiply") { $0.colorMultiply(.red) },
        Case("colorInvert") { $0.colorInvert() },
        Case("luminanceToAlpha") { $0.luminanceToAlpha() },
        Case("blendMode") { $0.blendMode(.multiply) },
        Case("zIndex") { $0.zIndex(1) },
        Case("glassEffect") { $0.glassEffect() },
        Case("animation") { $0.animation(.default, value: 1) },
        Case("transition") { $0.transition(.opacity) },
        Case("contentTransition") { $0.contentTransition(.numericText()) },
        Case("symbolEffect") { $0.symbolEffect(.pulse) },
        Case("matchedGeometryEffect") {
            $0.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)
        },
        Case("onAppear") { $0.onAppear {} },
        Case("onTapGesture") { $0.onTapGesture {} },
        Case("onChange") { $0.onChange(of: 1) {} },
        Case("task") { $0.task {} },
        Case("gesture") { $0.gesture(TapGesture()) },
    ]

    @Test(arguments: cases)
    private func `it changes nothing, and its name is told once`(modifier: Case) {
        let (node, names) = told(VStack { modifier.view() }.id(1))
        #expect(node == told(VStack { Text(verbatim: "a") }).node)
        #expect(names == [modifier.testDescription])
    }

    @Test func `what asks for nothing is not told`() {
        let view = Text(verbatim: "a")
            .shadow(radius: 0).shadow(color: .clear, radius: 4).scaleEffect(1).scaleEffect(x: 1, y: 1)
            .blur(radius: 0).brightness(0).contrast(1).saturation(1).grayscale(0).blendMode(.normal)
            .zIndex(0).animation(nil, value: 1).contentTransition(.identity).hueRotation(.zero)
            .symbolEffect(.pulse, isActive: false).glassEffect(.identity)
        #expect(told(view) == (.text("a"), []))
    }

    @Test func `a shadow in a style is told as well`() {
        #expect(told(Rectangle().fill(.red.shadow(.drop(radius: 2)))).names == ["shadow"])
    }
}
