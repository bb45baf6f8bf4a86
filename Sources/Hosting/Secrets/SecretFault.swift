import Glibc
import VistazoWords

/// Why a secret could not be read. None of it holds anything of the secret, nor what a command printed.
package enum SecretFault: Error, Hashable, Codable, Sendable {
    /// The file cannot be opened or read: the system's error number.
    case unreadable(path: String, code: Int32)
    /// A folder, a pipe or a device.
    case notAFile(path: String)
    /// It belongs to another user.
    case notYours(path: String)
    /// Others may read or change it; the permission bits.
    case tooOpen(path: String, mode: UInt32)
    /// A file or an output beyond 64 KiB.
    case tooLong(source: String)
    /// Nothing, or bytes that are no text.
    case noText(source: String)
    /// The command did not end well.
    indirect case command(String, RunFailure)

    /// For people, without an end of line.
    package func sentence(_ words: Words) -> String {
        switch self {
        case .unreadable(let path, let code):
            words("hosting.secret.unreadable", ["path": path, "reason": String(cString: strerror(code))])
        case .notAFile(let path): words("hosting.secret.notAFile", ["path": path])
        case .notYours(let path): words("hosting.secret.notYours", ["path": path])
        case .tooOpen(let path, let mode):
            words("hosting.secret.tooOpen", ["path": path, "mode": "0" + String(mode, radix: 8)])
        case .tooLong(let source): words("hosting.secret.tooLong", ["source": source])
        case .noText(let source): words("hosting.secret.noText", ["source": source])
        case .command(let program, let failure):
            words("hosting.secret.command", ["program": program, "reason": failure.sentence(words)])
        }
    }
}
