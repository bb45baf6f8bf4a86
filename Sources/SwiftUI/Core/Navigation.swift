import VistazoArchive

/// The first view of a stack of screens, which is all that a widget shows.
public struct NavigationStack<Root: View>: View {
    let root: Root

    /// A stack by its first view.
    public init(@ViewBuilder root: () -> Root) { self.root = root() }

    /// The first view.
    public var body: some View { root }
}

/// The older name of `NavigationStack`.
public struct NavigationView<Content: View>: View {
    let content: Content

    /// A stack by its first view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The first view.
    public var body: some View { content }
}

/// The label of a way to another screen; a widget has no other, so nothing happens. `Link` opens an address.
public struct NavigationLink<Label: View, Destination: View>: View {
    let label: Label

    /// A label.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    /// A label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

    /// The label.
    public var body: some View { label }
}

extension NavigationLink where Label == Text {
    /// A title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        label = Text(titleKey)
    }

    /// A title.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
}

extension NavigationLink where Destination == Never {
    /// A label for a value.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

/// Controls side by side.
public struct ControlGroup<Content: View>: View {
    let content: Content

    /// Controls of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A row.
    public var body: some View { HStack { content } }
}

/// Views below a label; in a widget always open.
public struct DisclosureGroup<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// Views below a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The label, and the views below.
    public var body: some View {
        VStack(alignment: .leading) {
            label
            content
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Views below a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
}
