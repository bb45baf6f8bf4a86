/// One modifier as the member of an object of its own.
extension JSONWriter {
    mutating func modifier(_ modifier: NodeModifier) {
        switch modifier {
        case .padding(let insets): padding(insets)
        case .frame(let frame):
            member("frame") { writer in
                writer.object { writer in
                    if let width = frame.width { writer.length("width", width) }
                    if let height = frame.height { writer.length("height", height) }
                    if frame.alignment != .center { writer.member("align", frame.alignment.word) }
                }
            }
        case .flexibleFrame(let frame): flexibleFrame(frame)
        case .background(let view, let alignment): ground("background", view, alignment)
        case .overlay(let view, let alignment): ground("overlay", view, alignment)
        case .containerBackground(let view): ground("containerBackground", view, .center)
        case .offset(let columns, let rows):
            member("offset") { writer in
                writer.object { writer in
                    writer.length("columns", columns)
                    writer.length("rows", rows)
                }
            }
        case .font(let font): member("font") { $0.font(font) }
        case .light: member("weight", "light")
        case .bold(let isOn): member("bold", isOn)
        case .italic(let isOn): member("italic", isOn)
        case .underline(let isOn): member("underline", isOn)
        case .strikethrough(let isOn): member("strikethrough", isOn)
        case .monospacedDigit: member("monospacedDigit", true)
        case .textCase(let textCase): member("textCase", textCase.rawValue)
        case .color(let color): self.color("color", color)
        case .tint(let color): self.color("tint", color)
        case .opacity(let opacity): length("opacity", opacity)
        case .lines(let minimum, let maximum): lines(minimum, maximum)
        case .truncation(let truncation): member("truncation", truncation.rawValue)
        case .textAlignment(let alignment): member("textAlign", alignment.rawValue)
        case .minimumScale(let scale): length("minimumScale", scale)
        case .priority(let priority): length("priority", priority)
        case .fixed(let axes): member("fixed", axes.word)
        case .aspectRatio(let ratio, let fills):
            member("aspectRatio") { writer in
                writer.object { writer in
                    if let ratio { writer.length("ratio", ratio) }
                    if fills { writer.member("fills", true) }
                }
            }
        case .clip(let kind): member("clip") { $0.shapeKind(kind) }
        case .border(let color): self.color("border", color)
        case .sensitive: member("sensitive", true)
        case .redacted(let redaction):
            member("redacted") { writer in
                writer.array { writer in
                    for (word, part) in Redaction.words where redaction.contains(part) { writer.string(word) }
                }
            }
        case .unredacted: member("unredacted", true)
        case .accentable(let isOn): member("accentable", isOn)
        case .hidden: member("hidden", true)
        case .invalidatable: member("invalidatable", true)
        case .widgetURL(let url): member("widgetURL", url)
        case .accessibilityLabel(let label): member("accessibilityLabel", label)
        case .gridColumns(let count): member("gridColumns", min(max(count, 1), 64))
        case .gridAlignment(let alignment): member("gridAlign", alignment.word)
        case .gridColumnAlignment(let alignment): member("gridColumnAlign", alignment.rawValue)
        case .gridRowAlignment(let alignment): member("gridRowAlign", alignment.rawValue)
        }
    }

    private mutating func padding(_ insets: NodeModifier.Insets) {
        key("padding")
        if insets.top == insets.leading, insets.top == insets.bottom, insets.top == insets.trailing {
            return length(insets.top)
        }
        object { writer in
            if insets.top != 0 { writer.length("top", insets.top) }
            if insets.leading != 0 { writer.length("leading", insets.leading) }
            if insets.bottom != 0 { writer.length("bottom", insets.bottom) }
            if insets.trailing != 0 { writer.length("trailing", insets.trailing) }
        }
    }

    private mutating func flexibleFrame(_ frame: NodeModifier.FlexibleFrame) {
        let bounds = [
            ("minWidth", frame.minimumWidth), ("idealWidth", frame.idealWidth),
            ("maxWidth", frame.maximumWidth),
            ("minHeight", frame.minimumHeight), ("idealHeight", frame.idealHeight),
            ("maxHeight", frame.maximumHeight),
        ]
        member("frame") { writer in
            writer.object { writer in
                // One bound must stand there, for without any the frame would be a fixed one.
                if bounds.allSatisfy({ $0.1 == nil }) { writer.member("maxWidth") { $0.null() } }
                for (key, bound) in bounds {
                    guard let bound else { continue }
                    if bound == .infinity {
                        writer.member(key, "infinity")
                    } else {
                        writer.length(key, bound)
                    }
                }
                if frame.alignment != .center { writer.member("align", frame.alignment.word) }
            }
        }
    }

    private mutating func ground(_ key: String, _ view: Node, _ alignment: NodeAlignment) {
        member(key) { writer in
            writer.object { writer in
                writer.member("view") { $0.node(view) }
                if alignment != .center { writer.member("align", alignment.word) }
            }
        }
    }

    private mutating func lines(_ minimum: Int?, _ maximum: Int?) {
        let minimum = minimum.map { min(max($0, 0), 10_000) }
        let maximum = maximum.map { min(max($0, 0), 10_000) }
        key("lines")
        guard minimum != nil || maximum != nil else { return null() }
        object { writer in
            if let minimum { writer.member("min", minimum) }
            if let maximum { writer.member("max", maximum) }
        }
    }
}
