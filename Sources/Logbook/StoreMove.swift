import Glibc

/// Brings a logbook from where earlier versions kept it into the shared folder, once.
///
/// The file, its `-wal` and its `-shm` get a second name in the new place, the file itself last, and only
/// then lose the old one: whenever it ends, the three are whole in one place, and a program that has them open
/// goes on with the same files. To another file system they are copied as one.
enum StoreMove {
    private static let endings = ["-wal", "-shm", ""]

    /// Moves the first of the old files that is there, unless a logbook stands in the new place already.
    ///
    /// - Returns: The old path where it was moved now; nil where there was nothing to move.
    /// - Throws: `StoreMoveError` where it cannot be moved, and then nothing has been.
    static func bring(_ older: [String], to new: String) throws -> String? {
        for old in older {
            guard let found = file(old), let path = realpath(old) else { continue }
            if let present = file(new), present.st_ino != found.st_ino || present.st_dev != found.st_dev {
                // Two logbooks: the one in the new place is the one in use.
                return nil
            }
            // The new place itself, by another name.
            if let target = realpath(new), target == path { return nil }
            return try alone(beside: new, old: path) { try move(path, to: new) } ? old : nil
        }
        return nil
    }

    /// Runs `body` while no other process does so for the same folder.
    private static func alone(beside new: String, old: String, _ body: () throws -> Bool) throws -> Bool {
        let folder = String(new[..<(new.lastIndex(of: "/") ?? new.startIndex)])
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreMoveError(old: old, path: new, reason: reason()) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            if errno != EINTR { throw StoreMoveError(old: old, path: new, reason: reason()) }
        }
        let isMoved = try body()
        fsync(descriptor)
        return isMoved
    }

    private static func move(_ old: String, to new: String) throws -> Bool {
        // Another process was faster.
        guard let found = file(old) else { return false }
        if let present = file(new) {
            guard present.st_ino == found.st_ino else { return false }
        } else {
            try link(old, to: new)
        }
        for ending in endings.reversed() { unlink(old + ending) }
        return true
    }

    private static func link(_ old: String, to new: String) throws {
        var made: [String] = []
        for ending in endings where file(old + ending) != nil {
            // Left over from a move that was cut short, or of a logbook that is gone.
            unlink(new + ending)
            if Glibc.link(old + ending, new + ending) != 0 {
                let code = errno
                for path in made { unlink(path) }
                if code == EXDEV || code == EPERM || code == EMLINK {
                    return try copy(old, to: new)
                }
                throw StoreMoveError(old: old, path: new, reason: String(cString: strerror(code)))
            }
            made.append(new + ending)
        }
    }

    /// Copies all that is committed; nobody writes to the old file meanwhile.
    static func copy(_ old: String, to new: String) throws {
        do {
            for ending in ["-wal", "-shm"] { unlink(new + ending) }
            // What a connection is writing to it cannot copy (https://www.sqlite.org/c3ref/backup_finish.html).
            let holder = try Database(readingAt: old)
            try holder.write { try Database(readingAt: old).copy(to: new, replacing: false) }
        } catch let error as DatabaseError {
            throw StoreMoveError(old: old, path: new, reason: error.message)
        } catch let error as BackupError {
            throw StoreMoveError(old: old, path: new, reason: "\(error)")
        }
    }

    private static func file(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? status : nil
    }

    private static func realpath(_ path: String) -> String? {
        guard let resolved = Glibc.realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}

/// Why a logbook could not be moved; it stands where it stood.
package struct StoreMoveError: Error, Hashable, Sendable {
    /// Where it stands.
    package var old: String
    /// Where it was to go.
    package var path: String
    /// The system's own words.
    package var reason: String
}
