import Foundation

/// Views as they are written: content first, its options, then all modifiers in their own order.
extension JSONWriter {
    mutating func node(_ node: Node) {
        if node.modifiers.isEmpty, case .text(let runs) = node.content, runs.count == 1,
            case .string(let text) = runs[0].content, runs[0].traits == TextTraits()
        {
            return string(text)
        }
        object { writer in
            writer.content(node.content)
            guard !node.modifiers.isEmpty else { return }
            writer.member("modifiers") { writer in
                writer.array { writer in
                    for modifier in node.modifiers { writer.object { $0.modifier(modifier) } }
                }
            }
        }
    }

    private mutating func nodes(_ nodes: [Node]) {
        array { writer in for node in nodes { writer.node(node) } }
    }

    private mutating func label(_ key: String, _ node: Node?) {
        guard let node else { return }
        member(key) { $0.node(node) }
    }

    private mutating func content(_ content: Node.Content) {
        switch content {
        // A reader of geometry is resolved before it gets here.
        case .empty, .geometry: member("empty", true)
        case .text(let runs):
            key("text")
            if runs.count == 1 {
                run(runs[0])
            } else {
                array { writer in for run in runs { writer.run(run) } }
            }
        case .symbol(let name): member("symbol", name)
        case .image(let picture): self.picture(picture)
        case .stack(let stack): self.stack(stack)
        case .grid(let table): self.table(table)
        case .spacer(let minimum):
            key("spacer")
            if let minimum { length(minimum) } else { bool(true) }
        case .divider: member("divider", true)
        case .gauge(let gauge): self.gauge(gauge)
        case .progress(let progress): self.progress(progress)
        case .button(let button):
            member("button") { $0.node(button.label) }
            intent("intent", button.intent)
            if let key = button.key { member("key", key) }
            if button.style != .automatic { member("style", button.style.rawValue) }
        case .toggle(let toggle):
            member("toggle") { $0.node(toggle.label) }
            if let flipped = toggle.flipped { member("flipped") { $0.node(flipped) } }
            member("isOn", toggle.isOn)
            intent("intent", toggle.intent)
            if let key = toggle.key { member("key", key) }
        case .link(let url, let label):
            member("link") { $0.node(label) }
            member("url", url)
        case .shape(let shape): self.shape(shape)
        case .chart(let chart): self.chart(chart)
        case .fits(let axes, let children):
            member("fits") { $0.nodes(children) }
            if axes != [.horizontal, .vertical] { member("in", axes.word) }
        }
    }

    private mutating func picture(_ picture: Node.Picture) {
        let count = picture.width * picture.height * 3
        let hasPixels = count > 0 && picture.pixels.count == count
        key("image")
        if let name = picture.name, !hasPixels {
            string(name)
        } else {
            object { writer in
                if let name = picture.name { writer.member("name", name) }
                guard hasPixels else { return }
                writer.member("width", picture.width)
                writer.member("height", picture.height)
                writer.member("pixels", Data(picture.pixels).base64EncodedString())
            }
        }
        if picture.isResizable { member("resizable", true) }
    }

    private mutating func stack(_ stack: Node.Stack) {
        switch stack.axis {
        case .vertical: key("vstack")
        case .horizontal: key("hstack")
        case .depth: key("zstack")
        }
        nodes(stack.children)
        if let spacing = stack.spacing { length("spacing", spacing) }
        if stack.alignment != .center { member("align", stack.alignment.word) }
    }

    private mutating func table(_ table: Node.Table) {
        member("grid") { writer in
            writer.array { writer in for row in table.rows { writer.nodes(row) } }
        }
        if table.alignment != .center { member("align", table.alignment.word) }
        if let spacing = table.columnSpacing { length("columnSpacing", spacing) }
        if let spacing = table.rowSpacing { length("rowSpacing", spacing) }
    }

