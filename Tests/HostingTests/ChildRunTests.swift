import Foundation
import ScriptFiles
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
                VISTAZO_COLUMNS=30
                VISTAZO_FAMILY=medium
                VISTAZO_KIND=abc
                VISTAZO_LOCALE=es_ES
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

    @Test func `a file that is still open for writing is tried again until it is closed, and nothing waits`()
        throws
    {
        let bench = try Bench()
        let child = try bench.child("saved.sh", "echo '\(Bench.archive("saved"))'")
        let writer = open(bench.path("saved.sh"), O_WRONLY | O_CLOEXEC)
        try #require(writer >= 0)
        let begin = Moment.now()
        let run = child.start(Self.request, at: begin)
        var tries = 0
        for milliseconds in 0..<300 {
            let now = begin.advanced(by: Double(milliseconds) / 1000)
            guard now.steady >= run.deadline ?? .infinity else { continue }
            tries += 1
            #expect(run.service(now) == nil && run.descriptors.isEmpty)
        }
        #expect((4...12).contains(tries))
        close(writer)
        var outcome: RunOutcome?
        while outcome == nil {
            var polls = run.descriptors.map(\.poll)
            poll(&polls, nfds_t(polls.count), polls.isEmpty ? 10 : 60_000)
            outcome = run.service(.now())
        }
        #expect(throws: Never.self) { try outcome?.result.get() }
    }

    @Test func `a file that stays open for writing cannot be started`() throws {
        let bench = try Bench()
        let child = try bench.child("busy.sh", "echo '\(Bench.archive("busy"))'")
        let writer = open(bench.path("busy.sh"), O_WRONLY | O_CLOEXEC)
        defer { close(writer) }
        let begin = Moment.now()
        let run = child.start(Self.request, at: begin)
        #expect(run.service(begin.advanced(by: 1)) == nil)
        let outcome = try #require(run.service(begin.advanced(by: 2)))
        #expect(Self.failure(outcome) == .cannotStart(path: bench.path("busy.sh"), code: ETXTBSY))
        #expect(run.deadline == nil)
    }

    @Test func `a command line is run by sh and named after its first word`() throws {
        let child = ChildExtension(
            command: "/opt/bin/weather.py --now; echo '\(Bench.archive("x"))'", environment: ["PATH": "/bin"])
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
            sh -c 'trap "" TERM; sh -c "echo \\$\\$ > grandchild; exec sleep 60" & sleep 60' &
            echo $! > child
            while [ ! -s grandchild ]; do sleep 0.01; done
            touch ready
            sleep 60
            """, limits: RunLimits(seconds: 1.5))
        let begin = Moment.now().steady
        let failure = Self.failure(child.ask(Self.request))
        #expect(failure == .timedOut(seconds: 1.5))
        #expect(Moment.now().steady - begin < 4)
        #expect(FileManager.default.fileExists(atPath: bench.path("ready")))
        for name in ["child", "grandchild"] {
            let pid = try #require(pid_t(bench.read(name).trimmingCharacters(in: .whitespacesAndNewlines)))
            #expect(Self.isGone(pid), "\(name) \(pid)")
        }
        let whole = RunFailure.timedOut(seconds: 5).sentence(Words(language: "en"))
        #expect(whole == "timed out after 5 s")
        #expect(failure?.sentence(Words(language: "en")) == "timed out after 1.5 s")
    }

    /// Gone, or a zombie that its new parent has not yet collected.
    static func isGone(_ pid: pid_t) -> Bool {
        for _ in 0..<200 {
            let status = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
            if status.isEmpty || status.contains(") Z ") { return true }
            usleep(10_000)
        }
        return false
    }

    @Test func `what a program leaves behind when it ends well is ended too, and does not hold up its reply`()
        throws
    {
        let bench = try Bench()
        let child = try bench.child("a.sh", "sleep 60 &\necho $! > left\necho '\(Bench.archive("done"))'")
        let begin = Moment.now().steady
        #expect(throws: Never.self) { try child.ask(Self.request).result.get() }
        #expect(Moment.now().steady - begin < 4)
        let pid = try #require(pid_t(bench.read("left").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(Self.isGone(pid))
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
            "a.sh", "seq 1 200000 >&2; echo last >&2; exit 1", limits: RunLimits(errors: 100))
        guard case .exited(1, let errors)? = Self.failure(child.ask(Self.request)) else {
            Issue.record("\(child.ask(Self.request))")
            return
        }
        #expect(errors.utf8.count == 100)
        #expect(errors.hasSuffix("200000\nlast\n"))
    }

    @Test func `a hundred runs leave no descriptor open`() throws {
        let bench = try Bench()
        let child = try bench.child("a.sh", "echo '\(Bench.archive("x"))'")
        let bad = ChildExtension(path: bench.path("absent"), environment: [:])
        _ = child.ask(Self.request)
        func opened() -> Int { (0..<4096).count { fcntl(Int32($0), F_GETFD) >= 0 } }
        let before = opened()
        for _ in 0..<50 {
            _ = child.ask(Self.request)
            _ = bad.ask(Self.request)
        }
        // Tests beside this one open and close theirs; a leak would be of two hundred.
        #expect(opened() < before + 100)
    }

    @Test(arguments: ["en", "es", "ru"])
    func `every failure has a sentence`(language: String) {
        let words = Words(language: language)
        let failures: [RunFailure] = [
            .cannotStart(path: "/a/weather", code: ENOENT), .cannotStart(path: "/a/weather", code: EACCES),
            .cannotStart(path: "/a/weather", code: ENOMEM), .exited(code: 3, errors: ""),
            .exited(code: 3, errors: "a\nno luck\n \n"), .ended(signal: SIGSEGV, errors: ""),
            .timedOut(seconds: 5),
            .tooMuchOutput(limit: 1 << 20), .noOutput, .wrongReply, .emptyTimeline(family: nil),
            .emptyTimeline(family: "small"), .tooLarge(.tooManyNodes(limit: 10_000)),
            .unknownKind("countr", known: ["counter"]), .unknownKind("x", known: []),
        ]
        let sentences = failures.map { $0.sentence(words) }
        #expect(Set(sentences).count == failures.count)
        #expect(sentences.allSatisfy { !$0.isEmpty && !$0.contains("hosting.") && !$0.contains("{") })
        #expect(sentences[4].contains("no luck"))
        #expect(sentences[13].contains("counter"))
    }
}
