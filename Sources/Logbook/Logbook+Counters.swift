extension Logbook {
    /// The number of a counter; 0 where it was never changed.
    package func counter(_ name: String) throws -> Int {
        try database.first(
            "SELECT value FROM counters WHERE name = ?", [.text(composed(name))], { $0.int(0) }) ?? 0
    }

    /// All counters that were ever changed, by name.
    package func counters() throws -> [(name: String, value: Int)] {
        try database.all("SELECT name, value FROM counters ORDER BY name", [], { ($0.text(0), $0.int(1)) })
    }

    /// Adds to a counter, atomically over all processes, never below 0; returns the new number.
    ///
    /// A change that changes nothing makes no step and no announcement.
    @discardableResult
    package func changeCounter(_ name: String, by amount: Int, at now: Instant) throws -> Int {
        let name = composed(name)
        return try step(at: now) {
            let old = try counter(name)
            let (sum, overflows) = old.addingReportingOverflow(amount)
            let new = overflows ? (amount > 0 ? Int.max : 0) : max(0, sum)
            guard new != old else { return (old, nil, []) }
            try database.run(
                """
                INSERT INTO counters (name, value) VALUES (?, ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """,
                [.text(name), .init(new)])
            return (new, StepText(counter: name, by: new - old), [.counter(name)])
        }
    }
}
