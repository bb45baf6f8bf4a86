import Glibc
import VistazoCells

/// Where text leaves the process: a file descriptor, or memory in tests. Written on `flush` and at 64 KiB.
///
/// Used by one thread at a time: the main thread hands it over to the thread of a command and keeps none.
final class Outlet: @unchecked Sendable {
    private let descriptor: Int32?
    private var waiting: [UInt8] = []
    /// A write failed: the reader has gone away (`vistazo items | head -1`), or its disk is full.
    var isBroken: Bool { failure != nil }
    /// The system's error number of the write that failed.
    private(set) var failure: Int32?
    let isTTY: Bool

    /// Writes to a descriptor, which stays open.
    init(descriptor: Int32) {
        self.descriptor = descriptor
        isTTY = isatty(descriptor) == 1
    }

    /// Keeps all in memory.
    init(isTTY: Bool = false) {
        descriptor = nil
        self.isTTY = isTTY
    }

    /// What memory holds, or what still waits for a flush.
    var text: String { String(decoding: waiting, as: UTF8.self) }

    /// Writes one line; control characters in it, line ends too, become visible stand-ins.
    func line(_ text: String) { raw(visible(text) + "\n") }

    /// Writes text as it is: documents that may hold line ends or, where asked for, escape sequences.
    func raw(_ text: String) { raw(bytes: text.utf8) }

    /// Writes bytes as they are.
    func raw(bytes: some Sequence<UInt8>) {
        waiting.append(contentsOf: bytes)
        if waiting.count > 65_536 { flush() }
    }

    /// Sends what waits. A reader that has gone away is no reason to stop.
    func flush() {
        guard let descriptor, !waiting.isEmpty else { return }
        waiting.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count, !isBroken {
                let count = write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
                if count >= 0 {
                    sent += count
                } else if errno == EAGAIN {
                    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&ready, 1, -1)
                } else if errno != EINTR {
                    failure = errno
                }
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }
}
