extension Logbook {
    /// How many steps can be undone.
    static let longestHistory = 1000

    /// Does one step: all its rows or none, noted in the undo list, and then announced. What had been
    /// undone before can no longer be redone.
    ///
    /// - Parameter body: Returns the result, how the step is told, and what changed; nil for the step
    ///   where nothing did.
    func step<Result>(
        at now: Instant, _ body: () throws -> (result: Result, step: StepText?, changes: [LogbookChange])
    ) throws -> Result {
        let (done, id) = try database.write {
            let last = try database.first(
                "SELECT state FROM history ORDER BY id DESC LIMIT 1", [], { $0.int(0) })
            try database.run(
                "INSERT INTO history (state, at, door, action, subject) VALUES (0, ?, ?, '', '')",
                [.integer(now.milliseconds), .text(door.rawValue)])
            let id = database.lastInsertedID
            let done = try body()
            if let text = done.step {
                if last == 2 { try database.run("DELETE FROM history WHERE state = 2") }
                try database.run(
                    """
                    UPDATE history SET state = 1, action = ?, item = ?, subject = ?, amount = ?, unit = ?
                    WHERE id = ?
                    """,
                    [
                        .text(text.action.rawValue), .init(text.item), .text(text.subject),
                        .init(text.amount?.millionths), .init(text.unit), .integer(id),
                    ])
                try database.run(
                    "DELETE FROM history WHERE id <= ?", [.integer(id - Int64(Self.longestHistory))])
            } else {
                try database.run("DELETE FROM history WHERE id = ?", [.integer(id)])
            }
            return (done, id)
        }
        if done.step != nil { didChange(done.changes, step: id) }
        return done.result
    }

    /// Takes the last step back, whoever did it; its rows are exactly as they were.
    ///
    /// - Throws: `LogbookError.nothingToUndo`.
    @discardableResult
    package func undo() throws -> HistoryStep {
        let query = "SELECT \(HistoryStep.columns) FROM history WHERE state = 1 ORDER BY id DESC LIMIT 1"
        return try turn(query, empty: .nothingToUndo, state: 2) { rows in
            for row in rows.reversed() { try put(row.kind, row.before, insteadOf: row.after) }
        }
    }

    /// Does the step again that was undone last.
    ///
    /// - Throws: `LogbookError.nothingToRedo`.
    @discardableResult
    package func redo() throws -> HistoryStep {
        let query = "SELECT \(HistoryStep.columns) FROM history WHERE state = 2 ORDER BY id LIMIT 1"
        return try turn(query, empty: .nothingToRedo, state: 1) { rows in
            for row in rows { try put(row.kind, row.after, insteadOf: row.before) }
        }
    }

    /// The last steps, latest first, undone ones too.
    package func history(limit: Int = 20) throws -> [HistoryStep] {
        try database.all(
            "SELECT \(HistoryStep.columns) FROM history ORDER BY id DESC LIMIT ?", [.init(max(0, limit))],
            HistoryStep.init)
    }

    /// A step by its id, nil where the list holds it no more.
    func historyStep(_ id: Int64) throws -> HistoryStep? {
        try database.first(
            "SELECT \(HistoryStep.columns) FROM history WHERE id = ?", [.integer(id)], HistoryStep.init)
    }

    private typealias Noted = (kind: String, before: String?, after: String?)

    private func turn(
        _ query: String, empty: LogbookError, state: Int, _ body: ([Noted]) throws -> Void
    ) throws -> HistoryStep {
        let (step, changes) = try database.write {
            guard var step = try database.first(query, [], HistoryStep.init) else { throw empty }
            let rows: [Noted] = try database.all(
                "SELECT kind, before, after FROM history_rows WHERE step = ? ORDER BY position",
                [.integer(step.id)]
            ) { ($0.text(0), $0.optionalText(1), $0.optionalText(2)) }
            // Rows come back in the order of triggers, which may put an entry before its item.
            try database.run("PRAGMA defer_foreign_keys = ON")
            try body(rows)
            try database.run(
                "UPDATE history SET state = ? WHERE id = ?", [.init(state), .integer(step.id)])
            step.isUndone = state == 2
            // A start may have ended another stopwatch.
            let timed = try database.all(
                """
                SELECT DISTINCT json_extract(coalesce(after, before), '$.item') FROM history_rows
                WHERE step = ? AND kind = 'running'
                """, [.integer(step.id)], { LogbookChange.item($0.integer(0)) })
            let changes = step.changes(kinds: Set(rows.map(\.kind)))
            return (step, changes + timed.filter { !changes.contains($0) })
        }
        didChange(changes, step: step.id, step.isUndone ? .undone : .redone)
        return step
    }

    private func put(_ kind: String, _ row: String?, insteadOf other: String?) throws {
        guard let kind = HistoryRow(rawValue: kind) else { return }
        if let row {
            try database.run(kind.put, [.text(row)])
        } else if let other {
            try database.run(kind.delete, [.text(other)])
        }
    }
}

/// How a step is told: an action and whom it befell.
struct StepText {
    var action: HistoryStep.Action
    var item: Int64?
    var subject: String
    var amount: Amount?
    var unit: String?

    init(_ action: HistoryStep.Action, item: Item, amount: Amount? = nil) {
        self.action = action
        self.item = item.id
        subject = item.name
        self.amount = amount
        unit = item.unit
    }

    init(counter: String, by amount: Int) {
        action = .count
        subject = counter
        self.amount = Amount(amount)
    }
}

/// One step of the undo list.
package struct HistoryStep: Hashable, Identifiable, Sendable {
    /// What was done, by the word that is stored.
    package enum Action: String, CaseIterable, Sendable {
        case log, count
        case addItem, editItem, archiveItem, unarchiveItem, deleteItem
        case editEntry, deleteEntry
        case skip, unskip, miss, unmiss, clear
        case start, stop, moveStart
        case takeIn
    }

    /// Grows with every step; undo takes the greatest.
    package var id: Int64
    /// When it was done.
    package var at: Instant
    /// Where it was done; nil for a door that a later program knows.
    package var door: Door?
    /// nil for an action that only a later program knows.
    package var action: Action?
    /// The `Item.id` concerned; nil for a counter.
    package var item: Int64?
    /// The name of the item or counter as it was then.
    package var subject: String
    /// Of the entry or the count, or how many days were skipped; nil where the action has none.
    package var amount: Amount?
    /// The item's, as it was then.
    package var unit: String?
    /// True once undone, so that redo can take it.
    package var isUndone: Bool

    static let columns = "id, at, door, action, item, subject, amount, unit, state"

    /// Reads `columns`.
    init(_ row: Database.Row) {
        id = row.integer(0)
        at = Instant(milliseconds: row.integer(1))
        door = Door(rawValue: row.text(2))
        action = Action(rawValue: row.text(3))
        item = row.optionalInteger(4)
        subject = row.text(5)
        amount = row.optionalInteger(6).map(Amount.init(millionths:))
        unit = row.optionalText(7)
        isUndone = row.int(8) == 2
    }

    /// What its undo and redo concern.
    func changes(kinds: Set<String>) -> [LogbookChange] {
        var changes: [LogbookChange] = []
        if let item { changes.append(.item(item)) }
        if !kinds.isDisjoint(with: [HistoryRow.item.rawValue, HistoryRow.reminder.rawValue]) {
            changes.append(.items)
        }
        if action == .count { changes.append(.counter(subject)) }
        return changes
    }
}
