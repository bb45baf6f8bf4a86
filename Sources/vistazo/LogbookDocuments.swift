import VistazoArchive
import VistazoLogbook

/// The logbook's things as JSON: camelCase keys, always the same ones, null for what there is not.
extension JSONWriter {
    mutating func item(_ item: Item) { object { $0.members(of: item) } }

    private mutating func members(of item: Item) {
        key("id")
        integer(Int(item.id))
        key("name")
        string(item.name)
        text("emoji", item.emoji)
        text("color", item.color)
        text("unit", item.unit)
        key("step")
        if let step = item.step { number(step.value) } else { null() }
        text("startDay", item.startDay?.description)
        key("isPrivate")
        bool(item.isPrivate)
        key("isArchived")
        bool(item.isArchived)
        key("skipsAMonth")
        if let skips = item.skipsAMonth { integer(skips) } else { null() }
        key("emptyDayIsZero")
        bool(item.emptyDayIsZero)
        key("runsStopwatch")
        bool(item.runsStopwatch)
        key("isExclusive")
        bool(item.isExclusive)
    }

    /// The members of an item with its totals; inside an object.
    mutating func summary(_ summary: ItemSummary) {
        members(of: summary.item)
        text("lastAt", summary.last?.text(offset: summary.lastOffset))
        key("total")
        total(summary.all, of: nil)
        key("today")
        total(summary.today, of: summary.day)
        runningSince(summary.running)
    }

    mutating func total(_ total: Total, of day: Day?) {
        object { writer in
            if let day { writer.text("day", day.description) }
            writer.key("count")
            writer.integer(total.count)
            writer.key("amount")
            writer.number(total.amount.value)
        }
    }

    mutating func entry(_ entry: LogEntry, of item: Item) {
        object { writer in
            writer.key("id")
            writer.integer(Int(entry.id))
            writer.text("item", item.name)
            writer.text("date", entry.instant.text(offset: entry.zoneOffset))
            writer.text("day", entry.day.description)
            writer.key("amount")
            if let amount = entry.amount { writer.number(amount.value) } else { writer.null() }
            writer.text("unit", item.unit)
            writer.text("note", entry.note)
        }
    }

    mutating func step(_ step: HistoryStep, sentence: String, zone: Zone) {
        object { writer in
            writer.text("action", step.action?.rawValue)
            writer.text("subject", step.subject)
            writer.key("amount")
            if let amount = step.amount { writer.number(amount.value) } else { writer.null() }
            writer.text("unit", step.unit)
            writer.text("date", step.at.text(offset: zone.offset(at: step.at)))
            writer.text("door", step.door?.rawValue)
            writer.key("isUndone")
            writer.bool(step.isUndone)
            writer.text("sentence", sentence)
        }
    }

    mutating func text(_ key: String, _ value: String?) {
        self.key(key)
        if let value { string(value) } else { null() }
    }
}

extension Console {
    /// Prints one JSON document.
    func document(_ body: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        body(&writer)
        writer.endLine()
        out.raw(bytes: writer.bytes)
    }
}
