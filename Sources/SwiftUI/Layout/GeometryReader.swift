import VistazoArchive

/// Builds its content from the size it is given.
///
/// It takes all it is offered; its content stands at the top leading corner. The size is worked out while the
/// view is lowered, by laying it out as the host will, for the family, size and date that are asked for: so
/// many cells across times 8 points, down times 16. The inline family has a line of 40 cells.
public struct GeometryReader<Content: View> {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Content that depends on its size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
    /// A placeholder, filled in once its room is known; none outside of lowering.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        guard let lowering = environment.lowering else { return [] }
        let content = content
        return [
            lowering.placeholder { size, frame in
                let view = content(GeometryProxy(size: size, place: frame))
                // Several views stand over each other at the top leading corner, not in the middle.
                let nodes = SwiftUI.nodes(of: view, in: environment)
                return nodes.count == 1
                    ? nodes[0] : Node(.stack(Node.Stack(.depth, alignment: .topLeading, nodes)))
            }
        ]
    }
}

/// What content is told of the room it is given.
public struct GeometryProxy: Sendable {
    /// Points across and down.
    public let size: CGSize
    /// The room in the widget.
    let place: CGRect

    /// A terminal has no unsafe area.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The room, in points: from its own corner for `local`, from the widget's for `global` and others.
    public func frame(in space: CoordinateSpace) -> CGRect {
        space == .local ? CGRect(origin: .zero, size: size) : place
    }

    /// The room, in points: from its own corner for `.local`, from the widget's for others.
    public func frame<Space: CoordinateSpaceProtocol>(in space: Space) -> CGRect {
        frame(in: space.coordinateSpace)
    }
}

/// Where places are counted from.
public enum CoordinateSpace: Hashable, Sendable {
    /// From the corner of the widget's content.
    case global
    /// From the corner of the view.
    case local
    /// From a view with a name; the widget, in cells.
    case named(String)
}

/// Something places can be counted from.
public protocol CoordinateSpaceProtocol: Sendable {
    /// The space it stands for.
    var coordinateSpace: CoordinateSpace { get }
}

/// From the corner of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The local space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// From the corner of the widget's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The global space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// From a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
    let name: String
    /// The named space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// From the corner of the view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// From the corner of the widget's content.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// From a view with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: String(describing: name))
    }
}

extension View {
    /// Names the view, to count places from. In cells they are counted from the widget.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

    /// Names the view, to count places from. In cells they are counted from the widget.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
