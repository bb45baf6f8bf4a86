import Foundation
import ProvingGround
import Testing

/// `vistazo remind` as real processes beside a desktop that is played.
@Suite(.ownThread) struct ReminderDesktopTests {
    /// A home whose items are due today, whatever the time of day.
    static func sandbox(_ items: [String], _ extra: [String: String] = [:], goal: String = "1/day") throws
        -> Sandbox
    {
        var environment = ["TMUX_TMPDIR": "/nonexistent"]
        environment.merge(extra) { $1 }
        let sandbox = try Sandbox(environment)
        try sandbox.configure(#"{ zone: "UTC", reminders: { late: 1439, snooze: 10 } }"#)
        // What comes from elsewhere was wanted before, so that today's is still told.
        let rows = items.map { #"{"uid": "u\#($0)", "name": "\#($0)"}"# }
        let goals = items.map { #"{"item": "u\#($0)", "from": "2020-01-01", "goals": ["\#(goal)"]}"# }
        let rules = items.map { #"{"item": "u\#($0)", "rule": "due"}"# }
        let document = """
            {"format": 1, "items": [\(rows.joined(separator: ", "))],
             "goals": [\(goals.joined(separator: ", "))], "reminders": [\(rules.joined(separator: ", "))]}
            """
        let file = sandbox.home.appending(path: "all.json")
        try document.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try sandbox.run("import", file.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        return sandbox
    }

    /// A desktop and a home whose programs find it.
    private func stage(
        _ items: String..., abilities: [String]? = ["actions", "body"], goal: String = "1/day"
    ) throws -> (Sandbox, FakeDesktop) {
        let desktop = try FakeDesktop(abilities: abilities)
        let sandbox = try Self.sandbox(items, ["DBUS_SESSION_BUS_ADDRESS": try desktop.address], goal: goal)
        return (sandbox, desktop)
    }

    @Test func `its Log is the one action, and is told`() throws {
        let (sandbox, desktop) = try stage("Café", goal: "2/day")
        try sandbox.run("log", "cafe")
        let running = try sandbox.start(["remind"])
        let shown = try desktop.notification()
        #expect(shown.summary == "Café")
        #expect(shown.body?.hasPrefix("1 of 2 · since 00:00") == true, "\(shown)")
        #expect(shown.actions == ["log0", "Log ✓", "snooze", "Snooze"])
        try desktop.press("log0", of: 1)
        let outcome = try running.finish()
        #expect(outcome.status == 0)
        #expect(outcome.output.hasSuffix("\nLogged Café · 2 today\n"), "\(outcome)")
        #expect(try sandbox.run("history").output.contains("from a reminder"))
        #expect(try sandbox.run("entries", "cafe").output.split(separator: "\n").count == 2)
        // Told is told.
        let again = try sandbox.run("remind")
        #expect(again.status == 0 && again.output.isEmpty && again.errors.isEmpty)
        #expect(desktop.events.filter { $0.notify != nil }.count == 1)
    }

    @Test func `Snooze puts it off`() throws {
        let (sandbox, desktop) = try stage("Café")
        let running = try sandbox.start(["remind", "--at", "12:00"])
        _ = try desktop.notification()
        try desktop.press("snooze", of: 1)
        let outcome = try running.finish()
        #expect(outcome.status == 0)
        #expect(outcome.output.hasSuffix("\nCafé: again at 12:10\n"), "\(outcome)")
        #expect(try sandbox.run("remind", "--notify", "none", "--at", "12:09").output.isEmpty)
        let again = try sandbox.run("remind", "--notify", "none", "--at", "12:11")
        #expect(again.output == "Café · nothing yet\n")
    }

    @Test func `what is decided elsewhere is withdrawn`() throws {
        let (sandbox, desktop) = try stage("Café")
        let running = try sandbox.start(["remind", "--json"])
        _ = try desktop.notification()
        try #expect(sandbox.run("log", "cafe").status == 0)
        let outcome = try running.finish()
        #expect(desktop.events.contains(FakeDesktop.Event(closed: 1)))
        #expect(outcome.status == 0)
        let document =
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let told = try #require((document?["reminders"] as? [[String: Any]])?.first)
        #expect(told["notify"] as? String == "desktop")
        #expect(told["answer"] is NSNull && told["isLate"] as? Bool == true)
        #expect(document?["next"] as? String != nil)
        #expect(try sandbox.run("entries", "cafe").output.split(separator: "\n").count == 1)
    }

    @Test func `nobody who does not answer is waited for longer than was said`() throws {
        let (sandbox, desktop) = try stage("Café")
        let outcome = try sandbox.run("remind", "--for", "0s")
        #expect(outcome.status == 0)
        #expect(outcome.output.split(separator: "\n").count == 1)
        // What is asked to end before it has shown anything has shown nothing.
        let shown = desktop.events.filter { $0.notify != nil }.count
        #expect(desktop.events.filter { $0.closed != nil }.count == shown)
    }

    @Test func `a signal takes it back`() throws {
        let (sandbox, desktop) = try stage("Café")
        let running = try sandbox.start(["remind"])
        _ = try desktop.notification()
        kill(running.process, SIGTERM)
        #expect(try running.finish().status == 128 + SIGTERM)
        let isClosed = eventually { desktop.events.contains(FakeDesktop.Event(closed: 1)) }
        #expect(isClosed)
    }

    /// Case H10.
    @Test func `what was slept through is one notice, whose items are logged one by one`() throws {
        let (sandbox, desktop) = try stage("one", "two", "three", "four", "five")
        try sandbox.run("log", "four")
        let running = try sandbox.start(["remind"])
        let shown = try desktop.notification()
        #expect(shown.summary == "4 things are still open")
        #expect(shown.body?.split(separator: "\n").count == 4)
        #expect(
            shown.actions == ["log0", "✓ one", "log1", "✓ two", "log2", "✓ three", "snooze", "Snooze"])
        try desktop.press("log1", of: 1)
        let rest = try desktop.notification(2)
        #expect(rest.summary == "3 things are still open")
        #expect(rest.actions?.contains("✓ five") == true)
        try desktop.press("close", of: 2)
        #expect(try running.finish().status == 0)
        #expect(try sandbox.run("entries", "two").output.split(separator: "\n").count == 1)
        #expect(try sandbox.run("entries", "one").output.isEmpty)
    }

    /// Case H07.
    @Test func `a private item is named nowhere`() throws {
        let (sandbox, desktop) = try stage("Café", "Tablets", "Water")
        try sandbox.run("item", "edit", "tablets", "--private", "yes")
        let running = try sandbox.start(["remind"])
        let shown = try desktop.notification()
        let all = "\(shown)"
        #expect(!all.contains("Tablets") && all.contains("Something private") && all.contains("Café"))
        try desktop.press("close", of: 1)
        _ = try running.finish()
    }

    @Test func `names are no markup`() throws {
        let (sandbox, desktop) = try stage("<b>a</b> & b", "-x")
        let running = try sandbox.start(["remind"])
        let body = try #require(try desktop.notification().body)
        #expect(body.contains("&lt;b&gt;a&lt;/b&gt; &amp; b: nothing yet"))
        try desktop.press("close", of: 1)
        #expect(try running.finish().status == 0)
    }

    @Test func `a desktop without buttons is told, and not waited for`() throws {
        let (sandbox, desktop) = try stage("Café", abilities: ["body"])
        #expect(try sandbox.run("remind").status == 0)
        #expect(try desktop.notification().actions == [])
    }

    @Test func `where nobody is to be told it stays due, and the exit code says so`() throws {
        let (sandbox, desktop) = try stage("Café", abilities: nil)
        let outcome = try sandbox.run("remind")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("there is nobody to tell"))
        #expect(desktop.events == [])
        let later = try sandbox.run("remind", "--notify", "none")
        #expect(later.status == 0 && later.output.hasPrefix("Café · "))
    }

    @Test func `of many that tell at once each reminder is told by one`() throws {
        let names = (0..<8).map { "item \($0)" }
        let sandbox = try Self.sandbox(names)
        let running = try (0..<6).map { _ in try sandbox.start(["remind", "--notify", "none"]) }
        let lines = try running.flatMap { running in
            let outcome = try running.finish()
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
            return outcome.output.split(separator: "\n").map { String($0.prefix(6)) }
        }
        #expect(lines.sorted() == names)
    }

    @Test func `one that stays goes by settings as they change, and says once that nobody is there`() throws {
        let (sandbox, desktop) = try stage("Café")
        try sandbox.configure(#"{ zone: "UTC", reminders: { late: 1439, notify: "terminal" } }"#)
        let running = try sandbox.start(["remind", "--watch"])
        let isTold = eventually { running.complaints.contains("there is nobody to tell") }
        #expect(isTold)
        try #expect(sandbox.run("log", "cafe", "0").status == 0)
        try #expect(sandbox.run("undo").status == 0)
        try sandbox.configure(#"{ zone: "UTC", reminders: { late: 1439, notify: "desktop" } }"#)
        #expect(try desktop.notification().summary == "Café")
        #expect(running.complaints.split(separator: "\n").count == 1)
        kill(running.process, SIGTERM)
        _ = try running.finish()
    }

    @Test func `one that stays hears of what is due, and ends by a signal`() throws {
        let (sandbox, desktop) = try stage("Café")
        let running = try sandbox.start(["remind", "--watch", "--json"])
        _ = try desktop.notification()
        let file = sandbox.home.appending(path: "more.json")
        let text = #"{"items": [{"uid": "x", "name": "Tea"}], "reminders": [{"item": "x", "rule": "due"}]}"#
        // Without a goal nothing is due; with one it is, at once.
        try text.write(to: file, atomically: true, encoding: .utf8)
        try #expect(sandbox.run("import", file.path).status == 0)
        try #expect(sandbox.run("item", "edit", "tea", "--goal", "2/day").status == 0)
        #expect(try desktop.notification(2).summary == "Tea")
        try #expect(sandbox.run("log", "cafe").status == 0)
        let isClosed = eventually { desktop.events.contains(FakeDesktop.Event(closed: 1)) }
        #expect(isClosed)
        kill(running.process, SIGTERM)
        #expect(try running.finish().status == 128 + SIGTERM)
        #expect(running.written.split(separator: "\n").count == 2)
        let listening = try FileManager.default.contentsOfDirectory(
            atPath: sandbox.home.appending(path: "run/vistazo").path)
        #expect(listening == [])
    }
}
