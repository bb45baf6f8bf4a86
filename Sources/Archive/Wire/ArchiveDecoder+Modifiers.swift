/// What is done to a view: the siblings of its content key in their fixed order, then `modifiers` as written.
extension ArchiveDecoder {
    mutating func modifiers(_ object: inout JSONObject) throws(JSONFault) -> [NodeModifier] {
        let list = object.takeValue("modifiers")
        guard !object.rest.isEmpty || list != nil else { return [] }
        var siblings = object.takeEach(ModifierKey.table)
        try object.finish(known: object.known + ModifierKey.words)
        if siblings.count > 1 {
            siblings.sort { ModifierKey.order[$0.0, default: 0] < ModifierKey.order[$1.0, default: 0] }
        }
        var modifiers: [NodeModifier] = []
        for (key, value) in siblings {
            if let modifier = try modifier(key, value) { modifiers.append(modifier) }
        }
        guard let list else { return modifiers }
        for element in try list.array() {
            var object = try element.object()
            let found = object.takeEach(ModifierKey.table)
            try object.finish(known: ModifierKey.words)
            guard let (key, value) = found.first else {
                throw element.fault(.noContent(known: ModifierKey.words))
            }
            guard found.count == 1 else { throw element.fault(.severalContents(found.map(\.0.rawValue))) }
            if let modifier = try modifier(key, value) { modifiers.append(modifier) }
        }
        return modifiers
    }

    /// nil where the value says that there is nothing to do: false for a flag, the default colour.
    private mutating func modifier(_ key: ModifierKey, _ json: JSONNode) throws(JSONFault) -> NodeModifier? {
        switch key {
        case .font: return .font(try font(json))
        case .weight:
            let weight = try json.choice(Weight.self)
            return weight.isLight ? .light : .bold(weight.isBold)
        case .bold: return .bold(try json.bool())
        case .italic: return .italic(try json.bool())
        case .underline: return .underline(try json.bool())
        case .strikethrough: return .strikethrough(try json.bool())
        case .monospacedDigit: return try json.bool() ? .monospacedDigit : nil
        case .textCase: return .textCase(try json.choice(NodeModifier.TextCase.self))
        case .color: return try color(json).map { .color($0) }
        case .tint: return try color(json).map { .tint($0) }
        case .lines: return try lines(json)
        case .truncation: return .truncation(try json.choice(NodeModifier.Truncation.self))
        case .textAlign: return .textAlignment(try json.choice(NodeAlignment.Horizontal.self))
        case .minimumScale: return .minimumScale(try json.number())
        case .fixed:
            if case .bool(let isFixed) = json.value {
                return .fixed(isFixed ? [.horizontal, .vertical] : [])
            }
            return .fixed(try word(json, Node.Axes.table))
        case .aspectRatio: return try aspectRatio(json)
        case .padding: return .padding(try insets(json))
        case .frame: return try frame(json)
        case .background:
            guard let (view, alignment) = try ground(json, isColor: true) else { return nil }
            return .background(view, alignment)
        case .overlay:
            guard let (view, alignment) = try ground(json, isColor: false) else { return nil }
            return .overlay(view, alignment)
        case .containerBackground: return try ground(json, isColor: true).map { .containerBackground($0.0) }
        case .border: return .border(try color(json) ?? .role(.primary))
        case .clip: return .clip(try shapeKind(json))
        case .offset:
            var object = try json.object()
            let columns = try object.take("columns")?.number() ?? 0
            let rows = try object.take("rows")?.number() ?? 0
            try object.finish()
            return .offset(columns: columns, rows: rows)
        case .opacity: return .opacity(try json.number())
        case .accentable: return .accentable(try json.bool())
        case .sensitive: return try json.bool() ? .sensitive : nil
        case .redacted: return .redacted(try redaction(json))
        case .unredacted: return try json.bool() ? .unredacted : nil
        case .hidden: return try json.bool() ? .hidden : nil
        case .invalidatable: return try json.bool() ? .invalidatable : nil
        case .priority: return .priority(try json.number())
        case .accessibilityLabel: return .accessibilityLabel(try json.string())
        case .widgetURL: return .widgetURL(try json.string())
        case .gridColumns: return .gridColumns(try json.integer(in: 1...64))
        case .gridAlign: return .gridAlignment(try alignment(json))
        case .gridColumnAlign: return .gridColumnAlignment(try json.choice(NodeAlignment.Horizontal.self))
        case .gridRowAlign: return .gridRowAlignment(try json.choice(NodeAlignment.Vertical.self))
        }
    }

