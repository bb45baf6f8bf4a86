import Foundation

/// What a view is: a string, an array or an object with one content key.
extension ArchiveDecoder {
    mutating func node(_ json: JSONNode) throws(JSONFault) -> Node {
        nodes += 1
        guard nodes <= Self.nodeLimit else { throw json.fault(.tooManyNodes(limit: Self.nodeLimit)) }
        guard level < Self.levelLimit else { throw json.fault(.tooManyLevels(limit: Self.levelLimit)) }
        level += 1
        defer { level -= 1 }
        switch json.value {
        case .string(let text): return .text(text)
        case .array: return Node(.stack(Node.Stack(.vertical, try children(json))))
        case .object: return try fullNode(json)
        default: throw json.mismatch(.string, .array, .object)
        }
    }

    private mutating func fullNode(_ json: JSONNode) throws(JSONFault) -> Node {
        var object = try json.object()
        let contents = object.takeEach(ContentKey.table)
        guard let (key, value) = contents.first else {
            if let stranger = object.rest.first(where: {
                ModifierKey.table[$0.key] == nil && $0.key != "modifiers"
            }) {
                throw json.source.fault(
                    at: stranger.offset, .unknownKey(stranger.key, known: ContentKey.words))
            }
            throw json.fault(.noContent(known: ContentKey.words))
        }
        guard contents.count == 1 else { throw json.fault(.severalContents(contents.map(\.0.rawValue))) }
        let content = try content(key, value, &object)
        return Node(content, try modifiers(&object))
    }

    private mutating func content(
        _ key: ContentKey, _ value: JSONNode, _ object: inout JSONObject
    ) throws(JSONFault) -> Node.Content {
        switch key {
        case .text: return .text(try runs(value))
        case .symbol: return .symbol(try value.string())
        case .image: return .image(try picture(value, &object))
        case .vstack: return .stack(try stack(.vertical, value, &object))
        case .hstack: return .stack(try stack(.horizontal, value, &object))
        case .zstack: return .stack(try stack(.depth, value, &object))
        case .grid: return .grid(try table(value, &object))
        case .spacer:
            if case .number = value.value { return .spacer(minimum: try value.number()) }
            try checkBare(value, or: .number)
            return .spacer(minimum: nil)
        case .divider:
            try checkBare(value)
            return .divider
        case .empty:
            try checkBare(value)
            return .empty
        case .gauge: return .gauge(try gauge(value, &object))
        case .progress: return .progress(try progress(value, &object))
        case .button:
            return .button(
                Node.Button(
                    label: try node(value), intent: try intent(object.takeValue("intent")),
                    key: try pressKey(object.takeValue("key")),
                    style: try object.take("style")?.choice(Node.Button.Style.self) ?? .automatic))
        case .toggle:
            return .toggle(
                Node.Toggle(
                    label: try node(value), flipped: try label("flipped", &object),
                    isOn: try object.need("isOn").bool(),
                    intent: try intent(object.takeValue("intent")), key: try pressKey(object.takeValue("key"))
                ))
        case .link: return .link(url: try object.need("url").string(), label: try node(value))
        case .shape: return .shape(try shape(value, &object))
        case .chart: return .chart(try chart(value, &object))
        case .fits:
            let axes = try object.take("in").map { (json) throws(JSONFault) in try word(json, Node.Axes.table)
            }
            return .fits(axes ?? [.horizontal, .vertical], try children(value))
        }
    }

    /// Null, true or an empty object, for content that has nothing to say.
    private func checkBare(_ value: JSONNode, or kind: JSONNode.Kind? = nil) throws(JSONFault) {
        switch value.value {
        case .null, .bool(true): return
        case .object(let members) where members.isEmpty: return
        default:
            throw value.fault(
                .wrongType(found: value.kind, expected: [.null, .bool] + (kind.map { [$0] } ?? [])))
        }
    }

    private mutating func children(_ json: JSONNode) throws(JSONFault) -> [Node] {
        var children: [Node] = []
        for child in try json.array() { children.append(try node(child)) }
        return children
    }

    private mutating func label(_ key: String, _ object: inout JSONObject) throws(JSONFault) -> Node? {
        guard let json = object.takeValue(key) else { return nil }
        return try node(json)
    }

    private mutating func stack(
        _ axis: Node.Axis, _ value: JSONNode, _ object: inout JSONObject
    ) throws(JSONFault) -> Node.Stack {
        Node.Stack(
            axis, spacing: try object.takeValue("spacing")?.number(),
            alignment: try alignment(object.take("align")), try children(value))
    }

    func alignment(_ json: JSONNode?) throws(JSONFault) -> NodeAlignment {
        guard let json else { return .center }
        return try word(json, NodeAlignment.table)
    }

    private mutating func table(_ value: JSONNode, _ object: inout JSONObject) throws(JSONFault) -> Node.Table
    {
        var rows: [[Node]] = []
        for row in try value.array() { rows.append(try children(row)) }
        return Node.Table(
            rows: rows, alignment: try alignment(object.take("align")),
            columnSpacing: try object.takeValue("columnSpacing")?.number(),
            rowSpacing: try object.takeValue("rowSpacing")?.number())
    }

