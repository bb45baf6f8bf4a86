import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

@testable import VistazoDashboard

/// Pages are changed by key; each step is kept at once and can be taken back.
@Suite struct EditingTests {
    static let kinds = [
        GalleryKind(
            kind: "item", title: "Item", about: "How long ago something happened.",
            families: [.small, .medium, .circular, .inline],
            parameters: [
                ExtensionDescription.ParameterDescription(
                    name: "item", title: "Item", type: .entity, isOptional: true, isLookedFor: true)
            ]),
        GalleryKind(
            kind: "clock", title: "Clock", about: "The time.", families: [.small, .medium, .large],
            parameters: [
                ExtensionDescription.ParameterDescription(
                    name: "seconds", title: "Seconds", type: .boolean, defaultValue: .bool(false))
            ]),
        GalleryKind(
            kind: "weather", title: "Weather", about: "", families: [.small],
            parameters: [
                ExtensionDescription.ParameterDescription(name: "city", title: "City"),
                ExtensionDescription.ParameterDescription(
                    name: "unit", title: "Unit", type: .choice, defaultValue: .string("C"),
                    options: [.string("C"), .string("F")]),
            ]),
        GalleryKind(kind: "size", title: "Size", about: "", families: [.medium, .small], parameters: []),
    ]

    static let pages = [
        Page(
            name: "One",
            widgets: [
                PlacedWidget("item", .medium), PlacedWidget("clock", .small), PlacedWidget("size", .medium),
            ], strip: [PlacedWidget("item", .circular)]),
        Page(name: "Two", widgets: [PlacedWidget("clock", .large)]),
    ]

    /// In edit mode, the first widget focused.
    static func editing(_ pages: [Page]? = pages, columns: Int = 80, rows: Int = 24, language: String = "en")
        -> Dashboard
    {
        var dashboard = Sample.dashboard(pages, columns: columns, rows: rows, language: language)
        #expect(dashboard.type("e").contains(.listKinds))
        _ = dashboard.handle(.kinds(kinds), at: Sample.now)
        return dashboard
    }

    private func kept(_ effects: [Effect]) throws -> [Page] {
        let pages = effects.compactMap { if case .keepPages(let pages) = $0 { pages } else { nil } }
        #expect(pages.count == 1)
        return try #require(pages.first)
    }

    private func kinds(_ page: Page) -> [String] {
        page.widgets.map { "\($0.kind) \($0.family.rawValue)" }
    }

    @Test func `a widget goes later and earlier, and keeps the focus`() throws {
        var dashboard = Self.editing()
        let pages = try kept(dashboard.type(">"))
        #expect(kinds(pages[0]) == ["clock small", "item medium", "size medium"])
        #expect(dashboard.focus == WidgetID("item:medium"))
        #expect(kinds(try kept(dashboard.type("."))[0]) == ["clock small", "size medium", "item medium"])
        #expect(dashboard.type(">") == [])
        #expect(kinds(try kept(dashboard.type("<"))[0]) == ["clock small", "item medium", "size medium"])
        #expect(dashboard.focus == WidgetID("item:medium"))
    }

    @Test func `f goes through the families of the kind, without inline, and back`() throws {
        var dashboard = Self.editing()
        #expect(kinds(try kept(dashboard.type("f"))[0])[0] == "item circular")
        #expect(kinds(try kept(dashboard.type("f"))[0])[0] == "item small")
        #expect(kinds(try kept(dashboard.type("F"))[0])[0] == "item circular")
        #expect(dashboard.focus == WidgetID("item:circular"))
    }

    @Test func `it is removed and duplicated, and all is taken back and done again`() throws {
        var dashboard = Self.editing()
        #expect(kinds(try kept(dashboard.type("x"))[0]) == ["clock small", "size medium"])
        #expect(dashboard.focus == WidgetID("clock:small"))
        #expect(kinds(try kept(dashboard.type("d"))[0]) == ["clock small", "clock small", "size medium"])
        #expect(dashboard.focus == WidgetID("clock:small#2"))
        #expect(kinds(try kept(dashboard.type("u"))[0]) == ["clock small", "size medium"])
        #expect(try kept(dashboard.type("u")) == Page.distinct(Self.pages))
        #expect(dashboard.type("u") == [])
        #expect(kinds(try kept(dashboard.type("U"))[0]) == ["clock small", "size medium"])
        #expect(kinds(try kept(dashboard.type("U"))[0]).count == 3)
        #expect(dashboard.type("U") == [])
    }

    @Test func `every widget can be removed, and one be added to the empty page`() throws {
        var dashboard = Self.editing([Page(name: "One", widgets: [PlacedWidget("clock", .small)])])
        #expect(try kept(dashboard.type("x"))[0].widgets.isEmpty)
        #expect(dashboard.type("x", "d", "f", "<", "c", "m") == [])
        _ = dashboard.type("a", "c", "l", "o")
        #expect(kinds(try kept(dashboard.type(.enter))[0]) == ["clock medium"])
    }

