import VistazoArchive

/// A view under a modifier that cells have no form for: drawn as it is, and its author is told.
///
/// Each name is told once a run of an extension, on its standard error, which the host keeps in its log.
struct Ineffective<Content: View> {
    let content: Content
    let name: String
    /// False where the modifier asks for nothing, such as a shadow of no radius.
    let isAsked: Bool
}

extension Ineffective: View, PrimitiveView {
    func nodes(in environment: EnvironmentValues) -> [Node] {
        if isAsked { environment.lowering?.report(.noEffect(name)) }
        return SwiftUI.nodes(of: content, in: environment)
    }
}

extension View {
    /// The view as it is, under a modifier without effect that is told to the author unless it asks for nothing.
    nonisolated func ineffective(_ name: String, isAsked: Bool = true) -> Ineffective<Self> {
        Ineffective(content: self, name: name, isAsked: isAsked)
    }
}
