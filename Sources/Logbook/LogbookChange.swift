/// What a change of the logbook concerns: the text of a poke.
package enum LogbookChange: Hashable, Sendable {
    /// Entries or figures of an item.
    case item(Int64)
    /// A counter's number.
    case counter(String)
    /// A countdown's start, pause or end.
    case timer(String)
    /// What became of a reminder of an item: no entry, no figure.
    case reminder(Int64)
    /// Which items there are, or their names and looks.
    case items

    /// Only processes that remind have to know.
    package var isOfReminder: Bool {
        if case .reminder = self { true } else { false }
    }

    /// A poke that says what changed. Too long, it says only that something did.
    ///
    /// - Parameter step: A line that says which step of the undo list it is; see `AnnouncedStep`.
    package static func message(_ changes: [LogbookChange], step: String? = nil) -> String {
        let head = ["logbook"] + (step.map { [$0] } ?? [])
        let lines = changes.map { change in
            switch change {
            case .item(let id): "item \(id)"
            case .counter(let name): "counter \(name)"
            case .timer(let name): "timer \(name)"
            case .reminder(let id): "reminder \(id)"
            case .items: "items"
            }
        }
        let text = (head + lines).joined(separator: "\n")
        let isPlain = lines.allSatisfy { !$0.contains("\n") }
        return isPlain && text.utf8.count <= Poke.limit ? text : head.joined(separator: "\n")
    }

    /// What a poke says; nil where it is not about the logbook. Empty means that anything may have
    /// changed; so do lines that are not known.
    package static func changes(in message: String) -> [LogbookChange]? {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first == "logbook" else { return nil }
        var changes: [LogbookChange] = []
        for line in lines.dropFirst() where !line.hasPrefix("step ") {
            if line == "items" {
                changes.append(.items)
            } else if line.hasPrefix("counter ") {
                changes.append(.counter(String(line.dropFirst("counter ".count))))
            } else if line.hasPrefix("timer ") {
                changes.append(.timer(String(line.dropFirst("timer ".count))))
            } else if line.hasPrefix("reminder "), let id = Int64(line.dropFirst("reminder ".count)) {
                changes.append(.reminder(id))
            } else if line.hasPrefix("item "), let id = Int64(line.dropFirst("item ".count)) {
                changes.append(.item(id))
            } else {
                return []
            }
        }
        return changes
    }
}
