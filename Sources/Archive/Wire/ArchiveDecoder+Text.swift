import Foundation

/// Runs of text: a string, an object for live words or for a look of its own, or an array of these.
extension ArchiveDecoder {
    mutating func runs(_ json: JSONNode) throws(JSONFault) -> [TextRun] {
        guard case .array(let elements) = json.value else { return [try run(json)] }
        var runs: [TextRun] = []
        for element in elements { runs.append(try run(element)) }
        return runs
    }

    private mutating func run(_ json: JSONNode) throws(JSONFault) -> TextRun {
        switch json.value {
        case .string(let text): return TextRun(.string(text))
        case .object:
            var object = try json.object()
            let content = try runContent(&object)
            let traits = try traits(&object)
            try object.finish()
            return TextRun(content, traits)
        default: throw json.mismatch(.string, .array, .object)
        }
    }

    private func runContent(_ object: inout JSONObject) throws(JSONFault) -> TextRun.Content {
        if let text = object.take("text") { return .string(try text.string()) }
        if let symbol = object.take("symbol") { return .symbol(try symbol.string()) }
        if let skeleton = object.take("now") { return .live(.now(skeleton: try skeleton.string())) }
        if let timer = object.take("timer") { return .live(.timer(try span(timer))) }
        if let date = object.take("date") { return .live(try dated(try date.date(), &object)) }
        if let from = object.take("from") {
            return .live(.range(from: try from.date(), to: try object.need("to").date()))
        }
        let known = object.known
        try object.finish(known: known)
        throw object.node.fault(.noContent(known: known))
    }

    private func dated(_ date: Date, _ object: inout JSONObject) throws(JSONFault) -> LiveText {
        guard let kind = object.take("format") else {
            return .date(date, try object.need("style").choice(LiveText.DateStyle.self))
        }
        var format = LiveText.DateFormat(date: date, kind: try kind.choice(LiveText.DateFormat.Kind.self))
        if let fields = object.takeValue("allowedFields") {
            var set: Set<LiveText.DateFormat.Field> = []
            for field in try fields.array() { set.insert(try field.choice(LiveText.DateFormat.Field.self)) }
            format.allowedFields = set
        }
        format.maxFieldCount = try object.takeValue("maxFieldCount")?.integer(in: 1...100)
        format.maxPrecision = try object.takeValue("maxPrecision")?.number(in: 0...1e12)
        format.threshold = try object.takeValue("threshold")?.choice(LiveText.DateFormat.Field.self)
        format.sign = try object.takeValue("sign")?.choice(LiveText.DateFormat.Sign.self) ?? .automatic
        format.showsHours = try object.takeValue("showsHours")?.bool() ?? true
        return .format(format)
    }

    /// From, to and how a timer between them is said.
    func span(_ json: JSONNode) throws(JSONFault) -> LiveText.TimerSpan {
        var object = try json.object()
        let span = LiveText.TimerSpan(
            from: try object.need("from").date(), to: try object.need("to").date(),
            pausedAt: try object.takeValue("pausedAt")?.date(),
            countsDown: try object.takeValue("countsDown")?.bool() ?? true,
            showsHours: try object.takeValue("showsHours")?.bool() ?? true,
            maxFieldCount: try object.takeValue("maxFieldCount")?.integer(in: 1...100),
            maxPrecision: try object.takeValue("maxPrecision")?.number(in: 0...1e12))
        try object.finish()
        return span
    }

    private mutating func traits(_ object: inout JSONObject) throws(JSONFault) -> TextTraits {
        var traits = TextTraits(
            isBold: try object.takeValue("bold")?.bool(), isLight: try object.takeValue("light")?.bool(),
            isItalic: try object.takeValue("italic")?.bool(),
            isUnderlined: try object.takeValue("underline")?.bool(),
            isStruckThrough: try object.takeValue("strikethrough")?.bool())
        if let color = object.takeValue("color") { traits.color = try self.color(color) }
        if let ground = object.takeValue("background") { traits.background = try self.color(ground) }
        if let font = object.takeValue("font") { traits.font = try self.font(font) }
        return traits
    }

    /// A text style, a size in points, or an object with `points`, `bold`, `light` and `italic`.
    func font(_ json: JSONNode) throws(JSONFault) -> NodeFont {
        switch json.value {
        case .string: return try json.choice(NodeFont.Style.self).font
        case .number: return NodeFont(points: try json.number())
        case .object:
            var object = try json.object()
            let font = NodeFont(
                points: try object.need("points").number(), isBold: try object.take("bold")?.bool() ?? false,
                isLight: try object.take("light")?.bool() ?? false,
                isItalic: try object.take("italic")?.bool() ?? false)
            try object.finish()
            return font
        default: throw json.mismatch(.string, .number, .object)
        }
    }
}
