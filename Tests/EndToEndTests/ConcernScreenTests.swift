import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// Which widgets of a dashboard are asked again when an item is logged.
    @Suite struct ConcernScreenTests {
        /// Why each widget was asked, by its kind and family, the first time left out.
        private func reasons(_ sandbox: Sandbox) throws -> [String: [String]] {
            let text = try sandbox.run("why", "--json").output
            let document = try #require(
                JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]])
            var found: [String: [String]] = [:]
            for widget in document.values.first ?? [] {
                guard let kind = widget["kind"] as? String, let family = widget["family"] as? String else {
                    continue
                }
                let runs = widget["runs"] as? [[String: Any]] ?? []
                found["\(kind) \(family)"] =
                    runs.compactMap { $0["reason"] as? String }.filter {
                        ["logbook", "intent", "center"].contains($0)
                    }
            }
            return found
        }

        /// Cases F01 and F17.
        @Test func `a log elsewhere, or a key, reloads exactly the widgets that show the item`() throws {
            let sandbox = try Sandbox()
            try sandbox.run("item", "add", "Café", "--goal", "3/day")
            try sandbox.run("item", "add", "Té")
            try sandbox.run("item", "add", "Leer", "--stopwatch", "yes")
            try sandbox.configure(
                """
                { pages: [ { name: "T", widgets: [
                    { kind: "item", family: "medium", with: { item: "cafe" } },
                    { kind: "item", family: "small", with: { item: "Té" } },
                    { kind: "items", family: "small", with: { items: ["Té", "Leer"] } },
                    { kind: "today", family: "medium" },
                    { kind: "streaks", family: "medium" },
                    { kind: "stopwatch", family: "medium" } ] } ] }
                """)
            let screen = try TmuxScreen(sandbox, columns: 80, rows: 46, command: TmuxScreen.vistazo)
            try screen.wait(for: "all widgets") {
                $0.contains("Café") && $0.contains("Té") && $0.contains("0/3") && $0.contains("Leer")
            }
            try #expect(sandbox.run("log", "cafe").status == 0)
            try screen.wait(for: "the log elsewhere") { $0.contains("1/3") && $0.contains("1 of 3") }
            let concerned = ["item medium", "streaks medium", "today medium"]
            let first = try reasons(sandbox)
            #expect(first.count == 6)
            #expect(first.filter { !$0.value.isEmpty }.keys.sorted() == concerned, "\(first)")
            #expect(concerned.allSatisfy { first[$0] == ["logbook"] }, "\(first)")

            try screen.press("Enter")
            try screen.wait(for: "the key") { $0.contains("2/3") && $0.contains("2 of 3") }
            let second = try reasons(sandbox)
            #expect(second.filter { !$0.value.isEmpty }.keys.sorted() == concerned, "\(second)")

            try #expect(sandbox.run("start", "leer").status == 0)
            try screen.wait(for: "the stopwatch") { $0.contains("Stop") }
            let third = try reasons(sandbox)
            #expect(
                third["stopwatch medium"] == ["logbook"] && third["items small"] == ["logbook"], "\(third)")
            #expect(third["item small"] == [] && third["today medium"] == second["today medium"], "\(third)")
        }
    }
}
