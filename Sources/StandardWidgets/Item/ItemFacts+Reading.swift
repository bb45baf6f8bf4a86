import Foundation
import VistazoLogbook
import VistazoWords
import WidgetExtras

extension ItemFacts {
    /// What a reading tells at an instant, which may be after it was read.
    ///
    /// - Parameters:
    ///   - judgements: Of the reading at that instant.
    ///   - recent: The latest entries, for what tells of the past too; nil where only the week is shown.
    init(
        _ reading: ItemReading, _ judgements: [Judgement], recent: [LogEntry]? = nil, at now: Instant,
        in logbook: Logbook
    ) {
        let judgements = judgements.filter { $0.progress != nil }
        let item = reading.item
        let words = logbook.words
        let clockDay = logbook.zone.local(at: now).day
        self.init(name: item.name, emoji: item.emoji, color: item.color)
        id = item.uid
        isPrivate = item.isPrivate
        isArchived = item.isArchived
        isTimed = item.runsStopwatch
        count = reading.all.count

        let record = logbook.record(reading, at: now)
        let day = record.today
        if let total = record.totals[day], total.count > 0 {
            today = words.amount(item.shown(total.amount), unit: item.unit)
            shortToday = ShortNumber(words).text(item.shown(total.amount).value, columns: 6)
        }
        if let last = reading.last {
            let moment = Moment(last, offset: reading.lastOffset, today: clockDay)
            self.last = moment
            // What a clock set back leaves to come later today is now.
            if moment.daysAgo >= 0 { since = min(last, now).date }
            // What is due after days is told in days of the calendar, so that they agree with what is due.
            for case (.every(let days), let due?) in judgements.map({ ($0.progress?.goal, $0.progress?.due) })
            {
                let begin = logbook.start(of: due.advanced(by: -days))
                if since != nil, due.advanced(by: -days) < day, begin <= last { since = begin.date }
            }
            isFresh = moment.daysAgo >= 0 && now.milliseconds - last.milliseconds < 60_000
        }
        if let entry = reading.running {
            running = Running(
                start: Moment(entry.start, offset: entry.zoneOffset, today: clockDay),
                isLong: entry.seconds(at: now) >= Self.longRun)
        }
        goals = judgements.compactMap { judgement in
            let span = judgement.periods.last?.span ?? day...day
            let zero = reading.running.map {
                Self.zero(reading, $0, span.lowerBound...max(day, span.lowerBound), logbook)
            }
            return GoalFacts(judgement, of: item, at: now, in: logbook, clockFrom: zero)
        }
        week = (-6...0).map { back in
            let other = day.advanced(by: back)
            return DayMark(weekday: other.weekday, mark: Self.mark(other, judgements, record))
        }
        guard let recent else { return }
        heat = Heat(record, judgements)
        figures = Self.figures(reading, judgements, goals.map(\.clock), record, logbook)
        self.recent = recent.map { entry in
            Recent(
                moment: Moment(entry.instant, offset: entry.zoneOffset, today: clockDay),
                amount: entry.amount == nil ? "" : words.amount(entry.amount ?? .one, of: item),
                note: entry.note.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") })
        }
    }

    /// When a stopwatch that runs would have been started had it run through all that some days hold.
    private static func zero(
        _ reading: ItemReading, _ entry: RunningEntry, _ days: ClosedRange<Day>, _ logbook: Logbook
    ) -> Date {
        let before = days.days.reduce(Amount.zero) { $0 + (reading.totals[$1]?.amount ?? .zero) }
        let start = max(entry.start, logbook.start(of: days.lowerBound))
        return start.advanced(bySeconds: -max(0, reading.item.seconds(of: before))).date
    }

    /// What became of a day by all goals together; without any whether there was an entry.
    private static func mark(_ day: Day, _ judgements: [Judgement], _ record: ItemRecord) -> DayDots.Day {
        let total = record.totals[day] ?? .none
        let states = judgements.compactMap { judgement in
            judgement.days.suffix(8).last { $0.day == day }?.state
        }
        guard let state = DayState.together(states) else { return total.count > 0 ? .met : .notDue }
        // An entry of nought says that it was not done.
        if state == .missed, total.count > 0, total.amount == .zero { return .failed }
        return DayDots.Day(state)
    }
}

extension DayDots.Day {
    init(_ state: DayState) {
        self =
            switch state {
            case .met: .met
            case .partial: .partial
            case .missed: .missed
            case .skipped: .skipped
            case .notDue: .notDue
            case .pending: .pending
            case .beforeStart: .beforeStart
            case .overLimit: .over
            }
    }
}

extension ItemFacts.Moment {
    init(_ instant: Instant, offset: Int, today: Day) {
        let zone = TimeZone(secondsFromGMT: offset) ?? .gmt
        self.init(
            date: instant.date, offset: offset,
            daysAgo: today.number - Zone.named(zone).local(at: instant).day.number)
    }
}

extension ItemFacts.Heat {
    /// Amounts by what the day's goal asks; without one by what is much for the item.
    init(_ record: ItemRecord, _ judgements: [Judgement]) {
        let today = record.today
        first = today.firstOfWeek(startingOn: record.weekStart).advanced(by: -7 * (Self.weeks - 1))
        guard let begin = record.totals.keys.min() ?? record.startDay, first <= today else { return }
        let days = first...today
        let found = days.days.compactMap { record.totals[$0]?.amount.value }.filter { $0 > 0 }.sorted()
        let asked = judgements.lazy.compactMap { judgement -> Double? in
            switch judgement.progress?.goal {
            case .atLeast(let amount, .day), .atMost(let amount, .day): amount.value
            default: nil
            }
        }.first { $0 > 0 }
        let much = found.isEmpty ? 1 : found[min(found.count - 1, found.count * 9 / 10)]
        let scale = max(asked ?? much, .leastNormalMagnitude)
        let start = min(begin, record.startDay ?? begin)
        values = days.days.map { day in
            if day < start { return nil }
            guard let total = record.totals[day], total.count > 0 else { return 0 }
            // Four shades are told apart; what was entered at all is never the palest.
            return max(0.25, (min(1, total.amount.value / scale) * 4).rounded() / 4)
        }
    }
}