    @Test func `a widget goes to the next page, and the eye with it`() throws {
        var dashboard = Self.editing()
        let pages = try kept(dashboard.type("m"))
        #expect(kinds(pages[0]) == ["clock small", "size medium"])
        #expect(kinds(pages[1]) == ["clock large", "item medium"])
        #expect(dashboard.page.name == "Two" && dashboard.focus == WidgetID("item:medium"))
    }

    @Test func `pages come, get names, change places and go`() throws {
        var dashboard = Self.editing()
        _ = dashboard.type("n", "N", "e", "w")
        #expect(try kept(dashboard.type(.enter)).map(\.name) == ["One", "New", "Two"])
        #expect(dashboard.page.name == "New")
        _ = dashboard.type("N", .control("u"), "T", "w", "o")
        #expect(dashboard.type(.enter) == [])
        #expect(dashboard.text.contains("There is a page “Two” already"))
        _ = dashboard.type("N", "s")
        #expect(try kept(dashboard.type(.enter)).map(\.name) == ["One", "News", "Two"])
        #expect(try kept(dashboard.type("}")).map(\.name) == ["One", "Two", "News"])
        #expect(dashboard.page.name == "News" && dashboard.type("}") == [])
        #expect(try kept(dashboard.type("{")).map(\.name) == ["One", "News", "Two"])
        #expect(try kept(dashboard.type("X")).map(\.name) == ["One", "Two"])
        _ = dashboard.type("X")
        #expect(dashboard.pages.count == 1 && dashboard.type("X") == [])
    }

