import CNcurses
import Glibc

/// Asks a terminal how many columns it gives to a text: writes it at the start of a line, asks where the cursor
/// stands, and takes it away again.
///
/// It is the one place that asks a terminal anything, and only where a person asks for it.
package enum WidthProbe {
    /// Columns of each text in order; nil from the first that brings no answer in time.
    ///
    /// An answer that comes after that is thrown away as long as it comes within another such time.
    ///
    /// - Parameters:
    ///   - path: The terminal.
    ///   - patience: Milliseconds for which each answer is waited for.
    /// - Returns: nil where there is no terminal.
    package static func columns(
        of texts: [String], terminal path: String = "/dev/tty", patience: Int32 = 500
    ) -> [Int?]? {
        let terminal = open(path, O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard terminal >= 0 else { return nil }
        defer { close(terminal) }
        var former = termios()
        // In the background it would be stopped by the change of modes.
        guard tcgetattr(terminal, &former) == 0, tcgetpgrp(terminal) == getpgrp() else { return nil }
        var quiet = former
        // No signal keys: whatever is typed meanwhile, the modes are given back.
        quiet.c_lflag &= ~UInt32(ICANON | ECHO | ISIG)
        guard tcsetattr(terminal, TCSAFLUSH, &quiet) == 0 else { return nil }
        defer { _ = tcsetattr(terminal, TCSAFLUSH, &former) }
        var found: [Int?] = []
        for text in texts {
            guard found.last != .some(nil) else {
                found.append(nil)
                continue
            }
            send("\r\(text)\u{1B}[6n", to: terminal)
            found.append(column(from: terminal, patience).map { $0 - 1 })
            send("\r\u{1B}[K", to: terminal)
        }
        if found.last == .some(nil) { poll(nil, 0, patience) }
        return found
    }

    /// The column of a report `CSI row ; column R` (ECMA-48, CPR), whatever comes before it.
    private static func column(from terminal: Int32, _ patience: Int32) -> Int? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        while bytes.count < 4096 {
            var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, patience) > 0 else { return nil }
            let count = read(terminal, &buffer, buffer.count)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
            if let column = column(in: bytes) { return column }
        }
        return nil
    }

    static func column(in bytes: [UInt8]) -> Int? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.matches(of: /\u{1B}\[[0-9]+;([0-9]{1,5})R/).last.flatMap { Int($0.output.1) }
    }

    private static func send(_ text: String, to terminal: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }
}
