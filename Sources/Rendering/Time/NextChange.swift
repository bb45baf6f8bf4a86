import Foundation

extension WallClock {
    /// The first instant after `now`, before `limit`, at which a reading of the calendar differs from that
    /// at `now`; nil where none does.
    ///
    /// Between two local midnights, clock changes and `turn` (where a text changes direction) a reading only
    /// ever moves one way, so a stretch whose ends agree holds no change and any other is halved.
    func firstChange<Reading: Equatable>(
        after now: Int, before limit: Int, turn: Int, reading: (Int) -> Reading
    ) -> Int? {
        let present = reading(now)
        var start = now
        while start < limit {
            var end = min(midnight(after: start), limit)
            if turn > start { end = min(end, turn) }
            if let jump = transition(after: start, through: end) { end = jump }
            if end - 1 > start, reading(end - 1) != present {
                return firstInstant(in: start, through: end - 1) { reading($0) != present }
            }
            if reading(end) != present { return end }
            start = end
        }
        return nil
    }
}
