/// What a change of the logbook concerns: the text of a poke.
package enum LogbookChange: Hashable, Sendable {
    /// Entries or figures of an item.
    case item(Int64)
    /// A counter's number.
    case counter(String)
    /// A countdown's start, pause or end.
    case timer(String)
    /// Which items there are, or their names and looks.
    case items

    /// A poke that says what changed. Too long, it says only that something did.
    package static func message(_ changes: [LogbookChange]) -> String {
        let lines = changes.map { change in
            switch change {
            case .item(let id): "item \(id)"
            case .counter(let name): "counter \(name)"
            case .timer(let name): "timer \(name)"
            case .items: "items"
            }
        }
        let text = (["logbook"] + lines).joined(separator: "\n")
        let isPlain = lines.allSatisfy { !$0.contains("\n") }
        return isPlain && text.utf8.count <= Poke.limit ? text : "logbook"
    }

    /// What a poke says; nil where it is not about the logbook. Empty means that anything may have
    /// changed; so do lines that are not known.
    package static func changes(in message: String) -> [LogbookChange]? {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first == "logbook" else { return nil }
        var changes: [LogbookChange] = []
        for line in lines.dropFirst() {
            if line == "items" {
                changes.append(.items)
            } else if line.hasPrefix("counter ") {
                changes.append(.counter(String(line.dropFirst("counter ".count))))
            } else if line.hasPrefix("timer ") {
                changes.append(.timer(String(line.dropFirst("timer ".count))))
            } else if line.hasPrefix("item "), let id = Int64(line.dropFirst("item ".count)) {
                changes.append(.item(id))
            } else {
                return []
            }
        }
        return changes
    }
}
