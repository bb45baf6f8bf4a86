/// A stopwatch that runs: an entry with a start and no end yet. It is no row of the entries, so that totals
/// are of what has ended.
package struct RunningEntry: Hashable, Sendable {
    /// The `Item.id` it belongs to; an item has one at most.
    package var item: Int64
    /// After now where the clock was set back since.
    package var start: Instant
    /// Seconds east of Greenwich where it was started.
    package var zoneOffset: Int
    /// The day its first part counts for, decided when it was started.
    package var day: Day
    /// As `LogEntry.note`.
    package var note: String?

    /// The date and the seconds after midnight that a clock showed at its start.
    package var clock: (day: Day, second: Int) { start.clock(offset: zoneOffset) }

    /// Whole seconds since its start, those of sleep among them; 0 where the start is still to come.
    package func seconds(at now: Instant) -> Int {
        max(0, Int((now.milliseconds - start.milliseconds) / 1000))
    }

    static let columns =
        "running.item, running.instant, running.zone_offset, running.day, running.note"

    /// Of the columns of a table `running`.
    init(item: Int64, start: Instant, zoneOffset: Int, day: Day, note: String?) {
        self.item = item
        self.start = start
        self.zoneOffset = zoneOffset
        self.day = day
        self.note = note
    }

    /// Reads `columns`.
    init(_ row: Database.Row) { self.init(row, at: 0) }

    /// Reads `columns` from the one of that number on.
    init(_ row: Database.Row, at column: Int32) {
        self.init(
            item: row.integer(column), start: Instant(milliseconds: row.integer(column + 1)),
            zoneOffset: min(max(row.int(column + 2), -172_800), 172_800),
            day: Day(number: row.int(column + 3)), note: row.optionalText(column + 4))
    }
}

extension Item {
    /// Whether its amounts are lengths of time.
    package var countsTime: Bool { runsStopwatch || unit.flatMap(Amount.seconds(ofUnit:)) != nil }

    /// How many seconds one of its amounts is, where it is timed; minutes where its unit says nothing.
    var secondsOfAmount: Int64 { unit.flatMap(Amount.seconds(ofUnit:)) ?? 60 }

    /// An amount as it is shown while it may still grow: time in whole minutes or tenths of an hour, never more
    /// than there is; what is counted otherwise to two decimals.
    package func shown(_ amount: Amount) -> Amount {
        guard countsTime else { return amount.rounded(decimals: 2) }
        let step = secondsOfAmount == 3600 ? Amount.scale / 10 : Amount.scale
        return Amount(millionths: amount.millionths / step * step)
    }

    /// How many seconds one of its amounts is, where it is counted in a greater unit of time; else nil.
    var unitSeconds: Int64? { countsTime && secondsOfAmount > 1 ? secondsOfAmount : nil }

    /// Entries put together, told to the second where they are lengths of time: a third of an hour cannot be written
    /// in decimals, and three of them are an hour.
    func whole(_ total: Total) -> Total {
        guard let unitSeconds else { return total }
        return Total(count: total.count, amount: total.amount.inWholeSeconds(ofUnit: unitSeconds))
    }

    /// The amount of a length of time.
    func amount(ofSeconds seconds: Int) -> Amount {
        let (product, overflows) = Int64(seconds).multipliedReportingOverflow(by: Amount.scale)
        let second = secondsOfAmount
        return Amount(
            millionths: overflows ? Amount.limit : min(Amount.limit, (product + second / 2) / second))
    }

    /// The length of time of an amount, to the nearest second.
    package func seconds(of amount: Amount) -> Int {
        let (product, overflows) = amount.millionths.multipliedReportingOverflow(by: secondsOfAmount)
        guard !overflows else { return amount < .zero ? .min / 2 : .max / 2 }
        return Int((product + (product < 0 ? -Amount.scale / 2 : Amount.scale / 2)) / Amount.scale)
    }
}

extension Amount {
    /// The nearest amount that is whole seconds, of a unit of so many; what is too large to tell stays as it is.
    func inWholeSeconds(ofUnit unit: Int64) -> Amount {
        let magnitude = millionths.magnitude
        let (product, overflows) = magnitude.multipliedReportingOverflow(by: UInt64(unit))
        let scale = UInt64(Self.scale)
        guard !overflows, product < UInt64(Int64.max) - scale else { return self }
        let seconds = (product + scale / 2) / scale
        let (whole, isTooLarge) = seconds.multipliedReportingOverflow(by: scale)
        guard !isTooLarge, whole < UInt64(Int64.max) - UInt64(unit) else { return self }
        let rounded = Int64((whole + UInt64(unit) / 2) / UInt64(unit))
        return Amount(millionths: millionths < 0 ? -rounded : rounded)
    }
}
