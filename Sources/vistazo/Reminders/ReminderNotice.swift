import VistazoLogbook
import VistazoWords

/// Reminders that are told together: one, or all that were slept through.
struct ReminderNotice: Hashable {
    /// Grows with every notice of the process.
    let id: Int
    /// Those that still stand, in the order of items; never empty.
    var reminders: [Reminder]
    /// When it was told.
    let since: Instant

    /// More than so many at a time are one notice, though none is late.
    private static let most = 3

    /// What is due now, in the notices that tell it: what was slept through is one.
    static func together(_ due: [Reminder], firstID: Int, at now: Instant) -> [ReminderNotice] {
        let late = due.filter(\.isLate)
        let timely = due.filter { !$0.isLate }
        let groups = [late] + (timely.count > most ? [timely] : timely.map { [$0] })
        return groups.filter { !$0.isEmpty }.enumerated().map {
            ReminderNotice(id: firstID + $0.offset, reminders: $0.element, since: now)
        }
    }

    /// What stands in a notification's first line.
    ///
    /// - Parameter hidesPrivate: Whether names of private items are left out, as where anybody may look.
    func title(_ words: Words, hidesPrivate: Bool) -> String {
        guard reminders.count == 1, let reminder = reminders.first else {
            return words("cli.remind.several", count: reminders.count)
        }
        return Self.name(reminder, words, hidesPrivate: hidesPrivate)
    }

    /// What is open: of several a line each.
    func text(_ logbook: Logbook, hidesPrivate: Bool, at now: Instant) -> String {
        let words = logbook.words
        guard reminders.count > 1 else {
            return reminders.first.map {
                hidesPrivate && $0.item.isPrivate ? "" : words.reminder($0, at: now, logbook)
            } ?? ""
        }
        return reminders.map { reminder in
            hidesPrivate && reminder.item.isPrivate
                ? Self.name(reminder, words, hidesPrivate: true)
                : "\(reminder.item.title): \(words.reminder(reminder, at: now, logbook))"
        }.joined(separator: "\n")
    }

    /// An item as it may be named.
    static func name(_ reminder: Reminder, _ words: Words, hidesPrivate: Bool) -> String {
        hidesPrivate && reminder.item.isPrivate ? words("cli.remind.private") : reminder.item.title
    }
}
