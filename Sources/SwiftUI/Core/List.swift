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
    /// A column at the leading edge: rows without lines between them.
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
    /// A column at the leading edge, as a list's.
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
    /// One node, or none where the content has none; nothing scrolls.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let axis: Node.Axis = axes == .horizontal ? .horizontal : .vertical
        return optionalNode(of: content, along: axis, in: environment).map { [$0] } ?? []
    }
}
