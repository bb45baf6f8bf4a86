import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// Edit mode in a real terminal: a page is built by keys alone, and stands there at the next start.
    @Suite struct EditScreenTests {
        private func pages(_ sandbox: Sandbox) throws -> String {
            let file = sandbox.home.appending(path: "data/vistazo/pages.json")
            return try String(contentsOf: file, encoding: .utf8)
        }

        @Test
        func `a widget is found, added, told what to show and made larger; all is there at the next start`()
            throws
        {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Café", "--emoji", "☕")
            try sandbox.run("item", "add", "Piano")
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(for: "the first page") { $0.contains("Café") && $0.contains("q quit") }
            try screen.type("e")
            try screen.wait(for: "edit mode") { $0.contains("editing") && $0.contains("a add") }
            try screen.type("n")
            try screen.wait(forText: "New page")
            try screen.type("Music", "Enter")
            try screen.wait(forText: "● Music")
            try screen.type("a")
            // As its author shows it to who looks for a widget.
            try screen.wait(for: "the gallery with a preview") {
                $0.contains("Add a widget") && $0.contains("42 times")
            }
            try screen.type("", "Enter")
            try screen.wait(for: "the item") { !$0.contains("Add a widget") && $0.contains("Café") }
            try screen.type("c")
            try screen.wait(for: "the items to choose from") { $0.contains("› Item") && $0.contains("Piano") }
            try screen.type("pia", "Tab", "Enter")
            try screen.wait(for: "the item that was chosen") {
                $0.contains("│ Piano") && !$0.contains("Café") && $0.contains("╰─ medium")
            }
            try screen.type("f")
            try screen.wait(forText: "╰─ large")
            #expect(
                try pages(sandbox).contains(
                    #"{"kind":"item","family":"large","with":{"item":"Piano"}}"#))
            try screen.type("u")
            try screen.wait(forText: "╰─ medium")
            try screen.type("U")
            try screen.wait(forText: "╰─ large")
            try screen.type("e")
            try screen.wait(for: "the page as it is used") { !$0.contains("editing") && $0.contains("⏎ Log") }
            try screen.press("q")
            try screen.waitUntilLeft()
            let shown = try sandbox.run("screenshot", "--size", "80x24", "--page", "Music").output
            #expect(shown.contains("│ Piano") && shown.contains("● Music"))
            #expect(try sandbox.run("config", "check").status == 0)
        }

        @Test
        func `where the configuration names the pages nothing is written, and what to put there is shown`()
            throws
        {
            let sandbox = try Sandbox()
            let text = "{ pages: [ { name: 'Mine', widgets: [ { kind: 'clock', family: 'small' } ] } ] }"
            try sandbox.configure(text)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "● Mine")
            try screen.type("e")
            try screen.wait(forText: "editing")
            try screen.type("f")
            try screen.wait(forText: "╰─ medium")
            try screen.type("e")
            try screen.wait(for: "the lines to copy") {
                $0.contains("Your pages") && $0.contains(#"{"kind":"clock","family":"medium"},"#)
            }
            #expect(throws: (any Error).self) { try pages(sandbox) }
            try screen.press("Escape", "q")
            try screen.waitUntilLeft()
        }
    }
}
