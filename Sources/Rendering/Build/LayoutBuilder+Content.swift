import VistazoArchive
import VistazoCells

extension LayoutBuilder {
    /// The boxes of a node's content; nil for nothing.
    func content(_ content: Node.Content, _ environment: Environment) -> LayoutBox? {
        switch content {
        case .empty: return nil
        case .text(let runs): return text(runs, environment)
        case .symbol(let name): return symbol(name, environment)
        case .image(let picture): return image(picture, environment)
        case .stack(let stack): return self.stack(stack, environment)
        case .grid(let table): return grid(table, environment)
        case .spacer(let minimum): return SpacerBox(pass, in: environment.axis, minimum: minimum)
        case .divider:
            let line = environment.lineColor.flatMap { ink($0, environment) } ?? inks.frame
            return DividerBox(pass, in: environment.axis ?? .vertical, style: line.style())
        case .gauge(let gauge): return self.gauge(gauge, environment)
        case .progress(let progress): return self.progress(progress, environment)
        case .button(let button): return self.button(button, environment)
        case .toggle(let toggle): return self.toggle(toggle, environment)
        case .link(let url, let label): return link(url, label, environment)
        case .shape(let shape): return self.shape(shape, environment)
        case .chart(let chart): return self.chart(chart, environment)
        case .fits(let axes, let nodes): return fits(axes, nodes, environment)
        case .geometry(let id): return RoomBox(pass, id: id)
        }
    }

    private func fits(_ axes: Node.Axes, _ nodes: [Node], _ environment: Environment) -> LayoutBox {
        var children: [LayoutBox] = []
        var texts: [ArraySlice<TextBox>] = []
        for node in nodes {
            let start = pass.liveTexts.count
            guard let child = box(node, environment) else { continue }
            children.append(child)
            texts.append(pass.liveTexts[start...])
        }
        return FitsBox(pass, in: axes, children, texts: texts)
    }

    private func stack(_ stack: Node.Stack, _ environment: Environment) -> LayoutBox {
        var environment = environment
        let axis: LayoutAxis
        switch stack.axis {
        case .depth:
            environment.axis = nil
            return DepthBox(pass, alignment: stack.alignment, boxes(stack.children, environment))
        case .horizontal: axis = .horizontal
        case .vertical: axis = .vertical
        }
        environment.axis = axis
        let spacing = max(wholeCells(stack.spacing) ?? (axis == .horizontal ? 1 : 0), 0)
        return StackBox(
            pass, axis, spacing: spacing, least: wholeCells(stack.spacing?.rounded(.down)).map { max($0, 0) },
            alignment: stack.alignment, boxes(stack.children, environment))
    }

    private func grid(_ table: Node.Table, _ environment: Environment) -> LayoutBox {
        var environment = environment
        environment.axis = nil
        return TableBox(
            pass, alignment: table.alignment, columnSpacing: max(wholeCells(table.columnSpacing) ?? 1, 0),
            rowSpacing: max(wholeCells(table.rowSpacing) ?? 0, 0),
            table.rows.map { row in
                row.map { TableBox.Cell(solidBox($0, environment), $0.modifiers) }
            })
    }

    private func image(_ picture: Node.Picture, _ environment: Environment) -> LayoutBox {
        if environment.isConcealed || environment.isPlaceholder {
            return ConcealedBox(pass, columns: 1, fills: picture.isResizable, ink: inks.frame)
        }
        let color = environment.color ?? .role(picture.pixels.isEmpty ? .secondary : .primary)
        return PictureBox(pass, picture, ink: ink(color, environment) ?? inks.quiet)
    }

    private func shape(_ shape: Node.Shape, _ environment: Environment) -> LayoutBox {
        // A shape's length or part may be a value: what is not a ground is hidden like a symbol.
        if environment.isConcealed && !environment.isGround {
            return ConcealedBox(pass, columns: 1, ink: inks.frame)
        }
        // A shape without a colour of its own is filled with the foreground.
        let fill = shape.fill ?? (shape.stroke == nil ? environment.color ?? .role(.primary) : nil)
        var look = ShapeBox.Look(kind: shape.kind, isGround: environment.isGround)
        look.fill = fill.flatMap { ink($0, environment) }
        if environment.isConcealed && environment.isGround { look.fill = nil }
        look.stroke = shape.stroke.flatMap { ink($0, environment) }
        look.trim = shape.trim
        if let gradient = shape.gradient, look.fill != nil, !environment.isConcealed,
            !environment.isPlaceholder || environment.isGround
        {
            look.gradient = GradientFill(gradient, surroundings, opacity: environment.opacity)
        }
        return ShapeBox(pass, look)
    }

    private func chart(_ chart: Node.Chart, _ environment: Environment) -> LayoutBox {
        switch chart.marks {
        case .series(let form, let values):
            if environment.isConcealed {
                return ConcealedBox(pass, columns: BarBox.ideal, fills: true, ink: inks.frame)
            }
            var chart = chart
            if environment.isPlaceholder { (chart.scale, chart.labels) = (nil, []) }
            return ChartBox(
                pass, form, values, chart,
                inks: ChartBox.Inks(mark: tint(environment), track: inks.track, quiet: inks.quiet))
        case .dots(let states):
            if environment.isConcealed { return concealed(environment) }
            let tint = tint(environment)
            return DotsBox(pass, states) { color in
                guard let color else { return tint }
                return self.ink(color, environment)
            }
        }
    }

    /// A bar of fixed width in the place of a text or of dots.
    func concealed(_ environment: Environment) -> LayoutBox {
        ConcealedBox(pass, columns: Self.concealedColumns, ink: inks.frame)
    }

    /// Columns of the bar that hides a sensitive text, whatever its length.
    private static let concealedColumns = 4
}
