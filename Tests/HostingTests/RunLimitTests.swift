import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoWords

@testable import VistazoHosting

@Suite(.ownThread) struct RunLimitTests {
    private static let request = ChildRunTests.request
    /// A shell function that holds so many bytes and waits.
    private static let hold = "hold() { x=$(head -c $1 /dev/zero | tr '\\0' x); sleep $2; : \"$x\"; }\n"

    @Test func `a program that needs more memory is ended, and the sentence names what it reached`() throws {
        let bench = try Bench()
        let child = try bench.child(
            "hog.sh", Self.hold + "hold 60000000 1000", limits: RunLimits(seconds: patience, memory: 16 << 20)
        )
        let outcome = child.ask(Self.request)
        guard case .tooMuchMemory(limit: 16_777_216, let reached)? = ChildRunTests.failure(outcome) else {
            Issue.record("\(outcome)")
            return
        }
        #expect(reached > 16 << 20)
        #expect(outcome.peak * 1024 >= 16 << 20)
        #expect(
            RunFailure.tooMuchMemory(limit: 64 << 20, reached: (70 << 20) + 1).sentence(Words(language: "en"))
                == "needed more than 64 MiB (reached 71 MiB)")
    }

    @Test func `the memory of all its processes counts together`() throws {
        let bench = try Bench()
        let child = try bench.child(
            "hogs.sh",
            Self.hold + "for i in 1 2 3 4 5 6 7 8 9 10; do hold 3000000 1000 & echo $! >> pids; done; wait",
            limits: RunLimits(seconds: patience, memory: 20 << 20))
        let outcome = child.ask(Self.request)
        guard case .tooMuchMemory? = ChildRunTests.failure(outcome) else {
            Issue.record("\(outcome)")
            return
        }
        for pid in bench.read("pids").split(whereSeparator: \.isWhitespace).compactMap({ pid_t($0) }) {
            #expect(eventually { !isRunning(pid) }, "\(pid)")
        }
    }

    @Test func `pages that its processes share count once`() throws {
        let bench = try Bench()
        // Twenty subshells, each with the six megabytes of the first.
        let child = try bench.child(
            "shared.sh",
            """
            x=$(head -c 6000000 /dev/zero | tr '\\0' x)
            for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do (sleep 0.5; :) & done
            wait
            echo '\(Bench.archive("x"))'
            """, limits: RunLimits(seconds: patience, memory: 48 << 20))
        #expect(throws: Never.self) { try child.ask(Self.request).result.get() }
    }

    @Test func `a burst of memory after a second of rest is found, at the latest when it is over`() throws {
        let bench = try Bench()
        // Below what this process holds itself the kernel's own figure of a child says nothing.
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        let own = try #require(line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first)
        let size = own * 1024 + 40_000_000
        let child = try bench.child(
            "burst.sh",
            "sleep 1; head -c \(size) /dev/zero | tail -c \(size) >/dev/null; echo '\(Bench.archive("x"))'",
            limits: RunLimits(seconds: patience, memory: 16 << 20))
        let outcome = child.ask(Self.request)
        guard case .tooMuchMemory? = ChildRunTests.failure(outcome) else {
            Issue.record("\(outcome)")
            return
        }
    }

    @Test func `without limits nothing is ended`() throws {
        let bench = try Bench()
        let child = try bench.child(
            "free.sh", Self.hold + "hold 20000000 0; echo '\(Bench.archive("x"))'", limits: .none)
        let outcome = child.ask(Self.request)
        #expect(throws: Never.self) { try outcome.result.get() }
        #expect(outcome.peak > 19_000)
        #expect((outcome.cpu ?? 0) > 0)
    }

    @Test(arguments: [
        RunLimits(seconds: -1), RunLimits(seconds: .nan), RunLimits(seconds: 0),
        RunLimits(seconds: patience, memory: 0),
        RunLimits(seconds: patience, memory: -5), RunLimits(seconds: patience, processes: -3),
    ])
    func `limits that make no sense are the narrowest there are`(limits: RunLimits) throws {
        let bench = try Bench()
        let outcome = try bench.child("a.sh", "sh -c 'sleep 1000'; :", limits: limits).ask(Self.request)
        switch ChildRunTests.failure(outcome) {
        case .timedOut, .tooMuchMemory, .tooManyProcesses: break
        default: Issue.record("\(outcome)")
        }
    }

    @Test func `there are no core dumps, few descriptors, and files are the user's alone`() throws {
        let bench = try Bench()
        let child = try bench.child(
            "limits.sh",
            "ulimit -Hc > core; ulimit -n > files; umask > mask; echo '\(Bench.archive("x"))'")
        #expect(throws: Never.self) { try child.ask(Self.request).result.get() }
        #expect(bench.read("core") == "0\n")
        #expect((Int(bench.read("files").trimmingCharacters(in: .newlines)) ?? .max) <= 1024)
        #expect(bench.read("mask") == "0077\n")
    }

    @Test(arguments: [
        (0, "0 B"), (1000, "1000 B"), (4096, "4 KiB"), (1 << 20, "1 MiB"), (1_000_000, "976 KiB"),
        ((64 << 20) + 1, "65 MiB"), (.max, "8796093022208 MiB"),
    ])
    func `sizes are said in whole units`(bytes: Int, text: String) {
        let sentence = RunFailure.tooMuchOutput(limit: bytes).sentence(Words(language: "en"))
        #expect(sentence == "printed more than \(text)")
    }
}
