import CSpawn
import Glibc

/// A program that a person works with while ours waits: an editor.
package enum ForegroundProcess {
    /// Runs a command line of the shell's, a file's name behind it, on the terminal of this process where it has one.
    ///
    /// - Returns: Its exit code; 128 and the signal where one ended it, 127 where it cannot be started.
    package static func run(_ command: String, file: String, environment: [String: String]) -> Int32 {
        var child: pid_t = 0
        // Its input is the terminal's own, whatever ours is.
        let script =
            #"if (: </dev/tty) 2>/dev/null; then eval "$1 \"\$2\"" </dev/tty; else eval "$1 \"\$2\""; fi"#
        let isStarted = CStrings(["sh", "-c", script, "vistazo", command, file]).use { words in
            CStrings(environment.map { "\($0)=\($1)" }).use { variables in
                vistazo_start("/bin/sh", words, variables, 1, 2, 0, &child) == 0
            }
        }
        guard isStarted else { return 127 }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}
