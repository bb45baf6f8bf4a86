import VistazoArchive

/// Views in a box with a label above them.
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content

    /// Views with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Views with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    /// Views without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
    /// Views with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Views with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox: View, PrimitiveView {
    /// The author's own style, else a column on a faint ground.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let configuration = GroupBoxStyleConfiguration(
            label: ConfiguredView(view: label), content: ConfiguredView(view: content))
        var inner = environment
        inner.groupBoxStyle = nil
        guard let style = environment.groupBoxStyle else {
            return nodes(of: DefaultGroupBoxStyle(), configuration, in: inner)
        }
        return nodes(of: style, configuration, in: inner)
    }

    @MainActor private func nodes<S: GroupBoxStyle>(
        of style: S, _ configuration: GroupBoxStyleConfiguration, in environment: EnvironmentValues
    ) -> [Node] {
        var style = style
        resolveProperties(of: &style, in: environment)
        return SwiftUI.nodes(of: style.makeBody(configuration: configuration), in: environment)
    }
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The styled box.
    associatedtype Body: View

    /// What a style is told of a box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// The look of one box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a box.
public struct GroupBoxStyleConfiguration {
    /// A label.
    public typealias Label = ConfiguredView
    /// The views in the box.
    public typealias Content = ConfiguredView

    /// The label; of a box without one it shows nothing.
    public let label: Label
    /// The views.
    public let content: Content
}

/// A column on a faint ground.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The style.
    nonisolated public init() {}

    /// The label in bold above the content.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(.horizontal, 8)
        .background(.fill.tertiary)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A column on a faint ground.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    private struct GroupBoxStyleKey: EnvironmentKey {
        static var defaultValue: (any GroupBoxStyle)? { nil }
    }

    /// The author's style of boxes within; nil for this module's own.
    var groupBoxStyle: (any GroupBoxStyle)? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Boxes within in a style.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        adjusted(environment: { $0.groupBoxStyle = style })
    }
}
