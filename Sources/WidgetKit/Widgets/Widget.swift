import SwiftUI

/// One kind of widget.
///
/// Isolation is Apple's: everything but providers runs on the main actor.
@MainActor @preconcurrency
public protocol Widget {
    /// The type of `body`.
    associatedtype Body: WidgetConfiguration

    /// A widget that needs nothing.
    init()

    /// The kind, its provider and its view, with what the gallery says of them.
    var body: Body { get }
}

extension Widget {
    /// Serves this kind alone, as `@main`: answers the one request on standard input, or shows the widget to
    /// a person at a terminal.
    public static func main() { ExtensionMain.run([Self()]) }
}
