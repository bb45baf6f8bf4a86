import Foundation
import Testing
import VistazoArchive
import VistazoRendering

@Suite struct ViewSizeExampleTests {
    let example: Extension

    init() throws { example = try Extension("ViewSize", kind: "ViewSize") }

    @Test func `Every family is drawn as recorded, inline too, which has no size`() throws {
        let archives = try example.archives()
        #expect(Set(archives.keys) == ["small", "medium", "large", "circular", "rectangular", "inline"])
        for (family, archive) in archives {
            expectRecorded(try drawing(archive).grid, "\(family)")
        }
    }

    @Test(arguments: [
        (WireRequest.Name.snapshot, "Snapshot"), (.timeline, "Timeline"),
    ])
    func `An entry tells whether it is of a snapshot or a timeline`(
        name: WireRequest.Name, word: String
    ) throws {
        let archives = try example.archives(name, families: [.small, .rectangular, .inline])
        for archive in archives.values { #expect(try drawing(archive).grid.text.contains(word)) }
    }

    @Test func `A placeholder's words are bars`() throws {
        let archives = try example.archives(.placeholder, families: [.small, .inline])
        #expect(archives.count == 2)
        for archive in archives.values { #expect(!(try drawing(archive).grid.text.contains("Placeholder"))) }
    }

    @Test func `A view learns the size it is shown at`() throws {
        var request = example.request()
        request.families = [
            WireRequest.FamilySize(.medium, columns: 30, rows: 12), WireRequest.FamilySize(.medium),
        ]
        guard case .archives(let archives) = try example.ask(request) else {
            Issue.record("expected two archives")
            return
        }
        #expect(try drawing(try #require(archives["medium@30x12"])).grid.text.contains("240 × 192"))
        #expect(try drawing(try #require(archives["medium"])).grid.text.contains("320 × 160"))
    }

    @Test func `A coloured ground fills the widget to its edge`() throws {
        let small = try #require(try example.archives(families: [.small])["small"])
        let grid = try drawing(small).grid
        #expect(grid[0, 0].style.background != .standard)
        #expect(
            grid[grid.size.columns - 1, grid.size.rows - 1].style.background == grid[0, 0].style.background)
    }

    @Test func `What an author prints does not disturb the reply`() throws {
        let outcome = try example.run(example.request(.snapshot, families: [.small]).line)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "snapshot for systemSmall\n")
        #expect(try WireReply.decode(Array(outcome.output.utf8)).diagnostics.isEmpty)
    }
}
