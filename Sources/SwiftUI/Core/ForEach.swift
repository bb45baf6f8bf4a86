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
