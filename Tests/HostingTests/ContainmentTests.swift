import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoWords

@testable import VistazoHosting

/// Nothing of a run lives on, whatever it does.
@Suite(.ownThread) struct ContainmentTests {
    private static let request = ChildRunTests.request

    private static func pids(_ bench: Bench, _ name: String) -> [pid_t] {
        bench.read(name).split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    }

    /// Ways of leaving a process behind: the file `left` gets its number.
    static let escapes = [
        "sleep 1000 & echo $! > left",
        "setsid sh -c 'echo $$ > left; exec sleep 1000' &",
        "(setsid sh -c 'echo $$ > left; exec sleep 1000' &)",
        "(env -i setsid sh -c '(echo $$ > left; exec sleep 1000) & exit' &)",
        "(setsid sh -c 'trap \"\" TERM HUP INT; echo $$ > left; sleep 1000; sleep 1000' >/dev/null 2>&1 &)",
    ]

    @Test(arguments: escapes)
    func `what it leaves behind neither holds up its reply nor lives on, whatever group it went to`(
        escape: String
    )
        throws
    {
        let bench = try Bench()
        let child = try bench.child(
            "a.sh",
            """
            \(escape)
            while [ ! -s left ]; do sleep 0.01; done
            echo '\(Bench.archive("done"))'
            """)
        #expect(throws: Never.self) { try child.ask(Self.request).result.get() }
        let left = Self.pids(bench, "left")
        #expect(left.count == 1)
        for pid in left { #expect(eventually { !isRunning(pid) }, "\(pid)") }
    }

    @Test(arguments: ["", "setsid "])
    func `a burst of three hundred children is ended, and the sentence says why`(prefix: String) throws {
        let bench = try Bench()
        let child = try bench.child(
            "burst.sh",
            """
            i=0
            while [ $i -lt 300 ]; do
              \(prefix)sh -c 'echo $$ >> pids; exec sleep 1000' &
              i=$((i + 1))
            done
            wait
            """)
        let failure = ChildRunTests.failure(child.ask(Self.request))
        #expect(failure == .tooManyProcesses(limit: 64))
        #expect(
            failure?.sentence(Words(language: "en")) == "had more than 64 processes at a time")
        // On a busy machine all may have begun before anybody could look.
        let pids = Self.pids(bench, "pids")
        #expect(!pids.isEmpty)
        for pid in pids { #expect(eventually { !isRunning(pid) }, "\(pid)") }
    }

    @Test func `of many children few at a time are no burst`() throws {
        let bench = try Bench()
        let child = try bench.child(
            "few.sh",
            "i=0; while [ $i -lt 100 ]; do /bin/true; i=$((i + 1)); done; echo '\(Bench.archive("x"))'",
            limits: RunLimits(seconds: patience, processes: 4))
        #expect(throws: Never.self) { try child.ask(Self.request).result.get() }
    }

    /// Case F15.
    @Test
    func `three that hang are gone within a second of being cancelled, with all that left their groups`()
        throws
    {
        let bench = try Bench()
        var runs: [any ExtensionRun] = []
        for index in 0..<3 {
            let child = try bench.child(
                "hang\(index).sh",
                """
                trap '' TERM HUP INT
                (setsid sh -c 'echo $$ >> pids\(index); sleep 1000; sleep 1000' &)
                sh -c 'echo $$ >> pids\(index); exec sleep 1000' &
                echo $$ >> pids\(index)
                while :; do sleep 1000; done
                """)
            runs.append(child.start(Self.request, at: .now()))
        }
        for index in 0..<3 {
            #expect(eventually { Self.pids(bench, "pids\(index)").count == 3 })
        }
        for run in runs { run.cancel() }
        for index in 0..<3 {
            for pid in Self.pids(bench, "pids\(index)") { #expect(eventually { !isRunning(pid) }, "\(pid)") }
        }
    }

    @Test func `a program that stops itself is ended at its limit of time`() throws {
        let bench = try Bench()
        let child = try bench.child("stop.sh", "kill -STOP $$; echo on", limits: RunLimits(seconds: 0.3))
        let outcome = child.ask(Self.request)
        #expect(ChildRunTests.failure(outcome) == .timedOut(seconds: 0.3))
        #expect(outcome.signal == SIGKILL && outcome.code == nil)
    }

    @Test func `a program that closes its pipes is waited for, and its code counts`() throws {
        let bench = try Bench()
        let bad = try bench.child("bad.sh", "exec <&- >&- 2>&-; sleep 0.2; exit 3")
        #expect(ChildRunTests.failure(bad.ask(Self.request)) == .exited(code: 3, errors: ""))
        let good = try bench.child("good.sh", "echo '\(Bench.archive("x"))'; exec <&- >&- 2>&-; sleep 0.2")
        let outcome = good.ask(Self.request)
        #expect(throws: Never.self) { try outcome.result.get() }
        #expect(outcome.seconds >= 0.2 && outcome.code == 0 && outcome.signal == nil)
    }

    @Test func `there is no terminal to write to`() throws {
        let bench = try Bench()
        let child = try bench.child(
            "tty.sh",
            """
            if (echo boo > /dev/tty) 2>/dev/null; then touch reached; fi
            echo '\(Bench.archive("x"))'
            """)
        #expect(throws: Never.self) { try child.ask(Self.request).result.get() }
        #expect(!FileManager.default.fileExists(atPath: bench.path("reached")))
    }

    @Test func `a program that kills its keeper ends with it, and its group too`() throws {
        let bench = try Bench()
        let child = try bench.child(
            "patricide.sh", "sleep 1000 & echo $! > left\nkill -9 $PPID\nsleep 1000")
        let failure = ChildRunTests.failure(child.ask(Self.request))
        #expect(failure == .ended(signal: SIGKILL, errors: ""))
        for pid in Self.pids(bench, "left") { #expect(eventually { !isRunning(pid) }, "\(pid)") }
    }

    @Test func `a program that stops its keeper is ended at its limit all the same`() throws {
        let bench = try Bench()
        let child = try bench.child(
            "jailer.sh",
            "(setsid sh -c 'echo $$ > left; exec sleep 1000' &)\nwhile [ ! -s left ]; do sleep 0.01; done\n"
                + "kill -STOP $PPID\ntouch stopped\nsleep 1000", limits: RunLimits(seconds: 900))
        let begin = Moment.now()
        let run = child.start(Self.request, at: begin)
        #expect(eventually { run.service(begin) == nil && access(bench.path("stopped"), F_OK) == 0 })
        #expect(run.service(begin.advanced(by: 900)) == nil)
        // As if its keeper had had time to end it, and did not.
        var outcome: RunOutcome?
        let isOver = eventually {
            outcome = run.service(begin.advanced(by: 902))
            return outcome != nil
        }
        #expect(isOver && outcome.flatMap(ChildRunTests.failure) == .timedOut(seconds: 900))
        let left = Self.pids(bench, "left")
        #expect(left.count == 1)
        for pid in left { #expect(eventually { !isRunning(pid) }, "\(pid)") }
    }

    @Test
    func `what a person's own command starts in another session lives on, what stays in its group does not`()
        throws
    {
        let bench = try Bench()
        let script = try bench.script(
            "errand.sh",
            """
            sleep 1000 & echo $! > group
            setsid sh -c 'echo $$ > session; exec sleep 1000' >/dev/null 2>&1 &
            while [ ! -s session ]; do sleep 0.01; done
            """)
        let errand = ChildExtension(
            path: script, environment: ["PATH": "/usr/bin:/bin", "SECRET": "1"],
            setting: RunSetting(limits: Bench.ample, isErrand: true))
        #expect(throws: Never.self) {
            try errand.ask(WireRequest(.perform, date: Date())).result.get()
        }
        let (group, session) = (Self.pids(bench, "group"), Self.pids(bench, "session"))
        #expect(group.count == 1 && session.count == 1)
        for pid in group { #expect(eventually { !isRunning(pid) }, "\(pid)") }
        for pid in session {
            #expect(kill(pid, 0) == 0)
            kill(pid, SIGKILL)
        }
    }

    /// In a process of its own: the starter is one for all runs of a process.
    @Test func `when the starter has been killed the next run starts another`() async {
        await #expect(processExitsWith: .success) {
            let bench = try Bench()
            let child = try bench.child("a.sh", "echo '\(Bench.archive("x"))'")
            var starters: [pid_t] = []
            for _ in 0..<3 {
                _ = try child.ask(ChildRunTests.request).result.get()
                let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
                let children = threads.flatMap { thread in
                    ((try? String(contentsOfFile: "/proc/self/task/\(thread)/children", encoding: .utf8))
                        ?? "")
                        .split(separator: " ").compactMap { pid_t($0) }
                }
                #expect(children.count == 1)
                starters += children
                for process in children {
                    kill(process, SIGKILL)
                    #expect(eventually { !isRunning(process) })
                }
            }
            #expect(Set(starters).count == 3)
        }
    }

    /// The keeper watches; the loop of a dashboard sleeps.
    @Test func `a run of half a second wakes us for its pipes and its end only`() throws {
        let bench = try Bench()
        let child = try bench.child("slow.sh", "cat > /dev/null; sleep 0.5; echo '\(Bench.archive("x"))'")
        let run = child.start(Self.request, at: .now())
        var wakes = 0
        while run.service(.now()) == nil {
            var polls = run.descriptors.map(\.poll)
            poll(&polls, nfds_t(polls.count), 60_000)
            wakes += 1
        }
        // Its input can be written, its output comes and closes, its errors close, it is over.
        #expect(wakes <= 6)
    }
}