    private func picture(_ value: JSONNode, _ object: inout JSONObject) throws(JSONFault) -> Node.Picture {
        let isResizable = try object.take("resizable")?.bool() ?? false
        if case .string(let name) = value.value { return Node.Picture(name: name, isResizable: isResizable) }
        guard value.kind == .object else { throw value.mismatch(.string, .object) }
        var picture = try value.object()
        var result = Node.Picture(name: try picture.takeValue("name")?.string(), isResizable: isResizable)
        result.width = try picture.take("width")?.integer(in: 0...4096) ?? 0
        result.height = try picture.take("height")?.integer(in: 0...4096) ?? 0
        if let pixels = picture.takeValue("pixels") {
            guard let data = Data(base64Encoded: try pixels.string()),
                data.count == result.width * result.height * 3
            else { throw pixels.fault(.badPixels(count: result.width * result.height * 3)) }
            result.pixels = Array(data)
        } else if result.width > 0 || result.height > 0 {
            throw value.fault(.missingKey("pixels"))
        }
        try picture.finish()
        return result
    }

    private mutating func gauge(_ value: JSONNode, _ object: inout JSONObject) throws(JSONFault) -> Node.Gauge
    {
        Node.Gauge(
            value: try value.number(),
            style: try object.take("style")?.choice(Node.Gauge.Style.self) ?? .automatic,
            isRing: try object.take("ring")?.bool() ?? false, label: try label("label", &object),
            currentValueLabel: try label("currentValueLabel", &object),
            minimumLabel: try label("minimumLabel", &object), maximumLabel: try label("maximumLabel", &object)
        )
    }

    private mutating func progress(
        _ value: JSONNode, _ object: inout JSONObject
    ) throws(JSONFault) -> Node.Progress {
        let amount: Node.Progress.Value
        switch value.value {
        case .null: amount = .fraction(nil)
        case .number: amount = .fraction(try value.number())
        case .object: amount = .interval(try span(value))
        default: throw value.mismatch(.number, .null, .object)
        }
        enum Style: String, CaseIterable { case linear, circular }
        return Node.Progress(
            amount, isCircular: try object.take("style")?.choice(Style.self) == .circular,
            label: try label("label", &object), currentValueLabel: try label("currentValueLabel", &object))
    }

    /// A name, or an object with `name`, `with`, where it runs and when, and, from Swift, `type`.
    func intent(_ json: JSONNode?) throws(JSONFault) -> IntentCall? {
        guard let json else { return nil }
        if case .string(let name) = json.value { return IntentCall(name: name) }
        guard json.kind == .object else { throw json.mismatch(.string, .object) }
        var object = try json.object()
        var call = IntentCall(name: try object.need("name").string())
        if let parameters = object.takeValue("with") {
            for member in try parameters.object().rest {
                call.parameters.append(JSONValue.Member(member.key, try member.value.plain()))
            }
        }
        call.type = try object.takeValue("type")?.string()
        call.authenticationPolicy =
            try object.take("authenticationPolicy")?.choice(AuthenticationPolicy.self) ?? .alwaysAllowed
        call.runsInApp = try object.take("runsInApp")?.bool() ?? false
        try object.finish()
        return call
    }

    /// The key of a button: one character that can be typed and seen.
    private func pressKey(_ json: JSONNode?) throws(JSONFault) -> String? {
        guard let json else { return nil }
        let key = try json.string()
        guard key.count == 1, let scalar = key.unicodeScalars.first, key != " ", scalar.seen == key else {
            throw json.fault(.badKey(key))
        }
        return key
    }

    private mutating func shape(_ value: JSONNode, _ object: inout JSONObject) throws(JSONFault) -> Node.Shape
    {
        var shape = Node.Shape(try shapeKind(value))
        if let fill = object.take("fill") {
            shape.gradient = try gradient(fill)
            if let gradient = shape.gradient {
                shape.fill = gradient.mean
            } else {
                shape.fill = try color(fill)
            }
        }
        if let stroke = object.take("stroke") { shape.stroke = try color(stroke) }
        if let trim = object.takeValue("trim") {
            let ends = try trim.array()
            guard ends.count == 2 else { throw trim.fault(.wrongCount(found: ends.count, expected: 2)) }
            let start = try ends[0].number()
            shape.trim = start...(try ends[1].number(in: start...Double.greatestFiniteMagnitude))
        }
        return shape
    }

    func shapeKind(_ value: JSONNode) throws(JSONFault) -> Node.Shape.Kind {
        let table: [String: Node.Shape.Kind] = [
            "rectangle": .rectangle, "circle": .circle, "capsule": .capsule, "ellipse": .ellipse,
            "container": .container,
        ]
        if value.kind == .string { return try word(value, table) }
        guard value.kind == .object else { throw value.mismatch(.string, .object) }
        var object = try value.object()
        let radius = try object.need("roundedRectangle").number()
        try object.finish()
        return .roundedRectangle(radius)
    }
}
