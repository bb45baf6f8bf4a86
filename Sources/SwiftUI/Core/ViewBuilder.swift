import VistazoArchive

/// Builds one view from the statements of a closure: siblings, `if`, `switch` and `if #available`.
@resultBuilder
public struct ViewBuilder {
    /// Passes each statement on as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// An empty closure shows nothing.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One statement needs no group around it.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Any number of statements stand side by side.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView((repeat each content))
    }

    /// `if` without `else`: nil shows nothing.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The branch that was taken of `if … else` or `switch`, where it stands first.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(.first(first))
    }

    /// The branch that was taken of `if … else` or `switch`, where it stands second.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalContent<First, Second> {
        ConditionalContent(.second(second))
    }

    /// `if #available` hides its view's type.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// Views side by side, as a builder collects them; their parent arranges them.
public struct TupleView<each Content: View> {
    /// The views in the order of their statements.
    public var value: (repeat each Content)

    /// Collects the views of a tuple.
    public init(_ value: (repeat each Content)) { self.value = value }
}

extension TupleView: View, PrimitiveView {
    /// Those of all its views, in order.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        var result: [Node] = []
        for view in repeat each value {
            result += SwiftUI.nodes(of: view, in: environment)
        }
        return result
    }
}

/// One of two views: what `if … else` and `switch` make in a builder.
public struct ConditionalContent<First: View, Second: View> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
}

extension ConditionalContent: View, PrimitiveView {
    /// Those of the branch that was taken.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        switch storage {
        case .first(let view): SwiftUI.nodes(of: view, in: environment)
        case .second(let view): SwiftUI.nodes(of: view, in: environment)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// Never asked for: an optional view is lowered as what it holds.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    /// Those of the view it holds; none for nil.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        map { SwiftUI.nodes(of: $0, in: environment) } ?? []
    }
}
