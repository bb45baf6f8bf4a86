/// A gradient on the wire: `{linear: [...], from, to}`, `{radial: [...], center, radii}` or
/// `{angular: [...], center, angles}`; a stop is a colour, or `{color, at}`.
extension ArchiveDecoder {
    /// nil where the object is no gradient, and then most likely a colour.
    mutating func gradient(_ json: JSONNode) throws(JSONFault) -> NodeGradient? {
        guard json.kind == .object else { return nil }
        var object = try json.object()
        enum Key: String, CaseIterable { case linear, radial, angular }
        let found = object.takeEach(Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, $0) }))
        guard let (key, list) = found.first else { return nil }
        guard found.count == 1 else { throw json.fault(.severalContents(found.map(\.0.rawValue))) }
        let form: NodeGradient.Form
        switch key {
        case .linear:
            form = .linear(
                from: try point(object.take("from")) ?? NodeGradient.Point(0.5, 0),
                to: try point(object.take("to")) ?? NodeGradient.Point(0.5, 1))
        case .radial:
            let center = try point(object.take("center")) ?? NodeGradient.Point(0.5, 0.5)
            let radii = try pair(object.need("radii"))
            form = .radial(center: center, from: radii.0, to: radii.1)
        case .angular:
            let center = try point(object.take("center")) ?? NodeGradient.Point(0.5, 0.5)
            let angles = try object.take("angles").map { json throws(JSONFault) in try pair(json) }
            form = .angular(center: center, from: angles?.0 ?? 0, to: angles?.1 ?? 360)
        }
        try object.finish()
        var stops: [(color: NodeColor, location: Double?)] = []
        for stop in try list.array() {
            if let stop = try self.stop(stop) { stops.append(stop) }
        }
        let last = Double(max(stops.count - 1, 1))
        return NodeGradient(
            form, stops.enumerated().map { NodeGradient.Stop($1.color, at: $1.location ?? Double($0) / last) }
        )
    }

    private mutating func stop(_ json: JSONNode) throws(JSONFault) -> (color: NodeColor, location: Double?)? {
        guard json.kind == .object else { return try color(json).map { ($0, nil) } }
        var object = try json.object()
        guard let place = object.take("at") else { return try color(json).map { ($0, nil) } }
        let location = try place.number()
        var color = try self.color(object.need("color"))
        if let opacity = try object.take("opacity")?.number(in: 0...1) { color?.opacity = opacity }
        try object.finish()
        return color.map { ($0, location) }
    }

    /// The nine places that have names, or `[x, y]`.
    private func point(_ json: JSONNode?) throws(JSONFault) -> NodeGradient.Point? {
        guard let json else { return nil }
        if json.kind == .string { return try word(json, NodeGradient.Point.table) }
        let (x, y) = try pair(json)
        return NodeGradient.Point(x, y)
    }

    private func pair(_ json: JSONNode) throws(JSONFault) -> (Double, Double) {
        let ends = try json.array()
        guard ends.count == 2 else { throw json.fault(.wrongCount(found: ends.count, expected: 2)) }
        return (try ends[0].number(), try ends[1].number())
    }
}

extension NodeGradient.Point {
    fileprivate static let table: [String: NodeGradient.Point] = [
        "topLeading": .init(0, 0), "top": .init(0.5, 0), "topTrailing": .init(1, 0),
        "leading": .init(0, 0.5), "center": .init(0.5, 0.5), "trailing": .init(1, 0.5),
        "bottomLeading": .init(0, 1), "bottom": .init(0.5, 1), "bottomTrailing": .init(1, 1),
    ]
}

extension JSONWriter {
    mutating func gradient(_ gradient: NodeGradient) {
        object { writer in
            switch gradient.form {
            case .linear(let from, let to):
                writer.stops("linear", gradient.stops)
                writer.pair("from", from.x, from.y)
                writer.pair("to", to.x, to.y)
            case .radial(let center, let from, let to):
                writer.stops("radial", gradient.stops)
                writer.pair("center", center.x, center.y)
                writer.pair("radii", from, to)
            case .angular(let center, let from, let to):
                writer.stops("angular", gradient.stops)
                writer.pair("center", center.x, center.y)
                writer.pair("angles", from, to)
            }
        }
    }

    private mutating func stops(_ key: String, _ stops: [NodeGradient.Stop]) {
        member(key) { writer in
            writer.array { writer in
                for stop in stops {
                    writer.object { writer in
                        writer.color("color", NodeColor(stop.color.base))
                        if stop.color.opacity != 1 { writer.length("opacity", stop.color.opacity) }
                        writer.length("at", stop.location)
                    }
                }
            }
        }
    }

    private mutating func pair(_ key: String, _ first: Double, _ second: Double) {
        member(key) { writer in
            writer.array { writer in
                writer.length(first)
                writer.length(second)
            }
        }
    }
}
