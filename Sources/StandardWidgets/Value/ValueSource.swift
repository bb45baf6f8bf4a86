import Foundation
import VistazoLogbook

/// Where a figure is read: a command or a file.
enum ValueSource: Hashable, Sendable {
    case command(String)
    case file(String)

    /// The command where there are both; nil where there is neither.
    init?(_ configuration: ValueConfiguration) {
        func said(_ text: String?) -> String? { text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }
        if let line = said(configuration.command) {
            self = .command(line)
        } else if let path = said(configuration.file) {
            self = .file(path)
        } else {
            return nil
        }
    }

    /// What tells it from every other.
    var spelled: String {
        switch self {
        case .command(let line): "command " + line
        case .file(let path): "file " + path
        }
    }

    /// What a widget is called that nobody named: the command's first word, the file's name without its ending.
    var name: String {
        let word: Substring =
            switch self {
            case .command(let line): line.split(whereSeparator: \.isWhitespace).first ?? ""
            case .file(let path): path[...]
            }
        let file = word.split(separator: "/").last ?? word
        guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return String(file) }
        return String(file[..<dot])
    }

    /// The bytes, and when they are from.
    ///
    /// - Throws: `CommandRunner.Failure`.
    func read(
        _ configuration: ValueConfiguration, at now: Date
    ) async throws(CommandRunner.Failure) -> (bytes: [UInt8], captured: Date) {
        switch self {
        case .command(let line):
            var order = CommandRunner.Order(line, seconds: min(max(configuration.seconds, 1), 60))
            if let secret = configuration.secret, !secret.isEmpty {
                // Named as for every extension.
                order.variables["VISTAZO_WITH_secret"] = secret
                order.secrets = [secret]
            }
            return (try await CommandRunner.run(order).output, now)
        case .file(let path):
            return try Self.contents(of: path, now)
        }
    }

    /// A regular file, to 1 MiB; a leading `~` is the home folder. What is none might wait for somebody for ever.
    private static func contents(
        of path: String, _ now: Date
    ) throws(CommandRunner.Failure) -> ([UInt8], Date) {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? "~"
        let whole = path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
        let descriptor = open(whole, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw unreadable(path, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw unreadable(path, status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENOTSUP)
        }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw unreadable(path, errno) }
            guard count > 0 else { break }
            bytes += chunk[..<count]
            guard bytes.count <= longest else { throw unreadable(path, EFBIG) }
        }
        let written = Date(
            timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec / 1_000_000)
                / 1000)
        return (bytes, min(written, now))
    }

    private static let longest = 1 << 20

    private static func unreadable(_ path: String, _ code: Int32) -> CommandRunner.Failure {
        CommandRunner.Failure(
            StandardStore.shared.words(
                "widgets.value.noFile", ["file": path, "reason": String(cString: strerror(code))]))
    }
}
