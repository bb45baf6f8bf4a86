import Glibc

/// What became of the logbook's file since it was last opened, where a person should know.
package enum StoreNews: Hashable, Sendable {
    /// It stood elsewhere, as earlier versions kept it.
    case moved(from: String)
    /// It had entries, about so many, and has none: it was deleted, or replaced by a new one.
    case emptied(from: Int)
    /// It has fewer than half the entries it had.
    case shrunken(from: Int, to: Int)
}

/// How large the logbook was when it was last seen, in a file beside the host's, which nobody copies or
/// restores together with the logbook.
struct StoreSize {
    private let file: String
    private var known: Int?

    /// A file that cannot be read says nothing.
    init(file: String) {
        self.file = file
        known = Self.read(file)
    }

    /// Compares with what was known, and remembers what has grown.
    mutating func compare(with size: Int) -> StoreNews? {
        if let known, known >= 10 {
            if size == 0 { return .emptied(from: known) }
            if size < known / 2 { return .shrunken(from: known, to: size) }
        }
        follow(size)
        return nil
    }

    /// Remembers a size that differs by enough, or is less.
    mutating func follow(_ size: Int) {
        let known = known ?? 0
        if size < known || size >= known + max(1, known / 16) { write(size) }
    }

    /// Remembers a size. Where it cannot be written nothing is remembered.
    mutating func write(_ size: Int) {
        known = size
        let text = "\(size)\n"
        let temporary = "\(file).\(getpid())"
        var descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        if descriptor < 0, errno == ENOENT, let slash = file.lastIndex(of: "/") {
            try? Folders.make(String(file[..<slash]))
            descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        }
        guard descriptor >= 0 else { return }
        let isWritten = Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count
        close(descriptor)
        if !isWritten || rename(temporary, file) != 0 { unlink(temporary) }
    }

    private static func read(_ file: String) -> Int? {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 24)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return nil }
        return Int(trimmed(String(decoding: bytes[..<count], as: UTF8.self))).flatMap { $0 < 0 ? nil : $0 }
    }
}
