import VistazoArchive
import VistazoLogbook

/// The logbook as one CSV table: a row says in `record` what it is, and leaves empty what does not concern it.
enum TransferTable {
    /// In the order they are written.
    static let columns = [
        "record", "uid", "item", "name", "emoji", "color", "unit", "step", "sort", "startDay", "isPrivate",
        "isArchived", "skipsAMonth", "emptyDayIsZero", "runsStopwatch", "isExclusive", "from", "goals",
        "rule",
        "date",
        "zoneOffset", "day", "amount", "note", "number", "continues",
    ]

    static func write(_ transfer: Transfer) -> [UInt8] {
        var bytes: [UInt8] = []
        CSV.write(columns, to: &bytes)
        func row(_ record: String, _ values: [String: String]) {
            CSV.write(columns.map { $0 == "record" ? record : values[$0] ?? "" }, to: &bytes)
        }
        for item in transfer.items.map(\.value) { row("item", fields(item)) }
        for goals in transfer.goals.map(\.value) {
            row(
                "goals",
                [
                    "item": goals.owner.uid, "name": CSV.guarded(goals.owner.name),
                    "from": goals.change.from.description,
                    "goals": goals.change.goals.map(\.spelled).joined(separator: " "),
                ])
        }
        for (record, days) in [("skip", transfer.skips), ("miss", transfer.misses)] {
            for skip in days.map(\.value) {
                row(
                    record,
                    [
                        "item": skip.owner.uid, "name": CSV.guarded(skip.owner.name),
                        "day": skip.day.description,
                    ])
            }
        }
        for running in transfer.running.map(\.value) {
            var values = stamp(running.start, running.zoneOffset)
            values["item"] = running.owner.uid
            values["name"] = CSV.guarded(running.owner.name)
            values["day"] = running.day.description
            values["note"] = CSV.guarded(running.note)
            row("running", values)
        }
        for reminder in transfer.reminders.map(\.value) {
            row(
                "reminder",
                [
                    "item": reminder.owner.uid, "name": CSV.guarded(reminder.owner.name),
                    "rule": reminder.rule.spelled,
                ])
        }
        for entry in transfer.entries.map(\.value) {
            var values = stamp(entry.instant, entry.zoneOffset)
            values["uid"] = entry.uid
            values["item"] = entry.owner.uid
            values["name"] = CSV.guarded(entry.owner.name)
            values["day"] = entry.day.description
            values["amount"] = entry.amount?.description ?? ""
            values["note"] = CSV.guarded(entry.note)
            if entry.continuesEarlier { values["continues"] = "true" }
            row("entry", values)
        }
        for counter in transfer.counters.map(\.value) {
            row("counter", ["name": CSV.guarded(counter.name), "number": String(counter.number)])
        }
        return bytes
    }

    private static func stamp(_ instant: Instant, _ offset: Int) -> [String: String] {
        let isWhole = offset.isMultiple(of: 60)
        return [
            "date": instant.text(offset: isWhole ? offset : 0), "zoneOffset": isWhole ? "" : String(offset),
        ]
    }

    private static func fields(_ item: Item) -> [String: String] {
        [
            "uid": item.uid, "name": CSV.guarded(item.name), "emoji": CSV.guarded(item.emoji),
            "color": CSV.guarded(item.color), "unit": CSV.guarded(item.unit),
            "step": item.step?.description ?? "", "sort": String(item.sort),
            "startDay": item.startDay?.description ?? "", "isPrivate": String(item.isPrivate),
            "isArchived": String(item.isArchived), "skipsAMonth": item.skipsAMonth.map(String.init) ?? "",
            "emptyDayIsZero": String(item.emptyDayIsZero), "runsStopwatch": String(item.runsStopwatch),
            "isExclusive": String(item.isExclusive),
        ]
    }

    /// Reads our own table, or one of another program whose rows are all entries.
    ///
    /// - Parameters:
    ///   - names: What the file calls our columns, where it calls them otherwise.
    ///   - item: Whose entries they are where the file does not say.
    static func read(
        _ bytes: [UInt8], names: [String: String] = [:], item: Item? = nil, logbook: Logbook
    ) throws -> Transfer {
        let rows: [CSV.Row]
        do { rows = try CSV.read(bytes) } catch { throw TransferFault.csv(error) }
        guard let head = rows.first else { return Transfer() }
        var places: [String: Int] = [:]
        for column in columns {
            let name = names[column] ?? column
            let place = head.fields.firstIndex { folded($0) == folded(name) }
            if let place {
                places[column] = place
            } else if names[column] != nil {
                throw TransferFault.noColumn(name, has: head.fields)
            }
        }
        var transfer = Transfer()
        for row in rows.dropFirst() {
            if row.fields.count > head.fields.count { throw TransferFault.tooManyFields(line: row.line) }
            let reader = RowReader(row: row, places: places, item: item, logbook: logbook)
            try reader.read(into: &transfer, head: head.fields)
        }
        return transfer
    }
}

/// One row of a table.
private struct RowReader {
    let row: CSV.Row
    let places: [String: Int]
    let item: Item?
    let logbook: Logbook

