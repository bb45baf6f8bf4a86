extension Logbook {
    /// The most days that are skipped at once: a year.
    package static let longestSkip = 366

    /// The skipped days of an item, ever.
    package func skips(of item: Item) throws -> Set<Day> {
        Set(
            try database.all(
                "SELECT day FROM skips WHERE item = ?", [.integer(item.id)], { Day(number: $0.int(0)) }))
    }

    /// Skips days of an item, past or to come, as one step.
    ///
    /// - Returns: The days that were not skipped before.
    /// - Throws: `LogbookError.archivedItem`, `.longSkip`, and `.noSkipsLeft` where a month would have more
    ///   skipped days than the item allows: then none is skipped.
    @discardableResult
    package func skip(_ item: Item, _ days: ClosedRange<Day>, at now: Instant) throws -> [Day] {
        guard days.length <= Self.longestSkip else { throw LogbookError.longSkip(limit: Self.longestSkip) }
        return try step(at: now) {
            let present = try require(item)
            if present.isArchived { throw LogbookError.archivedItem(present) }
            var skipped = try skips(of: present)
            let new = days.days.filter { !skipped.contains($0) }
            skipped.formUnion(new)
            if let allowed = present.skipsAMonth {
                for month in Set(new.map(\.firstOfMonth)).sorted() {
                    let wanted = new.count { $0.firstOfMonth == month }
                    let left = max(0, allowed + wanted - skipped.count { $0.firstOfMonth == month })
                    if wanted > left {
                        throw LogbookError.noSkipsLeft(present, month: month, left: left, wanted: wanted)
                    }
                }
            }
            for day in new {
                try removeMisses(of: present, day...day)
                try database.run(
                    "INSERT INTO skips (item, day) VALUES (?, ?)", [.integer(present.id), .init(day.number)])
            }
            let text = new.isEmpty ? nil : StepText(.skip, item: present, days: new.count)
            return (new, text, [.item(present.id)])
        }
    }

    /// Takes skipped days of an item back, as one step.
    ///
    /// - Returns: The days that were skipped.
    @discardableResult
    package func unskip(_ item: Item, _ days: ClosedRange<Day>, at now: Instant) throws -> [Day] {
        try step(at: now) {
            let present = try require(item)
            let found = try skips(of: present).filter(days.contains).sorted()
            try removeSkips(of: present, days)
            let text = found.isEmpty ? nil : StepText(.unskip, item: present, days: found.count)
            return (found, text, [.item(present.id)])
        }
    }

    /// The same inside a step that is being done.
    func removeSkips(of item: Item, _ days: ClosedRange<Day>) throws {
        try database.run(
            "DELETE FROM skips WHERE item = ? AND day BETWEEN ? AND ?",
            [.integer(item.id), .init(days.lowerBound.number), .init(days.upperBound.number)])
    }

    /// How many days of the month a day lies in may still be skipped; nil for any number.
    package func skipsLeft(of item: Item, in day: Day) throws -> Int? {
        guard let allowed = item.skipsAMonth else { return nil }
        let used = try database.first(
            "SELECT count(*) FROM skips WHERE item = ? AND day BETWEEN ? AND ?",
            [.integer(item.id), .init(day.firstOfMonth.number), .init(day.lastOfMonth.number)], { $0.int(0) })
        return max(0, allowed - (used ?? 0))
    }
}

extension StepText {
    init(_ action: HistoryStep.Action, item: Item, days: Int) {
        self.init(action, item: item, amount: Amount(days))
        unit = nil
    }
}
