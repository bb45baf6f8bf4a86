import VistazoArchive
import VistazoCells

/// One part of an inline line.
struct InlineItem {
    var source: TextSource
    var priority: Double
    var isSymbol = false
    /// Drawn as a bar.
    var isBar = false
    var bar = CellStyle.standard
    var truncation = NodeModifier.Truncation.tail
    var press: Press?
    /// Emoji of two cells are left out where it is false.
    var keepsEmoji = true

    /// The item's own rung on a ladder that others share.
    func rung(_ rung: Int) -> Int { min(rung, source.rungCount - 1) }

    func columns(rung: Int) -> Int { text(rung: rung).width }

    private func text(rung: Int) -> StyledText {
        let text = source.text(rung: self.rung(rung))
        return keepsEmoji ? text : text.withoutEmoji
    }

    /// Its clusters, cut to so many columns.
    func line(rung: Int, columns: Int) -> ArraySlice<StyledCluster> {
        let text = text(rung: rung)
        let line = WrappedText(text, width: columns, limit: 1, truncation: truncation).lines.first ?? []
        guard isBar else { return line }
        let piece = StyledCluster(cluster: Cluster("▆"), style: bar)
        return Array(repeating: piece, count: line.width)[...]
    }
}

/// Takes a view apart into the items of a line; says what it leaves out.
final class InlineFlattener {
    private let surroundings: Surroundings
    private let builder: LayoutBuilder
    private let keepsEmoji: Bool
    private(set) var leftOut: Set<InlineLine.LeftOut> = []
    private var depth = 0

    init(_ surroundings: Surroundings, keepsEmoji: Bool = true) {
        self.surroundings = surroundings
        self.keepsEmoji = keepsEmoji
        builder = LayoutBuilder(LayoutPass(surroundings, contentSize: surroundings.size), family: .inline)
    }

    func items(of view: Node) -> [InlineItem] {
        var environment = Environment()
        environment.redaction = surroundings.redaction
        return joined(items(view, environment, priority: 0))
    }

    private func items(_ node: Node, _ outer: Environment, priority: Double) -> [InlineItem] {
        guard depth < 256 else { return [] }
        depth += 1
        defer { depth -= 1 }
        var priority = priority
        for modifier in node.modifiers {
            switch modifier {
            case .background, .overlay: leftOut.insert(.background)
            case .hidden: return []
            case .priority(let own): priority = own.isNaN ? 0 : own
            default: break
            }
        }
        return content(node.content, outer.inside(node.modifiers), priority: priority)
    }

    private func content(
        _ content: Node.Content, _ environment: Environment, priority: Double
    ) -> [InlineItem] {
        switch content {
        case .text(let runs): return [part(runs, environment, priority)]
        case .symbol(let name):
            var item = part([TextRun(.symbol(name))], environment, priority)
            item.isSymbol = true
            return [item]
        case .stack(let stack):
            return joined(stack.children.flatMap { items($0, environment, priority: priority) })
        case .grid(let table):
            return table.rows.flatMap { row in
                joined(row.flatMap { items($0, environment, priority: priority) })
            }
        case .gauge(let gauge):
            return level(
                .fraction(gauge.value), [gauge.label, gauge.currentValueLabel], environment, priority)
        case .progress(let progress):
            let labels = [progress.label, progress.currentValueLabel]
            switch progress.value {
            case .fraction(let fraction): return level(.fraction(fraction), labels, environment, priority)
            case .interval(let span): return level(.interval(span), labels, environment, priority)
            }
        case .button(let button):
            return pressable(
                button.label, button.intent.map { .intent($0) }, key: button.key, environment, priority)
        case .toggle(let toggle):
            let mark = Node(.text([TextRun(.string(toggle.flipped != nil ? "" : toggle.isOn ? "●" : "○"))]))
            var marks = items(mark, environment, priority: priority)
            for index in marks.indices { marks[index].isSymbol = true }
            let action = toggle.intent.map { HitRegion.Action.toggle($0, isOn: toggle.isOn) }
            return joined(marks + pressable(toggle.label, action, key: toggle.key, environment, priority))
        case .link(let url, let label): return pressable(label, .open(url), key: nil, environment, priority)
        case .chart(let chart): return self.chart(chart, environment, priority)
        case .fits(_, let nodes): return fitting(nodes, environment, priority)
        case .geometry: leftOut.insert(.geometry)
        case .shape: leftOut.insert(.background)
        case .image: leftOut.insert(.picture)
        case .empty, .spacer, .divider: break
        }
        return []
    }

