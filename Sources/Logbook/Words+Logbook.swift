import VistazoWords

/// Phrases of the logbook: amounts, lengths of time, steps of the undo list.
extension Words {
    /// A number with its unit: `1.5 l`, in Spanish `1,5 l`.
    package func amount(_ amount: Amount, unit: String?) -> String {
        if let unit, let second = Amount.seconds(ofUnit: unit), amount.rounded(decimals: 2) != amount {
            // A stopwatch's minutes are told to the second, not by decimals.
            let (product, overflows) = amount.millionths.multipliedReportingOverflow(by: second)
            if !overflows { return duration(seconds: Int((Double(product) / 1_000_000).rounded())) }
        }
        let number = amount.text(decimalMark: self("logbook.decimalMark"))
        return unit.map { "\(number) \($0)" } ?? number
    }

    /// An amount of an item: a length of time where the item is timed.
    package func amount(_ amount: Amount, of item: Item) -> String {
        item.runsStopwatch
            ? duration(seconds: item.seconds(of: amount)) : self.amount(amount, unit: item.unit)
    }

    /// A length of time, exact: `2 h 52 min`, `45 s`. What is 0 is left out, unless all is.
    package func duration(seconds: Int) -> String {
        let magnitude = Int(clamping: seconds.magnitude)
        let parts = [
            ("hours", magnitude / 3600), ("minutes", magnitude / 60 % 60), ("seconds", magnitude % 60),
        ]
        let told = parts.filter { $0.1 != 0 }
        let text = (told.isEmpty ? [parts[1]] : told).map {
            self("logbook.duration.\($0.0)", ["n": String($0.1)])
        }
        return (seconds < 0 ? "−" : "") + text.joined(separator: " ")
    }

    /// Of a stopwatch that runs: `running since yesterday 17:00, 16 h 5 min`.
    package func running(_ entry: RunningEntry, at now: Instant, zone: Zone) -> String {
        self(
            "logbook.running",
            [
                "since": moment(clock: entry.clock, today: zone.local(at: now).day),
                "length": duration(seconds: entry.seconds(at: now)),
            ])
    }

    /// How long ago an instant was: `just now`, `3 hours ago`; counted in calendar steps of the zone from
    /// a day up. The future is `just now` too.
    package func ago(_ instant: Instant, at now: Instant, zone: Zone) -> String {
        let elapsed = Elapsed(from: instant, to: now, zone: zone)
        switch elapsed.unit {
        case .now: return self("logbook.justNow")
        case .minute: return self("logbook.minutesAgo", count: elapsed.count)
        case .hour: return self("logbook.hoursAgo", count: elapsed.count)
        case .day: return self("logbook.daysAgo", count: elapsed.count)
        case .month: return self("logbook.monthsAgo", count: elapsed.count)
        case .year: return self("logbook.yearsAgo", count: elapsed.count)
        }
    }

    /// When an instant was, as people say it: `today 09:12`, `yesterday 21:01`, `2026-11-28 07:30`.
    ///
    /// - Parameter clock: What a clock showed then.
    package func moment(clock: (day: Day, second: Int), today: Day) -> String {
        let time = ["time": clockText(clock.second), "day": clock.day.description]
        switch clock.day.number - today.number {
        case 0: return self("logbook.todayAt", time)
        case -1: return self("logbook.yesterdayAt", time)
        default: return self("logbook.dayAt", time)
        }
    }

    /// A step of the undo list: `+250 ml Water, 2 minutes ago, from tmux`.
    package func step(_ step: HistoryStep, at now: Instant, zone: Zone) -> String {
        let ago = ago(step.at, at: now, zone: zone)
        let what = whatWasDone(step)
        guard let door = step.door else { return "\(what), \(ago)" }
        return "\(what), \(ago), \(self("logbook.door.\(door.rawValue)"))"
    }

    /// What a step did, without when and where: `+250 ml Water`.
    package func whatWasDone(_ step: HistoryStep) -> String {
        switch step.action {
        case .log, .count:
            let amount = step.amount ?? .one
            let sign = amount < .zero ? "−" : "+"
            let magnitude = amount < .zero ? -amount : amount
            return "\(sign)\(self.amount(magnitude, unit: step.unit)) \(step.subject)"
        case .stop:
            let length = self.amount(step.amount ?? .zero, unit: step.unit)
            return self("logbook.did.stop", ["name": step.subject, "length": length])
        case .skip, .unskip, .miss, .unmiss, .clear:
            let keys: [HistoryStep.Action: String] = [
                .skip: "logbook.skipped", .unskip: "logbook.unskipped", .miss: "logbook.missed",
                .unmiss: "logbook.unmissed", .clear: "logbook.cleared",
            ]
            let key = step.action.flatMap { keys[$0] } ?? "logbook.skipped"
            let days = (step.amount?.millionths ?? 0) / Amount.scale
            return self(key, count: Int(days), ["name": step.subject])
        case let action?: return self("logbook.did.\(action.rawValue)", ["name": step.subject])
        case nil: return step.subject
        }
    }
}

/// `09:05` of the seconds after midnight.
package func clockText(_ second: Int) -> String {
    "\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2))"
}

/// The time between two instants in its greatest whole unit.
package struct Elapsed: Hashable, Sendable {
    /// Below a minute is now; weeks are told in days.
    package enum Unit: Sendable { case now, minute, hour, day, month, year }

    /// The greatest of which at least one has passed.
    package var unit: Unit
    /// Whole ones; 0 for now.
    package var count: Int

    /// Days, months and years are steps of the zone's calendar: a day has passed when a clock shows the
    /// same time again, whatever hours the night had.
    package init(from start: Instant, to end: Instant, zone: Zone) {
        let seconds = end.seconds - start.seconds
        guard seconds >= 60 else {
            (unit, count) = (.now, 0)
            return
        }
        let first = zone.local(at: start)
        let last = zone.local(at: end)
        let days = last.day.number - first.day.number - (last.second < first.second ? 1 : 0)
        let (startYear, startMonth, startDay) = first.day.date
        let (endYear, endMonth, endDay) = last.day.date
        let isBefore = (endDay, last.second) < (startDay, first.second)
        let months = (endYear - startYear) * 12 + endMonth - startMonth - (isBefore ? 1 : 0)
        if months >= 12 {
            (unit, count) = (.year, months / 12)
        } else if months >= 1 {
            (unit, count) = (.month, months)
        } else if days >= 1 {
            (unit, count) = (.day, days)
        } else if seconds >= 3600 {
            (unit, count) = (.hour, seconds / 3600)
        } else {
            (unit, count) = (.minute, seconds / 60)
        }
    }
}
