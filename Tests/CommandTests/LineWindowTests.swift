import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoHosting

@testable import vistazo

/// Status lines in a home of their own, with a clock that a test may set.
@Suite(.ownThread) struct LineWindowTests {
    /// Prints an archive, and notes that it ran.
    private static func script(_ view: String, reload: String = "\"never\"") -> String {
        """
        echo run >> runs
        case "$(cat)" in
        *'"describe"'*) echo '{ identifier: "slow", kinds: [ { kind: "slow", name: "Slow" } ] }' ;;
        *) echo '{ entries: [ { date: "2020-01-01T00:00:00Z", view: \(view) } ], reload: \(reload) }' ;;
        esac
        """
    }

    private func window(
        _ fixture: WindowFixture, _ words: String..., for purpose: LineWindow.Purpose = .once
    ) throws -> LineWindow {
        let console = fixture.console
        let arguments = try Arguments(words, InlineCommand.command.syntax)
        let settings = try Settings(arguments, console)
        return try LineWindow(
            settings, arguments, console, LineRequest(arguments), store: try Window.store(settings),
            for: purpose, standard: WindowFixture.standard())
    }

    /// Has a program asked as the process does that a line starts.
    private func reload(_ fixture: WindowFixture, _ words: String...) throws {
        let console = fixture.console
        let arguments = try Arguments(words, InlineCommand.command.syntax)
        let settings = try Settings(arguments, console)
        let window = try LineWindow(
            settings, arguments, console, LineRequest(arguments), store: try Window.store(settings),
            for: .serving, standard: WindowFixture.standard())
        window.settle(seconds: patience)
        window.close()
    }

