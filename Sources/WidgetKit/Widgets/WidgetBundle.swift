import SwiftUI

/// The kinds that one extension serves.
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The type of `body`.
    associatedtype Body: Widget

    /// A bundle that needs nothing.
    init()

    /// The widgets, in the gallery's order.
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Serves the bundle, as `@main`: answers the one request on standard input, or shows every widget in
    /// every family to a person at a terminal.
    public static func main() { ExtensionMain.run(WidgetBundleBuilder.members(of: Self().body)) }
}

/// Lists the widgets of a bundle: any number, under `if` and `if #available` too, and other bundles' bodies.
@MainActor @preconcurrency
@resultBuilder
public struct WidgetBundleBuilder {
    /// Some widgets as one, which is what the body of a bundle is.
    public struct Group: Widget {
        /// In the order they were listed, inner groups opened.
        package let members: [any Widget]

        /// No widgets.
        public init() { members = [] }

        /// Lists them as they are, without opening groups.
        package init(_ members: [any Widget]) { self.members = members }

        /// Nothing of its own; its members are asked one by one.
        public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
    }

    /// One widget, or the widgets of another bundle.
    public static func buildExpression<W: Widget>(_ widget: W) -> Group { Group(members(of: widget)) }

    /// The widgets of a group, or the one widget alone.
    package static func members(of widget: any Widget) -> [any Widget] {
        (widget as? Group)?.members ?? [widget]
    }

    /// All of them in order, however many. Also called by hand, to give several widgets back from one function.
    public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> Group {
        var all: [any Widget] = []
        for widget in repeat each widgets { all += members(of: widget) }
        return Group(all)
    }
    /// Those under `if`, or none.
    public static func buildOptional(_ group: Group?) -> Group { group ?? Group() }
    /// Those under `if`.
    public static func buildEither(first: Group) -> Group { first }
    /// Those under `else`.
    public static func buildEither(second: Group) -> Group { second }
    /// Those under `if #available`.
    public static func buildLimitedAvailability(_ group: Group) -> Group { group }
}
