import Glibc

extension Poke {
    /// A socket that a dashboard has, or had.
    package struct Listener: Hashable, Sendable {
        /// Its file's name without the ending: the process id of who made it.
        package var name: String
        /// Whether somebody still listens; one of whom nobody does is removed by the next poke.
        package var isAlive: Bool

        /// As tests stage it.
        package init(name: String, isAlive: Bool) {
            self.name = name
            self.isAlive = isAlive
        }
    }

    /// The sockets of a folder by name, found without sending or removing anything; none where there is no folder.
    package static func listeners(in folder: String) -> [Listener] {
        guard let listing = opendir(folder) else { return [] }
        defer { closedir(listing) }
        var found: [Listener] = []
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.hasSuffix(".sock") else { continue }
            found.append(
                Listener(name: String(name.dropLast(5)), isAlive: isAlive(name, in: dirfd(listing))))
        }
        return found.sorted { $0.name < $1.name }
    }

    /// Connecting a socket of datagrams tells the other end nothing.
    private static func isAlive(_ name: String, in folder: Int32) -> Bool {
        let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | socketFlags, 0)
        guard socket >= 0 else { return false }
        defer { close(socket) }
        return SocketAddress(name: name, folder: folder)?.use { connect(socket, $0, $1) } == 0
    }
}
