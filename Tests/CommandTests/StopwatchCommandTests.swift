import Foundation
import Testing
import VistazoLogbook

@testable import vistazo

@Suite struct StopwatchCommandTests {
    let fixture: CommandFixture

    init() throws {
        fixture = try CommandFixture()
        try fixture.run("item", "add", "Read", "--stopwatch", "yes", "--goal", "30m/day")
    }

    @Test func `log starts and stops, and every list shows what runs`() throws {
        #expect(try fixture.run("log", "read").output == "Started Read\n")
        fixture.now = fixture.now.advanced(bySeconds: 1205)
        let since = "running since today 10:12, 20 min 5 s"
        #expect(try fixture.run("ago", "read").output == "Read: \(since)\n")
        for command in [["items"], ["entries", "read"], ["today"], ["stats", "read"]] {
            #expect(try fixture.run(arguments: command).output.contains(since), "\(command)")
        }
        #expect(try fixture.run("today").output.hasPrefix("Read  20 min 5 s of 30 min · 30 min a day\n"))
        for command in [["ago", "read"], ["entries", "read"], ["stats", "read"]] {
            let output = try fixture.run(arguments: command + ["--json"]).output
            #expect(output.contains("\"runningSince\":\"2026-11-30T10:12:00+01:00\""), "\(output)")
        }
        #expect(try fixture.run("log", "read").output == "Stopped Read, 20 min 5 s · 20 min 5 s today\n")
        #expect(try fixture.run("ago", "read", "--json").output.contains("\"runningSince\":null"))
        #expect(try fixture.run("undo").output.hasPrefix("Undone: stopped Read, 20 min 5 s, just now"))
        #expect(try fixture.run("entries", "read").output.hasPrefix("▶"))
    }

    @Test func `start and stop say what they refuse`() throws {
        #expect(try fixture.run("stop", "read").status == 3)
        #expect(
            try fixture.run("start", "read", "--at", "09:40").output == "Started Read, since today 09:40\n")
        #expect(
            try fixture.run("start", "read")
                == .init(
                    status: 1, output: "",
                    errors: "vistazo: Read is running already, since today 09:40; --at moves its start\n"))
        #expect(try fixture.run("stop", "read", "--at", "08:00").status == 4)
        #expect(try fixture.run("stop", "read", "--at", "yesterday").status == 4)
        #expect(
            try fixture.run("stop", "read", "--at", "10:10").output == "Stopped Read, 30 min · 30 min today\n"
        )
    }

    /// Case C25.
    @Test func `one left running over night is there, and another end is offered`() throws {
        try fixture.run("start", "read")
        fixture.now = fixture.now.advanced(bySeconds: 23 * 3600)
        #expect(try fixture.run("ago", "read").output == "Read: running since yesterday 10:12, 23 h\n")
        let outcome = try fixture.run("stop", "read")
        #expect(outcome.output == "Stopped Read, 23 h · 9 h 12 min today\n")
        #expect(outcome.errors.contains("vistazo stop Read --at WHEN"))
        try fixture.run("undo")
        #expect(
            try fixture.run("stop", "read", "--at", "yesterday 11:00").output.hasPrefix(
                "Stopped Read, 48 min · 48 min yesterday"))
    }

    @Test(arguments: [("30m", "30 min"), ("1h30", "1 h 30 min"), ("1:30", "1 h 30 min"), ("45", "45 min")])
    func `log takes a length of time`(typed: String, told: String) throws {
        let fixture = try CommandFixture()
        try fixture.run("item", "add", "Read", "--stopwatch", "yes")
        #expect(
            try fixture.run("log", "read", "--for", typed).output == "Logged Read, \(told) · \(told) today\n")
    }

    @Test(arguments: [
        ["30", "--for", "30m"], ["--for", "x"], ["--for", "0"], ["--for", "25h"], ["--for", "-5m"],
    ])
    func `a bad length of time writes nothing`(arguments: [String]) throws {
        let fixture = try CommandFixture()
        try fixture.run("item", "add", "Read", "--stopwatch", "yes")
        #expect(try fixture.run(arguments: ["log", "read"] + arguments).status != 0)
        #expect(try fixture.run("entries", "read").output.isEmpty)
    }

    @Test func `what is counted in cups takes no length of time`() throws {
        try fixture.run("item", "add", "Tea", "--unit", "cups")
        #expect(try fixture.run("log", "tea", "--for", "30m").status == 4)
        #expect(try fixture.run("log", "tea", "--for", "3").status == 4)
        #expect(try fixture.run("start", "tea").status == 1)
    }

    @Test(arguments: [
        ("es", "En marcha: Read\n", "Parado: Read, 1 h 30 min · hoy 1 h 30 min\n"),
        ("ru", "Запущено: Read\n", "Остановлено: Read, 1 ч 30 мин · сегодня 1 ч 30 мин\n"),
    ])
    func `it is told in the person's language`(language: String, started: String, stopped: String) throws {
        fixture.language = language
        #expect(try fixture.run("start", "read").output == started)
        fixture.now = fixture.now.advanced(bySeconds: 5400)
        #expect(try fixture.run("stop", "read").output == stopped)
    }
}
