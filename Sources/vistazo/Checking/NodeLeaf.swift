import VistazoArchive

/// One word-bearing or moving part of a view, with the way to it.
struct NodeLeaf: Hashable {
    enum Content: Hashable {
        case string(String)
        case live(LiveText)
        case symbol(String)
        /// A bar or a ring that the clock fills.
        case interval(LiveText.TimerSpan)
        case call(IntentCall)
    }

    /// As the archive's JSON spells it.
    var path: String
    var content: Content
    /// Drawn as text, where all of it can be seen: not as large type, not hidden, not one of several views of which
    /// one is chosen, not under another view.
    var isPlain: Bool
}

extension Node {
    /// All parts that say something, in reading order.
    var leaves: [NodeLeaf] {
        var walk = LeafWalk()
        walk.visit(self, "view", LeafWalk.Light())
        return walk.leaves
    }
}

/// Goes through a view and notes what says something. The depth of an archived view is bounded, so this is.
private struct LeafWalk {
    /// What stands above a node, as far as it matters to how text is seen.
    struct Light {
        var points = 0.0
        var isPlain = true
    }

    var leaves: [NodeLeaf] = []

    private mutating func add(_ content: NodeLeaf.Content, _ path: String, _ light: Light) {
        leaves.append(NodeLeaf(path: path, content: content, isPlain: light.isPlain && light.points < 34))
    }

    mutating func visit(_ node: Node, _ path: String, _ light: Light) {
        var light = light
        for modifier in node.modifiers {
            switch modifier {
            case .font(let font): light.points = font.points
            case .hidden, .redacted: light.isPlain = false
            case .opacity(let opacity) where opacity <= 0: light.isPlain = false
            default: break
            }
        }
        content(node.content, path, light)
        for modifier in node.modifiers {
            switch modifier {
            case .background(let view, _): visit(view, path + ".background", under(light))
            case .containerBackground(let view): visit(view, path + ".containerBackground", under(light))
            case .overlay(let view, _): visit(view, path + ".overlay", light)
            default: break
            }
        }
    }

    private func under(_ light: Light) -> Light {
        var light = light
        light.isPlain = false
        return light
    }

    private mutating func content(_ content: Node.Content, _ path: String, _ light: Light) {
        switch content {
        case .empty, .image, .spacer, .divider, .shape, .chart, .geometry: break
        case .text(let runs):
            for (index, run) in runs.enumerated() {
                let own = runs.count == 1 ? path + ".text" : "\(path).text[\(index)]"
                var light = light
                if let font = run.traits.font { light.points = font.points }
                switch run.content {
                case .string(let text): add(.string(text), own, light)
                case .live(let live): add(.live(live), own, light)
                case .symbol(let name): add(.symbol(name), own, light)
                }
            }
        case .symbol(let name): add(.symbol(name), path + ".symbol", light)
        case .stack(let stack):
            let key =
                switch stack.axis {
                case .horizontal: "hstack"
                case .vertical: "vstack"
                case .depth: "zstack"
                }
            for (index, child) in stack.children.enumerated() {
                let isCovered = stack.axis == .depth && index < stack.children.count - 1
                visit(child, "\(path).\(key)[\(index)]", isCovered ? under(light) : light)
            }
        case .grid(let table):
            for (row, cells) in table.rows.enumerated() {
                for (column, cell) in cells.enumerated() {
                    visit(cell, "\(path).grid[\(row)][\(column)]", light)
                }
            }
        case .gauge(let gauge):
            // Which of its labels are seen depends on its style.
            let labels = [
                ("label", gauge.label), ("currentValueLabel", gauge.currentValueLabel),
                ("minimumLabel", gauge.minimumLabel), ("maximumLabel", gauge.maximumLabel),
            ]
            for (key, label) in labels { if let label { visit(label, "\(path).\(key)", under(light)) } }
        case .progress(let progress):
            if case .interval(let span) = progress.value { add(.interval(span), path + ".progress", light) }
            for (key, label) in [
                ("label", progress.label), ("currentValueLabel", progress.currentValueLabel),
            ] {
                if let label { visit(label, "\(path).\(key)", under(light)) }
            }
        case .button(let button):
            if let intent = button.intent { add(.call(intent), path + ".intent", light) }
            visit(button.label, path + ".button", light)
        case .toggle(let toggle):
            if let intent = toggle.intent { add(.call(intent), path + ".intent", light) }
            visit(toggle.label, path + ".toggle", light)
        case .link(_, let label): visit(label, path + ".link", light)
        case .fits(_, let views):
            for (index, view) in views.enumerated() { visit(view, "\(path).fits[\(index)]", under(light)) }
        }
    }
}
