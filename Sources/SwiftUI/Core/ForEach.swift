import VistazoArchive

/// A view for each element of a collection, arranged by the parent.
///
/// Identifiers are accepted as on Apple's platforms and mean nothing here: no view outlives its archive.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements, in order.
    public var data: Data

    /// Makes the view of one element.
    public var content: (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
    /// Never asked for: the views of the elements are lowered in its place.
    public typealias Body = Never

    /// Those of each element's views, in order; identities make no difference to an archive.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        data.flatMap { SwiftUI.nodes(of: content($0), in: environment) }
    }
}

extension ForEach where Content: View {
    /// A view for each element, told apart by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each identified element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach where Content: View {
    /// A view for each element of a bound collection, which the view could change.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapCollection<C.Indices, Binding<C.Element>>, C.Element: Identifiable,
        ID == C.Element.ID
    {
        self.data = elements(of: data)
        self.content = content
    }

    /// A view for each element of a bound collection, told apart by a property.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapCollection<C.Indices, Binding<C.Element>> {
        self.data = elements(of: data)
        self.content = content
    }
}

/// A binding for each element; what is written is lost, as with every binding of a widget.
private func elements<C: MutableCollection & RandomAccessCollection>(
    of data: Binding<C>
) -> LazyMapCollection<C.Indices, Binding<C.Element>> {
    let collection = data.wrappedValue
    return collection.indices.lazy.map { .constant(collection[$0]) }
}
