import Foundation
import Testing
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoWords

@testable import vistazo

/// What is chosen inside, and the person's own themes.
@Suite(.ownThread) struct ChoicesTests {
    private let fixture: WindowFixture
    private let words = Words(language: "en")

    init() throws { fixture = try WindowFixture() }

    private var settings: Settings {
        get throws { try Settings(Arguments([], DashboardCommand.full.syntax), fixture.console) }
    }

    private func ownTheme(_ name: String, _ text: String) throws {
        try Folders.make(fixture.home + "/.config/vistazo/themes")
        try fixture.write(".config/vistazo/themes/\(name).json5", text)
    }

    private func choose(_ text: String) throws {
        try Folders.make(fixture.home + "/.local/share/vistazo")
        try fixture.write(".local/share/vistazo/pages.json", text)
    }

    @Test func `pages and theme chosen inside stand where the configuration names none`() throws {
        try choose(
            "{ theme: 'sea', pages: [ { name: 'Chosen', widgets: [ { kind: 'clock', family: 'small' } ] } ] }"
        )
        #expect(try settings.inForce.pages?.map(\.name) == ["Chosen"])
        #expect(try settings.surroundings.theme.name == "sea")
        #expect(try fixture.open().text().contains("Chosen"))
        try fixture.configure("{ theme: 'paper' }")
        #expect(try settings.inForce.pages?.map(\.name) == ["Chosen"])
        #expect(try settings.surroundings.theme.name == "paper")
        try fixture.configure("{ pages: [ { name: 'Written', widgets: [] } ] }")
        #expect(try settings.inForce.pages?.map(\.name) == ["Written"])
        // A broken configuration is no reason to forget what was chosen.
        try fixture.configure("{ theme: ")
        #expect(try settings.inForce.pages?.map(\.name) == ["Chosen"])
        #expect(try settings.faults.count == 1)
    }

    @Test(arguments: [
        "{ theme: 'see' }", "{ thme: 'sea' }", "{ theme: 'sea', keys: {} }", "[]", "{ theme: ",
        "{ pages: [ { nme: 'x' } ] }", "{ format: 2 }",
    ])
    func `what is wrong in it is told with its place`(text: String) throws {
        try choose(text)
        let faults = try settings.faults
        #expect(faults.count == 1)
        #expect(faults.first?.message(words).contains("pages.json:1: ") == true)
    }

    @Test func `a theme is kept beside what else the file holds`() throws {
        let folders = try settings.folders
        try Choices.keep(theme: "sea", in: folders, words)
        #expect(try settings.surroundings.theme.name == "sea")
        try choose(
            "{ \"format\": 1, \"pages\": [ { \"name\": \"A\", \"widgets\": [] } ], \"later\": [1, {}] }")
        try Choices.keep(theme: "night", in: folders, words)
        try Choices.keep(theme: "mono", in: folders, words)
        let text = try fixture.read(".local/share/vistazo/pages.json")
        #expect(text.contains("\"theme\": \"mono\"") && !text.contains("night"))
        #expect(text.contains("\"later\": [") && text.contains("\"name\""))
        #expect(try settings.inForce.pages?.map(\.name) == ["A"])
    }

    @Test(arguments: ["{ theme: ", "[]", "{ a: Infinity }"])
    func `what cannot be read is not written over`(text: String) throws {
        try choose(text)
        let folders = try settings.folders
        #expect(throws: PlainFault.self) { try Choices.keep(theme: "sea", in: folders, words) }
        #expect(try fixture.read(".local/share/vistazo/pages.json") == text)
    }

    /// Case G12.
    @Test func `where it is a symlink its target is written; where that cannot be nothing is lost`() throws {
        let folders = try settings.folders
        try Folders.make(folders.data)
        try fixture.write("target.json", "{ \"pages\": [] }")
        #expect(symlink("../../../target.json", folders.choices) == 0)
        try Choices.keep(theme: "sea", in: folders, words)
        #expect(try fixture.read("target.json").contains("sea"))
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folders.choices)) != nil)
        unlink(folders.choices)
        // A folder that can hold no new file, whoever asks.
        #expect(symlink("/proc/self/status", folders.choices) == 0)
        let window = try fixture.open()
        _ = window.take(.key("t"), at: .now())
        _ = window.take(.key(.down), at: .now())
        _ = window.take(.key(.enter), at: .now())
        #expect(window.settings.surroundings.theme.name == "contrast")
        #expect(window.text().contains("pages.json"))
        #expect(lstat(folders.choices).map { $0.st_mode & S_IFMT } == S_IFLNK)
    }

    private func lstat(_ path: String) -> stat? {
        var status = stat()
        return Glibc.lstat(path, &status) == 0 ? status : nil
    }

    @Test func `a theme that the configuration names is changed for now, and what to write is said`() throws {
        try fixture.configure("{ theme: 'sea' }")
        let window = try fixture.open()
        _ = window.take(.key("t"), at: .now())
        _ = window.take(.key(.down), at: .now())
        _ = window.take(.key(.up), at: .now())
        _ = window.take(.key(.enter), at: .now())
        #expect(window.settings.surroundings.theme.name == "paper")
        #expect(window.text().contains("write theme: \"paper\" in config.json5"))
        #expect(!FileManager.default.fileExists(atPath: window.settings.folders.choices))
        _ = window.reconfigure(at: .now())
        #expect(window.settings.surroundings.theme.name == "paper")
        // Until the person writes another there.
        try fixture.configure("{ theme: 'mono' }")
        _ = window.reconfigure(at: .now())
        #expect(window.settings.surroundings.theme.name == "mono")
    }

    @Test func `a theme of the person's own is found by its file's name, also instead of a bundled one`()
        throws
    {
        try ownTheme("rose", "{ extends: 'night', ground: '#201015' }")
        try ownTheme("sea", "{ ground: '#000011' }")
        try ownTheme("Not A Name", "{}")
        try fixture.configure("{ theme: 'Rose' }")
        #expect(try settings.surroundings.theme.name == "rose")
        #expect(try settings.themes.names.suffix(2) == ["sea", "rose"])
        #expect(try settings.themes.theme(named: "sea").theme?.ground == .rgb(0, 0, 17))
        #expect(try settings.faults.isEmpty)
        for name in ["../rose", "rose/", "", ".", "Not A Name", "rosé"] {
            #expect(try settings.themes.theme(named: name).theme == nil, "\(name)")
        }
    }

    @Test func `what is wrong in a theme in force is told, and the rest of it counts`() throws {
        try ownTheme("rose", "{ ground: '#201015',\n gound: 1 }")
        try fixture.configure("{ theme: 'rose' }")
        let faults = try settings.faults
        #expect(faults.map { $0.message(words, isShort: true).prefix(14) } == ["rose.json5:2: "])
        #expect(try settings.surroundings.theme.ground == .rgb(0x20, 0x10, 0x15))
        // A theme that is none leaves the standard one.
        try ownTheme("rose", "{")
        #expect(try settings.surroundings.theme.name == "terminal")
        #expect(try settings.faults.count == 1)
    }
}
