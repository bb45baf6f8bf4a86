import VistazoArchive
import VistazoLogbook

/// The logbook as one JSON document, each thing on a line of its own.
enum TransferDocument {
    /// Grows where a later version writes what this one would lose.
    static let format = 1

    static func write(_ transfer: Transfer) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("format")
            writer.integer(format)
            writer.key("items")
            writer.lines(transfer.items) { $0.transferred($1.value) }
            writer.key("goals")
            writer.lines(transfer.goals) { writer, goals in
                writer.object { writer in
                    writer.text("item", goals.value.owner.uid)
                    writer.text("name", goals.value.owner.name)
                    writer.text("from", goals.value.change.from.description)
                    writer.key("goals")
                    writer.array { writer in
                        for goal in goals.value.change.goals { writer.string(goal.spelled) }
                    }
                }
            }
            for (key, days) in [("skips", transfer.skips), ("misses", transfer.misses)] {
                writer.key(key)
                writer.lines(days) { writer, skip in
                    writer.object { writer in
                        writer.text("item", skip.value.owner.uid)
                        writer.text("name", skip.value.owner.name)
                        writer.text("day", skip.value.day.description)
                    }
                }
            }
            writer.key("reminders")
            writer.lines(transfer.reminders) { writer, reminder in
                writer.object { writer in
                    writer.text("item", reminder.value.owner.uid)
                    writer.text("name", reminder.value.owner.name)
                    writer.text("rule", reminder.value.rule.spelled)
                }
            }
            writer.key("running")
            writer.lines(transfer.running) { $0.transferred($1.value) }
            writer.key("entries")
            writer.lines(transfer.entries) { $0.transferred($1.value) }
            writer.key("counters")
            writer.lines(transfer.counters) { writer, counter in
                writer.object { writer in
                    writer.text("name", counter.value.name)
                    writer.key("number")
                    writer.integer(counter.value.number)
                }
            }
        }
        writer.endLine()
        return writer.bytes
    }

    /// Reads such a document; keys that a later version knows are passed over.
    ///
    /// - Throws: `JSONFault`, `TransferFault`.
    static func read(_ bytes: [UInt8], logbook: Logbook) throws -> Transfer {
        let root = try JSONReader.read(bytes, limits: .init(bytes: .max))
        var object = try root.object()
        let format = try object.take("format")?.integer() ?? Self.format
        if format > Self.format { throw TransferFault.laterFormat(format) }
        var transfer = Transfer()
        func each(_ key: String, _ body: (inout JSONObject, Int) throws -> Void) throws {
            let nodes = try object.take(key)?.array() ?? []
            // Counted on from one to the next: from the beginning each time would take for ever.
            var (line, offset) = (nodes.first?.line ?? 1, nodes.first?.offset ?? 0)
            for node in nodes {
                line += bytes[offset..<max(offset, node.offset)].count { $0 == 0x0A }
                offset = max(offset, node.offset)
                var object = try node.object()
                try body(&object, line)
            }
        }
        try each("items") { transfer.items.append(.init(try item(&$0), line: $1)) }
        try each("goals") { object, line in
            var unit: String?
            let goals = try object.need("goals").array().map { node in
                let spelled = try node.string()
                do { return try Goal(parsing: spelled, unit: &unit) } catch {
                    throw TransferFault.badValue(line: node.line, column: "goals", value: spelled)
                }
            }
            let change = GoalHistory.Change(from: try day(object.need("from"), "from"), goals: goals)
            transfer.goals.append(.init(.init(owner: try owner(&object), change: change), line: line))
        }
        for (key, days) in [("skips", \Transfer.skips), ("misses", \Transfer.misses)] {
            try each(key) { object, line in
                let day = try day(object.need("day"), "day")
                transfer[keyPath: days].append(.init(.init(owner: try owner(&object), day: day), line: line))
            }
        }
        try each("running") { object, line in
            let stamp = try stamp(&object)
            let named = try object.takeValue("day").map { try day($0, "day") }
            let running = Transfer.Running(
                owner: try owner(&object), start: stamp.instant, zoneOffset: stamp.offset,
                day: named ?? logbook.day(of: stamp.instant),
                note: try object.takeValue("note")?.string())
            transfer.running.append(.init(running, line: line))
        }
        try each("reminders") { object, line in
            let node = try object.need("rule")
            let spelled = try node.string()
            let rule: ReminderRule
            do { rule = try ReminderRule(parsing: spelled) } catch {
                throw TransferFault.badValue(line: node.line, column: "rule", value: spelled)
            }
            transfer.reminders.append(.init(.init(owner: try owner(&object), rule: rule), line: line))
        }
        try each("entries") { transfer.entries.append(.init(try entry(&$0, logbook), line: $1)) }
        try each("counters") { object, line in
            let number = try object.need("number").integer(in: 0...(1 << 53))
            transfer.counters.append(
                .init(.init(name: try object.need("name").string(), number: number), line: line))
        }
        return transfer
    }

    private static func day(_ node: JSONNode, _ key: String) throws -> Day {
        let text = try node.string()
        guard let day = Day(text) else {
            throw TransferFault.badValue(line: node.line, column: key, value: text)
        }
        return day
    }

    private static func owner(_ object: inout JSONObject) throws -> Transfer.Owner {
        .init(
            uid: try object.takeValue("item")?.string() ?? "",
            name: try object.takeValue("name")?.string() ?? "")
    }

    private static func amount(_ node: JSONNode?) throws -> Amount? {
        try node.map { node in
            let limit = Amount(millionths: Amount.limit).value
            return Amount(millionths: Int64((try node.number(in: -limit...limit) * 1_000_000).rounded()))
        }
    }

    private static func item(_ object: inout JSONObject) throws -> Item {
        Item(
            id: 0, uid: try object.takeValue("uid")?.string() ?? "", name: try object.need("name").string(),
            emoji: try object.takeValue("emoji")?.string(), color: try object.takeValue("color")?.string(),
            sort: try object.takeValue("sort")?.integer() ?? 0,
            isArchived: try object.takeValue("isArchived")?.bool() ?? false,
            unit: try object.takeValue("unit")?.string(), step: try amount(object.takeValue("step")),
            startDay: try object.takeValue("startDay").map { try day($0, "startDay") },
            isPrivate: try object.takeValue("isPrivate")?.bool() ?? false,
            skipsAMonth: try object.takeValue("skipsAMonth")?.integer(in: 0...31),
            emptyDayIsZero: try object.takeValue("emptyDayIsZero")?.bool() ?? false,
            runsStopwatch: try object.takeValue("runsStopwatch")?.bool() ?? false,
            isExclusive: try object.takeValue("isExclusive")?.bool() ?? true)
    }

    private static func stamp(_ object: inout JSONObject) throws -> Stamp {
        let date = try object.need("date")
        let text = try date.string()
        guard var stamp = Stamp(text) else {
            throw TransferFault.badValue(line: date.line, column: "date", value: text)
        }
        if let offset = try object.takeValue("zoneOffset")?.integer(in: -172_800...172_800) {
            stamp.offset = offset
        }
        return stamp
    }

    private static func entry(_ object: inout JSONObject, _ logbook: Logbook) throws -> Transfer.Entry {
        let stamp = try stamp(&object)
        return Transfer.Entry(
            owner: try owner(&object), uid: try object.takeValue("uid")?.string() ?? "",
            instant: stamp.instant,
            zoneOffset: stamp.offset,
            day: try object.takeValue("day").map { try day($0, "day") } ?? logbook.day(of: stamp.instant),
            amount: try amount(object.takeValue("amount")), note: try object.takeValue("note")?.string(),
            continuesEarlier: try object.takeValue("continues")?.bool() ?? false)
    }
}

