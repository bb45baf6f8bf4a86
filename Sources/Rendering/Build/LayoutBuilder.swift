import VistazoArchive
import VistazoCells

/// Turns a node into boxes, its modifiers resolved.
final class LayoutBuilder {
    let pass: LayoutPass
    let family: Family
    let inks: Inks
    /// The ground of the whole widget, the first that is found.
    private(set) var containerBackground: LayoutBox?
    /// What a press anywhere opens.
    private(set) var widgetURL: String?
    private var depth = 0

    var surroundings: Surroundings { pass.surroundings }

    /// Boxes inside each other beyond which a tree is cut off: more than any archive may hold.
    private static let depthLimit = 512

    init(_ pass: LayoutPass, family: Family) {
        self.pass = pass
        self.family = family
        inks = Inks(pass.surroundings)
    }

    /// The boxes of a node; nil where it is nothing, and then takes no spacing either.
    func box(_ node: Node, _ environment: Environment) -> LayoutBox? {
        let levels = 1 + node.modifiers.count
        guard depth + levels <= Self.depthLimit else { return nil }
        depth += levels
        defer { depth -= levels }
        var inside = environment.inside(node.modifiers)
        inside.lineColor = node.ownColor
        var box = content(node.content, inside)
        for (index, modifier) in node.modifiers.enumerated() {
            // A background takes the look of what surrounds it, not of what it stands behind.
            let outside = { environment.inside(node.modifiers[(index + 1)...]) }
            if node.isShape, modifier.setsRoom, outside().hidesMarks { continue }
            let isPrivate = { environment.inside(node.modifiers).isSensitive }
            box = wrap(box, modifier, outside, isPrivate: isPrivate)
        }
        return box
    }

    /// The boxes of nodes without those that are nothing.
    func boxes(_ nodes: [Node], _ environment: Environment) -> [LayoutBox] {
        nodes.compactMap { box($0, environment) }
    }

    /// A box for a node that must have one.
    func solidBox(_ node: Node, _ environment: Environment) -> LayoutBox {
        box(node, environment) ?? LayoutBox(pass)
    }

    private func wrap(
        _ box: LayoutBox?, _ modifier: NodeModifier, _ outside: () -> Environment, isPrivate: () -> Bool
    ) -> LayoutBox? {
        switch modifier {
        case .containerBackground(let node):
            if containerBackground == nil {
                var environment = outside()
                environment.isGround = true
                environment.axis = nil
                // The ground of the whole is that of what is private, in whatever order the two are said.
                environment.isSensitive = isPrivate()
                containerBackground = self.box(node, environment)
            }
            return box
        case .widgetURL(let url):
            widgetURL = widgetURL ?? url
            return box
        default: break
        }
        guard let box else { return nil }
        switch modifier {
        case .padding(let insets): return PaddingBox(box, insets)
        case .frame(let frame): return FrameBox(box, frame)
        case .flexibleFrame(let frame): return FlexibleFrameBox(box, frame)
        case .background(let node, let alignment):
            return layered(box, node, alignment, isOver: false, outside())
        case .overlay(let node, let alignment):
            return layered(box, node, alignment, isOver: true, outside())
        case .offset(let columns, let rows): return OffsetBox(box, columns: columns, rows: rows)
        case .priority(let priority):
            box.priority = priority.isNaN ? 0 : priority
            return box
        case .fixed(let axes): return FixedBox(box, axes)
        case .aspectRatio(let ratio, let fills): return AspectBox(box, ratio: ratio, fills: fills)
        case .clip: return ClipBox(box)
        case .border(let color):
            let environment = outside()
            return ink(color, environment).map { BorderBox(box, ink: $0) } ?? box
        case .hidden: return HiddenBox(box)
        case .invalidatable: return outside().redaction.contains(.invalidated) ? DimBox(box) : box
        default: return box
        }
    }

    private func layered(
        _ box: LayoutBox, _ node: Node, _ alignment: NodeAlignment, isOver: Bool, _ environment: Environment
    ) -> LayoutBox {
        var environment = environment
        environment.axis = nil
        if !isOver { environment.isGround = true }
        guard let layer = self.box(node, environment) else { return box }
        return LayeredBox(box, layer: layer, alignment: alignment, isOver: isOver)
    }

    /// The ink of a colour where it stands; quiet where colours are hidden too.
    func ink(_ color: NodeColor, _ environment: Environment) -> Ink? {
        let ink = inks.ink(color, opacity: environment.opacity, isAccented: environment.isAccented)
        guard ink != nil else { return nil }
        return environment.isConcealed || environment.isPlaceholder && !environment.isGround
            ? inks.frame : ink
    }

    /// The ink of gauges, charts and toggles.
    func tint(_ environment: Environment) -> Ink {
        ink(environment.tint ?? environment.color ?? .role(.accent), environment) ?? inks.quiet
    }
}

extension Node {
    /// The colour that it says itself, the innermost; nil where it leaves that to what surrounds it.
    fileprivate var ownColor: NodeColor? {
        for case .color(let color) in modifiers { return color }
        return nil
    }
}

extension Environment {
    /// True where the size and place of a mark must say nothing either.
    fileprivate var hidesMarks: Bool { isConcealed && !isGround }
}

extension Node {
    fileprivate var isShape: Bool { if case .shape = content { true } else { false } }
}

extension NodeModifier {
    /// Whether it says how large something is, or where it stands.
    fileprivate var setsRoom: Bool {
        switch self {
        case .frame, .flexibleFrame, .padding, .offset, .aspectRatio: true
        default: false
        }
    }
}
