import VistazoArchive

extension Node {
    /// True where the node, or one inside it, is marked sensitive.
    var holdsSensitive: Bool {
        modifiers.contains(.sensitive) || children.contains(where: \.holdsSensitive)
    }

    /// The same view with the toggles of these intents the other way round.
    func flipping(_ calls: Set<IntentCall>) -> Node {
        guard !calls.isEmpty else { return self }
        var node = mapChildren { $0.flipping(calls) }
        if case .toggle(var toggle) = node.content, let intent = toggle.intent, calls.contains(intent) {
            toggle.isOn.toggle()
            if let other = toggle.flipped { (toggle.label, toggle.flipped) = (other, toggle.label) }
            node.content = .toggle(toggle)
        }
        return node
    }

    /// Every node directly inside this one, those of its modifiers too.
    var children: [Node] {
        var found: [Node] = []
        _ = mapChildren { child in
            found.append(child)
            return child
        }
        return found
    }

    private func mapChildren(_ change: (Node) -> Node) -> Node {
        Node(content.mapChildren(change), modifiers.map { $0.mapNode(change) })
    }
}

extension NodeModifier {
    fileprivate func mapNode(_ change: (Node) -> Node) -> NodeModifier {
        switch self {
        case .background(let node, let alignment): .background(change(node), alignment)
        case .overlay(let node, let alignment): .overlay(change(node), alignment)
        case .containerBackground(let node): .containerBackground(change(node))
        default: self
        }
    }
}

extension Node.Content {
    fileprivate func mapChildren(_ change: (Node) -> Node) -> Node.Content {
        switch self {
        case .empty, .text, .symbol, .image, .spacer, .divider, .shape, .chart, .geometry:
            return self
        case .stack(var stack):
            stack.children = stack.children.map(change)
            return .stack(stack)
        case .grid(var table):
            table.rows = table.rows.map { $0.map(change) }
            return .grid(table)
        case .gauge(var gauge):
            gauge.label = gauge.label.map(change)
            gauge.currentValueLabel = gauge.currentValueLabel.map(change)
            gauge.minimumLabel = gauge.minimumLabel.map(change)
            gauge.maximumLabel = gauge.maximumLabel.map(change)
            return .gauge(gauge)
        case .progress(var progress):
            progress.label = progress.label.map(change)
            progress.currentValueLabel = progress.currentValueLabel.map(change)
            return .progress(progress)
        case .button(var button):
            button.label = change(button.label)
            return .button(button)
        case .toggle(var toggle):
            toggle.label = change(toggle.label)
            toggle.flipped = toggle.flipped.map(change)
            return .toggle(toggle)
        case .link(let url, let label):
            return .link(url: url, label: change(label))
        case .fits(let axes, let nodes):
            return .fits(axes, nodes.map(change))
        }
    }
}
