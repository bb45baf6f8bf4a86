import Foundation
import ProvingGround
import Testing
import VistazoArchive
import VistazoWords

@testable import VistazoHosting

/// What a run finds: its folders, its environment, its sandbox.
@Suite(.ownThread) struct RunSettingTests {
    private static let request = ChildRunTests.request

    private static func environment(_ bench: Bench) -> [String: String] {
        ["PATH": "/usr/bin:/bin", "HOME": bench.folder]
    }

    private static func child(
        _ bench: Bench, _ text: String, groups: [String]? = nil, isSandboxed: Bool = false,
        identifier: String = "weather"
    ) throws -> ChildExtension {
        try writeScript("#!/bin/sh\n" + text + "\necho '\(Bench.archive("x"))'", to: bench.path("weather.sh"))
        return ChildExtension(
            path: bench.path("weather.sh"), environment: environment(bench),
            setting: RunSetting(
                limits: Bench.ample,
                folders: try ExtensionFolders(identifier: identifier, environment: environment(bench)),
                groups: groups, isSandboxed: isSandboxed))
    }

    @Test func `an extension has a data folder, where it runs, and a cache folder, both 0700`() throws {
        let bench = try Bench()
        let child = try Self.child(
            bench, "pwd > where; env | grep -E '^(VISTAZO_(DATA|CACHE|GROUP)|TMPDIR)' | sort > environment")
        #expect(throws: Never.self) { try child.ask(Self.request).result.get() }
        let data = bench.folder + "/.local/share/vistazo/extension-data/weather"
        let cache = bench.folder + "/.cache/vistazo/weather"
        #expect(try String(contentsOfFile: data + "/where", encoding: .utf8) == data + "\n")
        #expect(
            try String(contentsOfFile: data + "/environment", encoding: .utf8) == """
                VISTAZO_CACHE=\(cache)
                VISTAZO_DATA=\(data)
                VISTAZO_GROUPS=\(bench.folder)/.local/share/vistazo/groups

                """)
        for folder in [data, cache] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test(arguments: [
        ("weather", "weather"), ("..", "%2E."), (".", "%2E"), ("", "%"), ("a/../b", "a%2F..%2Fb"),
        ("a\nb", "a%0Ab"), ("café", "caf%C3%A9"), ("org.example.abc", "org.example.abc"),
    ])
    func `whatever its identifier is, it becomes one folder's name`(identifier: String, name: String) {
        #expect(ExtensionFolders.name(for: identifier) == name)
    }

    @Test func `long identifiers that begin alike have folders of their own`() {
        let long = String(repeating: "x", count: 5000)
        let names = [long + "a", long + "b"].map { ExtensionFolders.name(for: $0) }
        #expect(names[0] != names[1])
        #expect(names.allSatisfy { $0.utf8.count < 255 })
    }

    @Test(arguments: [
        "", ".", "..", "../x", "a/b", "/etc", "a b", "a\0b", String(repeating: "x", count: 201),
    ])
    func `a group that would be no single folder has none`(group: String) throws {
        let folders = try ExtensionFolders(identifier: "x", environment: ["HOME": "/h"])
        #expect(folders.group(group) == nil)
        #expect(folders.group("group.org.example") == "/h/.local/share/vistazo/groups/group.org.example")
    }

    @Test func `a folder that cannot be made is said, and nothing is run`() throws {
        let bench = try Bench()
        let child = try Self.child(bench, "touch '\(bench.folder)/ran'")
        try bench.write(".cache", "in the way")
        guard case .noFolder(let folder, _)? = ChildRunTests.failure(child.ask(Self.request)) else {
            Issue.record("no failure")
            return
        }
        #expect(folder.hasPrefix(bench.folder + "/.cache/"))
        #expect(bench.read("ran").isEmpty)
        #expect(!FileManager.default.fileExists(atPath: bench.path("ran")))
    }

