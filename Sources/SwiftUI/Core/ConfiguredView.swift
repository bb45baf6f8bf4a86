import VistazoArchive

/// A part of a control, as a style receives it to put it somewhere.
public struct ConfiguredView {
    let view: any View
}

extension ConfiguredView: View, PrimitiveView {
    /// Those of the part it stands for.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        SwiftUI.nodes(of: view, in: environment)
    }
}
