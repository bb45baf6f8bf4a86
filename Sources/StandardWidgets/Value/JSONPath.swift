import VistazoArchive

/// A way into a JSON document: `main.temp`, `items[0].price`, `rates["EUR"]`, `[2]`; `[-1]` is the last.
struct JSONPath: Hashable {
    enum Step: Hashable {
        case member(String)
        case element(Int)
    }

    let steps: [Step]

    /// nil for a text that is no path. An empty one is the document itself; `$` may stand first.
    init?(_ text: String) {
        var steps: [Step] = []
        var rest = text[...]
        if rest.hasPrefix("$") { rest = rest.dropFirst() }
        // A leading dot is a habit of jq's.
        if rest.hasPrefix(".") { rest = rest.dropFirst() }
        var needsName = !rest.isEmpty && !rest.hasPrefix("[")
        while !rest.isEmpty || needsName {
            if needsName {
                let name = rest.prefix { $0 != "." && $0 != "[" }
                guard !name.isEmpty else { return nil }
                steps.append(.member(String(name)))
                rest = rest.dropFirst(name.count)
                needsName = false
            } else if rest.hasPrefix("."), rest.count > 1 {
                rest = rest.dropFirst()
                needsName = !rest.hasPrefix("[")
            } else if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
                let inside = rest[rest.index(after: rest.startIndex)..<end]
                if let number = Int(inside) {
                    steps.append(.element(number))
                } else if inside.count > 2, let quote = inside.first, "\"'".contains(quote),
                    inside.last == quote
                {
                    steps.append(.member(String(inside.dropFirst().dropLast())))
                } else {
                    return nil
                }
                rest = rest[rest.index(after: end)...]
            } else {
                return nil
            }
        }
        self.steps = steps
    }

    /// What lies there; nil where the document has no such place.
    func value(in document: JSONNode) -> JSONNode? {
        var node = document
        for step in steps {
            switch (step, node.value) {
            case (.member(let name), .object(let members)):
                guard let member = members.first(where: { $0.key == name }) else { return nil }
                node = member.value
            case (.element(let number), .array(let elements)):
                let index = number < 0 ? elements.count + number : number
                guard elements.indices.contains(index) else { return nil }
                node = elements[index]
            default: return nil
            }
        }
        return node
    }
}
