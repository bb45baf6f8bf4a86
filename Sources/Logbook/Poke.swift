import Glibc

/// The short datagram that tells running dashboards to look again.
///
/// Each dashboard listens on a `*.sock` of the runtime folder. A poke never waits and never fails: a
/// dashboard whose queue is full has pokes to read anyway, and the socket of a dead one is removed.
package enum Poke {
    /// Longer messages are cut. A message says what changed; none is needed to be right, for a
    /// dashboard that misses one reads the stores at its next change.
    package static let limit = 1024

    /// Sends `message` to every socket in `folder`; returns how many took it.
    ///
    /// - Parameter listener: The name of one that is left out: the sender's own.
    @discardableResult
    package static func send(_ message: String, folder: String, except listener: String? = nil) -> Int {
        guard let listing = opendir(folder) else { return 0 }
        defer { closedir(listing) }
        var sender: Int32 = -1
        defer { if sender >= 0 { close(sender) } }
        var delivered = 0
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.hasSuffix(".sock"), name.dropLast(5) != listener ?? "" else { continue }
            if sender < 0 { sender = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | socketFlags, 0) }
            guard sender >= 0 else { return delivered }
            if deliver(message, to: name, in: dirfd(listing), over: sender) {
                delivered += 1
            } else if errno == ECONNREFUSED {
                unlinkat(dirfd(listing), name, 0)
            }
        }
        return delivered
    }

    private static func deliver(
        _ message: String, to name: String, in folder: Int32, over sender: Int32
    ) -> Bool {
        guard let address = SocketAddress(name: name, folder: folder) else {
            errno = ENAMETOOLONG
            return false
        }
        var text = message
        let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
        return text.withUTF8 { bytes in
            address.use { sendto(sender, bytes.baseAddress, min(bytes.count, limit), flags, $0, $1) }
        } >= 0
    }
}

let socketFlags = Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)

/// The address of a socket in an open folder. It goes by way of `/proc`, for a socket's own path may
/// hold but 107 bytes (unix(7)).
struct SocketAddress {
    private var storage = sockaddr_un()

    init?(name: String, folder: Int32) {
        let path = "/proc/self/fd/\(folder)/\(name)"
        storage.sun_family = sa_family_t(AF_UNIX)
        let fits = withUnsafeMutableBytes(of: &storage.sun_path) { room in
            guard path.utf8.count < room.count else { return false }
            room.copyBytes(from: path.utf8)
            return true
        }
        guard fits else { return nil }
    }

    func use<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafePointer(to: storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
