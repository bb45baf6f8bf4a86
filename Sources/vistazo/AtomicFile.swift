import Foundation
import Glibc

/// Files of ours that other processes read at any time: replaced as a whole, or left as they are.
enum AtomicFile {
    /// Why a file was left as it was.
    struct Unwritable: Error {
        /// The system's error number.
        let code: Int32

        /// The system's own words.
        var reason: String { String(cString: strerror(code)) }
    }

    /// Replaces what a file holds. A symlink stays and its target is replaced; mode and, where that may be, owner stay
    /// too; a new file is the user's alone. All is on the disk before it takes the old one's place.
    ///
    /// - Throws: `Unwritable`; then the old contents are untouched.
    static func write(_ bytes: [UInt8], to path: String) throws(Unwritable) {
        let file = target(of: path)
        let slash = file.lastIndex(of: "/")
        let folder = slash.map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
        let name = slash.map { String(file[file.index(after: $0)...]) } ?? file
        var template = Array("\(folder)/.\(name).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Unwritable(code: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var status = stat()
        if stat(file, &status) == 0 {
            _ = fchown(descriptor, status.st_uid, status.st_gid)
            _ = fchmod(descriptor, status.st_mode & 0o7777)
        }
        var code = fill(descriptor, bytes)
        if code == 0, fsync(descriptor) != 0 { code = errno }
        if close(descriptor) != 0, code == 0 { code = errno }
        if code == 0, rename(temporary, file) != 0 { code = errno }
        guard code == 0 else {
            unlink(temporary)
            throw Unwritable(code: code)
        }
        // The name itself is safe only once its folder is on the disk.
        let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if directory >= 0 {
            fsync(directory)
            close(directory)
        }
    }

    private static func fill(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
        bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(
                    descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count < 0 ? errno : ENOSPC }
                written += count
            }
            return 0
        }
    }

    /// Where symlinks lead, though the last of them may lead to nothing yet.
    private static func target(of path: String) -> String {
        var path = path
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                return path
            }
            if next.hasPrefix("/") {
                path = next
            } else {
                let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
                path = folder + next
            }
        }
        return path
    }

    /// Keeps others from changing files of a folder while `body` reads one and writes it anew.
    ///
    /// - Throws: what `body` throws; a folder that cannot be locked is no reason not to try.
    static func whileLocking<Result>(_ folder: String, _ body: () throws -> Result) rethrows -> Result {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        if descriptor >= 0 {
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        }
        return try body()
    }
}
