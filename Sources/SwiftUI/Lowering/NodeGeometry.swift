import VistazoArchive

extension Node {
    /// A node that takes all it is offered and shows `content` at its top leading corner.
    static func filling(with content: Node) -> Node {
        Node(
            .shape(Shape(.rectangle, fill: .role(.clear))),
            content == .empty ? [] : [.overlay(content, .topLeading)])
    }

    /// The tree with another node for each geometry placeholder; its modifiers stay.
    func replacingGeometry(with content: (Int) -> Node) -> Node {
        var result = self
        if case .geometry(let number) = self.content {
            let replacement = content(number)
            result.content = replacement.content
            result.modifiers = replacement.modifiers + modifiers.map { $0.replacingGeometry(with: content) }
            return result
        }
        result.content = self.content.replacingGeometry(with: content)
        result.modifiers = modifiers.map { $0.replacingGeometry(with: content) }
        return result
    }
}

extension NodeModifier {
    fileprivate func replacingGeometry(with content: (Int) -> Node) -> NodeModifier {
        switch self {
        case .background(let node, let alignment):
            .background(node.replacingGeometry(with: content), alignment)
        case .overlay(let node, let alignment):
            .overlay(node.replacingGeometry(with: content), alignment)
        case .containerBackground(let node):
            .containerBackground(node.replacingGeometry(with: content))
        default: self
        }
    }
}

extension Node.Content {
    fileprivate func replacingGeometry(with content: (Int) -> Node) -> Node.Content {
        func replace(_ node: Node) -> Node { node.replacingGeometry(with: content) }
        switch self {
        case .empty, .text, .symbol, .image, .spacer, .divider, .shape, .chart, .geometry:
            return self
        case .stack(var stack):
            stack.children = stack.children.map(replace)
            return .stack(stack)
        case .grid(var table):
            table.rows = table.rows.map { $0.map(replace) }
            return .grid(table)
        case .gauge(var gauge):
            gauge.label = gauge.label.map(replace)
            gauge.currentValueLabel = gauge.currentValueLabel.map(replace)
            gauge.minimumLabel = gauge.minimumLabel.map(replace)
            gauge.maximumLabel = gauge.maximumLabel.map(replace)
            return .gauge(gauge)
        case .progress(var progress):
            progress.label = progress.label.map(replace)
            progress.currentValueLabel = progress.currentValueLabel.map(replace)
            return .progress(progress)
        case .button(var button):
            button.label = replace(button.label)
            return .button(button)
        case .toggle(var toggle):
            toggle.label = replace(toggle.label)
            toggle.flipped = toggle.flipped.map(replace)
            return .toggle(toggle)
        case .link(let url, let label):
            return .link(url: url, label: replace(label))
        case .fits(let axes, let children):
            return .fits(axes, children.map(replace))
        }
    }
}
