import Foundation
import ProvingGround
import Testing

/// `vistazo push`: what comes from outside is shown at once, and nothing runs for it.
@Suite(.ownThread) struct PushTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static func archive(_ word: String, reload: String = "\"never\"") -> String {
        "{ entries: [ { date: \"2000-01-01T00:00:00Z\", view: \"\(word)\" } ], reload: \(reload) }"
    }

    @Test func `a kind that nobody has becomes one, is placed like any, and the last push counts`() throws {
        let first = try sandbox.run("push", "build", input: Self.archive("one"))
        #expect(first.status == 0)
        #expect(first.output.contains("{ kind: \"build\", family: \"small\" }"))
        #expect(try sandbox.run("push", "build", input: Self.archive("two")).output.isEmpty)
        #expect(try sandbox.run("inline", "build").output == "two\n")
        try sandbox.configure(
            "{ pages: [ { name: \"A\", widgets: [ { kind: \"build\", family: \"small\" } ] } ] }")
        #expect(try sandbox.run("config", "check").status == 0)
        #expect(try sandbox.run("--plain").output.contains("two"))
        #expect(try sandbox.run("push", "build", input: Self.archive("three")).status == 0)
        #expect(try sandbox.run("inline", "build").output == "three\n")
        #expect(try sandbox.run("kinds").output.contains("build"))
        #expect(try sandbox.run("push", "build", "--clear").status == 0)
        #expect(try sandbox.run("inline", "build").status == 3)
    }

    @Test(arguments: [
        ("{ entries: [ { date: 3, view: \"a\" } ] }", "standard input: line 1, column 22, entries[0].date: "),
        (
            "{ entries:\n [ { date: \"2000-01-01T00:00:00Z\", vew: \"a\" } ] }",
            "standard input: line 2, column "
        ),
        ("{ entries: [] }", "standard input: its timeline is empty"),
        ("{ families: { small: { entries: [] } } }", "standard input: it gave nothing for small"),
        ("{ dialog: \"x\" }", "standard input: its reply does not fit the question"),
        ("", "standard input: "),
        ("not json", "standard input: line 1, column 1: "),
        ("[" + String(repeating: " ", count: 1 << 20) + "]", "standard input: "),
        (String(repeating: "[", count: 5000), "standard input: "),
    ])
    func `what is no archive is refused with its line and key, and nothing is kept`(
        input: String, message: String
    ) throws {
        let outcome = try sandbox.run("push", "build", input: input)
        #expect(outcome.status == 4)
        #expect(outcome.errors.hasPrefix("vistazo: " + message), "\(outcome.errors)")
        #expect(try sandbox.run("inline", "build").status == 3)
    }

    @Test func `names that no page could say and kinds of our own are refused`() throws {
        for kind in ["a/b", "", " x", "a\u{1B}b"] {
            #expect(try sandbox.run("push", kind, input: Self.archive("x")).status == 2, "\(kind)")
        }
        let own = try sandbox.run("push", "counter", input: Self.archive("x"))
        #expect(own.status == 2 && own.errors.contains("one of our own widgets"))
    }

    @Test func `each configuration has its own, and one without stands in for all others`() throws {
        try sandbox.run("push", "build", input: Self.archive("any"))
        try sandbox.run("push", "build", "branch=main", input: Self.archive("main"))
        #expect(try sandbox.run("inline", "build", "branch=main").output == "main\n")
        #expect(try sandbox.run("inline", "build", "branch=other").output == "any\n")
    }

    @Test func `what is pushed for an extension's kind is shown until that is asked again`() throws {
        try sandbox.script(
            "x", "#!/bin/sh\necho run >>~/runs\necho '\(Self.archive("own").replacing("'", with: ""))'\n")
        #expect(try sandbox.run("extension", "add", "x", "--seconds", "170").status == 0)
        try sandbox.waitForLine("own", "x")
        #expect(try sandbox.run("push", "x", input: Self.archive("pushed")).status == 0)
        #expect(try sandbox.run("inline", "x").output == "pushed\n")
        #expect(try sandbox.run("why", "x").output.split(separator: "put in from outside").count == 2)
        try sandbox.configure(
            "{ pages: [ { name: \"A\", widgets: [ { kind: \"x\", family: \"small\" } ] } ] }")
        #expect(try sandbox.run("reload", "x").status == 0)
        #expect(try sandbox.run("--plain").output.contains("own"))
    }

    /// Case F14.
    @Test
    func `of five pushes at once the last shows, and who follows the line reads it as soon as it changes`()
        throws
    {
        try sandbox.run("push", "build", input: Self.archive("begin"))
        let follower = try sandbox.start(["inline", "build", "--follow"])
        defer { kill(follower.process, SIGTERM) }
        func lines() -> [String] { follower.written.split(separator: "\n").map(String.init) }
        #expect(eventually { lines() == ["begin"] })
        for round in 0..<3 {
            for number in 0..<5 {
                try sandbox.run("push", "build", input: Self.archive("\(round).\(number)"))
            }
            #expect(eventually { lines().last == "\(round).4" })
        }
        // Nothing but what was pushed was ever read, in order.
        let read = lines().dropFirst().map { $0 }
        #expect(read == read.sorted())
    }

    @Test func `policy after runs nothing and only makes it stale`() throws {
        try sandbox.run(
            "push", "build",
            input: Self.archive(
                "x", reload: "{ after: \"\(Date(timeIntervalSinceNow: 300).formatted(.iso8601))\" }"))
        let timeline = try sandbox.run("timeline", "build").output
        #expect(timeline.contains("\"reload\":\"never\"") && timeline.contains("\"staleAfter\":"))
    }
}
