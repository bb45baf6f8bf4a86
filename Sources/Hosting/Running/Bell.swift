import Foundation

/// A pipe by which one thread wakes the loop of another.
package final class Bell: Sendable {
    /// Readable once it rang, until it is silenced; -1 where the system has no descriptor left, then it wakes nobody.
    package let descriptor: Int32
    private let cord: Int32

    /// Silent; both ends are closed with the bell and by exec.
    package init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        (descriptor, cord) = (ends[0], ends[1])
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if cord >= 0 { close(cord) }
    }

    /// Wakes whoever polls `descriptor`. Never waits: a full pipe wakes as well.
    package func ring() {
        var byte: UInt8 = 1
        _ = write(cord, &byte, 1)
    }

    /// Takes back every ring so far. What they announced is to be looked at after this, so that none is missed.
    package func silence() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) == bytes.count {}
    }
}
