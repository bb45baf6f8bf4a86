import Glibc

/// A dashboard's end of the pokes: a bound socket whose descriptor a loop can poll.
///
/// Only its own user can reach it: the folder is 0700, the socket 0600, and what the kernel says of the sender
/// (`SCM_CREDENTIALS`, unix(7)) is looked at once more.
package final class PokeListener {
    /// Readable while a poke waits.
    package let descriptor: Int32
    /// Its own among the listeners of the folder: pokes that it sends itself can be told by it.
    package let name: String
    /// Of its socket.
    package let path: String

    /// Binds `NAME.sock` in `folder`, which is created where it is missing and closed to others where it is open to
    /// them; an old socket of that name is replaced. The name must be one's own: the process id.
    ///
    /// - Throws: `FolderError.cannotCreate` with the system's reason, also where the folder is another user's.
    package init(folder: String, name: String = String(getpid())) throws(FolderError) {
        try Folders.make(folder)
        self.name = name
        path = folder + "/" + name + ".sock"
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if directory >= 0 { close(directory) } }
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | socketFlags, 0)
        var isOn: Int32 = 1
        guard directory >= 0, descriptor >= 0, Self.isPrivate(directory),
            // Of the socket's own mode the file gets what the umask leaves.
            fchmod(descriptor, 0o600) == 0,
            setsockopt(descriptor, SOL_SOCKET, SO_PASSCRED, &isOn, socklen_t(MemoryLayout<Int32>.size)) == 0,
            let address = SocketAddress(name: name + ".sock", folder: directory),
            unlinkat(directory, name + ".sock", 0) == 0 || errno == ENOENT,
            address.use({ bind(descriptor, $0, $1) }) == 0
        else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw .cannotCreate(path: path, reason: reason)
        }
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    /// Takes the socket away now, for a process that a signal ends before anything is given back.
    package func leave() { unlink(path) }

    /// Pokes that wait, oldest first; never blocks. At most so many at a time, so that a sender who never pauses
    /// keeps nobody from everything else.
    package func drain(atMost limit: Int = 256) -> [String] {
        var messages: [String] = []
        var buffer = [UInt8](repeating: 0, count: Poke.limit)
        for _ in 0..<limit {
            guard let (count, isOurs) = receive(into: &buffer) else { break }
            if isOurs { messages.append(String(decoding: buffer.prefix(count), as: UTF8.self)) }
        }
        return messages
    }

    /// nil where nothing waits.
    private func receive(into buffer: inout [UInt8]) -> (count: Int, isOurs: Bool)? {
        // Room for the one header of struct ucred: its length, level and type, then pid, uid and gid.
        var control = [UInt64](repeating: 0, count: 8)
        return buffer.withUnsafeMutableBytes { bytes in
            control.withUnsafeMutableBytes { room in
                var part = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
                return withUnsafeMutablePointer(to: &part) { part in
                    var message = msghdr()
                    message.msg_iov = part
                    message.msg_iovlen = 1
                    message.msg_control = room.baseAddress
                    message.msg_controllen = room.count
                    let count = recvmsg(descriptor, &message, Int32(MSG_DONTWAIT))
                    guard count >= 0 else { return nil }
                    let header = room.load(as: cmsghdr.self)
                    let isOurs =
                        message.msg_controllen >= 28 && header.cmsg_level == SOL_SOCKET
                        && header.cmsg_type == 2 /* SCM_CREDENTIALS */
                        && [geteuid(), 0].contains(room.load(fromByteOffset: 20, as: UInt32.self))
                    return (count, isOurs)
                }
            }
        }
    }

    /// Ours alone, or made so.
    private static func isPrivate(_ folder: Int32) -> Bool {
        var status = stat()
        guard fstat(folder, &status) == 0 else { return false }
        guard status.st_uid == geteuid() else {
            errno = EPERM
            return false
        }
        return status.st_mode & 0o077 == 0 || fchmod(folder, 0o700) == 0
    }
}