    private func part(_ runs: [TextRun], _ environment: Environment, _ priority: Double) -> InlineItem {
        let isHidden = environment.isConcealed
        let runs = isHidden ? [TextRun(.string("    "))] : runs
        var item = InlineItem(source: builder.lineSource(runs, environment), priority: priority)
        item.isBar = isHidden || environment.isPlaceholder
        item.bar = builder.inks.frame.style()
        item.truncation = environment.truncation
        item.keepsEmoji = keepsEmoji || item.isBar
        return item
    }

    /// A symbol joins the text after it, but for one that is a button; what says nothing is left out.
    private func joined(_ items: [InlineItem]) -> [InlineItem] {
        var result: [InlineItem] = []
        for item in items where item.columns(rung: 0) > 0 {
            guard let before = result.last, before.isSymbol, before.press == nil, !item.isSymbol,
                !before.isBar, !item.isBar
            else {
                result.append(item)
                continue
            }
            var pair = item
            pair.source = TextSource(before.source, item.source)
            pair.press = item.press ?? before.press
            result[result.count - 1] = pair
        }
        return result
    }

    /// The labels of a gauge, else its percentage or its time.
    private func level(
        _ level: FillLevel, _ labels: [Node?], _ environment: Environment, _ priority: Double
    ) -> [InlineItem] {
        if environment.isConcealed { return [part([], environment, priority)] }
        let said = labels.compactMap { $0 }.flatMap { items($0, environment, priority: priority) }
        guard said.isEmpty else { return said }
        switch level {
        case .fraction(let fraction):
            guard let fraction, fraction.isFinite else { return [] }
            let percent = Int((min(max(fraction, 0), 1) * 100).rounded())
            return [part([TextRun(.string("\(percent)%"))], environment, priority)]
        case .interval(let span): return [part([TextRun(.live(.timer(span)))], environment, priority)]
        }
    }

    private func pressable(
        _ label: Node, _ action: HitRegion.Action?, key: String?, _ environment: Environment,
        _ priority: Double
    ) -> [InlineItem] {
        var items = joined(items(label, environment, priority: priority))
        guard let action, !items.isEmpty else { return items }
        let words = PlainWords(surroundings, environment).label(of: label)
        items[0].press = Press(
            rect: CellRect(size: .zero), action: action, key: key, sign: label.sign, label: words)
        return items
    }

    private func chart(
        _ chart: Node.Chart, _ environment: Environment, _ priority: Double
    ) -> [InlineItem] {
        switch chart.marks {
        case .series:
            leftOut.insert(.picture)
            return []
        case .dots(let states):
            let dots = states.map { $0.piece.text }.joined()
            return [part([TextRun(.string(dots))], environment, priority)]
        }
    }

    /// The first child that fits in the line by itself, else the last.
    private func fitting(_ nodes: [Node], _ environment: Environment, _ priority: Double) -> [InlineItem] {
        for node in nodes.dropLast() {
            let items = joined(items(node, environment, priority: priority))
            let columns = items.reduce(3 * max(items.count - 1, 0)) { $0 + $1.columns(rung: 0) }
            if columns <= surroundings.size.columns { return items }
        }
        return nodes.last.map { items($0, environment, priority: priority) } ?? []
    }
}
