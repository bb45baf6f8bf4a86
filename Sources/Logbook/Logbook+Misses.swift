extension Logbook {
    /// The days of an item that were given up by hand, ever.
    package func misses(of item: Item) throws -> Set<Day> {
        Set(
            try database.all(
                "SELECT day FROM misses WHERE item = ?", [.integer(item.id)], { Day(number: $0.int(0)) }))
    }

    /// Says of days of an item that they will not be met, as one step: they are decided, and nobody asks for them
    /// any more. What was skipped of them is skipped no longer; an entry takes it back.
    ///
    /// - Returns: The days that were not missed before.
    /// - Throws: `LogbookError.archivedItem`, `.longSkip`, `.future`.
    @discardableResult
    package func miss(_ item: Item, _ days: ClosedRange<Day>, at now: Instant) throws -> [Day] {
        guard days.length <= Self.longestSkip else { throw LogbookError.longSkip(limit: Self.longestSkip) }
        if days.upperBound > day(of: now) { throw LogbookError.future(days.upperBound.description) }
        return try step(at: now) {
            let present = try require(item)
            if present.isArchived { throw LogbookError.archivedItem(present) }
            let known = try misses(of: present)
            let new = days.days.filter { !known.contains($0) }
            for day in new {
                try removeSkips(of: present, day...day)
                try database.run(
                    "INSERT INTO misses (item, day) VALUES (?, ?)",
                    [.integer(present.id), .init(day.number)])
            }
            let text = new.isEmpty ? nil : StepText(.miss, item: present, days: new.count)
            return (new, text, [.item(present.id)])
        }
    }

    /// Takes days back that were given up, as one step.
    ///
    /// - Returns: The days that were.
    @discardableResult
    package func unmiss(_ item: Item, _ days: ClosedRange<Day>, at now: Instant) throws -> [Day] {
        try step(at: now) {
            let present = try require(item)
            let found = try misses(of: present).filter(days.contains).sorted()
            try removeMisses(of: present, days)
            let text = found.isEmpty ? nil : StepText(.unmiss, item: present, days: found.count)
            return (found, text, [.item(present.id)])
        }
    }

    /// The same inside a step that is being done.
    func removeMisses(of item: Item, _ days: ClosedRange<Day>) throws {
        try database.run(
            "DELETE FROM misses WHERE item = ? AND day BETWEEN ? AND ?",
            [.integer(item.id), .init(days.lowerBound.number), .init(days.upperBound.number)])
    }

    /// Of the items that are not archived.
    func missesOfAll() throws -> [Int64: Set<Day>] {
        var found: [Int64: Set<Day>] = [:]
        try database.each(
            "SELECT items.id, day FROM items JOIN misses ON misses.item = items.id WHERE archived = 0"
        ) { row in
            found[row.integer(0), default: []].insert(Day(number: row.int(1)))
        }
        return found
    }
}
