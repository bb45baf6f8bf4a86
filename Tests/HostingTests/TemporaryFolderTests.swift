import Foundation
import ProvingGround
import Testing
import VistazoArchive

@testable import VistazoHosting

/// Where a run in the sandbox keeps temporary files, and that nothing of them stays.
@Suite(.ownThread) struct TemporaryFolderTests {
    private static func names(_ folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    private static func setting(_ bench: Bench) throws -> RunSetting {
        RunSetting(
            limits: Bench.ample,
            folders: try ExtensionFolders(identifier: "a", environment: ["HOME": bench.folder]),
            isSandboxed: true)
    }

    @Test(.enabled(if: Sandbox.isAvailable), arguments: ["", "exit 3", "kill -9 $$"])
    func `what a run leaves in it is gone after the run, however that ends`(end: String) throws {
        let bench = try Bench()
        let setting = try Self.setting(bench)
        let temporary = try #require(setting.folders?.temporary)
        let path = bench.path("a.sh")
        try writeScript(
            """
            #!/bin/sh
            echo new > "$(mktemp)"
            d=$(mktemp -d)
            mkdir -p "$d/a/b/c/d" "$d/closed/in" && echo x > "$d/a/b/c/d/e" && ln -s / "$d/a/link"
            mkfifo "$d/pipe"; chmod 0 "$d/closed"
            echo "$TMPDIR" > "$VISTAZO_DATA/where"
            \(end)
            echo '\(Bench.archive("x"))'
            """, to: path)
        let child = ChildExtension(path: path, environment: ["PATH": "/usr/bin:/bin"], setting: setting)
        for _ in 0..<2 { _ = child.ask(ChildRunTests.request) }
        let data = try #require(setting.folders?.data)
        let said = try String(contentsOfFile: data + "/where", encoding: .utf8)
        #expect(said.hasPrefix(temporary + "/"))
        #expect(Self.names(temporary) == [])
    }

    @Test func `many files and deep folders go too, beside the loop, and no link is followed`() throws {
        let bench = try Bench()
        try bench.write("precious", "here")
        let folder = try #require(TemporaryFolder(in: bench.path("run")))
        for index in 0..<3000 {
            #expect(close(open("\(folder.path)/\(index)", O_CREAT | O_WRONLY, 0o600)) == 0)
        }
        var deep = open(folder.path, O_RDONLY | O_DIRECTORY)
        for _ in 0..<2000 {
            #expect(mkdirat(deep, "deeper", 0o700) == 0)
            let next = openat(deep, "deeper", O_RDONLY | O_DIRECTORY)
            close(deep)
            deep = next
        }
        #expect(symlinkat(bench.folder, deep, "link") == 0)
        close(deep)
        folder.remove()
        #expect(eventually { access(folder.path, F_OK) != 0 })
        #expect(bench.read("precious") == "here")
    }

    @Test func `what a host that was killed left is removed by the next, what another uses is not`() throws {
        let bench = try Bench()
        let used = try #require(TemporaryFolder(in: bench.path("run")))
        try FileManager.default.createDirectory(
            atPath: bench.path("run/forgotten/in"), withIntermediateDirectories: true)
        try bench.write("run/file", "x")
        let folder = try #require(TemporaryFolder(in: bench.path("run")))
        let living = [used, folder].map { URL(filePath: $0.path).lastPathComponent }
        #expect(Set(Self.names(bench.path("run"))) == Set(living))
        used.remove()
        folder.remove()
        #expect(Self.names(bench.path("run")) == [])
    }
}
