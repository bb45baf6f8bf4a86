import VistazoArchive

/// A label that opens an address.
public struct Link<Label: View> {
    let destination: URL
    let label: Label

    init(destination: URL, label: Label) {
        self.destination = destination
        self.label = label
    }

    /// A label that opens an address.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label())
    }
}

extension Link where Label == Text {
    /// A title that opens an address.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, label: Text(titleKey))
    }

    /// A title that opens an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, label: Text(title))
    }
}

extension Link: View, PrimitiveView {
    /// One link; its label's views stand side by side.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        let label = node(of: label, along: .horizontal, in: environment)
        return [Node(.link(url: destination.absoluteString, label: label))]
    }
}

/// Opens addresses for a view. In a widget nothing can be opened by code; a `Link` can.
public struct OpenURLAction: Sendable {
    /// What became of an address.
    public struct Result: Sendable {
        /// It was opened.
        public static let handled = Result()
        /// It was not opened.
        public static let discarded = Result()
        /// It is left to the system.
        public static let systemAction = Result()
    }

    /// An action by a closure; never called in a widget.
    public init(handler: @escaping (URL) -> Result = { _ in .discarded }) {}

    /// Opens nothing.
    public func callAsFunction(_ url: URL) {}

    /// Opens nothing, and says so.
    public func callAsFunction(_ url: URL, completion: (Bool) -> Void) { completion(false) }
}

extension EnvironmentValues {
    /// Opens nothing: a widget's view is gone before anyone could ask.
    public var openURL: OpenURLAction {
        get { OpenURLAction() }
        set {}
    }
}
