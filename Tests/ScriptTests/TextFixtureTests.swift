import Foundation
import Testing
import VistazoArchive

@testable import VistazoHosting

/// What ordinary commands print, in every family.
@Suite struct TextFixtureTests {
    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: fixture("Texts").path)) ?? []).sorted()

    @Test(arguments: names)
    func `the output of a command looks as recorded`(name: String) throws {
        let output = String(decoding: try Data(contentsOf: fixture("Texts/" + name)), as: UTF8.self)
        let title = name.replacing(".txt", with: "")
        let reply = ScriptArchive(name: title, reload: .every(300)).text(
            output, ScriptSheet.request(), end: noon)
        expectRecorded(ScriptSheet(reply).grid, title, function: "text")
    }
}
