import VistazoArchive

/// A view whose nodes carry further modifiers, and whose content is lowered in a changed environment.
///
/// Nearly every modifier of this module is one of these. The node modifiers are worked out from the
/// environment outside, so that a style relative to the current one means the one it is written under.
package struct Adjusted<Content: View> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
    let modifiers: (EnvironmentValues) -> [NodeModifier]
}

extension Adjusted: View, PrimitiveView {
    /// Those of the content in the changed environment, each with the modifiers added outside its own.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        var inner = environment
        change(&inner)
        let added = modifiers(environment)
        return SwiftUI.nodes(of: content, in: inner).map {
            Node($0.content, $0.modifiers + added)
        }
    }
}

extension View {
    /// The view with one more node modifier.
    nonisolated package func adjusted(by modifier: NodeModifier) -> Adjusted<Self> {
        Adjusted(content: self, change: { _ in }, modifiers: { _ in [modifier] })
    }

    /// The view with node modifiers that depend on the environment, lowered in a changed environment.
    nonisolated package func adjusted(
        environment change: @escaping (inout EnvironmentValues) -> Void = { _ in },
        by modifiers: @escaping (EnvironmentValues) -> [NodeModifier] = { _ in [] }
    ) -> Adjusted<Self> {
        Adjusted(content: self, change: change, modifiers: modifiers)
    }
}
