import VistazoArchive

/// A part of what a widget shows.
///
/// Views are values that live for a moment: they are lowered to nodes when an entry is archived, and no
/// code of theirs runs afterwards. Isolation and names are those of Apple's SwiftUI, so that sources
/// written for it compile unchanged in the Swift 5 and the Swift 6 language mode.
@MainActor @preconcurrency
public protocol View {
    /// What the view is made of; `Never` for the views that this module draws itself.
    associatedtype Body: View

    /// The content of the view, asked for once an archived entry.
    @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
    /// Traps: a view whose body is `Never` is lowered by this module and has no content of its own.
    public var body: Never {
        preconditionFailure("\(Self.self) has no body")
    }
}

extension Never: View {
    /// No value, no content.
    public typealias Body = Never
}

/// A view that this module lowers itself instead of asking for its body.
@MainActor
package protocol PrimitiveView: View where Body == Never {
    /// The nodes the view stands for: none for what shows nothing, several for a group, whose parent
    /// arranges them as if they were its own.
    func nodes(in environment: EnvironmentValues) -> [Node]
}
