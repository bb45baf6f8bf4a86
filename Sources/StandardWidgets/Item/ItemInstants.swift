import Foundation
import VistazoLogbook

/// The instants at which what is said of items changes by itself: no others need an entry of their own.
enum ItemInstants {
    /// How many days ahead a widget knows what it will show, without a reload.
    static let days = 7

    /// In order, all after `now`.
    ///
    /// - Parameter judgements: Of each reading at `now`.
    static func after(
        _ now: Instant, _ readings: [ItemReading], _ judgements: [[Judgement]] = [], in logbook: Logbook
    ) -> [Instant] {
        var found = Set(dayChanges(after: now, in: logbook))
        for reading in readings {
            // "Just now" ends.
            if let last = reading.last { found.insert(last.advanced(bySeconds: 60)) }
            if let entry = reading.running {
                found.insert(entry.start.advanced(bySeconds: ItemFacts.longRun))
            }
        }
        for (reading, judgements) in zip(readings, judgements) {
            for judgement in judgements {
                found.formUnion(reached(judgement, reading, at: now, in: logbook))
                found.formUnion(risks(judgement, after: now, in: logbook))
            }
        }
        return found.filter { $0 > now }.sorted()
    }

    /// Midnights, at which words such as yesterday change, and the starts of the logbook's days.
    static func dayChanges(after now: Instant, in logbook: Logbook) -> [Instant] {
        let (clockDay, day) = (logbook.zone.local(at: now).day, logbook.day(of: now))
        return (1...days).flatMap { ahead in
            [
                logbook.zone.instant(of: clockDay.advanced(by: ahead), second: 0),
                logbook.start(of: day.advanced(by: ahead)),
            ]
        }
    }

    /// When a stopwatch that runs will have done what a goal asks.
    private static func reached(
        _ judgement: Judgement, _ reading: ItemReading, at now: Instant, in logbook: Logbook
    ) -> [Instant] {
        guard reading.running != nil, let progress = judgement.progress, progress.done < progress.needed
        else {
            return []
        }
        let missing = reading.item.seconds(of: progress.needed + -progress.done)
        // A limit is passed a moment after it is reached.
        return missing < days * 86_400 ? [missing, missing + 1].map { now.advanced(bySeconds: $0) } : []
    }

    /// When runs begin to be in danger. That of a later day is in danger only if the one before was saved.
    private static func risks(
        _ judgement: Judgement, after now: Instant, in logbook: Logbook
    ) -> [Instant] {
        guard judgement.streak.count > 0 else { return [] }
        let today = logbook.day(of: now)
        switch judgement.track {
        case .atLeast(.day), .weekdays, .every:
            return (0...days).map {
                logbook.start(of: today.advanced(by: $0 + 1)).advanced(bySeconds: -GoalFacts.riskHours * 3600)
            }
        // A longer period's last day begins as every day does.
        case .atLeast, .atMost, .window: return []
        }
    }
}
