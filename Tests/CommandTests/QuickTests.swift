import Foundation
import Testing
import VistazoArchive
import VistazoDashboard
import VistazoLogbook
import VistazoWords

@testable import vistazo

/// What the quick palette offers, and what it does without a terminal.
@Suite(.ownThread) struct QuickTests {
    let fixture: CommandFixture

    init() throws {
        fixture = try CommandFixture()
        for item in [
            ["Café", "--emoji", "☕"], ["Water", "--unit", "ml", "--step", "250"], ["Tea"],
            ["Diary", "--private", "yes"],
            ["Read", "--stopwatch", "yes"],
        ] { try fixture.run(arguments: ["item", "add"] + item) }
        for item in ["tea", "tea", "tea", "water"] { try fixture.run("log", item) }
    }

    /// The palette in the fixture's home, without a terminal; the clock is that of the machine.
    func quick(_ words: String..., language: String = "en") throws -> CommandFixture.Outcome {
        var console = Console.ofProcess(environment: ["HOME": fixture.home])
        console.out = Outlet()
        console.err = Outlet()
        console.words = Words(language: language)
        console.now = .now()
        console.zone = .named(.gmt)
        let status = Program.perform(["quick"] + words, console)
        return .init(status: status, output: console.out.text, errors: console.err.text)
    }

    func content(_ pinned: [String] = [], isLocked: Bool = false, extensions: [ExtensionDescription] = [])
        throws -> PaletteContent
    {
        let folders = try Folders(environment: ["HOME": fixture.home])
        let logbook = try Logbook(
            folders: folders, zone: .named(.gmt), words: Words(language: "en"), door: .script)
        return try QuickActions(
            words: logbook.words, now: fixture.now, pinnedLines: pinned,
            extensions: extensions.map { ($0.identifier, $0) }, isLocked: isLocked
        ).content(logbook)
    }

