import Foundation
import Glibc

/// The line of standard input, or all of it where no line ends.
///
/// Throws where there is nothing, and beyond 1 MiB.
func requestLine() throws -> [UInt8] {
    let limit = 1 << 20
    var line: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
        let count = chunk.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        let part = chunk[..<count]
        if let end = part.firstIndex(of: UInt8(ascii: "\n")) {
            line += part[..<end]
            break
        }
        line += part
        guard line.count <= limit else { throw ExtensionError.requestTooLong }
    }
    guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { throw ExtensionError.noRequest }
    return line
}

/// The way back to the host: standard output, which is the reply's alone. What author code prints goes to
/// standard error from here on.
struct ReplyPipe: Sendable {
    private let descriptor: Int32

    init() {
        let copy = dup(STDOUT_FILENO)
        descriptor = copy >= 0 ? copy : STDOUT_FILENO
        if copy >= 0 { dup2(STDERR_FILENO, STDOUT_FILENO) }
    }

    /// Writes the reply and a line end; false where nobody reads.
    func send(_ line: String) -> Bool { write(Array((line + "\n").utf8), to: descriptor) }
}

/// Writes a sentence on a line of its own.
func writeToStandardError(_ text: String) { _ = write(Array((text + "\n").utf8), to: STDERR_FILENO) }

/// Writes all bytes, however many calls it takes; false where the other end is closed.
func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = Glibc.write(
                descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