    @Test func `a run has what a program needs of the environment, and no secrets`() {
        let user = [
            "HOME": "/h", "PATH": "/b", "USER": "ana", "LANG": "es_ES.UTF-8", "LC_TIME": "C", "TZ": "UTC",
            "XDG_DATA_HOME": "/d", "DISPLAY": ":0", "https_proxy": "http://p", "TERM": "xterm",
            "SSH_AUTH_SOCK": "/s", "GITHUB_TOKEN": "t", "AWS_SECRET_ACCESS_KEY": "k", "TMUX": "1",
            "LD_PRELOAD": "/evil", "VISTAZO_GROUPS": "/g", "BASH_ENV": "/e", "IFS": "x",
        ]
        let clean = RunEnvironment.clean(user)
        #expect(
            Set(clean.keys) == [
                "HOME", "PATH", "USER", "LANG", "LC_TIME", "TZ", "XDG_DATA_HOME", "DISPLAY", "https_proxy",
                "TERM",
            ])
        #expect(clean["TERM"] == "dumb")
        #expect(clean["HOME"] == "/h")
        #expect(RunEnvironment.clean([:])["PATH"] == "/usr/local/bin:/usr/bin:/bin")
    }

    @Test func `a script whose interpreter is not there says which`() throws {
        let bench = try Bench()
        for (line, name) in [
            ("#!/opt/nowhere/python3 -u", "/opt/nowhere/python3"), ("#! /bin/sh\r", "/bin/sh␍"),
        ] {
            try writeScript(line + "\necho\n", to: bench.path("a.py"))
            let child = ChildExtension(path: bench.path("a.py"), environment: [:])
            #expect(
                ChildRunTests.failure(child.ask(Self.request))
                    == .noInterpreter(path: bench.path("a.py"), interpreter: name))
        }
    }

    @Test func `a folder to run in that is not there is said`() throws {
        let bench = try Bench()
        let child = ChildExtension(
            path: try bench.script("a.sh", "echo"), environment: [:],
            setting: RunSetting(workingFolder: bench.path("nowhere")))
        #expect(
            ChildRunTests.failure(child.ask(Self.request))
                == .noFolder(path: bench.path("nowhere"), code: ENOENT))
    }

    @Test(.enabled(if: Sandbox.isAvailable))
    func
        `in the sandbox it writes into its own folders and its groups only, and reads and runs what it likes`()
        throws
    {
        let bench = try Bench()
        try bench.write("outside", "old\n")
        let outside = bench.path("outside")
        let child = try Self.child(
            bench,
            """
            try() { name=$1; shift; if "$@" 2>/dev/null; then echo "$name" >> did; fi; }
            write() { echo new > "$1"; }
            try data write here
            try cache write "$VISTAZO_CACHE/here"
            try temporary write "$(mktemp)"
            try group write "$VISTAZO_GROUPS/group.mine/here"
            try null write /dev/null
            if echo new > /dev/stderr; then echo output >> did; fi
            try rename mv here "$VISTAZO_CACHE/moved"
            try outside write '\(outside)'
            try other write "$VISTAZO_GROUPS/group.other"
            try parent write "$VISTAZO_DATA/../escaped"
            try remove rm -f '\(outside)'
            try truncate truncate -s 0 '\(outside)'
            try folder mkdir '\(bench.path("made"))'
            try link ln -s / '\(bench.path("link"))'
            try child sh -c 'echo new > "\(outside)"'
            try session setsid -w sh -c 'echo new > "\(outside)"'
            try read grep -q old '\(outside)'
            """, groups: ["group.mine", "../no"], isSandboxed: true)
        let outcome = child.ask(Self.request)
        #expect(throws: Never.self) { try outcome.result.get() }
        let data = bench.folder + "/.local/share/vistazo/extension-data/weather"
        #expect(
            try String(contentsOfFile: data + "/did", encoding: .utf8).split(separator: "\n")
                == ["data", "cache", "temporary", "group", "null", "output", "rename", "read"])
        #expect(bench.read("outside") == "old\n")
        #expect(outcome.errors.contains("new"))
    }

    @Test func `where there is no sandbox, what asks for one is refused in words`() {
        let sentence = RunFailure.noSandbox(code: ENOSYS).sentence(Words(language: "en"))
        #expect(sentence.contains("sandbox"))
        #expect(RunFailure.noSandbox(code: ENOSYS).isBeforeStart)
    }
}
