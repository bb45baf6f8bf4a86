import Foundation
import Testing
import VistazoWords

@testable import vistazo

/// Reminders as they are typed, listed, carried over and told.
@Suite struct ReminderCommandTests {
    let fixture: CommandFixture

    /// The clock says Monday, 30 November 2026, 10:12.
    init() throws { fixture = try CommandFixture() }

    @discardableResult
    private func run(_ line: String) throws -> CommandFixture.Outcome {
        try fixture.run(arguments: line.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) })
    }

    private func rules(_ document: [String: Any]) throws -> [String] {
        try #require(document["reminders"] as? [String])
    }

    @Test func `rules are given with the item or later, as many as it takes`() throws {
        let added = try fixture.document(
            "item", "add", "Café", "--remind", "21:00", "--remind", "lun,mié 18:00")
        #expect(try rules(added) == ["21:00", "mon,wed 18:00"])
        #expect(try run("items").output == "Café  0 today  not yet  reminds 21:00; mon,wed 18:00\n")
        let edited = try fixture.document(
            "item", "edit", "café", "--remind", "streak", "--remind", "vence 9:00")
        #expect(try rules(edited) == ["due 09:00", "streak"])
        let listed = try #require(try fixture.document("items")["items"] as? [[String: Any]])
        #expect(try rules(try #require(listed.first)) == ["due 09:00", "streak"])
        try run("item edit café --name Espresso")
        #expect(try run("items").output.contains("reminds due 09:00; streak"))
        #expect(try rules(try fixture.document("item", "edit", "espresso", "--remind", "none")) == [])
        #expect(try run("undo").output.hasPrefix("Undone: changed Espresso"))
        #expect(try run("items").output.contains("reminds due 09:00; streak"))
    }

    @Test(
        arguments: [
            ("en", "write 21:00, mon,wed 18:00, due, due 09:00, streak, streak 20:30 or none"),
            ("es", "escribe 21:00, lun,mié 18:00, vence, vence 09:00, racha, racha 20:30 o ninguno"),
            ("ru", "напишите 21:00, пн,ср 18:00, срок, срок 09:00, серия, серия 20:30 или нет"),
        ])
    func `one that cannot be read says what can, and its words can be typed`(
        language: String, sentence: String
    ) throws {
        fixture.language = language
        let outcome = try run("item add Café --remind sometimes")
        #expect(outcome.status == 4)
        #expect(outcome.errors.contains(sentence))
        #expect(try run("item add Café --remind 25:00").status == 4)
        #expect(try run("items").output.isEmpty)
        let help = try run("item add --help").output
        let line = try #require(help.split(separator: "\n").first { $0.contains("--remind RULE") })
        // Each form of the help is one that is read.
        let text = line.replacing("--remind RULE", with: "").trimmingCharacters(in: .whitespaces)
        let forms = try #require(text.split(separator: ";").first)
            .replacing(#/ (or|o|или) /#, with: ", ").split(separator: ", ").map(String.init)
        #expect(forms.count == 6)
        for form in forms {
            #expect(try fixture.run("item", "add", form, "--remind", form).status == 0, "\(form)")
        }
    }

    @Test func `they are exported and come in without loss`() throws {
        try run("item add Café --remind 21:00 --remind due_09:00")
        try run("item add Tea --remind streak")
        let file = fixture.home + "/all.json"
        #expect(try fixture.run("export", file).status == 0)
        let other = try CommandFixture()
        let counts = try #require(try other.document("import", file)["reminders"] as? [String: Int])
        #expect(counts == ["new": 3, "same": 0, "conflicting": 0])
        #expect(try other.run("export").output == fixture.run("export").output)
        #expect(try other.run("export").output.contains(#""rule":"due 09:00"}"#))
        let again = try #require(try other.document("import", file)["reminders"] as? [String: Int])
        #expect(again == ["new": 0, "same": 3, "conflicting": 0])
        let bad = fixture.home + "/bad.json"
        try Data("{\"items\": [],\n\"reminders\": [\n{\"item\": \"x\", \"rule\": \"x\"}]}".utf8)
            .write(to: URL(filePath: bad))
        let outcome = try other.run("import", bad)
        #expect(outcome.status == 4 && outcome.errors.contains("line 3"), "\(outcome.errors)")
    }

    /// Cases H08 and C18.
    @Test func `what is due is told once, and a done day is silent`() throws {
        try run("item add Café --goal 3/day --remind 18:00")
        try run("item add Tea --goal 1/day --remind 18:00")
        try run("log café")
        try run("log café")
        #expect(try run("remind --notify none").output.isEmpty)
        try run("log tea")
        let told = try run("remind --notify none --at 18:00")
        #expect(told == .init(status: 0, output: "Café · 2 of 3\n", errors: ""))
        #expect(try run("remind --notify none --at 18:01").output.isEmpty)
        let tomorrow = try run("remind --notify none --at 2026-12-01_18:00")
        #expect(tomorrow.output == "Café · 0 of 3\nTea · nothing yet\n")
    }

    /// Case H19.
    @Test func `after an edit only its due days are reminded of`() throws {
        try run("item add Piano --goal 1/day --remind 18:00")
        try run("item edit piano --goal mon,wed,fri")
        #expect(try run("remind --notify none --at 2026-12-01_18:00").output.isEmpty)
        #expect(try run("remind --notify none --at 2026-12-02_18:00").output == "Piano · due\n")
    }

    @Test func `one document says what was told and when the next is`() throws {
        try fixture.configure("{ reminders: { late: 30, notify: \"none\" }, zone: \"Europe/Berlin\" }")
        try run("item add Café --remind 18:00")
        try run("item add Tea --remind 20:15")
        let nothing = try fixture.document("remind")
        #expect((nothing["reminders"] as? [Any])?.isEmpty == true)
        #expect(nothing["next"] as? String == "2026-11-30T18:00:00+01:00")
        let late = try fixture.document("remind", "--at", "18:29")
        let told = try #require((late["reminders"] as? [[String: Any]])?.first)
        #expect((told["item"] as? [String: Any])?["name"] as? String == "Café")
        #expect(told["date"] as? String == "2026-11-30T18:00:00+01:00")
        #expect(told["day"] as? String == "2026-11-30" && told["isLate"] as? Bool == true)
        #expect(told["text"] as? String == "nothing yet · since 18:00")
        #expect(told["rules"] as? [String] == ["18:00"] && told["notify"] as? String == "none")
        #expect(late["next"] as? String == "2026-11-30T20:15:00+01:00")
        // Beyond the grace it is silent.
        #expect(try run("remind --at 20:45").output.isEmpty)
    }

    @Test func `what excludes each other, and what is no value, is refused`() throws {
        for line in [
            "remind --watch --print", "remind --watch --at 18:00", "remind --notify smoke", "remind --for x",
            "remind --for 25h", "remind x",
        ] { #expect(try run(line).status == 2, "\(line)") }
        #expect(try run("remind --at noonish").status == 4)
    }

    @Test(arguments: Catalogue.languages)
    func `the units can be seen, and nothing is written`(language: String) throws {
        fixture.language = language
        let output = try run("remind --print").output
        #expect(output.contains("# \(fixture.home)/.config/systemd/user/vistazo-remind.service\n[Unit]\n"))
        #expect(output.contains("ExecStart=\"vistazo\" remind\n"))
        #expect(output.contains("OnCalendar=*-*-* *:*:00\nAccuracySec=1s\nPersistent=true\n"))
        #expect(!FileManager.default.fileExists(atPath: fixture.home + "/.config"))
        let help = try run("remind --help").output
        for option in ["--watch", "--install", "--print", "--json", "--notify", "--for", "--at"] {
            #expect(help.contains(option))
        }
        #expect(!help.contains("cli."))
    }

    @Test(
        arguments: [
            ("/usr/bin/vistazo", "\"/usr/bin/vistazo\""), ("/a b/ñ", "\"/a b/ñ\""),
            ("/a\"b\\c", "\"/a\\\"b\\\\c\""), ("/100%/x", "\"/100%%/x\""), ("/a\nb", "\"/a\\nb\""),
        ])
    func `a path in a unit means itself`(path: String, text: String) {
        #expect(ReminderUnits.quoted(path) == text)
    }

    @Test(
        arguments: [
            (["TERM": "xterm-kitty"], TerminalNotification.kitty),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .growl),
            (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .titled),
            (["TERM": "foot"], .titled), (["TERM": "rxvt-unicode-256color"], .titled),
            (["TERM": "xterm-ghostty"], .titled), (["TERM": "xterm-256color"], nil), ([:], nil),
            (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux"], nil),
            (["TERM": "xterm-kitty", "TMUX": "/tmp/x,1,0"], nil),
        ])
    func `a terminal is asked in its own way`(environment: [String: String], form: TerminalNotification?) {
        #expect(TerminalNotification(environment: environment) == form)
    }

    @Test func `no name ends a sequence`() {
        let hostile = "a\u{1B}\\b\u{7}c;d\ne\u{9C}"
        for form in [TerminalNotification.growl, .titled, .kitty] {
            let sequence = form.sequence(id: 7, title: hostile, text: hostile)
            let ends = form == .kitty ? 2 : 1
            #expect(sequence.unicodeScalars.count { $0 == "\u{1B}" } == ends * 2)
            #expect(!sequence.unicodeScalars.contains { $0 == "\u{7}" || $0 == "\n" || $0 == "\u{9C}" })
            #expect(sequence.hasSuffix("\u{1B}\\"))
        }
        #expect(
            TerminalNotification.titled.sequence(id: 1, title: "a;b", text: "c;d").hasPrefix(
                "\u{1B}]777;notify;a,b;c;d"))
    }

    @Test(
        arguments: [
            ("1\nlog0\n", ReminderTeller.Answer.log(0)), ("log2", .log(2)), ("17\nsnooze\n", .snooze),
            ("17\n", .none), ("", .none), ("1\ndefault\n", .none), ("1\nlog-1\n", .none), ("log", .none),
        ])
    func `what a program prints is an answer, or none`(output: String, answer: ReminderTeller.Answer) {
        #expect(DesktopNotifications.answer(output) == answer)
    }
}
