import Foundation
import VistazoLogbook

/// A time that something comes round, as it is seen from an instant on.
struct Occasion: Hashable, Sendable {
    enum State: Hashable, Sendable {
        /// An hour off or more: minutes are fine enough.
        case far
        /// Less than an hour off: it ticks.
        case near
        /// For a minute from its instant on.
        case now
        /// It comes no more.
        case past
    }

    var state: State
    /// When.
    var moment: ItemFacts.Moment
    /// When it came before, from which the bar runs; nil where it never did.
    var before: Date?

    var date: Date { moment.date }

    /// How many times are known ahead.
    static let most = 60
    /// And how many entries they may make: they go into one archive.
    private static let mostEntries = 200

    /// What is seen from an instant on of what comes round, each with the instant from which it stands. So it rolls to the
    /// next by itself, for as long as times are known ahead.
    ///
    /// - Parameter most: Of the times.
    static func seen(
        of recurrence: Recurrence, from now: Instant, in zone: Zone, most: Int
    ) -> [(Date, Occasion)] {
        // One that has just come is still said to be now.
        let start = now.advanced(bySeconds: -stay)
        let times = recurrence.next(most, after: start, in: zone)
        var before = recurrence.last(notAfter: start, in: zone)
        var from = now
        var seen: [(Date, Occasion)] = []
        for (index, time) in times.enumerated() {
            let next = times.indices.contains(index + 1) ? times[index + 1] : nil
            let edges =
                edges(of: time, in: zone).filter { from < $0 && $0 < time } + (from < time ? [time] : [])
            for edge in [from] + edges where edge <= time || edge == from {
                let state: State =
                    edge >= time ? .now : time.milliseconds - edge.milliseconds > hour * 1000 ? .far : .near
                seen.append(
                    (
                        edge.date,
                        Occasion(state: state, moment: moment(time, seenAt: edge, zone), before: before?.date)
                    ))
            }
            // Where the next is nearer than that, it takes over sooner.
            from = max(from, time.advanced(bySeconds: stay))
            if let next, next < from { from = next }
            before = time
            if seen.count > mostEntries, next != nil { return seen }
        }
        // What happens once is past after it; of what comes round, more is known when it is asked again.
        if times.count < most, let last = times.last ?? before {
            let days = dayEdges(after: max(from, last), in: zone)
            for edge in [from] + (times.isEmpty ? [] : days) where edge >= from {
                seen.append(
                    (edge.date, Occasion(state: .past, moment: moment(last, seenAt: edge, zone), before: nil))
                )
            }
        }
        return seen
    }

    private static let hour: Int64 = 3600
    /// Seconds for which it says that it is now.
    private static let stay = 60

    /// The instants before a time at which what is said of it changes.
    private static func edges(of time: Instant, in zone: Zone) -> [Instant] {
        let day = zone.local(at: time).day
        let found = [
            zone.instant(of: day.advanced(by: -1), second: 0), zone.instant(of: day, second: 0),
            time.advanced(bySeconds: -Int(hour)),
        ]
        return Set(found).sorted()
    }

    /// The midnights at which what is past becomes yesterday, and a date.
    private static func dayEdges(after time: Instant, in zone: Zone) -> [Instant] {
        let day = zone.local(at: time).day
        return [1, 2].map { zone.instant(of: day.advanced(by: $0), second: 0) }
    }

    private static func moment(_ time: Instant, seenAt now: Instant, _ zone: Zone) -> ItemFacts.Moment {
        ItemFacts.Moment(
            date: time.date, offset: zone.offset(at: time),
            daysAgo: zone.local(at: now).day.number - zone.local(at: time).day.number)
    }
}
