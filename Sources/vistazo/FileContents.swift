import Foundation
import Glibc

/// The bytes of a file, of a pipe or of a descriptor by its name (`/dev/fd/63`), to a limit.
enum FileContents {
    /// Reads to the end, at most one byte more than `limit`, so that whoever reads the bytes sees that there
    /// were too many; `-` is standard input.
    ///
    /// - Parameter isFileOnly: refuses what is neither a file nor `/dev/null`, and so never waits.
    /// - Throws: `Unreadable` where the file is not there or cannot be read.
    static func read(
        _ path: String, limit: Int = 1 << 20, isFileOnly: Bool = false
    ) throws(Unreadable) -> [UInt8] {
        let mode = O_RDONLY | O_CLOEXEC | O_NOCTTY | (isFileOnly ? O_NONBLOCK : 0)
        let descriptor = path == "-" ? STDIN_FILENO : open(path, mode)
        guard descriptor >= 0 else { throw Unreadable(code: errno) }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        if isFileOnly {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw Unreadable(code: errno) }
            switch status.st_mode & S_IFMT {
            case S_IFREG: break
            case S_IFDIR: throw Unreadable(code: EISDIR)
            // Everything else may be endless, or wait for somebody who writes; of devices only null(4), which
            // is number 1, 3, is a file without contents.
            default:
                guard status.st_rdev == 0x103 else { throw Unreadable(code: ENOTSUP) }
            }
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = Glibc.read(descriptor, &chunk, min(chunk.count, limit + 1 - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Unreadable(code: errno) }
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        return bytes
    }

    struct Unreadable: Error {
        /// The system's error number.
        let code: Int32

        var isMissing: Bool { code == ENOENT || code == ENOTDIR }
        /// The system's own words.
        var reason: String { String(cString: strerror(code)) }
    }
}