    private enum Weight: String, CaseIterable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var isLight: Bool { [.ultraLight, .thin, .light].contains(self) }
        var isBold: Bool {
            switch self {
            case .semibold, .bold, .heavy, .black: true
            case .ultraLight, .thin, .light, .regular, .medium: false
            }
        }
    }

    /// At most so many, or an object with `min` and `max`; null is no bound.
    private func lines(_ json: JSONNode) throws(JSONFault) -> NodeModifier {
        switch json.value {
        case .null: return .lines(minimum: nil, maximum: nil)
        case .number: return .lines(minimum: nil, maximum: try json.integer(in: 0...10_000))
        case .object:
            var object = try json.object()
            let minimum = try object.takeValue("min")?.integer(in: 0...10_000)
            let maximum = try object.takeValue("max")?.integer(in: 0...10_000)
            try object.finish()
            return .lines(minimum: minimum, maximum: maximum)
        default: throw json.mismatch(.number, .null, .object)
        }
    }

    /// Width through height, or an object with `ratio` and `fills`.
    private func aspectRatio(_ json: JSONNode) throws(JSONFault) -> NodeModifier {
        if json.kind == .number { return .aspectRatio(try json.number(), fills: false) }
        guard json.kind == .object else { throw json.mismatch(.number, .object) }
        var object = try json.object()
        let ratio = try object.takeValue("ratio")?.number()
        let fills = try object.take("fills")?.bool() ?? false
        try object.finish()
        return .aspectRatio(ratio, fills: fills)
    }

    /// Cells at all four edges, or an object with edges; `horizontal` and `vertical` name two each.
    private func insets(_ json: JSONNode) throws(JSONFault) -> NodeModifier.Insets {
        if case .number = json.value {
            let all = try json.number()
            return NodeModifier.Insets(top: all, leading: all, bottom: all, trailing: all)
        }
        guard json.kind == .object else { throw json.mismatch(.number, .object) }
        var object = try json.object()
        let across = try object.take("horizontal")?.number() ?? 0
        let down = try object.take("vertical")?.number() ?? 0
        let insets = NodeModifier.Insets(
            top: try object.take("top")?.number() ?? down,
            leading: try object.take("leading")?.number() ?? across,
            bottom: try object.take("bottom")?.number() ?? down,
            trailing: try object.take("trailing")?.number() ?? across)
        try object.finish()
        return insets
    }

    /// `width` and `height` fix; any of `minWidth` … `maxHeight` makes the frame a flexible one, where a fixed
    /// length is both its least and its greatest. `"infinity"` takes all that is offered.
    private func frame(_ json: JSONNode) throws(JSONFault) -> NodeModifier {
        var object = try json.object()
        let alignment = try alignment(object.take("align"))
        let width = try object.takeValue("width")?.number()
        let height = try object.takeValue("height")?.number()
        let keys = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
        var isFlexible = false
        var bounds: [Double?] = []
        for key in keys {
            let value = object.take(key)
            isFlexible = isFlexible || value != nil
            bounds.append(try value.flatMap { (json) throws(JSONFault) in try bound(json) })
        }
        try object.finish()
        guard isFlexible else {
            return .frame(NodeModifier.Frame(width: width, height: height, alignment: alignment))
        }
        return .flexibleFrame(
            NodeModifier.FlexibleFrame(
                minimumWidth: bounds[0] ?? width, idealWidth: bounds[1], maximumWidth: bounds[2] ?? width,
                minimumHeight: bounds[3] ?? height, idealHeight: bounds[4],
                maximumHeight: bounds[5] ?? height,
                alignment: alignment))
    }

    private func bound(_ json: JSONNode) throws(JSONFault) -> Double? {
        switch json.value {
        case .null: return nil
        case .number(.infinity), .string("infinity"): return .infinity
        case .string(let word): throw json.fault(.unknownWord(word, known: ["infinity"]))
        default: return try json.number()
        }
    }

    /// A view behind or before another: a view, an object with `view` and `align`, or a colour. A string is a
    /// colour behind and a text before. nil for the default colour.
    private mutating func ground(
        _ json: JSONNode, isColor: Bool
    ) throws(JSONFault) -> (Node, NodeAlignment)? {
        switch json.value {
        case .string where isColor:
            return try color(json).map { (Node(.shape(Node.Shape(.rectangle, fill: $0))), .center) }
        case .object(let members):
            if members.contains(where: { $0.key == "view" }) {
                var object = try json.object()
                let view = try node(object.need("view"))
                let alignment = try alignment(object.take("align"))
                try object.finish()
                return (view, alignment)
            }
            if members.contains(where: { $0.key == "color" }),
                !members.contains(where: { ContentKey.table[$0.key] != nil })
            {
                return try color(json).map { (Node(.shape(Node.Shape(.rectangle, fill: $0))), .center) }
            }
            return (try node(json), .center)
        default: return (try node(json), .center)
        }
    }

    private func redaction(_ json: JSONNode) throws(JSONFault) -> Redaction {
        let table = Dictionary(uniqueKeysWithValues: Redaction.words)
        guard case .array(let elements) = json.value else { return try word(json, table) }
        var redaction: Redaction = []
        for element in elements { redaction.insert(try word(element, table)) }
        return redaction
    }
}
