import CSignals
import Glibc

/// What happens to a process that runs for long without a screen: signals, a set clock, the end of another process.
/// One a process, and not beside a `Terminal`.
package final class ProcessWatch {
    /// Readable once a signal has come.
    package let signalDescriptor: Int32
    /// Readable once the wall clock was set or the machine slept; -1 where the system cannot say so.
    package var clockDescriptor: Int32 { clock.descriptor }
    private let clock = ClockWatch()

    /// From now on no signal ends the process by itself; a closed pipe is only an error of write(2).
    package init() { signalDescriptor = csignals_open() }

    deinit { csignals_close() }

    /// The signal that asks for the end, where one has come. Ctrl-Z stops the process here, until it goes on.
    package func endSignal() -> Int32? {
        var end: Int32?
        var buffer = [UInt8](repeating: 0, count: 64)
        while case let count = read(signalDescriptor, &buffer, buffer.count), count > 0 {
            for byte in buffer[..<count] {
                switch Int32(byte) {
                case SIGTSTP: csignals_stop_job()
                case SIGWINCH, SIGCHLD, SIGCONT: break
                default: end = end ?? Int32(byte)
                }
            }
        }
        return end
    }

    /// Takes note that the clock was set.
    package func silenceClock() { clock.silence() }

    /// Readable once that process has ended; -1 where there is none, or the system cannot say so. The caller's to
    /// close.
    package static func descriptor(of process: Int32) -> Int32 { csignals_watch_process(process) }

    /// Ends this process by a signal, as if nobody had handled it.
    package static func end(by signal: Int32) -> Never {
        csignals_die(signal)
        exit(128 + signal)
    }
}
