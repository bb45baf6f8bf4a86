import Foundation
import ProvingGround
import Testing

/// `vistazo extension debug`: an extension at work, live, and nothing of it afterwards.
@Suite(.ownThread) struct ExtensionDebugTests {
    private static func saying(_ word: String) -> String {
        """
        #!/bin/sh
        echo "working on \(word)" >&2
        echo '{ entries: [ { date: "2000-01-01T00:00:00Z", view: "\(word)" } ], reload: "never" }'
        """
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `it is shown again when its file changes, without limits, and Ctrl-C leaves nothing behind`(
        signal: Int32
    ) throws {
        let sandbox = try Sandbox()
        let file = try sandbox.script("x", Self.saying("one")).path
        let running = try sandbox.start(["extension", "debug", "./x"])
        func text() -> String { running.written }
        #expect(eventually { text().contains("Waiting for its file to change") })
        for part in [
            "> {\"format\":1,\"request\":\"describe\"", "! working on one\n", "< { entries: [",
            ", exit code 0\n",
            "= 1 entry, shown now: 1; reload: never\n", "= x small\n╭──────────────────╮\n",
            "│       one        │\n",
            "= x inline\none",
        ] {
            #expect(text().contains(part), "\(part)")
        }
        try writeScript(Self.saying("two"), to: file)
        #expect(eventually { text().contains("│       two        │") })
        // Standard error comes while it runs; what it leaves behind is gone with it.
        try writeScript("#!/bin/sh\nsleep 7654 &\necho begun >&2\nsleep 7654\n", to: file)
        #expect(eventually { text().contains("! begun\n") })
        #expect(!Self.sleepers(sandbox).isEmpty)
        kill(running.process, signal)
        #expect(try running.finish().status == 128 + signal)
        #expect(eventually { Self.sleepers(sandbox).isEmpty })
    }

    @Test func `what goes wrong is shown in full`() throws {
        let sandbox = try Sandbox()
        try sandbox.script("x", "#!/bin/sh\nprintf 'no\\033[2J'\nprintf 'oops' >&2\nexit 3\n")
        let running = try sandbox.start(["extension", "debug", "./x"])
        func text() -> String { running.written }
        #expect(eventually { text().contains("Waiting") })
        #expect(text().contains("! oops\n"))
        #expect(text().contains("< no") && !text().contains("\u{1B}"))
        #expect(text().contains("= ended with code 3: oops\n"))
        kill(running.process, SIGTERM)
        _ = try running.finish()
    }

    /// Processes of this sandbox that sleep.
    private static func sleepers(_ sandbox: Sandbox) -> [Int32] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { Int32($0) }.filter { process in
            guard let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline"),
                let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ")
            else { return false }
            return String(decoding: words, as: UTF8.self).hasPrefix("sleep\u{0}7654")
                && String(decoding: variables, as: UTF8.self).contains("HOME=\(sandbox.home.path)\u{0}")
        }
    }
}
