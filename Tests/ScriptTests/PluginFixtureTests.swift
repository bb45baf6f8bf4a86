import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoWords

@testable import VistazoHosting

/// Forty plugins, run as real executables, each with what it looks like in every family and what its rows do.
@Suite struct PluginFixtureTests {
    static let folder = fixture("Fixtures").path
    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { !$0.hasSuffix(".vars.json") }.sorted()

    static func plugin(_ name: String) -> ScriptExtension {
        ScriptExtension(
            .file(folder + "/" + name),
            environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/home/ana"],
            setting: RunSetting(limits: RunLimits(seconds: patience)))
    }

    @Test func `there are forty of them`() {
        #expect(Self.names.count >= 40)
    }

    @Test(arguments: names)
    func `a plugin looks and does as recorded`(name: String) throws {
        let outcome = Self.plugin(name).ask(ScriptSheet.request())
        let sheet = ScriptSheet(try outcome.result.get(), folder: Self.folder)
        expectRecorded(sheet.grid, name, function: "plugin")
    }
}
