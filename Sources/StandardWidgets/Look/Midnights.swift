import Foundation
import VistazoLogbook

extension StandardStore {
    /// The midnights to come, as the logbook's zone has them; none where the logbook cannot be opened.
    func midnights(after date: Date, count: Int) -> [Date] {
        boundaries(after: date, days: count, at: [0])
    }

    /// Midnights and the starts of the logbook's days, in order.
    func dayBoundaries(after date: Date, days: Int) -> [Date] {
        let start = (try? use { $0.dayStart }) ?? 0
        return boundaries(after: date, days: days, at: start == 0 ? [0] : [0, start])
    }

    private func boundaries(after date: Date, days: Int, at seconds: [Int]) -> [Date] {
        let found = try? use { logbook in
            let zone = logbook.zone
            let today = zone.local(at: Instant(date)).day
            return (0...max(days, 1)).flatMap { day in
                seconds.map { zone.instant(of: today.advanced(by: day), second: $0).date }
            }
        }
        return (found ?? []).filter { $0 > date }.sorted()
    }
}