    private mutating func gauge(_ gauge: Node.Gauge) {
        length("gauge", gauge.value)
        if gauge.style != .automatic { member("style", gauge.style.rawValue) }
        if gauge.isRing { member("ring", true) }
        label("label", gauge.label)
        label("currentValueLabel", gauge.currentValueLabel)
        label("minimumLabel", gauge.minimumLabel)
        label("maximumLabel", gauge.maximumLabel)
    }

    private mutating func progress(_ progress: Node.Progress) {
        key("progress")
        switch progress.value {
        case .fraction(nil): null()
        case .fraction(let fraction?): length(fraction)
        case .interval(let span): self.span(span)
        }
        if progress.isCircular { member("style", "circular") }
        label("label", progress.label)
        label("currentValueLabel", progress.currentValueLabel)
    }

    private mutating func shape(_ shape: Node.Shape) {
        key("shape")
        shapeKind(shape.kind)
        if let gradient = shape.gradient {
            member("fill") { $0.gradient(gradient) }
        } else {
            color("fill", shape.fill)
        }
        color("stroke", shape.stroke)
        if let trim = shape.trim {
            member("trim") { writer in
                writer.array { writer in
                    writer.length(trim.lowerBound)
                    writer.length(trim.upperBound)
                }
            }
        }
    }

    mutating func shapeKind(_ kind: Node.Shape.Kind) {
        switch kind {
        case .rectangle: string("rectangle")
        case .circle: string("circle")
        case .capsule: string("capsule")
        case .ellipse: string("ellipse")
        case .container: string("container")
        case .roundedRectangle(let radius): object { $0.length("roundedRectangle", radius) }
        }
    }

    private mutating func run(_ run: TextRun) {
        if case .string(let text) = run.content, run.traits == TextTraits() { return string(text) }
        object { writer in
            switch run.content {
            case .string(let text): writer.member("text", text)
            case .symbol(let name): writer.member("symbol", name)
            case .live(let live): writer.live(live)
            }
            let traits = run.traits
            if let isBold = traits.isBold { writer.member("bold", isBold) }
            if let isLight = traits.isLight { writer.member("light", isLight) }
            if let isItalic = traits.isItalic { writer.member("italic", isItalic) }
            if let isUnderlined = traits.isUnderlined { writer.member("underline", isUnderlined) }
            if let isStruckThrough = traits.isStruckThrough {
                writer.member("strikethrough", isStruckThrough)
            }
            writer.color("color", traits.color)
            writer.color("background", traits.background)
            if let font = traits.font { writer.member("font") { $0.font(font) } }
        }
    }

    private mutating func live(_ live: LiveText) {
        switch live {
        case .date(let date, let style):
            self.date("date", date)
            member("style", style.rawValue)
        case .range(let from, let to):
            date("from", from)
            date("to", to)
        case .timer(let span): member("timer") { $0.span(span) }
        case .now(let skeleton): member("now", skeleton)
        case .format(let format):
            date("date", format.date)
            member("format", format.kind.rawValue)
            if let fields = format.allowedFields {
                member("allowedFields") { writer in
                    writer.array { writer in
                        for field in fields.sorted(by: >) { writer.string(field.rawValue) }
                    }
                }
            }
            if let count = format.maxFieldCount { member("maxFieldCount", min(max(count, 1), 100)) }
            if let precision = format.maxPrecision { length("maxPrecision", max(precision, 0)) }
            if let threshold = format.threshold { member("threshold", threshold.rawValue) }
            if format.sign != .automatic { member("sign", format.sign.rawValue) }
            if !format.showsHours { member("showsHours", false) }
        }
    }

    mutating func span(_ span: LiveText.TimerSpan) {
        object { writer in
            writer.date("from", span.from)
            writer.date("to", span.to)
            if let pausedAt = span.pausedAt { writer.date("pausedAt", pausedAt) }
            if !span.countsDown { writer.member("countsDown", false) }
            if !span.showsHours { writer.member("showsHours", false) }
            if let count = span.maxFieldCount { writer.member("maxFieldCount", min(max(count, 1), 100)) }
            if let precision = span.maxPrecision { writer.length("maxPrecision", max(precision, 0)) }
        }
    }
}
