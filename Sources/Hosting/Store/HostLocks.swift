import Foundation

/// Locks that all windows and commands of one user share: each is one byte of a file beside the host's store.
///
/// They are open file description locks (fcntl(2)). The kernel frees them when their holder ends, however it ends,
/// so none can be left behind; two holders in one process exclude each other like those of two processes. Nothing
/// here waits.
package final class HostLocks {
    private let descriptor: Int32
    private let path: String
    private var held: Set<String> = []

    /// Opens or creates the file; nil where that cannot be, as in a folder that is only for reading.
    package init?(path: String) {
        self.path = path
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
    }

    /// Those of a host's store, which need not be there; nil for one in memory.
    package convenience init?(ofStore path: String) {
        guard path != ":memory:" else { return nil }
        self.init(path: path + "-locks")
    }

    /// A file of locks as it is, for a look at who holds what; nil where there is none. Nothing can be taken.
    package init?(readingAt path: String) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        freeAll()
        close(descriptor)
    }

    /// Takes all of these or none. What this object holds already is taken, for it as for others.
    package func take(_ names: [String]) -> Bool {
        var taken: [String] = []
        for name in Set(names).sorted() {
            guard !held.contains(name), set(F_WRLCK, name) else {
                free(taken)
                return false
            }
            held.insert(name)
            taken.append(name)
        }
        return true
    }

    /// Frees those of these that are held here.
    package func free(_ names: [String]) {
        for name in names where held.remove(name) != nil { _ = set(F_UNLCK, name) }
    }

    /// Frees whatever is held here.
    package func freeAll() { free(Array(held)) }

    /// Whether the file that others open now is another: then these locks keep nobody out.
    var isForgotten: Bool {
        var (own, present) = (stat(), stat())
        return fstat(descriptor, &own) == 0
            && (stat(path, &present) != 0 || (own.st_dev, own.st_ino) != (present.st_dev, present.st_ino))
    }

    /// Whether it is held by another than this object.
    package func isHeldElsewhere(_ name: String) -> Bool {
        var lock = Self.lock(F_WRLCK, name)
        return fcntl(descriptor, Self.getLock, &lock) == 0 && Int32(lock.l_type) != F_UNLCK
    }

    // Of <fcntl.h>, there behind _GNU_SOURCE.
    private static let getLock: Int32 = 36
    private static let setLock: Int32 = 37

    private func set(_ type: Int32, _ name: String) -> Bool {
        var lock = Self.lock(type, name)
        return fcntl(descriptor, Self.setLock, &lock) == 0
    }

    /// Two names share a byte once in 2^62 pairs; then they only wait for each other.
    private static func lock(_ type: Int32, _ name: String) -> Glibc.flock {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var lock = Glibc.flock()
        lock.l_type = Int16(type)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = off_t(hash >> 2)
        lock.l_len = 1
        return lock
    }
}

extension HostLocks {
    /// What a run of an extension holds, so that there is one at a time.
    package static func run(_ identifier: String) -> String { "run \(identifier)" }

    /// What a run of an intent holds: its extension's app groups. Those that name none share one.
    package static func groups(_ groups: [String]) -> [String] {
        groups.isEmpty ? ["groups"] : groups.map { "group \($0)" }
    }

    /// What a window holds for as long as it lives.
    static func window(_ owner: String) -> String { "window \(owner)" }
}