    @Test func `a line asks no program: it shows what is stored, and says that somebody else should ask`()
        throws
    {
        let fixture = try WindowFixture()
        try fixture.script("slow", Self.script("{ hstack: [\"one\", \"two\"] }"))
        try fixture.configure(
            "{ extensions: [ { path: \"\(fixture.path("slow"))\", seconds: \(patience) } ] }")
        let first = try window(fixture, "slow")
        first.settle(seconds: 10)
        #expect(first.reading(at: .now).text == "slow …\n")
        #expect(first.due(from: .now()) ?? .infinity < 0.1)
        #expect(fixture.lines("runs") == 0)
        try reload(fixture, "slow")
        // What it says of itself, and its archive; nobody sees its placeholder.
        #expect(fixture.lines("runs") == 2)
        let second = try window(fixture, "slow")
        second.settle(seconds: 10)
        #expect(second.reading(at: .now).text == "one · two\n")
        #expect(second.due(from: .now()) == nil)
        #expect(try window(fixture, "slow", "--width", "5").reading(at: .now).text == "one\n")
        #expect(
            try window(fixture, "slow", "--format", "tmux").reading(at: .now).text
                == "one#[default,dim] · #[default]two\n")
        #expect(
            try window(fixture, "--template", "a {slow} & <{slow}", "--format", "waybar").reading(
                at: .now
            ).text == "{\"text\":\"a one · two &amp; &lt;one · two\",\"class\":\"\"}\n")
        #expect(fixture.lines("runs") == 2)
    }

    @Test func `a template prints the rest of a line whose part is wrong, and says where`() throws {
        let fixture = try WindowFixture()
        let window = try window(fixture, "--template", "{counter} · {nope} · {counter x=1} · {counter} end")
        window.settle(seconds: patience)
        let reading = window.reading(at: .now)
        #expect(reading.text == "More · More end\n")
        #expect(reading.faults.map(\.status) == [.notFound, .usage])
        #expect(
            reading.faults.map(\.sentence) == [
                "template, position 13: no extension has the kind “nope”",
                "template, position 22: counter takes no parameters, so no “x”",
            ])
    }

    @Test func `what is overdue is dim and says its age, what failed says so too`() throws {
        let fixture = try WindowFixture()
        let due = WireDateText.text(Date.now + 1)
        try fixture.script("slow", Self.script("\"fine\"", reload: "{ after: \"\(due)\" }"))
        try fixture.configure(
            "{ extensions: [ { path: \"\(fixture.path("slow"))\", seconds: \(patience) } ], zone: \"UTC\" }")
        try reload(fixture, "slow")
        let line = try window(fixture, "slow", "--format", "tmux")
        #expect(line.reading(at: .now).text == "fine\n")
        #expect(line.reading(at: .now + 3600).text == "#[default,dim]fine · as of Jan 1#[default]\n")
        #expect(try #require(line.due(from: .now().advanced(by: 3600))) < 0.1)
        try fixture.script("slow", "exit 3")
        try HostStore(path: fixture.home + "/.local/state/vistazo/host.store").noteChange(
            of: "slow", at: .now)
        try reload(fixture, "slow")
        let failed = try window(fixture, "slow").reading(at: .now + 3600)
        #expect(failed.text == "⚠ fine · as of Jan 1\n")
        #expect(failed.faults.isEmpty && failed.isStale)
    }

    @Test func `a line whose program has no reload left starts nothing, and says its age`() throws {
        let fixture = try WindowFixture()
        let due = WireDateText.text(Date.now + 1)
        try fixture.script("slow", Self.script("\"fine\"", reload: "{ after: \"\(due)\" }"))
        for (reloads, isDue) in [(1, true), (0, false)] {
            try fixture.configure(
                "{ extensions: [ { path: \"\(fixture.path("slow"))\", reloads: \(reloads) } ] }")
            if isDue { try reload(fixture, "slow") }
            let line = try window(fixture, "slow")
            let later = Moment.now().advanced(by: 3600)
            #expect(((line.due(from: later) ?? .infinity) < 0.1) == isDue)
            #expect(line.reading(at: later.date).isStale)
        }
    }

    @Test func `a line of minutes is looked at once a minute, and a clock set back shows what is true then`()
        throws
    {
        let fixture = try WindowFixture()
        try fixture.script("slow", Self.script("{ text: [ { now: \"jm\" } ] }"))
        try fixture.configure(
            "{ extensions: [ { path: \"\(fixture.path("slow"))\", seconds: \(patience) } ], zone: \"UTC\", locale: \"en_GB\" }"
        )
        try reload(fixture, "slow")
        let line = try window(fixture, "slow", for: .serving)
        defer { line.close() }
        let start = Date(timeIntervalSince1970: 1_796_029_930)
        var now = start
        var texts: [String] = []
        while now < start + 3600 {
            let reading = line.reading(at: now)
            texts.append(reading.text)
            now = try #require(reading.nextChange)
        }
        #expect(texts.count == 61 && Set(texts).count == 61)
        #expect(texts[0] == "09:12\n" && texts[60] == "10:12\n")
        #expect(line.reading(at: start - 7200).text == "07:12\n")
        line.service(.now())
        #expect(line.wait(from: .now()) == nil)
    }

    @Test func `sixteen changes are drawn ahead, and not beyond what is due`() throws {
        let fixture = try WindowFixture()
        let window = try window(fixture, "clock")
        window.settle(seconds: patience)
        let now = Moment(date: Date(timeIntervalSince1970: 1_796_029_930.5), steady: 5)
        let line = try InlineCommand.finished(window, at: now, until: nil)
        #expect(line.frames.count == 16 && Set(line.frames.map(\.text)).count == 16)
        #expect(line.frames[0].until == now.date + 0.5)
        #expect(line.validUntil == now.date + 15.5)
        let short = try InlineCommand.finished(window, at: now, until: 2)
        #expect(short.frames.count == 3 && short.validUntil == now.date + 2)
    }

    @Test func `the cost of a line does not grow with what else is stored`() throws {
        let fixture = try WindowFixture()
        try fixture.script("slow", Self.script("\"fine\""))
        try fixture.configure(
            "{ extensions: [ { path: \"\(fixture.path("slow"))\", seconds: \(patience) } ] }")
        try reload(fixture, "slow")
        func statements() throws -> Int {
            let console = fixture.console
            let arguments = try Arguments(["slow"], InlineCommand.command.syntax)
            let settings = try Settings(arguments, console)
            let store = try Window.store(settings)
            let before = store.statementCount
            let window = try LineWindow(
                settings, arguments, console, LineRequest(arguments), store: store, for: .once,
                standard: WindowFixture.standard())
            window.settle(seconds: 10)
            #expect(window.reading(at: .now).text == "fine\n")
            _ = window.due(from: .now())
            return store.statementCount - before
        }
        let alone = try statements()
        #expect(alone <= 8, "\(alone)")
        for index in 0..<50 { try reload(fixture, "--template", "{slow} {counter n\(index)}") }
        #expect(try statements() == alone)
    }
}

private enum WireDateText {
    static func text(_ date: Date) -> String {
        date.formatted(.iso8601)
    }
}
