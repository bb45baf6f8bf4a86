import VistazoDashboard
import VistazoLogbook

/// The reminders of one process: it claims what is due, keeps what it has told until that is answered or decided
/// elsewhere, and knows when to look again. Belongs to one thread and never waits.
final class ReminderDesk {
    /// What came of a turn.
    struct Turn: Hashable {
        /// To be told now.
        var opened: [ReminderNotice] = []
        /// Told before, and of less than it was, or of something that has come further.
        var changed: [ReminderNotice] = []
        /// Told before, and to be taken back: all of it is decided.
        var withdrawn: [ReminderNotice] = []
    }

    let logbook: Logbook
    private let settings: ReminderSettings
    /// Told and not answered, the oldest first.
    private(set) var standing: [ReminderNotice] = []
    /// When a turn is needed though nobody says that something changed; nil for never.
    private(set) var next: Instant?
    private var lastID = 0
    /// The items that have reminders; nil where that is not known yet.
    private var items: Set<Int64>?

    /// - Parameter logbook: Its door is `reminder`.
    init(_ logbook: Logbook, _ settings: ReminderSettings) {
        self.logbook = logbook
        self.settings = settings
    }

    /// Goes on with what another has told, under other settings.
    init(_ logbook: Logbook, _ settings: ReminderSettings, continuing other: ReminderDesk) {
        self.logbook = logbook
        self.settings = settings
        standing = other.standing
        lastID = other.lastID
    }

    private var setting: ReminderSetting {
        ReminderSetting(late: settings.late * 60, evening: settings.evening)
    }

    /// Takes back what no longer stands, claims what is due, and works out when to look next.
    func turn(at now: Instant) throws -> Turn {
        var turn = Turn()
        var left: [ReminderNotice] = []
        for notice in standing {
            let reminders =
                try now < end(of: notice)
                ? notice.reminders.compactMap { try logbook.present($0, at: now) } : []
            var new = notice
            new.reminders = reminders
            if reminders.isEmpty {
                turn.withdrawn.append(notice)
            } else {
                left.append(new)
                if new != notice { turn.changed.append(new) }
            }
        }
        standing = left
        let claim = try logbook.claimReminders(setting, at: now)
        turn.opened = ReminderNotice.together(claim.reminders, firstID: lastID + 1, at: now)
        lastID += turn.opened.count
        standing += turn.opened
        items = claim.items
        // A day's end changes how one is told, too.
        let ends = standing.flatMap { [dayEnd(of: $0), end(of: $0)] }.filter { $0 > now }
        next = ([claim.next].compactMap { $0 } + ends).min()
        return turn
    }

    /// Whether a poke may change what is due or stands.
    func isConcerned(_ message: String) -> Bool {
        guard let changes = LogbookChange.changes(in: message) else { return false }
        return changes.isEmpty
            || changes.contains { change in
                switch change {
                case .items: true
                case .item(let id), .reminder(let id): items?.contains(id) ?? true
                case .counter, .timer: false
                }
            }
    }

    /// What nobody answers goes when its day is over; one that was told shortly before that stays as long as a late one
    /// is told.
    private func end(of notice: ReminderNotice) -> Instant {
        max(dayEnd(of: notice), notice.since.advanced(bySeconds: setting.grace))
    }

    private func dayEnd(of notice: ReminderNotice) -> Instant {
        let ends = notice.reminders.map { logbook.start(of: $0.day.advanced(by: 1)) }
        return ends.max() ?? notice.since
    }

    /// A notice that nobody could be told of: it is due as before.
    func release(_ notice: ReminderNotice) throws {
        for reminder in notice.reminders { try logbook.release(reminder) }
        standing.removeAll { $0.id == notice.id }
    }

    /// Does the one action for the first reminder of a notice, or for the one of an index.
    ///
    /// - Returns: What was logged, or that nothing was, as a sentence; nil where the notice no longer stands.
    func log(_ id: Int, _ index: Int = 0, at now: Instant) throws -> (sentence: String, isLogged: Bool)? {
        guard let notice = standing.first(where: { $0.id == id }), notice.reminders.indices.contains(index)
        else { return nil }
        let reminder = notice.reminders[index]
        guard let result = try logbook.log(reminder, at: now) else {
            return (logbook.words("logbook.reminder.already", ["item": reminder.item.title]), false)
        }
        return (result.sentence, true)
    }

    /// Puts a whole notice off.
    ///
    /// - Returns: A sentence that says until when; nil where the notice no longer stands.
    func snooze(_ id: Int, at now: Instant) throws -> String? {
        guard let notice = standing.first(where: { $0.id == id }) else { return nil }
        let until = now.advanced(bySeconds: settings.snooze * 60)
        for reminder in notice.reminders { try logbook.snooze(reminder, until: until, at: now) }
        let (_, second) = logbook.zone.local(at: until)
        return logbook.words(
            "cli.remind.snoozed",
            ["item": notice.title(logbook.words), "time": clockText(second)])
    }

    /// Takes note that a person has seen a notice and wants nothing of it.
    func dismiss(_ id: Int, at now: Instant) throws {
        guard let notice = standing.first(where: { $0.id == id }) else { return }
        for reminder in notice.reminders { try logbook.dismiss(reminder, at: now) }
    }
}
