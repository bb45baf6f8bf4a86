import VistazoCells
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

    /// The notice in words, for where anybody may look.
    func message(_ logbook: Logbook, at now: Instant) -> ReminderMessage {
        let words = logbook.words
        let names = reminders.map { $0.item.isPrivate ? words("cli.remind.private") : $0.item.title }
        guard reminders.count == 1, let reminder = reminders.first else {
            let rows = zip(reminders, names).map { reminder, name in
                reminder.item.isPrivate ? name : "\(name): \(words.reminder(reminder, at: now, logbook))"
            }
            return ReminderMessage(
                id: id, title: title(words), rows: rows, short: names.joined(separator: ", "),
                logs: names.prefix(3).map { "✓ \($0)" }, snooze: words("dashboard.hint.snooze"))
        }
        let text = reminder.item.isPrivate ? "" : words.reminder(reminder, at: now, logbook)
        return ReminderMessage(
            id: id, title: names[0], rows: text.isEmpty ? [] : [text], short: text,
            logs: [words("dashboard.hint.log")], snooze: words("dashboard.hint.snooze"))
    }

    /// The item's name; of several how many there are. Shows the name of a private item.
    func title(_ words: Words) -> String {
        guard reminders.count == 1, let reminder = reminders.first else {
            return words("cli.remind.several", count: reminders.count)
        }
        return reminder.item.title
    }
}

/// A notice in words: nothing private, and no control characters.
struct ReminderMessage: Hashable, Sendable {
    /// That of its notice.
    let id: Int
    let title: String
    /// What is open, of several a row each.
    let rows: [String]
    /// The whole in one line.
    let line: String
    /// Labels of the buttons that log, in the order of the notice; of many only the first.
    let logs: [String]
    let snooze: String

    /// - Parameter short: What stands beside the title in one line.
    init(id: Int, title: String, rows: [String], short: String, logs: [String], snooze: String) {
        self.id = id
        self.title = visible(title)
        self.rows = rows.map { visible($0) }
        line = visible(short.isEmpty ? title : "\(title) · \(short)")
        self.logs = logs.map { visible($0) }
        self.snooze = visible(snooze)
    }
}