    func field(_ column: String) -> String {
        guard let place = places[column], place < row.fields.count else { return "" }
        return row.fields[place]
    }

    func bad(_ column: String) -> TransferFault {
        .badValue(line: row.line, column: column, value: field(column))
    }

    func value<Value>(_ column: String, _ read: (String) throws -> Value?) throws -> Value {
        guard let value = try? read(field(column)) else { throw bad(column) }
        return value
    }

    func optional<Value>(_ column: String, _ read: (String) throws -> Value?) throws -> Value? {
        field(column).isEmpty ? nil : try value(column, read)
    }

    func flag(_ column: String, otherwise: Bool = false) throws -> Bool {
        try optional(column) { ["true": true, "false": false, "1": true, "0": false][$0.lowercased()] }
            ?? otherwise
    }

    var owner: Transfer.Owner {
        let name = CSV.unguarded(field("name")) ?? ""
        if field("item").isEmpty, name.isEmpty, let item { return .init(uid: item.uid, name: item.name) }
        // Other programs have a name where ours have a uid.
        return .init(uid: field("item"), name: name.isEmpty ? CSV.unguarded(field("item")) ?? "" : name)
    }

    func read(into transfer: inout Transfer, head: [String]) throws {
        switch places["record"] == nil ? "entry" : field("record") {
        case "item": transfer.items.append(.init(try readItem(), line: row.line))
        case "goals":
            var unit: String?
            let goals = try value("goals") { text in
                try text.split(separator: " ").map { try Goal(parsing: String($0), unit: &unit) }
            }
            let change = GoalHistory.Change(from: try value("from") { Day($0) }, goals: goals)
            transfer.goals.append(.init(.init(owner: owner, change: change), line: row.line))
        case "skip":
            transfer.skips.append(
                .init(.init(owner: owner, day: try value("day") { Day($0) }), line: row.line))
        case "miss":
            transfer.misses.append(
                .init(.init(owner: owner, day: try value("day") { Day($0) }), line: row.line))
        case "running":
            let entry = try readEntry()
            transfer.running.append(
                .init(
                    .init(
                        owner: entry.owner, start: entry.instant, zoneOffset: entry.zoneOffset,
                        day: entry.day, note: entry.note), line: row.line))
        case "reminder":
            let rule = try value("rule") { try ReminderRule(parsing: $0) }
            transfer.reminders.append(.init(.init(owner: owner, rule: rule), line: row.line))
        case "entry":
            for column in ["date", "name"] where places[column] == nil {
                if column == "name", item != nil || places["item"] != nil { continue }
                if column == "date", places["day"] != nil { continue }
                throw TransferFault.noColumn(column, has: head)
            }
            transfer.entries.append(.init(try readEntry(), line: row.line))
        case "counter":
            let number = try value("number") { Int($0).flatMap { $0 < 0 ? nil : $0 } }
            let name = CSV.unguarded(field("name")) ?? ""
            transfer.counters.append(.init(.init(name: name, number: number), line: row.line))
        case let word: throw TransferFault.unknownRecord(line: row.line, word)
        }
    }

    private func readItem() throws -> Item {
        Item(
            id: 0, uid: field("uid"), name: CSV.unguarded(field("name")) ?? "",
            emoji: CSV.unguarded(field("emoji")), color: CSV.unguarded(field("color")),
            sort: try optional("sort") { Int($0) } ?? 0, isArchived: try flag("isArchived"),
            unit: CSV.unguarded(field("unit")), step: try optional("step") { try Amount(parsing: $0) },
            startDay: try optional("startDay") { Day($0) }, isPrivate: try flag("isPrivate"),
            skipsAMonth: try optional("skipsAMonth") { Int($0) }, emptyDayIsZero: try flag("emptyDayIsZero"),
            runsStopwatch: try flag("runsStopwatch"), isExclusive: try flag("isExclusive", otherwise: true))
    }

    private func readEntry() throws -> Transfer.Entry {
        let ownDay = try optional("day") { Day($0) }
        var stamp: Stamp
        if field("date").isEmpty, let ownDay {
            stamp = logbook.stamp(noonOf: ownDay)
        } else {
            stamp = try value("date") { text in
                if let stamp = Stamp(text) { return stamp }
                if let day = Day(text.trimmingSpaces) { return logbook.stamp(noonOf: day) }
                let instant = try Instant(parsing: text, now: Instant(seconds: 0), zone: logbook.zone)
                // Forms that lean on today have no place in a file.
                guard Day(String(text.trimmingSpaces.prefix(10))) != nil else { return nil }
                return Stamp(instant: instant, offset: logbook.zone.offset(at: instant))
            }
        }
        if let offset = try optional("zoneOffset", { Int($0) }) { stamp.offset = offset }
        return Transfer.Entry(
            owner: owner, uid: field("uid"), instant: stamp.instant, zoneOffset: stamp.offset,
            day: ownDay ?? logbook.day(of: stamp.instant),
            amount: try optional("amount") { try Amount(parsing: $0.trimmingSpaces) },
            note: CSV.unguarded(field("note")), continuesEarlier: try flag("continues"))
    }
}

extension String {
    /// Without blanks at its ends.
    fileprivate var trimmingSpaces: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
