import VistazoArchive

/// A change to a view that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The changed view.
    associatedtype Body: View

    /// The view that is changed, as `body(content:)` receives it.
    typealias Content = ViewModifierContent<Self>

    /// Puts the content into its new surroundings.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier of type `Modifier` is applied to.
public struct ViewModifierContent<Modifier> {
    let view: any View
}

extension ViewModifierContent: View, PrimitiveView {
    /// Those of the view the modifier was applied to.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        SwiftUI.nodes(of: view, in: environment)
    }
}

/// A view together with the modifier that is applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content

    /// What is done to it.
    public var modifier: Modifier

    /// Pairs a view, or a modifier, with a modifier that is applied after it.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// Never asked for: the modifier's body is lowered in its place.
    public typealias Body = Never

    /// Those of the modifier's body, its dynamic properties filled in before.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        var modifier = modifier
        resolveProperties(of: &modifier, in: environment)
        return SwiftUI.nodes(
            of: modifier.body(content: ViewModifierContent(view: content)), in: environment)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Applies the first modifier, then the second.
    public func body(content: ViewModifierContent<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// This modifier, and after it another.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    /// The view as a modifier changes it.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
    /// The one value, for `modifier(.identity)`.
    public static var identity: EmptyModifier { EmptyModifier() }

    /// A modifier that changes nothing.
    nonisolated public init() {}

    /// The content as it is.
    public func body(content: Content) -> some View { content }
}
