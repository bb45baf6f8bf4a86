import CSpawn
import Glibc

/// A program of the system whose output is a person's answer, such as `notify-send --action`: waited for beside other
/// things, and never longer than its limit.
///
/// It is asked to end by SIGINT, and killed a second later.
package final class QuestionRun {
    /// Readable once there is something to serve; -1 when it is over.
    package private(set) var descriptor: Int32
    /// When it is to be served at the latest, by the steady clock.
    package private(set) var deadline: Double
    private let child: pid_t
    private var output: [UInt8] = []
    /// It has been asked to end.
    package private(set) var isInterrupted = false
    private var isCollected = false

    /// Starts a program that is found by this process's PATH; nil where there is none.
    package init?(
        _ program: String, _ arguments: [String], environment: [String: String], seconds: Double,
        at now: Moment
    ) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        var child: pid_t = 0
        let code = CStrings([program] + arguments).use { words in
            CStrings(environment.map { "\($0)=\($1)" }).use { variables in
                vistazo_start(program, words, variables, ends[1], -1, 0, &child)
            }
        }
        close(ends[1])
        guard code == 0 else {
            close(ends[0])
            return nil
        }
        self.child = child
        descriptor = ends[0]
        deadline = now.steady + max(0, seconds)
    }

    deinit { finish() }

    /// What it has printed so far.
    package var printed: String { String(decoding: output, as: UTF8.self) }

    /// What it printed, once it is over; nil while it goes on. Ends it when its time is up.
    package func service(_ now: Moment) -> String? {
        guard descriptor >= 0 else { return printed }
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                if output.count < 65_536 { output += buffer[..<count] }
            } else if count == 0 || errno != EINTR && errno != EAGAIN {
                finish()
                return printed
            } else if errno == EAGAIN {
                break
            }
        }
        guard now.steady >= deadline else { return nil }
        guard isInterrupted else {
            interrupt(at: now)
            return nil
        }
        finish()
        return printed
    }

    /// Asks it to take back what it shows and to end. It is served until it does.
    package func interrupt(at now: Moment) {
        guard descriptor >= 0, !isInterrupted else { return }
        kill(child, SIGINT)
        expectEnd(at: now)
    }

    /// It is not ended before then, by the steady clock.
    package func extend(to limit: Double) { deadline = max(deadline, limit) }

    /// What it waits for has come: it ends by itself, or is killed a second later.
    package func expectEnd(at now: Moment) {
        isInterrupted = true
        deadline = now.steady + 1
    }

    /// Whatever is left of it is ended and collected.
    private func finish() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
        guard !isCollected else { return }
        isCollected = true
        var end: Int32 = 0
        // What has closed its output has said all; one that answers to no signal does not hold us up.
        if waitpid(child, &end, WNOHANG) == 0 {
            kill(child, SIGKILL)
            while waitpid(child, &end, 0) < 0, errno == EINTR {}
        }
    }
}
