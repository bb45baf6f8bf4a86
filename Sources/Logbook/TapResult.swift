import VistazoWords

/// What a tap did.
package struct TapResult: Hashable, Sendable {
    /// As it is after the tap.
    package var item: Item
    /// What was written, a day's part each; empty where a stopwatch was started.
    package var entries: [LogEntry]
    /// The stopwatch that was started or moved, nil where none was.
    package var running: RunningEntry?
    /// The items whose stopwatches were ended by this start.
    package var ended: [Item]
    /// True where a stopwatch was stopped.
    package var isStop: Bool
    /// The day of the last entry, or of the start.
    package var day: Day
    /// The total of `day`, the entry included; what runs is not.
    package var total: Total
    /// For people, with the new total: `Logged ☕ Café · 2 today`. Shows the name of a private item.
    package var sentence: String

    /// What was written last, its day decided; nil where a stopwatch was started.
    package var entry: LogEntry? { entries.last }

    /// The amounts of its entries together.
    package var amount: Amount { entries.compactMap(\.amount).reduce(.zero, +) }

    init(item: Item, entries: [LogEntry], isStop: Bool, total: Total, today: Day, words: Words) {
        self.item = item
        self.entries = entries
        self.isStop = isStop
        self.total = total
        ended = []
        day = entries.last?.day ?? today
        sentence = ""
        var what = item.title
        if entries.contains(where: { $0.amount != nil }) { what += ", " + words.amount(amount, of: item) }
        let sum = words.amount(total.amount, of: item)
        let verb = isStop ? "stopped" : "logged"
        sentence =
            switch day.number - today.number {
            case 0: words("logbook.\(verb)Today", ["what": what, "total": sum])
            case -1: words("logbook.\(verb)Yesterday", ["what": what, "total": sum])
            default:
                words("logbook.\(verb)On", ["what": what, "total": sum, "day": day.description])
            }
    }

    /// - Parameters:
    ///   - isMoved: It ran already and has another start now.
    ///   - since: Told where the start is not now.
    init(
        started entry: RunningEntry, item: Item, ended: [(item: Item, entries: [LogEntry])], isMoved: Bool,
        since: String?, total: Total, words: Words
    ) {
        self.item = item
        self.total = total
        self.ended = ended.map(\.item)
        entries = []
        running = entry
        isStop = false
        day = entry.day
        let first =
            if let since {
                words("logbook.\(isMoved ? "moved" : "started")Since", ["item": item.title, "since": since])
            } else {
                words("logbook.started", ["item": item.title])
            }
        let others = ended.map { item, entries in
            let amount = entries.compactMap(\.amount).reduce(.zero, +)
            return words(
                "logbook.ended", ["item": item.title, "length": words.amount(amount, of: item)])
        }
        sentence = ([first] + others).joined(separator: " · ")
    }
}
