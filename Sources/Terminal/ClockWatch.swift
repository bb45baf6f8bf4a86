import CSignals
import Glibc

/// Tells when the wall clock was set or the machine slept, so that whoever waits for a date looks again. It wakes
/// nobody otherwise.
package final class ClockWatch {
    /// Readable once it happened; -1 where the system cannot say so.
    package let descriptor: Int32

    /// Looks from now on.
    package init() { descriptor = csignals_watch_clock() }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Takes note of what happened, and waits for the next time.
    package func silence() {
        if descriptor >= 0 { csignals_rewatch_clock(descriptor) }
    }
}
