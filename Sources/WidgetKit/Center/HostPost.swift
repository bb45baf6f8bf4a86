import Foundation
import Glibc
import VistazoArchive

/// How a program that no host has started reaches the dashboards of its user.
///
/// A wish is an empty file in `center` of the state folder, one a kind, whose time of change is the wish's: the next
/// window that opens finds archives older than that out of date. A datagram to each dashboard's socket says it at
/// once. Nothing here waits or fails; where there is no folder nobody hears.
struct HostPost {
    private let state: String?
    private let runtime: String?

    /// Folders as the host finds them, by the XDG rules.
    init(_ environment: [String: String]) {
        func absolute(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let home = absolute("HOME")
        state = (absolute("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" }).map { $0 + "/vistazo" }
        let system = "/run/user/\(getuid())"
        var status = stat()
        if let folder = absolute("XDG_RUNTIME_DIR") {
            runtime = folder + "/vistazo"
        } else if stat(system, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() {
            runtime = system + "/vistazo"
        } else {
            runtime = state.map { $0 + "/run" }
        }
    }

    /// Asks for new archives of a kind, nil for all.
    ///
    /// The word is `reload` from a process at a terminal, as a person's own wish; else `center`, which is charged
    /// to the budget.
    func reload(_ kind: String?) {
        mark(kind)
        let word =
            [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { isatty($0) == 1 } ? "reload" : "center"
        tell(kind.map { "\(word) \($0)" } ?? word)
    }

    /// The widgets that the last window had placed, of every program; empty where none says so.
    var placed: [WireRequest.Placed] {
        guard let state, let data = FileManager.default.contents(atPath: state + "/placed.json"),
            let root = try? JSONReader.read(Array(data)), var object = try? root.object(),
            let list = try? object.takeValue("placed")?.array()
        else { return [] }
        return list.compactMap { try? WireRequest.Placed($0) }
    }

    private func mark(_ kind: String?) {
        guard let state else { return }
        let folder = state + "/center"
        if mkdir(folder, 0o700) != 0, errno == ENOENT {
            try? FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW
        let file = open(folder + "/" + CenterMark.name(of: kind), flags, 0o600)
        guard file >= 0 else { return }
        futimens(file, nil)
        close(file)
    }

    private func tell(_ message: String) {
        guard let runtime, let listing = opendir(runtime) else { return }
        defer { closedir(listing) }
        let sender = socket(
            AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard sender >= 0 else { return }
        defer { close(sender) }
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            // By way of the open folder, for a socket's own path may hold but 107 bytes (unix(7)).
            if name.hasSuffix(".sock") {
                send(message, to: "/proc/self/fd/\(dirfd(listing))/\(name)", over: sender)
            }
        }
    }

    private func send(_ message: String, to path: String, over sender: Int32) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
            guard path.utf8.count < room.count else { return false }
            room.copyBytes(from: path.utf8)
            return true
        }
        guard fits else { return }
        let bytes = Array(message.utf8.prefix(1024))
        _ = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(
                    sender, bytes, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL), $0,
                    socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
