import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoWords

@testable import vistazo

/// What a person sees frame by frame while extensions answer, are slow, fail and are asked again.
@Suite(.ownThread) struct WindowTests {
    /// An extension that says what is in the file `say`, or does what is in the file `instead`.
    static let speaker = """
        echo run >> runs
        test -e instead && . ./instead
        echo "{\\"entries\\": [{\\"date\\": \\"2020-01-01T00:00:00Z\\", \\"view\\": \\"$(cat say)\\"}], \\"reload\\": \\"never\\"}"
        """

    static func speaking(_ words: String) throws -> WindowFixture {
        let fixture = try WindowFixture()
        try fixture.write("say", words)
        try fixture.script("speaker.sh", speaker)
        try fixture.place("{ kind: \"speaker\", family: \"small\" }", extensions: "speaker.sh")
        return fixture
    }

    /// Case F02, and that sixty ticks of relative and timer text are sixty drawings of one widget and no
    /// run of its provider.
    @Test func `living text counts on by itself, and its provider does not run`() throws {
        let fixture = try WindowFixture()
        let start = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 - 6).rounded(.down))
        let stamp = start.formatted(.iso8601)
        try fixture.script(
            "living.sh",
            """
            echo run >> runs
            cat <<END
            { entries: [ { date: "2020-01-01T00:00:00Z", view: [
                { text: [ "updated ", { date: "\(stamp)", style: "relative" }, " ago" ], lines: 1 },
                { text: { date: "\(stamp)", style: "timer" } } ] } ], reload: "never" }
            END
            """)
        try fixture.place(
            "{ kind: \"counter\", family: \"small\" }, { kind: \"living\", family: \"medium\" }",
            extensions: "living.sh")
        let window = try fixture.open()
        #expect(window.run { $0.contains("updated") && $0.contains("More") })
        window.run { _ in !window.host.isBusy }
        let runs = fixture.lines("runs")
        let widget = HostedWidget("living", .init(.medium))
        let stored = window.host.state(of: widget)

        var now = Moment.now()
        var frames: Set<CellGrid> = [window.screen(at: now).grid]
        let drawn = window.dashboard.drawCount
        for _ in 0..<60 {
            let next = try #require(window.screen(at: now).nextChange)
            now = now.advanced(by: next.timeIntervalSince(now.date))
            #expect(window.service(now).isEmpty)
            frames.insert(window.screen(at: now).grid)
        }
        #expect(frames.count == 61)
        // Nothing but the widget that lives is drawn again.
        #expect(window.dashboard.drawCount == drawn + 60)
        for minute in 2...5 {
            let later = now.advanced(by: start.timeIntervalSince(now.date) + Double(minute * 60) + 0.5)
            _ = window.service(later)
            #expect(window.text(later).contains("updated \(minute) min, 0 sec ago"))
            #expect(window.text(later).contains("\(minute):00"))
        }
        #expect(fixture.lines("runs") == runs)
        #expect(window.host.state(of: widget) == stored)
        window.host.close()
    }

    /// Case F08.
    @Test func `no frame between old and new is blank or a placeholder`() throws {
        let fixture = try Self.speaking("former")
        let window = try fixture.open()
        #expect(window.run { $0.contains("former") })
        try fixture.write("say", "latter")
        try fixture.write("instead", "sleep 0.2")
        let runs = fixture.lines("runs")
        _ = window.take(.key("r"), at: .now())
        var frames = 0
        let isNew = window.run { text in
            frames += 1
            #expect(text.contains("former") != text.contains("latter"), "\(text)")
            return text.contains("latter")
        }
        #expect(isNew && frames > 1)
        #expect(fixture.lines("runs") == runs + 1)
        window.host.close()
    }

    /// Case F07.
    @Test(arguments: [
        "exit 1", "exit 0", "kill -9 $$", "echo '{entries: []}'; exit 0", "echo {nonsense; exit 0",
    ])
    func `a reload that fails leaves the last good content, marked, in every frame`(instead: String) throws {
        let fixture = try Self.speaking("all is well")
        let window = try fixture.open()
        #expect(window.run { $0.contains("all is well") })
        #expect(!window.text().contains("⚠"))
        try fixture.write("instead", instead)
        _ = window.take(.key("r"), at: .now())
        let isMarked = window.run { text in
            #expect(text.contains("all is well"), "\(text)")
            return text.contains("⚠ as of")
        }
        #expect(isMarked)
        // Tried again after a minute; once it works the mark goes.
        try FileManager.default.removeItem(atPath: fixture.path("instead"))
        #expect(window.run(ahead: 61) { $0.contains("all is well") && !$0.contains("⚠") })
        window.host.close()
    }

    /// Case F07: an error never looks like "nothing to do".
    @Test func `an extension that never answered well says what is wrong with it`() throws {
        let fixture = try Self.speaking("")
        try fixture.write("instead", "echo no network >&2; exit 1")
        let window = try fixture.open()
        #expect(window.run { $0.contains("⚠") && $0.contains("no network") })
        window.host.close()
    }

    /// Case F22.
    @Test func `the first frame of another start shows what is stored, then what is due is asked for`() throws
    {
        let fixture = try WindowFixture()
        try fixture.write("say", "former")
        try fixture.script("speaker.sh", Self.speaker.replacing("never", with: "atEnd"))
        try fixture.place("{ kind: \"speaker\", family: \"small\" }", extensions: "speaker.sh")
        let first = try fixture.open()
        #expect(first.run { $0.contains("former") })
        first.host.close()

        try fixture.write("say", "latter")
        let second = try fixture.open()
        // Before the host has done anything at all.
        #expect(second.text().contains("former"))
        let isNew = second.run(ahead: 61) { text in
            #expect(text.contains("former") != text.contains("latter"), "\(text)")
            return text.contains("latter")
        }
        #expect(isNew)
        second.host.close()
    }

    /// Case F09: what hangs holds up nothing, and what cannot run says so in its own place.
    @Test func `keys and clocks go on beside an extension that hangs`() throws {
        let fixture = try WindowFixture()
        try fixture.script("hangs.sh", "touch hanging; sleep 1000")
        try fixture.script("plain.sh", "", mode: 0o644)
        try fixture.place(
            """
            { kind: "hangs", family: "small" }, { kind: "plain", family: "medium" },
            { kind: "clock", family: "medium", with: { seconds: true } }
            """, extensions: "hangs.sh", "plain.sh", seconds: 1000)
        let window = try fixture.open()
        #expect(window.run { _ in FileManager.default.fileExists(atPath: fixture.path("hanging")) })
        var clocks: Set<Substring> = []
        var focused: Set<WidgetID> = []
        let isAlive = window.run { text in
            _ = window.take(.key(.tab), at: .now())
            if let focus = window.dashboard.focus { focused.insert(focus) }
            clocks.formUnion(text.matches(of: /\d+:\d\d:\d\d/).map(\.output))
            return clocks.count > 2 && text.contains("may not be executed")
        }
        #expect(isAlive && focused.count == 3)
        #expect(!window.text().contains("timed out"))
        let begin = Moment.now().steady
        window.host.close()
        #expect(Moment.now().steady - begin < patience)
    }

    /// Case G02.
    @Test func `mistakes in a configuration are told with their places, and the rest runs`() throws {
        let fixture = try Self.speaking("all is well")
        try fixture.configure(
            """
            { theem: "dusk",
              mouse: "yes",
              extensions: [ { path: "\(fixture.path("speaker.sh"))", seconds: \(patience) } ],
              pages: [ { name: "T", widgets: [
                  { kind: "speakr", family: "small" },
                  { kind: "speaker" },
                  { kind: "speaker", family: "small" } ] } ] }
            """)
        let window = try fixture.open(columns: 120)
        #expect(window.run { $0.contains("all is well") && $0.contains("⚠") })
        #expect(window.run { _ in window.dashboard.faults.count == 4 })
        let told = window.dashboard.faults.map { $0.message(Words(language: "en")) }
        let file = fixture.configurationFile
        for (message, beginning) in zip(
            told,
            [
                "\(file):1: theem: ", "\(file):2: mouse: ", "\(file):5: pages[0].widgets[0].kind: ",
                "\(file):6: pages[0].widgets[1]: ",
            ])
        {
            #expect(message.hasPrefix(beginning), "\(message)")
        }
        #expect(told[0].contains("theme") && told[2].contains("speaker"))
        window.host.close()
    }

    /// Case G03.
    @Test func `a broken configuration leaves all as it was, a good one applies and keeps the focus`() throws
    {
        let fixture = try Self.speaking("all is well")
        let two = "{ kind: \"counter\", family: \"small\" }, { kind: \"speaker\", family: \"small\" }"
        try fixture.place(two, extensions: "speaker.sh")
        let window = try fixture.open()
        #expect(window.run { $0.contains("all is well") && $0.contains("More") })
        _ = window.take(.key(.tab), at: .now())
        let focus = try #require(window.dashboard.focus)
        #expect(focus.description == "speaker:small")

        let runs = fixture.lines("runs")
        for broken in ["{ pages: [ ", "[1]"] {
            try fixture.configure(broken)
            _ = window.reconfigure(at: .now())
            #expect(window.text().contains("all is well"))
            #expect(window.text().contains("⚠"))
            #expect(window.dashboard.focus == focus)
        }
        try fixture.place(
            "{ kind: \"clock\", family: \"medium\" }, { kind: \"speaker\", family: \"small\" }",
            extensions: "speaker.sh")
        _ = window.reconfigure(at: .now())
        #expect(window.run { $0.contains("all is well") && !$0.contains("⚠") && !$0.contains("More") })
        #expect(window.dashboard.focus == focus)
        #expect(fixture.lines("runs") == runs)
        // Where it does not stand any more, something else has the focus.
        try fixture.place("{ kind: \"clock\", family: \"medium\" }")
        _ = window.reconfigure(at: .now())
        #expect(window.dashboard.focus?.description == "clock:medium")
        window.host.close()
    }

    /// Case G03: of extensions too.
    @Test func `extensions that a new configuration adds, changes and leaves out are so at once`() throws {
        let fixture = try Self.speaking("former")
        let widget = "{ kind: \"speaker\", family: \"medium\" }"
        try fixture.script(
            "other.sh",
            "cat > request; echo '{entries: [{date: \"2020-01-01T00:00:00Z\", view: \"latter\"}], reload: \"never\"}'"
        )
        func configure(_ extensions: String) throws {
            try fixture.configure(
                "{ pages: [ { name: \"T\", widgets: [ \(widget) ] } ], extensions: [ \(extensions) ] }")
        }
        try configure("")
        let window = try fixture.open()
        let isFault = { window.dashboard.faults.first?.message(Words(language: "en")).contains("“speaker”") }
        #expect(window.run { _ in isFault() == true })
        try configure("{ path: \"\(fixture.path("speaker.sh"))\", seconds: \(patience) }")
        _ = window.reconfigure(at: .now())
        #expect(window.run { $0.contains("former") && !$0.contains("⚠") })
        #expect(isFault() == nil)

        // A program that hangs is ended with its place in the configuration.
        try fixture.write("instead", "echo $$ > pid; sleep 1000")
        _ = window.take(.key("r"), at: .now())
        #expect(window.run { _ in fixture.lines("pid") == 1 })
        try configure(
            "{ path: \"\(fixture.path("other.sh"))\", name: \"speaker\", seconds: \(patience) }")
        _ = window.reconfigure(at: .now())
        #expect(window.run { $0.contains("latter") && !$0.contains("former") })
        let pid = try #require(Int32(try fixture.read("pid").trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(eventually { !isRunning(pid) })

        try configure("")
        _ = window.reconfigure(at: .now())
        #expect(window.run { !$0.contains("latter") && isFault() == true })
        window.host.close()
    }

    @Test func `a new language is that of the host's sentences and of the logbook's too`() throws {
        let fixture = try WindowFixture()
        try fixture.script("mute.sh", "exit 3")
        let page = "pages: [ { name: \"T\", widgets: [ { kind: \"mute\", family: \"medium\" } ] } ]"
        let line = "extensions: [ { path: \"\(fixture.path("mute.sh"))\", seconds: \(patience) } ]"
        try fixture.configure("{ \(page), \(line) }")
        let window = try fixture.open()
        #expect(window.run { $0.contains("exited with code 3") || $0.contains("code 3") })
        try fixture.configure(
            "{ locale: \"es_ES\", dayStartsAt: \"04:00\", zone: \"Asia/Tokyo\", \(page), \(line) }")
        _ = window.reconfigure(at: .now())
        _ = window.take(.key("r"), at: .now())
        #expect(window.run { $0.contains("código 3") })
        #expect(window.console.dayStart == 4 * 3600)
        #expect(window.console.zone.timeZone.identifier == "Asia/Tokyo")
        _ = window.turnHistory({ try $0.undo() }, key: "cli.undo.done", at: .now())
        #expect(window.text().contains("no hay nada que deshacer"))
        window.host.close()
    }

    @Test(arguments: [
        ("C", "en_US"), ("POSIX", "en_US"), ("es_ES.UTF-8", "es_ES"), ("de_DE@euro", "de_DE"),
        ("de_DE.UTF-8@euro", "de_DE"), ("en_US@hours=h23", "en_US@hours=h23"), ("ru", "ru"),
    ])
    func `a locale is named as the system names it or as ICU does`(name: String, locale: String) throws {
        let fixture = try WindowFixture()
        try fixture.configure("{ locale: \"\(name)\" }")
        for words in [[], ["--locale", name]] {
            let settings = try Settings(Arguments(words, DashboardCommand.full.syntax), fixture.console)
            #expect(settings.surroundings.locale.identifier == Locale(identifier: locale).identifier)
        }
    }
}
