import CSpawn
import Glibc

/// A program of the system that is run to its end, such as `tmux` with one command: no shell, no request, no reply.
package enum ShortRun {
    /// What came of it.
    package struct Outcome: Hashable, Sendable {
        /// Its exit code, 128 and the signal that ended it, or 127 where there is no such program.
        package var status: Int32
        /// What it printed, at most 64 KiB.
        package var output: String
        /// What it said on standard error, at most 64 KiB.
        package var errors: String
    }

    /// Runs a program that is found by this process's PATH; it is killed after so many seconds.
    package static func run(
        _ program: String, _ arguments: [String], environment: [String: String], seconds: Double = 5
    ) -> Outcome {
        var output: [Int32] = [-1, -1]
        var errors: [Int32] = [-1, -1]
        defer { for end in output + errors where end >= 0 { close(end) } }
        guard pipe(&output) == 0, pipe(&errors) == 0 else {
            return Outcome(status: 127, output: "", errors: String(cString: strerror(errno)))
        }
        for end in output + errors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var child: pid_t = 0
        let code = CStrings([program] + arguments).use { words in
            CStrings(environment.map { "\($0)=\($1)" }).use { variables in
                vistazo_start(program, words, variables, output[1], errors[1], 0, &child)
            }
        }
        guard code == 0 else {
            return Outcome(status: 127, output: "", errors: String(cString: strerror(code)))
        }
        close(output[1])
        close(errors[1])
        (output[1], errors[1]) = (-1, -1)
        let texts = read(output[0], errors[0], until: Moment.now().steady + seconds)
        if texts == nil { kill(child, SIGKILL) }
        var end: Int32 = 0
        while waitpid(child, &end, 0) < 0, errno == EINTR {}
        let signal = end & 0x7F
        return Outcome(
            status: signal == 0 ? end >> 8 & 0xFF : 128 + signal, output: texts?.0 ?? "",
            errors: texts?.1 ?? "")
    }

    /// Both texts once both ends are closed; nil where that did not come in time.
    private static func read(
        _ output: Int32, _ errors: Int32, until limit: Double
    ) -> (String, String)? {
        var texts: [[UInt8]] = [[], []]
        var ends = [output, errors]
        var buffer = [UInt8](repeating: 0, count: 4096)
        while ends.contains(where: { $0 >= 0 }) {
            let rest = limit - Moment.now().steady
            guard rest > 0 else { return nil }
            var wanted = ends.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            poll(&wanted, nfds_t(wanted.count), Int32(min(rest, 60) * 1000) + 1)
            for index in ends.indices where wanted[index].revents != 0 {
                let count = Glibc.read(ends[index], &buffer, buffer.count)
                if count > 0, texts[index].count < 65_536 { texts[index] += buffer[..<count] }
                if count == 0 || count < 0 && errno != EINTR { ends[index] = -1 }
            }
        }
        return (String(decoding: texts[0], as: UTF8.self), String(decoding: texts[1], as: UTF8.self))
    }
}
