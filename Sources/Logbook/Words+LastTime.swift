import VistazoWords

extension Words {
    /// When an item was logged last: how long ago, the day and the exact time as a clock showed it then, how many
    /// times in all; of a stopwatch that runs, since when. Shows the name of a private item.
    package func lastTime(_ summary: ItemSummary, at now: Instant, zone: Zone) -> String {
        let title = summary.item.title
        if let running = summary.running {
            return "\(title): \(self.running(running, at: now, zone: zone))"
        }
        guard let last = summary.last else { return self("logbook.lastTime.never", ["item": title]) }
        let clock = last.clock(offset: summary.lastOffset)
        return self(
            "logbook.lastTime.times", count: summary.all.count,
            [
                "item": title, "ago": ago(last, at: now, zone: zone),
                "when": moment(clock: clock, today: zone.local(at: now).day),
            ])
    }
}
