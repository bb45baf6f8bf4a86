/// A figure that was read from elsewhere, and when.
package struct Reading: Hashable, Sendable {
    /// To the millisecond.
    package var instant: Instant
    /// Finite.
    package var value: Double

    /// A figure at an instant.
    package init(_ value: Double, at instant: Instant) {
        self.value = value
        self.instant = instant
    }
}

/// The figures that one source gave in the course of time, by a name that tells the source from all others.
package struct ReadingSeries: Hashable, Sendable {
    let number: Int64

    /// The same name is the same series in every process and on every machine; the name itself is not kept.
    package init(_ name: String) {
        // FNV-1a, 64 bits.
        let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
        number = Int64(bitPattern: hash)
    }
}

extension Logbook {
    /// How many readings of a series there are at most, whatever its span: its past is told in so many steps.
    package static let mostReadings = 512
    /// Days after which a series that nobody adds to any more is forgotten.
    private static let forgottenAfter = 400

    /// The readings of a series since an instant, in order; nothing is announced and nothing can be undone.
    package func readings(of series: ReadingSeries, since start: Instant) throws -> [Reading] {
        try database.all(
            "SELECT instant, value FROM readings WHERE series = ? AND instant >= ? ORDER BY instant",
            [.integer(series.number), .integer(start.milliseconds)]
        ) { Reading($0.real(1), at: Instant(milliseconds: $0.integer(0))) }
    }

    /// Adds a reading, in one step over all processes. Those before the span go; of more than `mostReadings` the last
    /// of each part of the span stays. A clock that was set back takes what it has not come to yet with it.
    ///
    /// - Parameter span: Seconds that the series reaches back, at least a minute.
    package func add(_ reading: Reading, to series: ReadingSeries, keeping span: Int) throws {
        guard reading.value.isFinite else { return }
        let span = Int64(min(max(span, 60), Self.forgottenAfter * 86_400)) * 1000
        let now = reading.instant.milliseconds
        try database.write {
            try database.run(
                "DELETE FROM readings WHERE series = ? AND (instant < ? OR instant >= ?)",
                [.integer(series.number), .integer(now - span), .integer(now)])
            try database.run(
                "DELETE FROM readings WHERE instant < ?",
                [.integer(now - Int64(Self.forgottenAfter) * 86_400_000)])
            try database.run(
                "INSERT INTO readings (series, instant, value) VALUES (?, ?, ?)",
                [.integer(series.number), .integer(now), .real(reading.value)])
            let count = try database.first(
                "SELECT count(*) FROM readings WHERE series = ?", [.integer(series.number)], { $0.int(0) })
            guard let count, count > Self.mostReadings else { return }
            try database.run(
                """
                DELETE FROM readings WHERE series = ? AND instant NOT IN (
                    SELECT max(instant) FROM readings WHERE series = ? GROUP BY instant / ?)
                """,
                [
                    .integer(series.number), .integer(series.number),
                    .integer(span / Int64(Self.mostReadings - 2)),
                ])
        }
    }
}
