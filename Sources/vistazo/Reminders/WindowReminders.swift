import Foundation
import VistazoDashboard
import VistazoHosting
import VistazoLogbook

/// The reminders of a window: what its desk holds, as the banner of its dashboard. Never waits.
final class WindowReminders {
    private var desk: ReminderDesk?
    private var console: Console
    private var settings: ReminderSettings
    private var isDirty = true
    private var shown: ReminderBanner?
    private var courier: ReminderCourier
    /// When to try again, by the wall clock, where the logbook could not be read.
    private var retry: Instant?

    init(_ settings: Settings, _ console: Console) {
        self.console = console
        self.settings = settings.configuration?.reminders ?? ReminderSettings()
        courier = ReminderCourier(self.settings, console)
    }

    /// Readable while somebody has answered elsewhere.
    var descriptor: Int32 { courier.descriptor }

    /// Goes on under other settings; what has been told stays.
    func reconfigure(_ settings: Settings, _ console: Console) {
        self.console = console
        let new = settings.configuration?.reminders ?? ReminderSettings()
        if new.notify != self.settings.notify {
            courier.end(seconds: 0)
            courier = ReminderCourier(new, console)
        }
        self.settings = new
        if let old = desk, let logbook = try? console.reminding.openLogbook() {
            desk = ReminderDesk(logbook, self.settings, continuing: old)
        }
        isDirty = true
    }

    /// Something was said on the socket: a change of the logbook may decide what stands.
    func hear(_ message: String) {
        if desk?.isConcerned(message) ?? (LogbookChange.changes(in: message) != nil) { isDirty = true }
    }

    /// Something was done here that may have changed the logbook.
    func lookAgain() { isDirty = true }

    /// Does what is due, and what was answered elsewhere.
    ///
    /// - Parameter isWatched: Whether the dashboard's terminal has the person's attention.
    /// - Returns: What is told to the dashboard: how an answer went, and the banner where it is another than before.
    func service(_ moment: Moment, isWatched: Bool = true) -> [Event] {
        let now = Instant(moment.date)
        var events: [Event] = []
        for (id, answer) in courier.answers() {
            switch answer {
            case .none: break
            case .log(let index):
                if let notice = self.answer(id, .log, index, at: moment) { events.append(.notice(notice)) }
                // Of several one was logged: the others are shown again.
                turn(at: now, isWatched: isWatched)
                if let rest = desk?.standing.first(where: { $0.id == id }) {
                    tell(rest, at: now, isWatched: false)
                }
            case .snooze:
                if let notice = self.answer(id, .snooze, at: moment) { events.append(.notice(notice)) }
            }
        }
        guard isDirty || (retry ?? desk?.next).map({ $0 <= now }) ?? false else { return events }
        turn(at: now, isWatched: isWatched)
        let banner = banner(at: now)
        if banner != shown { events.append(.reminder(banner)) }
        shown = banner
        return events
    }

    private func turn(at now: Instant, isWatched: Bool) {
        isDirty = false
        do {
            // Where there is no logbook yet there is nothing to remind of, and none is made for that.
            if desk == nil {
                guard let folders = try? Folders(environment: console.environment),
                    access(folders.store, F_OK) == 0
                else { return }
                desk = ReminderDesk(try console.reminding.openLogbook(), settings)
            }
            let turn = try desk?.turn(at: now) ?? ReminderDesk.Turn()
            for notice in turn.withdrawn { courier.withdraw(notice.id) }
            for notice in turn.opened { tell(notice, at: now, isWatched: isWatched) }
            retry = nil
        } catch {
            // Whoever shows the logbook says what is wrong with it.
            retry = now.advanced(bySeconds: 30)
        }
    }

    private func tell(_ notice: ReminderNotice, at now: Instant, isWatched: Bool) {
        guard let desk else { return }
        courier.tell(notice.message(desk.logbook, at: now), isWatched: isWatched)
    }

    /// Takes back what is told elsewhere, for nobody would hear an answer.
    func end() { courier.end() }

    /// Seconds until there is something to do; nil where nothing ever is.
    func wait(from moment: Moment) -> Double? {
        if isDirty { return 0 }
        let now = Instant(moment.date)
        return (retry ?? desk?.next).map { max(0, Double($0.milliseconds - now.milliseconds) / 1000) }
    }

    /// Does what a person answered, and says how it went.
    ///
    /// - Parameter index: Which of a notice's reminders is logged.
    func answer(_ id: Int, _ answer: ReminderAnswer, _ index: Int = 0, at moment: Moment) -> Notice? {
        let now = Instant(moment.date)
        guard let desk else { return nil }
        isDirty = true
        let isPrivate =
            desk.standing.first { $0.id == id }?.reminders.contains(where: \.item.isPrivate) ?? true
        do {
            switch answer {
            case .log:
                return try desk.log(id, index, at: now).map { sentence, isLogged in
                    Notice(
                        sentence, tone: isLogged ? .done : .information, isUndoable: isLogged,
                        isSensitive: isPrivate)
                }
            case .snooze:
                return try desk.snooze(id, at: now).map { Notice($0, isSensitive: isPrivate) }
            case .dismiss:
                try desk.dismiss(id, at: now)
                return nil
            }
        } catch {
            let text = (error as? any Fault)?.text(console.words) ?? "\(error)"
            return Notice(text, tone: .problem, isSensitive: isPrivate)
        }
    }

    private func banner(at now: Instant) -> ReminderBanner? {
        guard let desk, let notice = desk.standing.first, let reminder = notice.reminders.first else {
            return nil
        }
        let all = desk.standing.reduce(0) { $0 + $1.reminders.count }
        return ReminderBanner(
            id: notice.id, title: reminder.item.title,
            text: desk.logbook.words.reminder(reminder, at: now, desk.logbook), more: all - 1,
            isSensitive: reminder.item.isPrivate)
    }
}