    @Test func `what is used most is pinned, what was used last before what was not, and what runs first`()
        throws
    {
        #expect(
            try content().pinned.map(\.title) == [
                "Log Tea", "Log Water", "Log ☕ Café", "Log Diary", "Start Read",
            ])
        try fixture.run("start", "read")
        #expect(try content().pinned.first?.title == "Stop Read")
        // Long ago counts for nothing.
        for _ in 0..<9 { try fixture.run("log", "café", "--date", "2026-09-01") }
        #expect(try content().pinned.map(\.title).prefix(3) == ["Stop Read", "Log Tea", "Log Water"])
    }

    @Test func `the configuration pins what it likes`() throws {
        let pinned = try content([
            "log café 2", "ago tea", "say registra café", "!make coffee", "log nothing", "stop read",
        ])
        .pinned
        #expect(
            pinned.map(\.title) == [
                "Log ☕ Café · 2", "How long ago Tea", "say registra café", "!make coffee", "log nothing",
                "Stop Read",
            ])
        #expect(pinned.allSatisfy { if case .line = $0.command { true } else { false } })
        try fixture.configure(#"{ quick: ["log café", "say how long ago tea"] }"#)
        #expect(try quick().output == "Log ☕ Café\nsay how long ago tea\n")
    }

    @Test func `an item has all that can be done with it, and a private one is marked`() throws {
        let folders = try Folders(environment: ["HOME": fixture.home])
        let logbook = try Logbook(
            folders: folders, zone: .named(.gmt), words: Words(language: "en"), door: .script)
        _ = try logbook.changeCounter("steps", by: 1, at: fixture.now)
        let all = try content()
        let titles = all.actions.map(\.title)
        for title in [
            "Log ☕ Café", "How long ago ☕ Café", "Skip ☕ Café", "Start Read", "Undo", "One more steps",
        ] {
            #expect(titles.contains(title), "\(title)")
        }
        #expect(all.actions.filter(\.isSensitive).allSatisfy { $0.name == "Diary" })
        #expect(all.actions.count { $0.isSensitive } == 3)
    }

    @Test func `extensions' intents are there where they need no value or a choice of few`() throws {
        let choice = ExtensionDescription.ParameterDescription(
            name: "tea", title: "Tea", type: .choice, options: [.string("jas"), .string("ear")])
        let text = ExtensionDescription.ParameterDescription(name: "what", title: "What")
        let description = ExtensionDescription(
            identifier: "pot", kinds: [.init(kind: "pot", name: "Pot")],
            intents: [
                .init(name: "EmptyIntent", title: "Empty the pot"),
                .init(name: "BrewIntent", title: "Brew", parameters: [choice]),
                .init(name: "TellIntent", title: "Tell", parameters: [text]),
                .init(name: "HiddenIntent", title: "Hidden", isDiscoverable: false),
                .init(name: "SafeIntent", title: "Safe", authenticationPolicy: .requiresAuthentication),
            ])
        func titles(_ isLocked: Bool) throws -> [String] {
            try content(isLocked: isLocked, extensions: [description]).actions.filter { $0.detail == "pot" }
                .map(\.title)
        }
        #expect(try titles(false) == ["Empty the pot", "Brew jas", "Brew ear", "Safe"])
        #expect(try titles(true) == ["Empty the pot", "Brew jas", "Brew ear"])
    }

    @Test(arguments: [
        (["café"], "Logged ☕ Café · 1 today"), (["caf"], "Logged ☕ Café · 1 today"),
        (["water", "500"], "Logged Water, 500 ml · 500 ml today"),
        (["500 ml", "water"], "Logged Water, 500 ml · 500 ml today"),
        (["how", "long", "café"], "☕ Café: not logged yet"), (["skip", "café"], "Skipped ☕ Café today"),
        (["start", "read"], "Started Read"), (["read", "45m"], "Logged Read, 45 min"),
        (["undo"], "Undone: +250 ml Water"),
    ])
    func `without a terminal it does what is meant beyond doubt`(words: [String], said: String) throws {
        var console = Console.ofProcess(environment: ["HOME": fixture.home])
        console.out = Outlet()
        console.err = Outlet()
        console.words = Words(language: "en")
        console.now = .now()
        console.zone = .named(.gmt)
        let status = Program.perform(["quick"] + words, console)
        #expect(status == 0 && console.out.text.hasPrefix(said), "\(console.out.text)\(console.err.text)")
        #expect(console.err.text == "")
        if said.hasPrefix("Logged") {
            #expect(try fixture.run("history").output.contains("from the palette"))
        }
    }

    @Test func `an intent that is performed by its name comes from where it was typed`() throws {
        var console = Console.ofProcess(environment: ["HOME": fixture.home])
        console.out = Outlet()
        console.err = Outlet()
        for (door, told) in [(nil, "from a script"), (Door.dashboard, "from the dashboard")] {
            console.door = door
            #expect(Program.perform(["perform", "item", "logitem", "item=café", "amount=2"], console) == 0)
            #expect(try fixture.run("history").output.hasPrefix("+2 Café, "))
            #expect(try fixture.run("history", "--limit", "1").output.contains(told))
        }
        #expect(Program.perform(["perform", "item", "howlongago", "café"], console) == 0)
        #expect(console.out.text.contains("Logged ☕ Café, 2 · 4 today"))
        #expect(console.out.text.hasSuffix("2 times in all\n"))
        #expect(Program.perform(["perform", "item", "skipitem", "cofee"], console) == 3)
    }

    @Test func `doubt is told with what there is, and nothing is done`() throws {
        let before = try fixture.run("history").output
        let vague = try quick("log")
        #expect(vague.status == 3 && vague.output.contains("Log Tea") && vague.output.contains("Log Water"))
        #expect(vague.errors == "vistazo: “log” may be any of these; nothing was done\n")
        let unknown = try quick("zebra")
        #expect(
            unknown
                == .init(
                    status: 3, output: "",
                    errors: "vistazo: nothing here is called “zebra”; nothing was done\n"))
        // What only looks like it is no more than a suggestion.
        #expect(try quick("watre").status == 3)
        #expect(try quick("water", "a lot").status == 3)
        #expect(try quick("water", "1.234,5").status == 4)
        #expect(try fixture.run("history").output == before)
    }

    @Test func `as JSON there is one document, whatever comes of it`() throws {
        func keys(_ words: String...) throws -> Set<String> {
            var console = Console.ofProcess(environment: ["HOME": fixture.home])
            console.out = Outlet()
            console.err = Outlet()
            _ = Program.perform(["quick", "--json"] + words, console)
            let document = try JSONSerialization.jsonObject(with: Data(console.out.text.utf8))
            return Set((document as? [String: Any] ?? [:]).keys)
        }
        #expect(try keys() == ["pinned"])
        #expect(try keys("log") == ["candidates"])
        #expect(try keys("zebra") == ["candidates"])
        #expect(try keys("café") == ["intent", "extension", "dialog"])
    }

    @Test func `with nothing to do it says nothing`() throws {
        let empty = try CommandFixture()
        var console = Console.ofProcess(environment: ["HOME": empty.home])
        console.out = Outlet()
        console.err = Outlet()
        #expect(Program.perform(["quick"], console) == 0 && console.out.text == "")
        #expect(Program.perform(["quick", "undo"], console) == 3)
        #expect(Program.perform(["say", "log tea"], console) == 3)
        #expect(console.err.text.contains("vistazo item add NAME"))
    }

    @Test(arguments: ["5", "{}", "[ 1 ]", "null"])
    func `a wrong list of pins is told and left out`(text: String) throws {
        try fixture.configure("{ quick: \(text) }")
        #expect(try quick().status == 0)
        #expect(try quick().output.hasPrefix("Log Tea"))
    }
}
