extension Logbook {
    /// Every set of goals that an item has had.
    package func goals(of item: Item) throws -> GoalHistory {
        let changes = try database.all(
            "SELECT from_day, goals FROM goals WHERE item = ? ORDER BY from_day", [.integer(item.id)],
            { GoalHistory.Change(from: Day(number: $0.int(0)), goals: Goal.set(stored: $0.text(1))) })
        return GoalHistory(changes)
    }

    /// The set of goals of an item today.
    package func goals(of item: Item, at now: Instant) throws -> [Goal] {
        try goals(of: item).goals(on: day(of: now))
    }

    /// Writes a set inside a step that is being done, in place of one of the same day.
    func insertGoals(_ goals: [Goal], of item: Item, from day: Day) throws {
        try database.run(
            """
            INSERT INTO goals (item, from_day, goals) VALUES (?, ?, ?)
            ON CONFLICT (item, from_day) DO UPDATE SET goals = excluded.goals
            """,
            [.integer(item.id), .init(day.number), .text(Goal.stored(goals))])
    }

    /// Changes the set of an item from a day on, inside a step that is being done; the days before stay
    /// judged as they were, those without any goal too.
    ///
    /// - Returns: False where the set is that already.
    func changeGoals(_ goals: [Goal], of item: Item, from day: Day) throws -> Bool {
        let present = try self.goals(of: item)
        let isSame = present.goals(on: day) == goals && present.changes.allSatisfy { $0.from <= day }
        if isSame && (present.changes.first.map { $0.from <= day } ?? true) { return false }
        if present.changes.isEmpty, day > Day(number: .min) {
            // Until now nothing was asked, and that stays so for the days that are past.
            try insertGoals([], of: item, from: Day(number: .min))
        }
        try database.run(
            "DELETE FROM goals WHERE item = ? AND from_day > ?", [.integer(item.id), .init(day.number)])
        try insertGoals(goals, of: item, from: day)
        return true
    }
}
