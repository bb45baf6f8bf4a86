/// A logbook as it leaves one copy and comes into another: ids that mean the same everywhere, and nothing that
/// can be worked out again.
package struct Transfer: Hashable, Sendable {
    /// An item; its `Item.id` says nothing, its `uid` may be empty where another program wrote it.
    package var items: [Placed<Item>] = []
    /// Each set of goals of an item, by the item's uid.
    package var goals: [Placed<Goals>] = []
    package var skips: [Placed<Skip>] = []
    package var entries: [Placed<Entry>] = []
    package var counters: [Placed<Counter>] = []
    /// Items of which nothing but the name is known, to be made where there is none.
    package var named: [Placed<String>] = []

    /// Something and the line of the file it stands on; 0 where it comes from no file.
    package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
        package var value: Value
        package var line: Int

        package init(_ value: Value, line: Int = 0) {
            self.value = value
            self.line = line
        }
    }

    /// Whose something is: by uid where there is one, else by name.
    package struct Owner: Hashable, Sendable {
        package var uid: String
        package var name: String

        package init(uid: String, name: String) {
            self.uid = uid
            self.name = name
        }
    }

    /// A set of goals and the day from which it holds.
    package struct Goals: Hashable, Sendable {
        package var owner: Owner
        package var change: GoalHistory.Change

        package init(owner: Owner, change: GoalHistory.Change) {
            self.owner = owner
            self.change = change
        }
    }

    /// A skipped day.
    package struct Skip: Hashable, Sendable {
        package var owner: Owner
        package var day: Day

        package init(owner: Owner, day: Day) {
            self.owner = owner
            self.day = day
        }
    }

    /// A log entry; without a uid it is a new one wherever it comes to.
    package struct Entry: Hashable, Sendable {
        package var owner: Owner
        package var uid: String
        package var instant: Instant
        package var zoneOffset: Int
        package var day: Day
        package var amount: Amount?
        package var note: String?

        package init(
            owner: Owner, uid: String = "", instant: Instant, zoneOffset: Int, day: Day, amount: Amount?,
            note: String?
        ) {
            self.owner = owner
            self.uid = uid
            self.instant = instant
            self.zoneOffset = zoneOffset
            self.day = day
            self.amount = amount
            self.note = note
        }
    }

    /// A counter's number.
    package struct Counter: Hashable, Sendable {
        package var name: String
        package var number: Int

        package init(name: String, number: Int) {
            self.name = name
            self.number = number
        }
    }

    /// Nothing.
    package init() {}
}

extension Logbook {
    /// All there is, as of one moment, in an order that an import keeps.
    package func export() throws -> Transfer {
        try database.read {
            var transfer = Transfer()
            for item in try items(includingArchived: true) {
                let owner = Transfer.Owner(uid: item.uid, name: item.name)
                transfer.items.append(.init(item))
                transfer.goals += try goals(of: item).changes.map { .init(.init(owner: owner, change: $0)) }
                transfer.skips += try skips(of: item).sorted().map { .init(.init(owner: owner, day: $0)) }
                try database.each(
                    "SELECT \(LogEntry.columns) FROM entries WHERE item = ? ORDER BY instant, id",
                    [.integer(item.id)]
                ) { row in
                    let entry = LogEntry(row)
                    transfer.entries.append(
                        .init(
                            .init(
                                owner: owner, uid: entry.uid, instant: entry.instant,
                                zoneOffset: entry.zoneOffset, day: entry.day, amount: entry.amount,
                                note: entry.note)))
                }
            }
            transfer.counters = try counters().map { .init(.init(name: $0.name, number: $0.value)) }
            return transfer
        }
    }
}
