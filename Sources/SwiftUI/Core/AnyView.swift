import VistazoArchive

/// A view of any type.
public struct AnyView {
    let view: any View

    /// Hides the type of a view.
    public init<V: View>(_ view: V) { self.view = view }

    /// Hides the type of a view.
    public init<V: View>(erasing view: V) { self.view = view }
}

extension AnyView: View, PrimitiveView {
    /// Those of the view it hides.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        SwiftUI.nodes(of: view, in: environment)
    }
}
