/// A logbook as it leaves one copy and comes into another: ids that mean the same everywhere, and nothing that
/// can be worked out again.
package struct Transfer: Hashable, Sendable {
    /// An item; its `Item.id` says nothing, its `uid` may be empty where another program wrote it.
    package var items: [Placed<Item>] = []
    /// Each set of goals of an item, by the item's uid.
    package var goals: [Placed<Goals>] = []
    /// In the order of their items, each item's by day.
    package var skips: [Placed<Skip>] = []
    /// In the order of their items, each item's as lists have them.
    package var reminders: [Placed<Reminder>] = []
    /// Days that were given up by hand; as `skips`.
    package var misses: [Placed<Skip>] = []
    /// Stopwatches that run, in the order of their items.
    package var running: [Placed<Running>] = []
    /// In the order of their items, each item's by instant.
    package var entries: [Placed<Entry>] = []
    /// By name.
    package var counters: [Placed<Counter>] = []
    /// Items of which nothing but the name is known, to be made where there is none.
    package var named: [Placed<String>] = []

    /// Something and the line of the file it stands on; 0 where it comes from no file.
    package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
        /// As it was read, or is to be written.
        package var value: Value
        /// From 1.
        package var line: Int

        /// By default of no file.
        package init(_ value: Value, line: Int = 0) {
            self.value = value
            self.line = line
        }
    }

    /// Whose something is: by uid where there is one, else by name.
    package struct Owner: Hashable, Sendable {
        /// Empty where another program wrote it.
        package var uid: String
        /// As in the file it comes from; here it may be another by now.
        package var name: String

        /// An empty `uid` leaves it to the name.
        package init(uid: String, name: String) {
            self.uid = uid
            self.name = name
        }
    }

    /// A set of goals and the day from which it holds.
    package struct Goals: Hashable, Sendable {
        /// Whose goals they are.
        package var owner: Owner
        /// An empty set takes goals away from its day on.
        package var change: GoalHistory.Change

        /// As they are; nothing is checked.
        package init(owner: Owner, change: GoalHistory.Change) {
            self.owner = owner
            self.change = change
        }
    }

    /// A stopwatch that runs.
    package struct Running: Hashable, Sendable {
        /// What is timed.
        package var owner: Owner
        /// To the millisecond.
        package var start: Instant
        /// Of the clock beside it, in seconds east of Greenwich.
        package var zoneOffset: Int
        /// Decided when it was started, and kept.
        package var day: Day
        /// nil for none.
        package var note: String?

        /// As it is; nothing is checked.
        package init(owner: Owner, start: Instant, zoneOffset: Int, day: Day, note: String?) {
            self.owner = owner
            self.start = start
            self.zoneOffset = zoneOffset
            self.day = day
            self.note = note
        }
    }

    /// A day that was skipped or given up.
    package struct Skip: Hashable, Sendable {
        /// Whose day it is.
        package var owner: Owner
        /// By the start of the day where that was said.
        package var day: Day

        /// As it is; nothing is checked.
        package init(owner: Owner, day: Day) {
            self.owner = owner
            self.day = day
        }
    }

    /// A rule by which an item is reminded of.
    package struct Reminder: Hashable, Sendable {
        /// Whose reminder it is.
        package var owner: Owner
        /// What is stored of it is its spelling.
        package var rule: ReminderRule

        /// As it is; nothing is checked.
        package init(owner: Owner, rule: ReminderRule) {
            self.owner = owner
            self.rule = rule
        }
    }

    /// A log entry; without a uid it is a new one wherever it comes to.
    package struct Entry: Hashable, Sendable {
        /// What it was logged of.
        package var owner: Owner
        /// Empty where it is new.
        package var uid: String
        /// When it happened.
        package var instant: Instant
        /// Of the clock beside it, in seconds east of Greenwich.
        package var zoneOffset: Int
        /// Decided when it was written, and kept.
        package var day: Day
        /// In the item's unit; nil counts as one.
        package var amount: Amount?
        /// nil for none.
        package var note: String?
        /// See `LogEntry.continuesEarlier`.
        package var continuesEarlier: Bool

        /// By default a new one, and a time of its own.
        package init(
            owner: Owner, uid: String = "", instant: Instant, zoneOffset: Int, day: Day, amount: Amount?,
            note: String?, continuesEarlier: Bool = false
        ) {
            self.owner = owner
            self.uid = uid
            self.instant = instant
            self.zoneOffset = zoneOffset
            self.day = day
            self.amount = amount
            self.note = note
            self.continuesEarlier = continuesEarlier
        }
    }

    /// A counter's number.
    package struct Counter: Hashable, Sendable {
        /// By which it is found.
        package var name: String
        /// 0 and above.
        package var number: Int

        /// As it is; nothing is checked.
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
                transfer.reminders += try reminders(of: item).map { .init(.init(owner: owner, rule: $0)) }
                transfer.misses += try misses(of: item).sorted().map { .init(.init(owner: owner, day: $0)) }
                if let entry = try running(of: item) {
                    transfer.running.append(
                        .init(
                            .init(
                                owner: owner, start: entry.start, zoneOffset: entry.zoneOffset,
                                day: entry.day, note: entry.note)))
                }
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
                                note: entry.note, continuesEarlier: entry.continuesEarlier)))
                }
            }
            transfer.counters = try counters().map { .init(.init(name: $0.name, number: $0.value)) }
            return transfer
        }
    }
}