    @Test func `the gallery finds by words, shows a preview and adds behind the focused widget`() throws {
        var dashboard = Self.editing()
        #expect(dashboard.type("a") == [.preview(kind: "item", .medium)])
        #expect(dashboard.type("t", "i", "m", "e").last == .preview(kind: "clock", .medium))
        let entry = ArchivedEntry(date: Sample.now, view: .text("twelve"))
        _ = dashboard.handle(.preview(kind: "clock", .medium, entry), at: Sample.now)
        #expect(dashboard.text.contains("twelve"))
        #expect(dashboard.type(.tab) == [.preview(kind: "clock", .large)])
        #expect(dashboard.type(.backTab) == [])
        #expect(
            kinds(try kept(dashboard.type(.enter))[0]) == [
                "item medium", "clock medium", "clock small", "size medium",
            ])
        #expect(dashboard.focus == WidgetID("clock:medium"))
        _ = dashboard.type("a", "z", "z")
        #expect(dashboard.type(.enter, .tab) == [] && dashboard.type(.escape) == [])
        #expect(dashboard.isEditing)
    }

    @Test func `what a kind needs is asked for at once, and checked`() throws {
        var dashboard = Self.editing()
        _ = dashboard.type("a", "w", "e", "a", .enter)
        #expect(dashboard.text.contains("City") && dashboard.text.contains("needed"))
        #expect(dashboard.type(.enter) == [])
        #expect(dashboard.text.contains("city"))
        _ = dashboard.type("L", "i", "m", "a", .down, " ")
        let pages = try kept(dashboard.type(.enter))
        #expect(
            pages[0].widgets[1].configuration == [
                .init("city", .string("Lima")), .init("unit", .string("F")),
            ])
        #expect(dashboard.focus == WidgetID("weather:small:Lima:F"))
    }

    @Test func `the form shows what is set, toggles, suggests and completes`() throws {
        var dashboard = Self.editing()
        #expect(dashboard.type("c") == [.listOptions(kind: "item", parameter: "item")])
        let options = [
            ParameterOption(.string("5b66"), title: "Café"), ParameterOption(.string("tea"), title: "Tea"),
        ]
        _ = dashboard.handle(.options(kind: "item", parameter: "item", options), at: Sample.now)
        #expect(dashboard.text.contains("Café") && dashboard.text.contains("Tea"))
        _ = dashboard.type("c", "a", "f")
        #expect(!dashboard.text.contains("Tea"))
        _ = dashboard.type(.tab)
        #expect(
            try kept(dashboard.type(.enter))[0].widgets[0].configuration == [.init("item", .string("Café"))])
        _ = dashboard.type(.right, "c", " ")
        #expect(dashboard.text.contains("yes"))
        #expect(
            try kept(dashboard.type(.enter))[0].widgets[1].configuration == [.init("seconds", .bool(true))])
        _ = dashboard.type("c")
        #expect(dashboard.type(.enter) == [])
        _ = dashboard.type(.down, "c")
        #expect(dashboard.text.contains("There is nothing to set here"))
    }

    @Test func `a thing that was kept by its identifier is called by its name, and stays as it is`() throws {
        let widget = PlacedWidget("item", .small, with: [.init("item", .string("5b66"))])
        var dashboard = Self.editing([Page(name: "One", widgets: [widget])])
        _ = dashboard.type("c")
        let options = [ParameterOption(.string("5b66"), title: "Café")]
        _ = dashboard.handle(.options(kind: "item", parameter: "item", options), at: Sample.now)
        #expect(dashboard.text.contains("Item  Café") && !dashboard.text.contains("5b66"))
        #expect(dashboard.type(.enter) == [])
        #expect(dashboard.page.widgets == [widget])
    }

    @Test func `where nothing was changed the pages are as they were`() {
        var dashboard = Self.editing(nil, columns: 200, rows: 60)
        #expect(dashboard.page.spare.isEmpty)
        let drawn = dashboard.text
        #expect(dashboard.type("e") == [])
        #expect(!dashboard.isEditing && !dashboard.page.spare.isEmpty)
        #expect(drawn.contains("editing") && !dashboard.text.contains("editing"))
    }

    @Test(arguments: [Key.escape, "q", "e"])
    func `it ends with the pages as they are now`(key: Key) {
        var dashboard = Self.editing()
        _ = dashboard.type("x")
        let pages = dashboard.pages
        #expect(dashboard.type(key) == [.endEditing(pages)])
        #expect(!dashboard.isEditing && dashboard.pages == pages)
        #expect(dashboard.type("q") == [.quit])
    }

    @Test func `of two alike the second has the plain name again when the first is another`() throws {
        var dashboard = Self.editing([
            Page(name: "One", widgets: [PlacedWidget("clock", .small), PlacedWidget("clock", .small)])
        ])
        #expect(dashboard.page.widgets[1].id == WidgetID("clock:small#2"))
        let pages = try kept(dashboard.type("f"))
        #expect(pages[0].widgets.map(\.id) == [WidgetID("clock:medium"), WidgetID("clock:small")])
        var configuration = Configuration()
        configuration.pages = Page.distinct(
            pages.map { Page(name: $0.name, widgets: $0.widgets.map(\.again)) })
        _ = dashboard.handle(.configuration(configuration, faults: []), at: Sample.now)
        #expect(dashboard.isEditing)
    }

    @Test func `a file that says the same goes unnoticed, one that says otherwise ends it`() {
        var dashboard = Self.editing()
        _ = dashboard.type(">")
        var configuration = Configuration()
        configuration.pages = dashboard.pages
        _ = dashboard.handle(.configuration(configuration, faults: []), at: Sample.now)
        #expect(dashboard.isEditing)
        configuration.pages = Self.pages
        _ = dashboard.handle(.configuration(configuration, faults: []), at: Sample.now)
        #expect(dashboard.isEditing && dashboard.page.widgets[0].kind == "clock")
        configuration.pages = [Page(name: "Other", widgets: [])]
        _ = dashboard.type("a")
        _ = dashboard.handle(.configuration(configuration, faults: []), at: Sample.now)
        #expect(!dashboard.isEditing && dashboard.page.name == "Other")
        #expect(dashboard.type("q") == [.quit])
    }

    @Test func `keys of widgets and a person's own do nothing meanwhile, Ctrl-C leaves`() {
        var dashboard = Self.editing()
        _ = dashboard.handle(.content(WidgetID("item:medium"), Sample.counter(1)), at: Sample.now)
        #expect(dashboard.type("1", "+", "-", "r", "S", "/", "L", "w") == [])
        #expect(!dashboard.text.contains("⏎") && dashboard.text.contains("medium"))
        #expect(dashboard.type(.control("c")) == [.quit])
    }

    @Test func `a pane and a locked dashboard are not edited`() {
        var pane = Sample.dashboard(Self.pages, columns: 40, isPane: true)
        #expect(pane.type("e") == [] && !pane.isEditing)
        var locked = Sample.dashboard(Self.pages)
        #expect(locked.type("L", "e") == [] && !locked.isEditing)
    }

    @Test func `pages are written as they are read`() throws {
        let page = Page(
            name: "A \"b\"", widgets: [PlacedWidget("item", .medium, with: [.init("item", .string("café"))])],
            strip: [PlacedWidget("clock", .circular)], top: [PlacedWidget("item", .inline)])
        let text = "{" + Page.lines(of: [page, Self.pages[1]]).joined(separator: "\n") + "}"
        let reading = ConfigurationReader.read(Array(text.utf8), file: "config.json5")
        #expect(reading.faults.isEmpty)
        #expect(reading.configuration?.pages == Page.distinct([page, Self.pages[1]]))
        let chosen = JSONValue.object([.init("pages", .array([page.json]))]).text
        let choices = ConfigurationReader.readChoices(Array(chosen.utf8), file: "pages.json")
        #expect(choices.faults.isEmpty && choices.configuration?.pages == [page])
    }

    @Test(arguments: [(80, 24), (44, 16), (20, 8), (5, 3), (200, 60)], ["en", "es", "ru"])
    func `gallery, form and the name of a page stand in windows of any size`(
        size: (columns: Int, rows: Int), language: String
    ) {
        var dashboard = Self.editing(language: language)
        let window = CellSize(columns: size.columns, rows: size.rows)
        _ = dashboard.handle(.resized(window), at: Sample.now)
        for keys: [Key] in [["a"], [.escape, "c"], [.escape, "n"], [.escape, "?"], [.escape]] {
            for key in keys { _ = dashboard.handle(.key(key), at: Sample.now) }
            #expect(dashboard.screen(at: Sample.now).grid.size == dashboard.size)
        }
    }
}
