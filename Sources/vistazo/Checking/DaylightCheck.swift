import Foundation
import VistazoArchive

/// Entries that are days of 86,400 seconds apart where the local day has another length. Pure.
struct DaylightCheck {
    let archive: ArchivedTimeline
    let zone: TimeZone
    let place: Finding.Place

    /// A clock change near a date: that of the zone, else that of one that has them.
    static func change(near date: Date, in zone: TimeZone) -> (zone: TimeZone, at: Date)? {
        if let next = zone.nextDaylightSavingTimeTransition(after: date), next < date + 400 * 86_400 {
            return (zone, next)
        }
        guard let other = TimeZone(identifier: "Europe/Madrid"),
            let next = other.nextDaylightSavingTimeTransition(after: date)
        else { return nil }
        return (other, next)
    }

    func findings() -> [Finding] {
        let entries = archive.entries
        for (index, pair) in zip(entries, entries.dropFirst()).enumerated() {
            let gap = pair.1.date.timeIntervalSince(pair.0.date)
            let offsets = [pair.0.date, pair.1.date].map { zone.secondsFromGMT(for: $0) }
            guard gap >= 86_400, gap.truncatingRemainder(dividingBy: 86_400) == 0, offsets[0] != offsets[1]
            else {
                continue
            }
            var place = place
            place.entry = index + 1
            return [
                Finding(.dayLength, place, ["date": WireDate.text(pair.1.date), "zone": zone.identifier])
            ]
        }
        return []
    }
}
