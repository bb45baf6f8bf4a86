import Testing
import VistazoArchive
import VistazoWords

@testable import VistazoDashboard

@Suite struct ConfigurationReaderTests {
    static let kinds: [String: ConfigurationReader.KnownKind] = [
        "counter": .init(
            families: Family.allCases, parameters: [.init(name: "name", title: "Name", isOptional: true)]),
        "item": .init(families: Family.allCases), "clock": .init(families: [.small, .inline]),
    ]

    static func read(_ text: String) -> ConfigurationReader.Reading {
        ConfigurationReader.read(
            Array(text.utf8), file: "config.json5", kinds: kinds, themes: ["terminal", "paper"])
    }

    @Test func `a parameter that a kind does not have is left out and named; unknown ones are taken`() {
        let reading = Self.read(
            """
            { pages: [ { name: "A", widgets: [
                { kind: "counter", family: "small", with: { Name: "tea", nmae: "x" } },
                { kind: "item", family: "small", with: { anything: 1 } } ] } ] }
            """)
        #expect(
            reading.faults.map { $0.message(Words(language: "en")) } == [
                "config.json5:2: pages[0].widgets[0].with.nmae: counter has no parameter “nmae”; did you mean “name”? It has name"
            ])
        let widgets = reading.configuration?.pages?.first?.widgets
        #expect(widgets?.map(\.configuration.count) == [1, 1])
    }

    @Test func `a key that was meant to be one that is needed is named once`() {
        let reading = Self.read(#"{ pages: [ { nam: "A", widgets: [] } ] }"#)
        #expect(reading.faults.count == 1)
        #expect(reading.faults.first?.problem == .json(.unknownKey("nam", known: ["name"])))
    }

    @Test(arguments: ["garbage", "", "..", "\u{1B}[2J"])
    func `a language that there is not is named`(name: String) {
        var reader = Self.read(#"{ theme: "paper", locale: "es_MX" }"#)
        #expect(reader.configuration?.locale == "es_MX" && reader.faults.isEmpty)
        reader = Self.read("{ theme: 'paper', locale: '\(name)' }")
        #expect(reader.configuration?.locale == nil && reader.configuration?.theme == "paper")
        #expect(reader.faults.first?.problem == .unknownLocale(name))
    }

    @Test func `a whole configuration is read`() throws {
        let reading = Self.read(
            """
            // mine
            { theme: "paper", frames: "square", locale: "es_ES", zone: "Europe/Madrid", dayStartsAt: "04:00",
              weekStartsOn: "monday", glyphs: "ascii", mouse: true,
              pages: [ { name: "Hoy", mode: "accented", widgets: [ { kind: "counter", family: "small", with: { name: "agua" } },
                                                 { kind: "item", family: "medium", with: { item: "café" } } ],
                         strip: [ { kind: "item", family: "circular" } ], top: [ { kind: "clock" } ] } ],
              keys: { "c": "log café", "ctrl-b": ["log tea", "! date"] },
              extensions: [ { path: "~/bin/weather", reloads: 288, seconds: 10, memory: "32MiB", sandbox: true },
                            { command: "acpi -b", as: "text", every: "1m", groups: ["a", "b"] } ],
              hooks: { changed: "make -s" } }
            """)
        #expect(reading.faults == [])
        let configuration = try #require(reading.configuration)
        #expect(configuration.theme == "paper")
        #expect(configuration.frames == .square)
        #expect(configuration.locale == "es_ES")
        #expect(configuration.zone == "Europe/Madrid")
        #expect(configuration.dayStartsAt == 240)
        #expect(configuration.weekStartsOn == 2)
        #expect(configuration.glyphs == .ascii)
        #expect(configuration.mouse == true)
        #expect(configuration.changedHook == "make -s")
        #expect(configuration.keys == ["c": ["log café"], .control("b"): ["log tea", "! date"]])
        let page = try #require(configuration.pages?.first)
        #expect(page.name == "Hoy")
        #expect(page.mode == .accented)
        #expect(
            page.all.map(\.id.description) == [
                "clock:inline", "item:circular", "counter:small:agua", "item:medium:café",
            ])
        #expect(configuration.extensions.map(\.program) == [.path("~/bin/weather"), .command("acpi -b")])
        #expect(configuration.extensions[0].memory == 32 << 20)
        #expect(configuration.extensions[0].isSandboxed == true)
        #expect(configuration.extensions[1].groups == ["a", "b"])
        #expect(configuration.extensions[1].form == .text)
        #expect(configuration.extensions[1].every == 60)
    }

    /// Case G02.
    @Test(arguments: [
        (
            "{ thme: \"paper\" }",
            "config.json5:1: thme: “thme” is not known here. Did you mean “theme”? Allowed: theme, frames, locale, zone, dayStartsAt, weekStartsOn, glyphs, mouse, pages, keys, quick, extensions, hooks, reminders."
        ),
        (
            "{\n theme: \"papre\" }",
            "config.json5:2: theme: “papre” is not allowed here. Did you mean “paper”? Allowed: terminal, paper."
        ),
        (
            "{ frames: \"squares\" }",
            "config.json5:1: frames: “squares” is not allowed here. Did you mean “square”? Allowed: rounded, square, filled, none."
        ),
        (
            "{ pages: [ { name: \"A\", mode: \"vibrent\" } ] }",
            "config.json5:1: pages[0].mode: “vibrent” is not allowed here. Did you mean “vibrant”? Allowed: fullColor, accented, vibrant."
        ),
        ("{ glyphs: 3 }", "config.json5:1: glyphs: this is a number, it should be a string"),
        (
            "{ zone: \"Mars/Base\" }",
            "config.json5:1: zone: “Mars/Base” is no time zone such as Europe/Madrid."
        ),
        (
            "{ dayStartsAt: \"24:00\" }",
            "config.json5:1: dayStartsAt: “24:00” is no time of day such as 04:00."
        ),
        (
            "{ keys: { \"ctrl-c\": \"log\" } }",
            "config.json5:1: keys.ctrl-c: “ctrl-c” always leaves, pauses or closes and cannot be bound."
        ),
        (
            "{ hooks: { chnged: \"date\" } }",
            "config.json5:1: hooks.chnged: “chnged” is not known here. Did you mean “changed”? Allowed: changed."
        ),
        (
            "{ hooks: { changed: [] } }",
            "config.json5:1: hooks.changed: this is an array, it should be a string"
        ),
        (
            "{ hooks: { changed: \" \" } }",
            "config.json5:1: hooks.changed: This is empty, it should say what to run."
        ),
        (
            "{ reminders: { late: 1440 } }",
            "config.json5:1: reminders.late: 1440 is not between 0 and 1439"
        ),
        (
            "{ reminders: { notify: \"bel\" } }",
            "config.json5:1: reminders.notify: “bel” is not allowed here. Did you mean “bell”? Allowed: auto, desktop, terminal, tmux, bell, none."
        ),
        (
            "{ reminders: { evening: \"8 pm\" } }",
            "config.json5:1: reminders.evening: “8 pm” is no time of day such as 04:00."
        ),
        (
            "{ reminders: { snoze: 5 } }",
            "config.json5:1: reminders.snoze: “snoze” is not known here. Did you mean “snooze”? Allowed: late, snooze, evening, notify."
        ),
        ("{ keys: { a: 3 } }", "config.json5:1: keys.a: this is a number, it should be a string or an array"),
        (
            "{ extensions: [ { name: \"x\" } ] }",
            "config.json5:1: extensions[0]: This needs exactly one of: path, command."
        ),
        (
            "{ extensions: [ { path: \"x\", seconds: 0 } ] }",
            "config.json5:1: extensions[0].seconds: 0 is not between 0.1 and 3600"
        ),
        (
            "{ pages: [ { name: \"A\" },\n { name: \"A\" } ] }",
            "config.json5:2: pages[1]: There is a page “A” above already."
        ),
        (
            "{ pages: [ { name: \"A\", widgets: [\n { kind: \"countr\", family: \"small\" } ] } ] }",
            "config.json5:2: pages[0].widgets[0].kind: There is no widget “countr”. Did you mean “counter”? Allowed: clock, counter, item."
        ),
        (
            "{ pages: [ { name: \"A\", widgets: [\n { kind: \"clock\", family: \"large\" } ] } ] }",
            "config.json5:2: pages[0].widgets[0].family: “large” is not allowed here. Allowed: small."
        ),
        (
            "{ pages: [ { name: \"A\", widgets: [\n { kind: \"counter\" } ] } ] }",
            "config.json5:2: pages[0].widgets[0]: the key “family” is missing"
        ),
    ])
    func `a mistake is named with file, line, key and what is allowed, and leaves out only its part`(
        text: String, message: String
    ) throws {
        let reading = Self.read(text)
        #expect(reading.faults.map { $0.message(Words(language: "en")) } == [message])
        #expect(reading.configuration != nil)
    }

    @Test func `how reminders are told is read, and is otherwise as it is by itself`() throws {
        let text = #"{ reminders: { late: 0, snooze: 25, evening: "19:30", notify: "tmux" } }"#
        let settings = try #require(Self.read(text).configuration).reminders
        #expect(settings.late == 0 && settings.snooze == 25 && settings.evening == 1170)
        #expect(settings.notify == .tmux)
        let wrong = try #require(Self.read("{ reminders: { late: -1, snooze: 5 } }").configuration).reminders
        #expect(wrong.late == 120 && wrong.snooze == 5 && wrong.evening == 1200 && wrong.notify == .auto)
    }

    /// Case G02.
    @Test func `the rest of a page with mistakes is there`() throws {
        let reading = Self.read(
            """
            { pages: [ { name: "A", colour: 1, widgets: [ { kind: "nothing", family: "small" }, 7,
              { kind: "counter", family: "small", size: 3 }, { kind: "item", family: "medium", with: 4 } ] },
              { widgets: [] }, "B" ], theme: 4, mouse: true }
            """)
        let configuration = try #require(reading.configuration)
        #expect(configuration.pages?.map(\.name) == ["A"])
        #expect(configuration.pages?[0].widgets.map(\.kind) == ["counter", "item"])
        #expect(configuration.theme == nil)
        #expect(configuration.mouse == true)
        #expect(reading.faults.count == 8)
        let offsets = reading.faults.map(\.place.offset)
        #expect(offsets == offsets.sorted())
    }

    @Test(arguments: ["", "{", "[]", "{ pages: ", "pages = 1", "\u{0}", "{a:1,a:2}"])
    func `what is no JSON5 object gives no configuration and one fault`(text: String) {
        let reading = Self.read(text)
        #expect(reading.configuration == nil)
        #expect(reading.faults.count == 1)
        #expect(reading.faults[0].message(Words(language: "es")).hasPrefix("config.json5:1: "))
    }

    @Test func `equal widgets get names of their own, and a widget keeps its name when others move`() {
        let text = { (widgets: String) in "{ pages: [ { name: \"A\", widgets: [\(widgets)] } ] }" }
        let one = "{ kind: \"counter\", family: \"small\" }"
        let other = "{ kind: \"clock\", family: \"small\" }"
        let ids = { (widgets: String) in
            Self.read(text(widgets)).configuration?.pages?[0].widgets.map(\.id.description)
        }
        #expect(ids("\(one), \(one), \(other)") == ["counter:small", "counter:small#2", "clock:small"])
        #expect(ids("\(other), \(one)") == ["clock:small", "counter:small"])
    }

    @Test func `a page of thousands of widgets is cut, laid out and drawn`() throws {
        let widgets = Array(repeating: "{ kind: \"counter\", family: \"large\" },", count: 5000).joined()
        let reading = Self.read("{ pages: [ { name: \"A\", widgets: [\(widgets)] } ] }")
        let pages = try #require(reading.configuration?.pages)
        #expect(reading.faults.count == 1)
        #expect(pages[0].widgets.count == 500)
        var dashboard = Sample.dashboard(pages)
        #expect(dashboard.rows().count == 24)
    }
}
