import Foundation
import Testing

@testable import vistazo

@Suite struct AtomicFileTests {
    private let root = NSTemporaryDirectory() + "vistazo-atomic-" + UUID().uuidString

    init() throws {
        try FileManager.default.createDirectory(atPath: root + "/other", withIntermediateDirectories: true)
    }

    private func text(_ name: String) -> String? {
        try? String(contentsOfFile: root + "/" + name, encoding: .utf8)
    }

    private func mode(_ name: String) -> mode_t {
        var status = stat()
        return lstat(root + "/" + name, &status) == 0 ? status.st_mode : 0
    }

    @Test func `a new file is the user's alone, and nothing else is left behind`() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        try AtomicFile.write(Array("one".utf8), to: root + "/file")
        #expect(text("file") == "one")
        #expect(mode("file") & 0o777 == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: root).sorted() == ["file", "other"])
    }

    /// Case G12.
    @Test(arguments: ["target", "other/target", "missing"])
    func `a symlink stays, its target is replaced and keeps its mode`(target: String) throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        if target != "missing" {
            try "old".write(toFile: root + "/" + target, atomically: false, encoding: .utf8)
            #expect(chmod(root + "/" + target, 0o644) == 0)
        }
        #expect(symlink(target, root + "/link") == 0)
        #expect(symlink("link", root + "/link2") == 0)
        try AtomicFile.write(Array("new".utf8), to: root + "/link2")
        #expect(text(target) == "new")
        #expect(mode("link") & S_IFMT == S_IFLNK && mode("link2") & S_IFMT == S_IFLNK)
        #expect(mode(target) & 0o777 == (target == "missing" ? 0o600 : 0o644))
    }

    @Test func `what cannot be written stays as it was`() throws {
        defer { try? FileManager.default.removeItem(atPath: root) }
        #expect(throws: AtomicFile.Unwritable.self) {
            try AtomicFile.write([1], to: root + "/no/such/file")
        }
        #expect(throws: AtomicFile.Unwritable.self) { try AtomicFile.write([1], to: root + "/other") }
        #expect(mode("other") & S_IFMT == S_IFDIR)
        #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["other"])
    }
}