extension JSONNode {
    /// The line it is written on, from 1.
    fileprivate var line: Int { source.place(at: offset).line }
}

extension JSONWriter {
    fileprivate mutating func transferred(_ item: Item) {
        object { writer in
            writer.text("uid", item.uid)
            writer.text("name", item.name)
            writer.text("emoji", item.emoji)
            writer.text("color", item.color)
            writer.text("unit", item.unit)
            writer.key("step")
            if let step = item.step { writer.number(step.value) } else { writer.null() }
            writer.key("sort")
            writer.integer(item.sort)
            writer.text("startDay", item.startDay?.description)
            writer.key("skipsAMonth")
            if let skips = item.skipsAMonth { writer.integer(skips) } else { writer.null() }
            for (key, flag) in [
                ("isPrivate", item.isPrivate), ("isArchived", item.isArchived),
                ("emptyDayIsZero", item.emptyDayIsZero), ("runsStopwatch", item.runsStopwatch),
                ("isExclusive", item.isExclusive),
            ] {
                writer.key(key)
                writer.bool(flag)
            }
        }
    }

    fileprivate mutating func transferred(_ entry: Transfer.Entry) {
        object { writer in
            writer.text("uid", entry.uid)
            writer.text("item", entry.owner.uid)
            writer.text("name", entry.owner.name)
            writer.stamp(entry.instant, entry.zoneOffset)
            writer.text("day", entry.day.description)
            writer.key("amount")
            if let amount = entry.amount { writer.number(amount.value) } else { writer.null() }
            writer.text("note", entry.note)
            if entry.continuesEarlier {
                writer.key("continues")
                writer.bool(true)
            }
        }
    }

    fileprivate mutating func transferred(_ running: Transfer.Running) {
        object { writer in
            writer.text("item", running.owner.uid)
            writer.text("name", running.owner.name)
            writer.stamp(running.start, running.zoneOffset)
            writer.text("day", running.day.description)
            writer.text("note", running.note)
        }
    }

    private mutating func stamp(_ instant: Instant, _ offset: Int) {
        let isWhole = offset.isMultiple(of: 60)
        text("date", instant.text(offset: isWhole ? offset : 0))
        if !isWhole {
            key("zoneOffset")
            integer(offset)
        }
    }
}
