/// A chart on the wire: its marks, and beside them `domain`, `scale` and `labels`.
extension ArchiveDecoder {
    func chart(_ value: JSONNode, _ object: inout JSONObject) throws(JSONFault) -> Node.Chart {
        var chart = Node.Chart(try marks(value))
        if let domain = object.takeValue("domain") {
            let ends = try domain.array()
            guard ends.count == 2 else { throw domain.fault(.wrongCount(found: ends.count, expected: 2)) }
            let least = try ends[0].number()
            chart.domain = least...(try ends[1].number(in: least...Double.greatestFiniteMagnitude))
        }
        if let scale = object.takeValue("scale") {
            if scale.kind == .array {
                chart.scale = .words(try strings(scale))
            } else if try scale.bool() {
                chart.scale = .numbers
            }
        }
        if let labels = object.takeValue("labels") { chart.labels = try strings(labels) }
        return chart
    }

    private func marks(_ value: JSONNode) throws(JSONFault) -> Node.Chart.Marks {
        var object = try value.object()
        enum Key: String, CaseIterable { case bars, line, area, heat, dots }
        let words = Key.allCases.map(\.rawValue)
        let found = object.takeEach(Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, $0) }))
        guard let (key, list) = found.first else {
            try object.finish(known: words)
            throw value.fault(.noContent(known: words))
        }
        guard found.count == 1 else { throw value.fault(.severalContents(found.map(\.0.rawValue))) }
        try object.finish(known: words)
        guard let form = Node.Chart.Form(rawValue: key.rawValue) else {
            var states: [Node.Chart.DayState] = []
            for state in try list.array() { states.append(try state.choice(Node.Chart.DayState.self)) }
            return .dots(states)
        }
        var values: [Double?] = []
        for number in try list.array() { values.append(number.isNull ? nil : try number.number()) }
        return .series(form, values)
    }

    private func strings(_ json: JSONNode) throws(JSONFault) -> [String] {
        var strings: [String] = []
        for string in try json.array() { strings.append(string.isNull ? "" : try string.string()) }
        return strings
    }
}

extension JSONWriter {
    mutating func chart(_ chart: Node.Chart) {
        member("chart") { writer in
            writer.object { writer in
                switch chart.marks {
                case .dots(let states):
                    writer.member("dots") { $0.strings(states.map(\.rawValue)) }
                case .series(let form, let values):
                    writer.member(form.rawValue) { writer in
                        writer.array { writer in
                            for value in values {
                                if let value { writer.length(value) } else { writer.null() }
                            }
                        }
                    }
                }
            }
        }
        if let domain = chart.domain {
            member("domain") { writer in
                writer.array { writer in
                    writer.length(domain.lowerBound)
                    writer.length(domain.upperBound)
                }
            }
        }
        switch chart.scale {
        case nil: break
        case .numbers: member("scale", true)
        case .words(let words): member("scale") { $0.strings(words) }
        }
        if !chart.labels.isEmpty { member("labels") { $0.strings(chart.labels) } }
    }

    private mutating func strings(_ strings: [String]) {
        array { writer in for string in strings { writer.string(string) } }
    }
}
