import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

@testable import VistazoHosting

/// The scripts under `Tests/Examples/Scripts`, run as they are.
@Suite struct ScriptExampleTests {
    private static let root = fixture("").deletingLastPathComponent().deletingLastPathComponent()

    private static func example(_ name: String) -> ScriptExtension {
        ScriptExtension(
            .file(root.appending(path: "Tests/Examples/Scripts/" + name).path),
            environment: ["PATH": "/usr/bin:/bin", "HOME": "/"], setting: PluginBench.ample)
    }

    @Test func `ten lines of shell that print an archive are a widget`() throws {
        let disk = Self.example("disk")
        #expect(disk.identifier == "disk")
        let text = try String(
            contentsOf: Self.root.appending(path: "Tests/Examples/Scripts/disk"), encoding: .utf8)
        #expect(text.split(separator: "\n").count <= 10)
        let outcome = disk.ask(WireRequest(.timeline, date: Date(), kind: "disk", families: [.init(.small)]))
        guard case .archive(let archive) = try outcome.result.get().value, let entry = archive.entries.first
        else {
            Issue.record("no archive")
            return
        }
        let drawing = draw(
            entry, family: .small,
            surroundings: Surroundings(size: CellSize(columns: 20, rows: 10), now: Date()))
        #expect(drawing.grid.rows.contains { $0.contains("Disk") })
        guard case .after(let date) = archive.reload else {
            Issue.record("no date")
            return
        }
        #expect((500...601).contains(date.timeIntervalSince(Date())))
    }

    @Test func `the README shows the script that is tested here`() throws {
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let text = try String(
            contentsOf: Self.root.appending(path: "Tests/Examples/Scripts/disk"), encoding: .utf8)
        #expect(readme.contains(text))
    }

    @Test func `a plugin in a folder is a widget with a figure, a menu and a parameter`() throws {
        let plugin = Self.example("cores.10s.sh")
        let reply = try plugin.ask(ScriptSheet.request()).result.get()
        let sheet = ScriptSheet(reply)
        #expect(sheet.drawing(.large)?.hitRegions.map(\.label) == ["Look again"])
        #expect(sheet.grid.rows[0].hasPrefix("Load "))
        guard
            case .description(let description) = try plugin.ask(ScriptSheet.request(.describe)).result.get()
                .value
        else {
            Issue.record("no description")
            return
        }
        #expect(description.kinds.first?.parameters.map(\.name) == ["VAR_WARN"])
    }
}
