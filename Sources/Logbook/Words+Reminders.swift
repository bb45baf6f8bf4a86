import VistazoWords

/// Phrases of reminders.
extension Words {
    /// What is still open: `2 of 3`, `nothing yet`, `3 days overdue`, `a run of 5 days ends …`; the time it was to be
    /// told where that is long past.
    package func reminder(_ reminder: Reminder, at now: Instant, _ logbook: Logbook) -> String {
        var parts = [reason(reminder)]
        if reminder.day < logbook.day(of: now) {
            parts.append(self("logbook.reminder.yesterday"))
        } else if reminder.isLate {
            let time = clockText(logbook.zone.local(at: reminder.instant).second)
            parts.append(self("logbook.reminder.since", ["time": time]))
        }
        return parts.joined(separator: " · ")
    }

    private func reason(_ reminder: Reminder) -> String {
        switch reminder.reason {
        case .nothingYet: return self("logbook.reminder.nothingYet")
        case .streak(let count, let unit):
            let kind = unit == .windowDay ? Streak.Unit.day : unit
            return self("logbook.reminder.streak.\(kind.rawValue)", count: count)
        case .goal(let progress):
            if progress.daysOverdue > 0 {
                return self("logbook.reminder.overdue", count: progress.daysOverdue)
            }
            switch progress.goal {
            // One entry is all that is asked.
            case .every, .weekdays: return self("logbook.reminder.due")
            case .window: return self.progress(progress.done, of: progress.needed, unit: nil)
            case .atLeast(.one, _) where progress.done == .zero: return self("logbook.reminder.nothingYet")
            case .atLeast, .atMost:
                return self.progress(progress.done, of: progress.needed, unit: reminder.item.unit)
            }
        }
    }
}
