import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoWords

@testable import VistazoHosting

@Suite(.ownThread) struct ChildRunTests {
    static let request = WireRequest(
        .timeline, date: Date(timeIntervalSinceReferenceDate: 0), kind: "abc",
        families: [.init(.medium, columns: 30, rows: 10)], locale: "es_ES", zone: "Europe/Madrid",
        reason: .due)

    static func failure(_ outcome: RunOutcome) -> RunFailure? {
        guard case .failure(let failure) = outcome.result else { return nil }
        return failure
    }

    @Test func `a script gets the request on its input and in its environment, and its reply is read`() throws
    {
        let bench = try Bench()
        let child = try bench.child(
            "echo.sh",
            """
            cat > request
            env | grep ^VISTAZO_ | sort > environment
            echo 'from errors' >&2
            echo '\(Bench.archive("hello"))'
            """)
        let outcome = child.ask(Self.request)
        guard case .archive(let archive) = try outcome.result.get().value else {
            Issue.record("no archive")
            return
        }
        #expect(archive.entries[0].view == .text("hello"))
        #expect(outcome.errors == "from errors\n")
        #expect(bench.read("request") == Self.request.line + "\n")
        #expect(
            bench.read("environment") == """
                VISTAZO_COLORS=24bit
                VISTAZO_COLUMNS=30
                VISTAZO_FAMILY=medium
                VISTAZO_KIND=abc
                VISTAZO_LOCALE=es_ES
                VISTAZO_PRIVACY=0
                VISTAZO_REASON=due
                VISTAZO_REQUEST=timeline
                VISTAZO_ROWS=10
                VISTAZO_ZONE=Europe/Madrid

                """)
        #expect(child.identifier == "echo")
        #expect(outcome.peak > 0)
    }

    @Test func `a child leads its own session and has nothing open but its three pipes`() throws {
        let bench = try Bench()
        let child = try bench.child(
            "look.sh",
            """
            ls /proc/self/fd | tr '\\n' ' ' > open
            cut -d' ' -f1,5,6,7 < /proc/$$/stat > ids
            grep -E '^Sig(Blk|Ign)' /proc/self/status > signals
            echo '\(Bench.archive("x"))'
            """)
        let inherited = open("/dev/null", O_RDONLY)
        defer { close(inherited) }
        _ = child.ask(Self.request)
        // The fourth is ls looking at its own folder.
        #expect(bench.read("open") == "0 1 2 3 ")
        let ids = bench.read("ids").split(whereSeparator: \.isWhitespace)
        #expect(ids.count == 4)
        #expect(ids.prefix(3).allSatisfy { $0 == ids[0] })
        #expect(ids.last == "0")
        // Signal 32 belongs to the C library.
        let masks = bench.read("signals").split(whereSeparator: \.isWhitespace).compactMap {
            UInt64($0, radix: 16)
        }
        #expect(masks.map { $0 & ~(1 << 31) } == [0, 0])
    }

    @Test(arguments: [
        ("exit 3", RunFailure.exited(code: 3, errors: "")),
        ("echo no luck >&2; exit 1", .exited(code: 1, errors: "no luck\n")),
        ("kill -9 $$", .ended(signal: 9, errors: "")), ("true", .noOutput), ("echo; echo ' '", .noOutput),
        ("yes", .tooMuchOutput(limit: 1 << 20)), ("cat /dev/zero", .tooMuchOutput(limit: 1 << 20)),
        ("yes >&2", .tooMuchOutput(limit: 1 << 20)),
    ])
    func `what goes wrong has its own cause`(script: String, failure: RunFailure) throws {
        let bench = try Bench()
        #expect(Self.failure(try bench.child("a.sh", script).ask(Self.request)) == failure)
    }

    @Test func `a bad reply says where`() throws {
        let bench = try Bench()
        let outcome = try bench.child("a.sh", #"printf '{"entries": [\n {"dat": 1}]}'"#).ask(Self.request)
        guard case .badReply(let fault)? = Self.failure(outcome) else {
            Issue.record("\(outcome)")
            return
        }
        #expect(fault.place.line == 2)
        #expect(fault.pathText == "entries[0].dat")
    }

    @Test func `what cannot be started says so`() throws {
        let bench = try Bench()
        let plain = try bench.child("plain.sh", "echo", mode: 0o644)
        #expect(
            Self.failure(plain.ask(Self.request)) == .cannotStart(path: bench.path("plain.sh"), code: EACCES))
        let absent = ChildExtension(path: bench.path("absent"), environment: [:])
        #expect(
            Self.failure(absent.ask(Self.request)) == .cannotStart(path: bench.path("absent"), code: ENOENT))
        let folder = ChildExtension(path: bench.folder, environment: [:])
        #expect(Self.failure(folder.ask(Self.request)) == .cannotStart(path: bench.folder, code: EACCES))
    }

    @Test func `a file without a first line for its interpreter is run by sh`() throws {
        let bench = try Bench()
        let child = try bench.child("bare", "")
        try writeScript("echo '\(Bench.archive("bare"))'", to: bench.path("bare"))
        #expect(throws: Never.self) { try child.ask(Self.request).result.get() }
    }

    @Test
    func `a file that is still open for writing is tried again until it is closed, and nothing wakes us`()
        throws
    {
        let bench = try Bench()
        let child = try bench.child("saved.sh", "echo '\(Bench.archive("saved"))'")
        let writer = open(bench.path("saved.sh"), O_WRONLY | O_CLOEXEC)
        try #require(writer >= 0)
        let run = child.start(Self.request, at: .now())
        #expect(run.service(.now()) == nil)
        var polls = run.descriptors.map(\.poll)
        #expect(poll(&polls, nfds_t(polls.count), 100) == 0)
        close(writer)
        #expect(throws: Never.self) { try Self.finish(run).result.get() }
    }

    @Test func `a file that stays open for writing cannot be started`() throws {
        let bench = try Bench()
        let child = try bench.child("busy.sh", "echo '\(Bench.archive("busy"))'")
        let writer = open(bench.path("busy.sh"), O_WRONLY | O_CLOEXEC)
        defer { close(writer) }
        let begin = Moment.now()
        let run = child.start(Self.request, at: begin)
        #expect(Self.failure(Self.finish(run)) == .cannotStart(path: bench.path("busy.sh"), code: ETXTBSY))
        #expect(Moment.now().steady - begin.steady >= 2)
        #expect(run.deadline == nil)
    }

    static func finish(_ run: any ExtensionRun) -> RunOutcome {
        while true {
            let now = Moment.now()
            if let outcome = run.service(now) { return outcome }
            var polls = run.descriptors.map(\.poll)
            let wait = run.deadline.map { max(0, $0 - now.steady) } ?? 60
            poll(&polls, nfds_t(polls.count), Int32((wait * 1000).rounded(.up)))
        }
    }

    @Test func `a command line is run by sh and named after its first word`() throws {
        let child = ChildExtension(
            command: "/opt/bin/weather.py --now; echo '\(Bench.archive("x"))'", environment: ["PATH": "/bin"],
            limits: Bench.ample)
        #expect(child.identifier == "weather")
        #expect(throws: Never.self) { try child.ask(Self.request).result.get() }
    }

    /// Case F10.
    @Test func `at the limit a program is ended with all its children, and the sentence says after how long`()
        throws
    {
        let bench = try Bench()
        let child = try bench.child(
            "slow.sh",
            """
            trap '' TERM HUP INT
            sh -c 'trap "" TERM; sh -c "echo \\$\\$ > grandchild; exec sleep 1000" & sleep 1000' &
            echo $! > child
            while [ ! -s grandchild ]; do sleep 0.01; done
            touch ready
            sleep 1000
            """, limits: RunLimits(seconds: 900))
        let begin = Moment.now()
        let run = child.start(Self.request, at: begin)
        #expect(eventually { run.service(begin) == nil && access(bench.path("ready"), F_OK) == 0 })
        #expect(run.service(begin.advanced(by: 899)) == nil)
        var outcome: RunOutcome?
        let isOver = eventually {
            outcome = run.service(begin.advanced(by: 900))
            return outcome != nil
        }
        #expect(isOver && outcome.flatMap(Self.failure) == .timedOut(seconds: 900))
        for name in ["child", "grandchild"] {
            let pid = try #require(pid_t(bench.read(name).trimmingCharacters(in: .whitespacesAndNewlines)))
            #expect(eventually { !isRunning(pid) }, "\(name) \(pid)")
        }
        let whole = RunFailure.timedOut(seconds: 5).sentence(Words(language: "en"))
        #expect(whole == "timed out after 5 s")
        let half = RunFailure.timedOut(seconds: 1.5).sentence(Words(language: "en"))
        #expect(half == "timed out after 1.5 s")
    }

    @Test func `what a program leaves behind when it ends well is ended too, and does not hold up its reply`()
        throws
    {
        let bench = try Bench()
        let child = try bench.child("a.sh", "sleep 1000 &\necho $! > left\necho '\(Bench.archive("done"))'")
        #expect(throws: Never.self) { try child.ask(Self.request).result.get() }
        let pid = try #require(pid_t(bench.read("left").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(eventually { !isRunning(pid) })
    }

    @Test func `a program that never reads a long request does not end us with SIGPIPE`() throws {
        let bench = try Bench()
        var request = Self.request
        request.configuration = [.init("long", .string(String(repeating: "x", count: 500_000)))]
        let child = try bench.child("a.sh", "exec <&-\necho '\(Bench.archive("x"))'")
        #expect(throws: Never.self) { try child.ask(request).result.get() }
        let reader = try bench.child("b.sh", "cat | wc -c > count\necho '\(Bench.archive("x"))'")
        #expect(throws: Never.self) { try reader.ask(request).result.get() }
        #expect(
            Int(bench.read("count").trimmingCharacters(in: .whitespacesAndNewlines)) == request.line.utf8
                .count + 1)
    }

    @Test func `of a long standard error the end is kept`() throws {
        let bench = try Bench()
        let child = try bench.child(
            "a.sh", "seq 1 200000 >&2; echo last >&2; exit 1",
            limits: RunLimits(seconds: patience, errors: 100))
        guard case .exited(1, let errors)? = Self.failure(child.ask(Self.request)) else {
            Issue.record("\(child.ask(Self.request))")
            return
        }
        #expect(errors.utf8.count == 100)
        #expect(errors.hasSuffix("200000\nlast\n"))
    }

    /// In a process of its own: tests beside this one open and close theirs.
    @Test func `a hundred runs leave no descriptor open`() async {
        await #expect(processExitsWith: .success) {
            let bench = try Bench()
            let child = try bench.child("a.sh", "echo '\(Bench.archive("x"))'")
            let bad = ChildExtension(path: bench.path("absent"), environment: [:])
            _ = child.ask(ChildRunTests.request)
            func opened() -> Int { (0..<4096).count { fcntl(Int32($0), F_GETFD) >= 0 } }
            let before = opened()
            for _ in 0..<50 {
                _ = child.ask(ChildRunTests.request)
                _ = bad.ask(ChildRunTests.request)
            }
            #expect(opened() == before)
        }
    }

    @Test(arguments: ["en", "es", "ru"])
    func `every failure has a sentence`(language: String) {
        let words = Words(language: language)
        let failures: [RunFailure] = [
            .cannotStart(path: "/a/weather", code: ENOENT), .cannotStart(path: "/a/weather", code: EACCES),
            .cannotStart(path: "/a/weather", code: ENOMEM), .cannotStart(path: "/a/weather", code: ETXTBSY),
            .noInterpreter(path: "/a/weather", interpreter: "/bin/tcsh"), .noFolder(path: "/a", code: EACCES),
            .noSandbox(code: ENOSYS), .tooMuchMemory(limit: 64 << 20, reached: 71 << 20),
            .tooManyProcesses(limit: 64), .exited(code: 3, errors: ""),
            .exited(code: 3, errors: "a\nno luck\n \n"), .ended(signal: SIGSEGV, errors: ""),
            .timedOut(seconds: 5),
            .tooMuchOutput(limit: 1 << 20), .noOutput, .wrongReply, .emptyTimeline(family: nil),
            .emptyTimeline(family: "small"), .tooLarge(.tooManyNodes(limit: 10_000)),
            .unknownKind("countr", known: ["counter"]), .unknownKind("x", known: []),
        ]
        let sentences = failures.map { $0.sentence(words) }
        #expect(Set(sentences).count == failures.count)
        #expect(sentences.allSatisfy { !$0.isEmpty && !$0.contains("hosting.") && !$0.contains("{") })
        #expect(sentences.contains { $0.contains("no luck") })
        #expect(sentences.contains { $0.contains("counter") })
        #expect(sentences.contains { $0.contains("64 MiB") && $0.contains("71 MiB") })
    }
}
