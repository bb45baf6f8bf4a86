import Foundation
import ProvingGround
import Testing
import VistazoDashboard
import VistazoLogbook

@testable import vistazo

@Suite(.ownThread) struct ExtensionRosterTests {
    private let home = NSTemporaryDirectory() + "vistazo-roster-" + UUID().uuidString
    private var environment: [String: String] { ["HOME": home] }

    private func folders() throws -> Folders { try Folders(environment: environment) }

    private func make(_ name: String, mode: Int = 0o755) throws -> String {
        let path = try folders().extensions + "/" + name
        try writeScript("#!/bin/sh\n", to: path, mode: mode)
        return path
    }

    private func roster(_ configuration: [ExtensionLine] = []) throws -> ExtensionRoster {
        ExtensionRoster(
            configuration: configuration, added: AddedExtensions(try folders()), environment: environment)
    }

    init() throws { try Folders.make(try folders().extensions) }

    @Test func `executables of the folder are extensions; values, hidden and turned off files are not`()
        throws
    {
        defer { try? FileManager.default.removeItem(atPath: home) }
        for name in ["b.sh", "cpu.5s.sh", "a", ".hidden", "a.vars.json", "old.sh.off"] { _ = try make(name) }
        let plain = try make("notes.txt", mode: 0o644)
        try Folders.make(try folders().extensions + "/lib")
        #expect(symlink("/bin/true", try folders().extensions + "/linked.1h.sh") == 0)
        #expect(symlink("/nowhere", try folders().extensions + "/dangling") == 0)
        let roster = try roster()
        #expect(roster.members.map(\.identifier) == ["a", "b", "cpu", "linked"])
        #expect(
            roster.members.map { $0.line.program(in: [:]).budget.reloadsADay } == [72, 72, 17_280, 72])
        #expect(AddedExtensions(try folders()).unusable == [plain])
    }

    @Test func `a configuration's line takes the place of what was added, however the path is spelled`()
        throws
    {
        defer { try? FileManager.default.removeItem(atPath: home) }
        let path = try make("w.sh")
        #expect(symlink(path, home + "/link") == 0)
        var line = ExtensionLine(.path("~/link"))
        line.seconds = 9
        try Data(
            #"{ "extensions": [ { "path": "\#(path)", "seconds": 3 }, { "command": "date" }, { "command": "date" } ] }"#
                .utf8
        ).write(to: URL(filePath: try folders().extensionsFile))
        #expect(try roster().members.map(\.line.seconds) == [3, nil])
        let members = try roster([line]).members
        #expect(members.map(\.identifier) == ["link", "date"])
        #expect(members.map(\.line.seconds) == [9, nil])
        #expect(members.map(\.origin) == [.configuration, .added])
    }

    @Test func `of equal names the later gets a number, and our own are never taken`() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        _ = try make("date.sh")
        let lines = ["/x/date", "/y/date", "/z/standard"].map { ExtensionLine(.path($0)) }
        let members = try roster(lines).members
        #expect(members.map(\.identifier) == ["date", "date-2", "standard-2", "date-3"])
        #expect(members.map { $0.line.program(in: environment).identifier } == members.map(\.identifier))
    }

    @Test func `an unreadable extensions file adds nothing, is named, and leaves the folder's`() throws {
        defer { try? FileManager.default.removeItem(atPath: home) }
        _ = try make("a")
        try Data("{ extensions: [".utf8).write(to: URL(filePath: try folders().extensionsFile))
        let added = AddedExtensions(try folders())
        #expect(added.lines == nil)
        #expect(added.faults.count == 1)
        #expect(added.found.count == 1)
    }
}
