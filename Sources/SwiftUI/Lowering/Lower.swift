import VistazoArchive

/// The node a view stands for in an archive, with every `GeometryReader` resolved.
///
/// Bodies are asked for once, on the main actor, with `environment` behind every `@Environment`. Several
/// views at the top stand above each other; none give an empty node. What could not be kept is told to
/// the diagnostics of `environment.lowering`; without that context, `GeometryReader` shows nothing.
@MainActor
package func lower<V: View>(_ view: V, in environment: EnvironmentValues) -> Node {
    let root = node(of: view, along: .vertical, in: environment)
    return environment.lowering?.resolvingGeometry(in: root) ?? root
}

/// The nodes of a view, before geometry is resolved.
@MainActor
package func nodes<V: View>(of view: V, in environment: EnvironmentValues) -> [Node] {
    guard environment.depth < EnvironmentValues.deepest else {
        environment.lowering?.report(.tooDeep)
        return []
    }
    var environment = environment
    environment.depth += 1
    if let primitive = view as? any PrimitiveView {
        return primitive.nodes(in: environment)
    }
    var view = view
    resolveProperties(of: &view, in: environment)
    return nodes(of: view.body, in: environment)
}

/// One node for a view: several stand in a stack along `axis`, none is an empty node.
@MainActor
package func node<V: View>(
    of view: V, along axis: Node.Axis, in environment: EnvironmentValues
) -> Node {
    let nodes = nodes(of: view, in: environment)
    switch nodes.count {
    case 0: return .empty
    case 1: return nodes[0]
    default: return Node(.stack(Node.Stack(axis, nodes)))
    }
}

/// One node for a view, or nil where it shows nothing.
@MainActor
package func optionalNode<V: View>(
    of view: V, along axis: Node.Axis, in environment: EnvironmentValues
) -> Node? {
    let node = node(of: view, along: axis, in: environment)
    return node == .empty ? nil : node
}
