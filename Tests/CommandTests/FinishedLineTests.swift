import Foundation
import Testing
import VistazoLogbook

@testable import vistazo

@Suite struct FinishedLineTests {
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000.25)

    @Test func `a record gives back the line that it was made of`() throws {
        var line = FinishedLine()
        line.status = 3
        line.errors = ["template, position 1: no\nluck", "a \u{1F} b"]
        line.frames = [.init(text: "1\n", until: now + 0.5), .init(text: "#[bold]2\n", until: nil)]
        let read = try #require(FinishedLine(line.record(stamp: "s"), stamp: "s"))
        #expect(read.status == 3 && read.frames == line.frames)
        #expect(read.errors == ["template, position 1: no\nluck", "a ␟ b"])
        #expect(read.validUntil == nil)
        #expect(FinishedLine(line.record(stamp: "s"), stamp: "t") == nil)
        for record in ["", "s", "s\u{1E}x\u{1E}\u{1E}\u{1F}a", "s\u{1E}0\u{1E}\u{1E}a", "\u{1E}\u{1E}\u{1E}"]
        {
            #expect(FinishedLine(record, stamp: "s") == nil)
        }
    }

    @Test func `of the frames that one shows which is not over`() {
        var line = FinishedLine()
        line.frames = [.init(text: "1", until: now + 1), .init(text: "2", until: now + 2)]
        #expect(line.frame(at: now)?.text == "1")
        #expect(line.frame(at: now + 1)?.text == "2")
        #expect(line.frame(at: now + 2) == nil)
        #expect(line.validUntil == now + 2)
    }

    @Test func `a line is kept by its words and by all that changes them`() {
        let key = FinishedLine.key(["clock"], ["LANG": "en_US.UTF-8"])
        #expect(key == FinishedLine.key(["clock"], ["LANG": "en_US.UTF-8", "PATH": "/bin"]))
        for environment in [[:], ["LANG": "es_ES"], ["LANG": "en_US.UTF-8", "TZ": "UTC"]] {
            #expect(key != FinishedLine.key(["clock"], environment))
        }
        #expect(FinishedLine.key(["a", "b"], [:]) != FinishedLine.key(["a b"], [:]))
    }

    @Test func `it holds no longer once a file behind it is another`() throws {
        let home = NSTemporaryDirectory() + "vistazo-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: home) }
        let folders = try Folders(environment: ["HOME": home, "XDG_RUNTIME_DIR": home])
        var stamps = [FinishedLine.stamp(["clock"], folders)]
        for file in [
            folders.configuration + "/config.json5", folders.store, folders.data + "/extensions/a",
            folders.state + "/center/a", folders.data + "/extensions.json",
        ] {
            try Folders.make(String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)]))
            try Data().write(to: URL(filePath: file))
            stamps.append(FinishedLine.stamp(["clock"], folders))
        }
        #expect(Set(stamps).count == stamps.count)
        #expect(FinishedLine.stamp(["clock", "--config", home + "/other"], folders) != stamps[5])
    }
}
