import Glibc
import VistazoArchive

/// A file that holds a secret: regular, the user's own, and for nobody else to read.
enum SecretFile {
    /// Bytes of a secret.
    static let limit = 64 << 10

    /// The text of a file without one line end at its end.
    ///
    /// - Parameter path: Absolute, or from the folder this process is in. A link is followed, and what it leads to is
    ///   held to the same.
    static func read(_ path: String) throws(SecretFault) -> String {
        // A pipe would keep us waiting, a terminal would become ours.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard file >= 0 else { throw .unreadable(path: path, code: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .unreadable(path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        guard status.st_uid == geteuid() else { throw .notYours(path: path) }
        let mode = status.st_mode & 0o7777
        guard mode & 0o7177 == 0 else { throw .tooOpen(path: path, mode: mode) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(path: path, code: errno) }
            if count == 0 { break }
            bytes += buffer[..<count]
            guard bytes.count <= limit else { throw .tooLong(source: path) }
        }
        return try text(bytes, of: path)
    }

    /// The value in what a file holds or a command printed.
    static func text(_ bytes: [UInt8], of source: String) throws(SecretFault) -> String {
        guard bytes.count <= limit else { throw .tooLong(source: source) }
        var bytes = bytes[...]
        if bytes.last == 0x0A {
            bytes.removeLast()
            if bytes.last == 0x0D { bytes.removeLast() }
        }
        guard !bytes.isEmpty, !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
            throw .noText(source: source)
        }
        return text
    }
}
