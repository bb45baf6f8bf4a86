/// Which reminders are due at an instant, and when the next one is: a pure function of items, rules, zone, start of
/// the day, and of what was told already.
package struct ReminderSchedule: Hashable, Sendable {
    /// What became of a reminder that was told.
    package enum Mark: Hashable, Sendable {
        /// Told, answered or dismissed: it does not come again.
        case told
        /// Put off.
        case snoozed(until: Instant)
    }

    /// One rule of one item on one day.
    package struct Occasion: Hashable, Sendable {
        /// `Item.id`.
        package var item: Int64
        /// The day that it is of.
        package var day: Day
        /// As it is spelled.
        package var rule: String

        /// As they are.
        package init(item: Int64, day: Day, rule: String) {
            self.item = item
            self.day = day
            self.rule = rule
        }
    }

    /// Items with reminders; archived ones say nothing.
    package var subjects: [ReminderSubject]
    /// Whose wall clock times are those of.
    package var zone: Zone
    /// Seconds after midnight.
    package var dayStart: Int
    /// See `ReminderSetting`.
    package var setting: ReminderSetting
    /// Of today at least.
    package var marks: [Occasion: Mark]

    /// Nothing told yet, unless said.
    package init(
        subjects: [ReminderSubject], zone: Zone, dayStart: Int = 0, setting: ReminderSetting = .init(),
        marks: [Occasion: Mark] = [:]
    ) {
        self.subjects = subjects
        self.zone = zone
        self.dayStart = dayStart
        self.setting = setting
        self.marks = marks
    }

    /// What is to be told now, an item once, in the order of items. Nothing comes later than the grace allows, and
    /// never after its day is over.
    package func due(at now: Instant) -> [Reminder] {
        let today = day(of: now, zone: zone, dayStart: dayStart)
        let shown = zone.local(at: now).day
        var found: [Reminder] = []
        for subject in subjects {
            var reminder: Reminder?
            for wish in subject.wishes {
                for calendarDay in [shown.advanced(by: -1), shown, shown.advanced(by: 1)] {
                    guard let time = time(of: wish.rule, on: calendarDay), time.day == today,
                        time.instant <= now, wish.since.map({ time.instant >= $0 }) ?? true
                    else { continue }
                    let occasion = Occasion(item: subject.item.id, day: today, rule: wish.rule.spelled)
                    var wanted = time.instant
                    var isSnoozed = false
                    switch marks[occasion] {
                    case .told: continue
                    case .snoozed(let until):
                        (wanted, isSnoozed) = (until, true)
                    case nil: break
                    }
                    guard wanted <= now, now < wanted.advanced(bySeconds: setting.grace),
                        let reason = subject.reason(wish.rule, on: today)
                    else { continue }
                    // A minute is what timers may be late by.
                    let isLate = !isSnoozed && now >= wanted.advanced(bySeconds: 120)
                    let new = Reminder(
                        item: subject.item, day: today, rules: [wish.rule], instant: wanted, isLate: isLate,
                        reason: reason)
                    reminder = reminder.map { Self.together($0, new) } ?? new
                }
            }
            if let reminder { found.append(reminder) }
        }
        return found
    }

    /// The first instant after one at which something is due, as far as can be told now: if nothing is entered until
    /// then, and within two months; nil for none.
    package func next(after now: Instant) -> Instant? {
        var next: Instant?
        func take(_ instant: Instant) { next = min(next ?? instant, instant) }
        for subject in subjects where !subject.item.isArchived {
            for wish in subject.wishes {
                if let instant = self.next(wish, of: subject, after: now, before: next) { take(instant) }
            }
        }
        for (occasion, mark) in marks {
            guard case .snoozed(let until) = mark, until > now,
                day(of: until, zone: zone, dayStart: dayStart) == occasion.day,
                let subject = subjects.first(where: { $0.item.id == occasion.item }),
                let wish = subject.wishes.first(where: { $0.rule.spelled == occasion.rule }),
                subject.reason(wish.rule, on: occasion.day) != nil
            else { continue }
            take(until)
        }
        return next
    }

    /// Days that are looked at, at most: the longest month, and as much again.
    private static let horizon = 62

    private func next(
        _ wish: ReminderSubject.Wish, of subject: ReminderSubject, after now: Instant, before limit: Instant?
    ) -> Instant? {
        let first = zone.local(at: now).day.advanced(by: -1)
        for offset in 0...Self.horizon {
            guard let time = time(of: wish.rule, on: first.advanced(by: offset)), time.instant > now else {
                continue
            }
            // What another reminds of before that is the next.
            if let limit, time.instant >= limit { return nil }
            if wish.since.map({ time.instant < $0 }) ?? false || subject.isPlainlyNotDue(time.day) {
                continue
            }
            let occasion = Occasion(item: subject.item.id, day: time.day, rule: wish.rule.spelled)
            if marks[occasion] == nil, subject.reason(wish.rule, on: time.day) != nil { return time.instant }
        }
        return nil
    }

    /// When a rule reminds on a day of the calendar, and the day of the logbook that this is part of; nil on other
    /// days of the week and on one that the zone leaves out. A time that does not exist is the first instant after it, one that exists twice the first.
    func time(of rule: ReminderRule, on calendarDay: Day) -> (instant: Instant, day: Day)? {
        let minute: Int
        switch rule {
        case .at(let time, let weekdays):
            guard weekdays.contains(calendarDay) else { return nil }
            minute = time
        case .due(nil):
            let start = zone.instant(of: calendarDay, second: dayStart)
            return zone.local(at: start).day == calendarDay ? (start, calendarDay) : nil
        case .due(let time?): minute = time
        case .streak(let time): minute = time ?? setting.evening
        }
        let instant = zone.instant(of: calendarDay, second: minute * 60)
        // A whole day may be left out where a zone changes sides of the date line.
        guard zone.local(at: instant).day == calendarDay else { return nil }
        return (instant, day(of: instant, zone: zone, dayStart: dayStart))
    }

    private static func together(_ one: Reminder, _ other: Reminder) -> Reminder {
        var both = one.reason.weight >= other.reason.weight ? one : other
        both.rules = (one.rules + other.rules).sorted { $0.spelled < $1.spelled }
        both.instant = max(one.instant, other.instant)
        both.isLate = one.isLate && other.isLate
        return both
    }
}
