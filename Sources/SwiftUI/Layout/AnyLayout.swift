import VistazoArchive

/// An arrangement without its views: a row, a column or layers. Authors' own layouts are not here.
@MainActor @preconcurrency
public protocol StackLayout: Sendable {
    /// The type of an arrangement of some views.
    associatedtype Arranged: View
    /// The views of a closure, arranged.
    func arranged(_ content: AnyView) -> Arranged
}

extension StackLayout {
    /// The views of a closure, arranged.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        arranged(AnyView(content()))
    }
}

/// A row without its views.
public struct HStackLayout: StackLayout {
    /// Across the row.
    public var alignment: VerticalAlignment
    /// Points between views; nil is the default.
    public var spacing: CGFloat?

    /// A row.
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The views as an `HStack`.
    public func arranged(_ content: AnyView) -> some View {
        HStack(alignment: alignment, spacing: spacing) { content }
    }
}

/// A column without its views.
public struct VStackLayout: StackLayout {
    /// Across the column.
    public var alignment: HorizontalAlignment
    /// Points between views; nil is the default.
    public var spacing: CGFloat?

    /// A column.
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The views as a `VStack`.
    public func arranged(_ content: AnyView) -> some View {
        VStack(alignment: alignment, spacing: spacing) { content }
    }
}

/// Layers without their views.
public struct ZStackLayout: StackLayout {
    /// Of each layer.
    public var alignment: Alignment

    /// Layers.
    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The views as a `ZStack`.
    public func arranged(_ content: AnyView) -> some View { ZStack(alignment: alignment) { content } }
}

/// An arrangement of any type, to choose one by a condition.
public struct AnyLayout: StackLayout {
    private let layout: any StackLayout

    /// Hides the type of an arrangement.
    nonisolated public init<L: StackLayout>(_ layout: L) { self.layout = layout }

    /// The views as the arrangement within arranges them.
    public func arranged(_ content: AnyView) -> some View { AnyView(opened(layout, content)) }

    private func opened<L: StackLayout>(_ layout: L, _ content: AnyView) -> AnyView {
        AnyView(layout.arranged(content))
    }
}
