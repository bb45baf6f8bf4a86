import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// The quick palette in a real terminal, and phrases of an extension, end to end.
    @Suite struct QuickScreenTests {
        private func sandbox() throws -> Sandbox {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Café", "--emoji", "☕")
            try sandbox.run("item", "add", "Water", "--unit", "ml", "--step", "250")
            try sandbox.run("log", "water")
            return sandbox
        }

        private func count(_ name: String, _ sandbox: Sandbox) throws -> Int {
            try sandbox.run("entries", name).output.split(separator: "\n").count
        }

        @Test func `in the dashboard a name and Enter log, a digit logs, and Esc leaves`() throws {
            let sandbox = try sandbox()
            try sandbox.configure(
                #"{ pages: [ { name: "T", widgets: [ { kind: "item", family: "medium", with: { item: "Café" } } ] } ] }"#
            )
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "the item") { $0.contains("Café") && $0.contains("╭") }
            try screen.type("/")
            try screen.wait(forText: "Quick")
            try screen.type("caf")
            try screen.wait(forText: "› Log ☕ Café")
            try screen.press("Enter")
            try screen.wait(forText: "✓ Logged ☕ Café · 1 today")
            try screen.wait(forText: "u Undo")
            #expect(try sandbox.run("history").output.contains("+1 Café, just now, from the palette"))
            // Water was used first, and each as often: the last used comes first.
            try screen.type("/")
            try screen.wait(for: "the digits") { $0.contains("1 Log ☕ Café") }
            try screen.type("1")
            try screen.wait(forText: "✓ Logged ☕ Café · 2 today")
            try screen.type("/")
            try screen.wait(forText: "Quick")
            try screen.type("water 500")
            try screen.wait(forText: "Log Water · 500 ml")
            try screen.press("Enter")
            try screen.wait(forText: "Logged Water, 500 ml")
            try screen.type("/")
            try screen.wait(forText: "Quick")
            try screen.type("quiche q?")
            try screen.wait(forText: "Nothing is called that.")
            try screen.press("Escape")
            try screen.wait(for: "the page alone") { !$0.contains("Quick") && $0.contains("Café") }
            #expect(try count("café", sandbox) == 2)
            try screen.press("q")
            try screen.waitUntilLeft()
        }

        @Test func `alone it prints what it did, and Esc leaves without a word`() throws {
            let sandbox = try sandbox()
            let screen = try TmuxScreen(
                sandbox, columns: 60, rows: 14, command: "\(TmuxScreen.vistazo) quick; echo \"code $?\"")
            try screen.wait(forText: "1 Log")
            try screen.type("caf", "Enter")
            try screen.wait(for: "its sentence") {
                $0.contains("Logged ☕ Café · 1 today") && $0.contains("code 0")
            }
            try screen.type("clear; \(TmuxScreen.vistazo) quick; echo \"code $?\"", "Enter")
            try screen.wait(forText: "1 Log")
            try screen.press("Escape")
            try screen.wait(forText: "code 0")
            try screen.type("clear; \(TmuxScreen.vistazo) quick zebra; echo \"code $?\"", "Enter")
            try screen.wait(forText: "Nothing is called that.")
            try screen.press("C-c")
            try screen.wait(forText: "code 0")
            #expect(try count("café", sandbox) == 1)
        }

        @Test func `a key of the person says a phrase`() throws {
            let sandbox = try sandbox()
            try sandbox.configure(#"{ keys: { c: "say registra café", x: "say registra cofé" } }"#)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "the page") { $0.contains("quit") && $0.contains("╭") }
            try screen.type("c")
            try screen.wait(forText: "✓ Logged ☕ Café · 1 today")
            #expect(try sandbox.run("history").output.contains("+1 Café, just now, by a phrase"))
            try screen.type("x")
            try screen.wait(forText: "no item “cofé”; did you mean Café?")
            try screen.press("q")
            try screen.waitUntilLeft()
            #expect(try count("café", sandbox) == 1)
        }
    }
}

/// What can be said to an extension is read from its `AppShortcutsProvider` and goes through `perform`.
@Suite struct ExtensionPhraseTests {
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        let tea = Sandbox.program("TeaExample").path
        try sandbox.configure(#"{ extensions: [ { path: "\#(tea)", seconds: \#(patience) } ] }"#)
        return sandbox
    }

    @Test(arguments: [
        ("brew jasmine", "Brewing Jasmine, mild, 3 min"),
        ("Brew jasmine with TeaExample", "Brewing Jasmine, mild, 3 min"),
        ("Please brew a jasmine!", "Brewing Jasmine, mild, 3 min"),
        ("prepara jasmine", "Brewing Jasmine, mild, 3 min"),
        ("завари jasmine", "Brewing Jasmine, mild, 3 min"),
        ("brew strong earl grey", "Brewing Earl Grey, strong, 3 min"),
        ("brew jasmine for five minutes", "Brewing Jasmine, mild, 5 min"),
        ("brew earl", "Brewing Earl Grey, mild, 3 min"),
        ("empty the pot", "The pot is empty"), ("stop teaexample", "The pot is empty"),
    ])
    func `a phrase of an extension is done by it`(phrase: String, dialog: String) throws {
        let outcome = try sandbox().run("say", phrase)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == dialog + "\n")
    }

    @Test(arguments: [
        ("brew ja", 3, ["Jasmine", "Japanese Sencha"]), ("brew coffee", 3, ["coffee"]),
        ("brew jasmine for 20 minutes", 4, ["20"]), ("find me", 3, ["You can say"]),
        ("stop", 3, ["You can say"]),
    ])
    func `several meanings, none, and wrong values are told, and nothing is done`(
        phrase: String, status: Int32, texts: [String]
    ) throws {
        let outcome = try sandbox().run("say", phrase)
        #expect(outcome.status == status)
        #expect(outcome.output == "")
        for text in texts { #expect(outcome.errors.contains(text), "\(outcome.errors)") }
    }

    @Test func `the logbook's own phrases go first where both know what is meant`() throws {
        let sandbox = try sandbox()
        try sandbox.run("item", "add", "jasmine")
        #expect(try sandbox.run("say", "log jasmine").output.hasPrefix("Logged jasmine"))
        #expect(try sandbox.run("say", "brew jasmine").output.hasPrefix("Brewing Jasmine"))
        let document = try sandbox.run("say", "--json", "brew strong jasmine").output
        #expect(
            document.contains(#""extension":"TeaExample""#) && document.contains(#""intent":"BrewIntent""#))
        #expect(document.contains(#""tea":"jas""#) || document.contains(#""tea":"jasmine""#), "\(document)")
    }

    @Test func `its intents are described with their phrases, and the palette finds them`() throws {
        let sandbox = try sandbox()
        let intents = try sandbox.run("intents", "--json").output
        #expect(intents.contains("Brew strong ${tea}") && intents.contains("Empty the pot"))
        try sandbox.run("say", "empty the pot")
        // What it said of itself is stored by then.
        try sandbox.run("widgets")
        _ = try sandbox.run("screenshot")
        let quick = try sandbox.run("quick", "empty the pot")
        #expect(quick.output == "The pot is empty\n", "\(quick.errors)")
    }
}
