extension Logbook {
    /// All items in their order; archived ones only where asked for.
    package func items(includingArchived: Bool = false) throws -> [Item] {
        try database.all(
            "SELECT \(Item.columns) FROM items WHERE archived <= ? ORDER BY sort, id",
            [.init(includingArchived)], Item.init)
    }

    /// The item of an id, archived or not.
    package func item(id: Int64) throws -> Item? {
        try database.first("SELECT \(Item.columns) FROM items WHERE id = ?", [.integer(id)], Item.init)
    }

    /// Whether an item is private, or was when it was deleted.
    package func isPrivate(_ id: Int64) throws -> Bool {
        if let item = try item(id: id) { return item.isPrivate }
        return try database.first(
            """
            SELECT 1 FROM history_rows WHERE kind = 'item' AND json_extract(before, '$.id') = ?
                AND json_extract(before, '$.private') = 1
            """, [.integer(id)], { _ in true }) ?? false
    }

    /// Makes an item.
    ///
    /// - Parameter change: Its name must be said.
    /// - Throws: `LogbookError.emptyName`, `.longName`, `.nameTaken`; `.unitIsNoTime`.
    @discardableResult
    package func addItem(_ change: ItemChange, at now: Instant) throws -> Item {
        try step(at: now) {
            let item = try insertItem(change, at: now)
            return (item, StepText(.addItem, item: item), [.items, .item(item.id)])
        }
    }

    /// Makes an item inside a step that is being done.
    func insertItem(_ change: ItemChange, at now: Instant) throws -> Item {
        let name = try Item.name(from: change.name ?? "")
        try requireFree(name, for: nil)
        let sort = try database.first("SELECT coalesce(max(sort), 0) + 1 FROM items", [], { $0.int(0) })
        try database.run(
            "INSERT INTO items (name, folded, sort) VALUES (?, ?, ?)",
            [.text(name), .text(folded(name)), .init(sort ?? 1)])
        guard var item = try item(id: database.lastInsertedID) else { throw LogbookError.emptyName }
        let plain = item
        try change.apply(to: &item)
        try giveUnitOfTime(&item)
        if item != plain { try update(item) }
        if let goals = change.goals, !goals.isEmpty {
            try insertGoals(goals, of: item, from: change.goalsFrom ?? item.startDay ?? day(of: now))
        }
        if let rules = change.reminders { try changeReminders(rules, of: item, at: now) }
        return item
    }

    /// Writes an item as another copy of the logbook has it, its uid too where it has one; the id is given
    /// here. Its name must be free.
    func insert(_ item: Item) throws -> Item {
        try database.run(
            "INSERT INTO items (name, folded) VALUES (?, ?)", [.text(item.name), .text(folded(item.name))])
        var new = item
        new.id = database.lastInsertedID
        if new.uid.isEmpty {
            new.uid =
                try database.first("SELECT uid FROM items WHERE id = ?", [.integer(new.id)], { $0.text(0) })
                ?? ""
        } else {
            try database.run("UPDATE items SET uid = ? WHERE id = ?", [.text(new.uid), .integer(new.id)])
        }
        try update(new)
        return new
    }

    /// Changes an item; what is the same already makes no step.
    ///
    /// - Throws: `LogbookError.emptyName`, `.longName`, `.nameTaken`; `.unknownItem` where it has gone;
    ///   `.unitIsNoTime`; `.stillRuns` for what would hide a stopwatch that runs.
    @discardableResult
    package func edit(_ item: Item, _ change: ItemChange, at now: Instant) throws -> Item {
        try step(at: now) {
            // As it is now, not as it was when it was read: another process may have changed it.
            let present = try require(item)
            var changed = present
            try change.apply(to: &changed)
            if changed.unit != present.unit || changed.runsStopwatch != present.runsStopwatch {
                try giveUnitOfTime(&changed)
            }
            if changed.isArchived || !changed.runsStopwatch, let entry = try running(of: present) {
                throw LogbookError.stillRuns(present, since: sinceText(entry, now: now))
            }
            let hasNewGoals = try change.goals.map {
                try changeGoals($0, of: changed, from: change.goalsFrom ?? day(of: now))
            }
            let hasNewReminders = try change.reminders.map {
                try changeReminders($0, of: changed, at: now)
            }
            guard changed != present || hasNewGoals == true || hasNewReminders == true else {
                return (present, nil, [])
            }
            if changed.name != present.name { try requireFree(changed.name, for: present.id) }
            if changed != present { try update(changed) }
            let action: HistoryStep.Action =
                changed.isArchived == present.isArchived
                ? .editItem : changed.isArchived ? .archiveItem : .unarchiveItem
            return (changed, StepText(action, item: present), [.items, .item(present.id)])
        }
    }

    /// Deletes an item with all its entries; an undo brings both back.
    ///
    /// - Throws: `LogbookError.unknownItem` where it has gone.
    package func delete(_ item: Item, at now: Instant) throws {
        try step(at: now) {
            let present = try require(item)
            try database.run("DELETE FROM items WHERE id = ?", [.integer(present.id)])
            return ((), StepText(.deleteItem, item: present), [.items, .item(present.id)])
        }
    }

    /// What is timed is counted in a unit of time: minutes, where none is said.
    private func giveUnitOfTime(_ item: inout Item) throws {
        guard item.runsStopwatch else { return }
        let unit = item.unit ?? words("logbook.unit.minutes")
        guard Amount.seconds(ofUnit: unit) != nil else { throw LogbookError.unitIsNoTime(item) }
        item.unit = unit
    }

    /// The item as it is stored now.
    func require(_ item: Item) throws -> Item {
        guard let present = try self.item(id: item.id) else {
            throw LogbookError.unknownItem(item.name, near: [])
        }
        return present
    }

    private func requireFree(_ name: String, for id: Int64?) throws {
        let other = try database.first(
            "SELECT \(Item.columns) FROM items WHERE name = ?", [.text(name)], Item.init)
        if let other, other.id != id { throw LogbookError.nameTaken(other) }
    }

    /// Writes an item over the one of its id.
    func update(_ item: Item) throws {
        try database.run(
            """
            UPDATE items SET name = ?, folded = ?, emoji = ?, color = ?, sort = ?, archived = ?, unit = ?, \
            step = ?, start_day = ?, private = ?, skips_a_month = ?, empty_is_zero = ?, stopwatch = ?, \
            exclusive = ? WHERE id = ?
            """,
            [
                .text(item.name), .text(folded(item.name)), .init(item.emoji), .init(item.color),
                .init(item.sort), .init(item.isArchived), .init(item.unit),
                .init(item.step?.millionths), .init(item.startDay?.number), .init(item.isPrivate),
                .init(item.skipsAMonth), .init(item.emptyDayIsZero), .init(item.runsStopwatch),
                .init(item.isExclusive), .integer(item.id),
            ])
    }
}
