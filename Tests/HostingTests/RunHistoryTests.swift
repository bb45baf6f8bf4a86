import Foundation
import Testing
import VistazoArchive
import VistazoWords

@testable import VistazoHosting

/// What is kept of runs that have ended.
@Suite(.ownThread) struct RunHistoryTests {
    static let now = Date(timeIntervalSinceReferenceDate: 1_000_000)
    static let small = WireRequest.FamilySize(.small)

    @Test func `of a run all is kept: why, when, how long, memory, exit, errors, in vain`() throws {
        let bench = try Bench()
        let host = try bench.host([
            bench.child(
                "a.sh",
                """
                echo "about $VISTAZO_REQUEST" >&2
                test $VISTAZO_REASON = manual && exit 3
                echo '\(Bench.archive("x"))'
                """)
        ])
        let widget = HostedWidget("a", Self.small)
        host.place([widget], at: .now())
        host.runUntilShown(widget, "x")
        host.reload(.center, at: .now())
        host.run { _ in (try? host.store.runs(of: widget.provider).count) == 2 }
        host.reload(.manual, at: .now())
        host.run { _ in host.state(of: widget).failure != nil }

        let runs = try host.store.runs(of: widget.provider)
        #expect(runs.map(\.reason) == [.manual, .center, .first])
        #expect(runs.map(\.code) == [3, 0, 0])
        #expect(runs.map(\.signal) == [nil, nil, nil])
        #expect(runs.map(\.isInVain) == [false, true, false])
        #expect(runs.map(\.failures) == [1, 0, 0])
        // What it printed when it was asked what it is was its first timeline.
        #expect(runs.map(\.errors) == ["about timeline\n", "about timeline\n", "about describe\n"])
        #expect(runs.allSatisfy { $0.identifier == "a" })
        #expect(runs.allSatisfy { $0.seconds > 0 && $0.peak > 0 && $0.begun < $0.finished })
        #expect(try host.store.runs(of: widget.provider, limit: 1) == [runs[0]])
        let all = try host.store.runs(ofExtension: "a")
        #expect(all.map(\.request) == [.timeline, .timeline, .timeline])
    }

    @Test func `a failure is told in the language of whoever asks`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        let provider = ProviderKey("k")
        let failures: [RunFailure] = [
            .timedOut(seconds: 5), .exited(code: 2, errors: "full\n"), .ended(signal: 9, errors: ""),
            .badReply(
                JSONFault(
                    place: JSONPlace(line: 1, column: 2, offset: 1), path: [.key("entries"), .index(0)],
                    cause: .wrongType(found: .null, expected: [.object, .string]))),
            .badReply(
                JSONFault(
                    place: JSONPlace(line: 1, column: 2, offset: 1),
                    cause: .unexpected(found: "x", expected: .commaOrBrace))),
            .emptyTimeline(family: "small"), .unknownKind("q", known: ["k"]),
            .tooLarge(.tooManyEntries(limit: 500)),
            .cannotStart(path: "/x", code: ENOENT), .refused("No.", .badValue),
        ]
        for failure in failures {
            var run = HostStore.Run(
                RunOutcome(.failure(failure)), .timeline, .due, identifier: "x", stamp: "s", at: Self.now)
            run.fail(failure, after: 4, Words(language: "ru"))
            try store.store(run, of: provider)
            let last = try #require(try store.run(of: provider))
            #expect(last.cause == failure)
            #expect(last.failures == 5)
            #expect(last.stamp == "s")
            for language in ["en", "es", "ru"] {
                #expect(
                    last.sentence(Words(language: language)) == failure.sentence(Words(language: language)))
            }
            #expect(try store.runs(of: provider).first?.cause == failure)
        }
        // What a later version stored is told as it was.
        try store.database.run("UPDATE run SET cause = '{\"later\": {}}'")
        let last = try #require(try store.run(of: provider))
        #expect(last.cause == nil)
        #expect(last.sentence(Words(language: "en")) == "No.")
    }

    @Test func `the history is bounded for each provider, and in all`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        func record(_ count: Int, _ kind: String) throws {
            for index in 0..<count {
                let run = HostStore.Run(
                    RunOutcome(.failure(.noOutput), seconds: Double(index)), .timeline, .due, identifier: "x",
                    stamp: nil, at: Self.now)
                try store.record(run, of: ProviderKey(kind))
            }
        }
        try record(1, "rare")
        try record(100, "busy")
        #expect(
            try store.runs(of: ProviderKey("busy"), limit: 100).map(\.seconds)
                == (80..<100).reversed().map(Double.init))
        #expect(try store.runs(of: ProviderKey("rare")).count == 1)
        for index in 0..<70 { try record(20, "k\(index)") }
        let count = try store.database.first("SELECT count(*) FROM history", []) { $0.int(0) } ?? 0
        #expect(count <= HostStore.allRunsKept + 64)
    }
}
