import Foundation

/// One instant on two clocks: dates go by the wall clock, waiting by a clock that never steps.
package struct Moment: Hashable, Sendable {
    /// The wall clock's; may step in either direction.
    package var date: Date
    /// Seconds of a clock that never steps; it stands still while the machine sleeps.
    package var steady: Double

    /// Both clocks read at once; nothing checks that they belong together.
    package init(date: Date, steady: Double) {
        self.date = date
        self.steady = steady
    }

    /// Reads both clocks, the steady one as CLOCK_MONOTONIC.
    package static func now() -> Moment {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Moment(date: Date(), steady: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }

    /// Both clocks later by so many seconds, by negative ones earlier.
    package func advanced(by seconds: Double) -> Moment {
        Moment(date: date + seconds, steady: steady + seconds)
    }
}
