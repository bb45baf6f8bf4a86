import VistazoArchive

/// Rows above each other. Widgets do not scroll: what does not fit is cut.
public struct List<Content: View> {
    let content: Content

    /// Rows from a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A row for each element, told apart by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A row for each identified element.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
}

extension List: View, PrimitiveView {
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        VStack(alignment: .leading) { content }.nodes(in: environment)
    }
}

/// Rows above each other, as in settings.
public struct Form<Content: View> {
    let content: Content

    /// Rows from a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View, PrimitiveView {
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        VStack(alignment: .leading) { content }.nodes(in: environment)
    }
}

/// Content that would scroll; widgets do not: what does not fit is cut.
public struct ScrollView<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Content along the axes.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ScrollView: View, PrimitiveView {
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let axis: Node.Axis = axes == .horizontal ? .horizontal : .vertical
        return optionalNode(of: content, along: axis, in: environment).map { [$0] } ?? []
    }
}

/// Rows with a header above and a footer below.
public struct Section<Parent: View, Content: View, Footer: View> {
    let header: Parent
    let content: Content
    let footer: Footer

    /// Rows with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }
}

extension Section where Footer == EmptyView {
    /// Rows with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    /// Rows with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// Rows with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Rows.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Rows with a title above.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// Rows with a title above.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension Section: View, PrimitiveView {
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        SwiftUI.nodes(of: header, in: environment) + SwiftUI.nodes(of: content, in: environment)
            + SwiftUI.nodes(of: footer, in: environment)
    }
}

/// A name and its value at both ends of a row.
public struct LabeledContent<Label: View, Content: View> {
    let label: Label
    let content: Content

    /// A name and a value by their views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent where Label == Text {
    /// A name with a value by its view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A name and a value in words.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// A name and a value by its format.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
}

extension LabeledContent: View, PrimitiveView {
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let row = HStack {
            label
            Spacer()
            content.foregroundStyle(.secondary)
        }
        return row.nodes(in: environment)
    }
}

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
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let column = VStack {
            label.bold()
            description.foregroundStyle(.secondary)
            actions
        }
        return column.nodes(in: environment)
    }
}
