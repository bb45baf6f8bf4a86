import Foundation
import ProvingGround
import Testing

/// However vistazo ends, what it started ends with it.
@Suite(.ownThread) struct OrphanTests {
    /// Hangs with a child of its group, one that left it, and one that has another parent.
    private static let hanging = """
        #!/bin/sh
        trap '' TERM HUP INT
        sh -c 'echo $$ >> "$HOME/pids"; exec sleep 1000' &
        setsid sh -c 'echo $$ >> "$HOME/pids"; exec sleep 1000' &
        (setsid sh -c 'echo $$ >> "$HOME/pids"; sleep 1000; sleep 1000' &)
        echo $$ >> "$HOME/pids"
        while :; do sleep 1000; done
        """

    @Test(arguments: [SIGKILL, SIGTERM, SIGHUP])
    func `nothing that an extension started lives on when vistazo is ended by a signal`(signal: Int32) throws
    {
        let sandbox = try Sandbox()
        let script = try sandbox.script("hangs", Self.hanging)
        try sandbox.configure("{ extensions: [ { path: \"\(script.path)\", seconds: 1000 } ] }")
        let running = try sandbox.start(["timeline", "hangs"])
        func pids() -> [pid_t] {
            let text = try? String(contentsOf: sandbox.home.appending(path: "pids"), encoding: .utf8)
            return (text ?? "").split(separator: "\n").compactMap { pid_t($0) }
        }
        #expect(eventually { pids().count == 4 })
        kill(running.process, signal)
        _ = try running.finish()
        for pid in pids() { #expect(eventually { !isRunning(pid) }, "\(pid)") }
    }
}
