import VistazoWords

/// What a tap did.
package struct TapResult: Hashable, Sendable {
    /// As it is after the tap.
    package var item: Item
    /// As it was written, its day decided.
    package var entry: LogEntry
    /// The total of the entry's day, the entry included.
    package var total: Total
    /// For people, with the new total: `Logged ☕ Café · 2 today`. Shows the name of a private item.
    package var sentence: String

    init(item: Item, entry: LogEntry, total: Total, today: Day, words: Words) {
        self.item = item
        self.entry = entry
        self.total = total
        var what = item.title
        if let amount = entry.amount { what += ", " + words.amount(amount, unit: item.unit) }
        let sum = words.amount(total.amount, unit: item.unit)
        sentence =
            switch entry.day.number - today.number {
            case 0: words("logbook.loggedToday", ["what": what, "total": sum])
            case -1: words("logbook.loggedYesterday", ["what": what, "total": sum])
            default:
                words(
                    "logbook.loggedOn", ["what": what, "total": sum, "day": entry.day.description])
            }
    }
}
