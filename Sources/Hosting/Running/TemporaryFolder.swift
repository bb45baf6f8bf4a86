import Foundation

/// The folder for temporary files of one run, which is removed with all that is in it.
///
/// Whoever uses it holds a lock on it (flock(2)), which ends with its process: so what a host left that was killed is
/// found, and removed, when the extension is run next.
final class TemporaryFolder {
    let path: String
    private let descriptor: Int32

    /// Makes one in a folder that is there; nil where that cannot be, with `errno`.
    init?(in parent: String) {
        Self.removeForgotten(in: parent)
        for _ in 0..<100 {
            let path = parent + "/" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
            guard mkdir(path, 0o700) == 0 else {
                guard errno == EEXIST else { return nil }
                continue
            }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            var (own, present) = (stat(), stat())
            // Another may have taken it for forgotten before it was locked.
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &own) == 0,
                lstat(path, &present) == 0, own.st_ino == present.st_ino
            else {
                close(descriptor)
                continue
            }
            self.path = path
            self.descriptor = descriptor
            return
        }
        errno = EEXIST
        return nil
    }

    deinit { remove() }

    private var isRemoved = false

    /// What is removed at once; nobody waits for more.
    private static let few = 500

    /// Removes it; nothing of the run may live any more. What takes long goes on beside the caller.
    func remove() {
        guard !isRemoved else { return }
        isRemoved = true
        guard !Self.removeTree(path, atMost: Self.few) else {
            close(descriptor)
            return
        }
        Thread.detachNewThread { [path, descriptor] in
            _ = Self.removeTree(path, atMost: .max)
            close(descriptor)
        }
    }

    private static func removeForgotten(in parent: String) {
        for name in names(in: parent) {
            let path = parent + "/" + name
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
            guard descriptor >= 0 else {
                unlink(path)
                continue
            }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = removeTree(path, atMost: few) }
            close(descriptor)
        }
    }

    /// Whatever lies in it and however deep: a folder in a folder is moved up and emptied in its turn, so that no path
    /// grows and nothing calls itself. No symlink is followed.
    ///
    /// - Returns: false where there was more than so many files and folders.
    private static func removeTree(_ top: String, atMost limit: Int) -> Bool {
        var left = limit
        var hasMore = true
        while hasMore {
            hasMore = false
            for name in names(in: top) {
                guard left > 0 else { return false }
                left -= 1
                let path = top + "/" + name
                if unlink(path) == 0 {
                    hasMore = true
                    continue
                }
                // Its owner may have closed it to himself.
                chmod(path, 0o700)
                var wasRaised = true
                while wasRaised {
                    wasRaised = false
                    for inner in names(in: path) {
                        guard left > 0 else { return false }
                        left -= 1
                        let deep = path + "/" + inner
                        if unlink(deep) == 0 {
                            wasRaised = true
                            continue
                        }
                        // A folder that nobody may write to cannot be moved.
                        chmod(deep, 0o700)
                        let raised = top + "/" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
                        if rename(deep, raised) == 0 { wasRaised = true }
                    }
                }
                if rmdir(path) == 0 { hasMore = true }
            }
        }
        return rmdir(top) == 0 || errno != ENOTEMPTY
    }

    /// Some of the names in a folder, at most a thousand; none where it is empty or cannot be read.
    private static func names(in folder: String) -> [String] {
        guard let listing = opendir(folder) else { return [] }
        defer { closedir(listing) }
        var names: [String] = []
        while names.count < 1000, let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
