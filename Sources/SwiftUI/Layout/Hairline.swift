import VistazoArchive

/// A view in a frame of a length that may be a line's: a filled rectangle of up to three points is drawn as a line
/// of glyphs, where a whole cell would be a bar.
struct Hairline<Content: View> {
    let content: Content
    let width: CGFloat?
    let height: CGFloat?

    /// The thickest line, in points.
    private let thickest = 3.0

    private func isThin(_ length: CGFloat?) -> Bool { length.map { $0 > 0 && $0 <= thickest } ?? false }
}

extension Hairline: View, PrimitiveView {
    func nodes(in environment: EnvironmentValues) -> [Node] {
        let nodes = SwiftUI.nodes(of: content, in: environment)
        guard nodes.count == 1, isThin(width) != isThin(height),
            let line = nodes[0].line(along: isThin(height) ? .vertical : .horizontal, in: environment)
        else { return nodes }
        return [line]
    }
}

extension Node {
    /// The colour of a rectangle that is nothing but filled; nil for all else.
    var evenColor: NodeColor? {
        guard case .shape(let shape) = content, modifiers.isEmpty, shape.stroke == nil, shape.trim == nil
        else {
            return nil
        }
        return shape.kind == .rectangle ? shape.fill : nil
    }

    /// The line that a filled bar is where it has no thickness, across a stack's axis; nil where it is no bar.
    fileprivate func line(along axis: Axis, in environment: EnvironmentValues) -> Node? {
        guard case .shape(let shape) = content, shape.stroke == nil, shape.trim == nil else { return nil }
        switch shape.kind {
        case .rectangle, .roundedRectangle, .capsule: break
        case .circle, .ellipse, .container: return nil
        }
        let isPlain = modifiers.allSatisfy {
            switch $0 {
            case .color, .opacity, .flexibleFrame: true
            default: false
            }
        }
        guard isPlain else { return nil }
        if shape.fill?.base == .role(.clear) { return nil }
        var own: NodeColor?
        for case .color(let color) in modifiers where own == nil { own = color }
        let color = shape.fill ?? own ?? environment.foreground.color(at: 0)
        return Node(.stack(Stack(axis, [Node(.divider, [.color(color)])])), modifiers)
    }
}
