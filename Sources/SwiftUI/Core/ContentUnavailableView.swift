import VistazoArchive

/// What stands where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    let label: Label
    let description: Description
    let actions: Actions

    /// A label, a description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a symbol and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    /// A title with a symbol and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
}

extension ContentUnavailableView: View, PrimitiveView {
    /// A column: the label in bold, the description dimmer, the actions.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let column = VStack {
            label.bold()
            description.foregroundStyle(.secondary)
            actions
        }
        return column.nodes(in: environment)
    }
}
