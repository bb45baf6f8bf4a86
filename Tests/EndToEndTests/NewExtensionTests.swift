import Foundation
import ProvingGround
import Testing

/// `vistazo extension new`: what it makes works, and its test says so.
@Suite(.ownThread) struct NewExtensionTests {
    private let sandbox: Sandbox

    init() throws {
        let path = "\(Sandbox.products.path):/usr/local/bin:/usr/bin:/bin"
        sandbox = try Sandbox(["PATH": path])
    }

    private func shell(_ line: String) throws -> Sandbox.Outcome {
        try Running(
            URL(filePath: "/bin/sh"), ["-c", line], environment: sandbox.environment, folder: sandbox.home
        ).finish()
    }

    private static let ample = "\(Int(patience))s"

    private static func hasPython() -> Bool { access("/usr/bin/python3", X_OK) == 0 }

    @Test func `a shell script with its test, which passes, also where vistazo checks it`() throws {
        let made = try sandbox.run("extension", "new", "sh", "coffee-cups")
        #expect(made.status == 0)
        #expect(made.output.hasPrefix("Made coffee-cups/\n  coffee-cups\n  test.sh\nWhat next:\n"))
        let test = try shell("cd coffee-cups && sh test.sh")
        #expect(test.status == 0, "\(test.errors)")
        #expect(test.output.hasSuffix("all is well\n"))
        #expect(
            try sandbox.run("extension", "add", "coffee-cups/coffee-cups", "--seconds", Self.ample).status
                == 0)
        #expect(try sandbox.run("perform", "coffee-cups", "add").output == "1\n")
        #expect(try sandbox.run("inline", "coffee-cups").output.contains("coffee-cups"))
        #expect(try sandbox.run("timeline", "coffee-cups").output.contains(#""text":"1""#))
        // A test that cannot fail is none.
        let broken = try shell(
            "cd coffee-cups && sed 's/count + 1/count + 2/' coffee-cups >x && cat x >coffee-cups && sh test.sh"
        )
        #expect(broken.status == 1)
    }

    @Test(.enabled(if: hasPython())) func `a Python script with its test, which passes`() throws {
        #expect(try sandbox.run("extension", "new", "python", "tea").status == 0)
        let test = try shell("cd tea && python3 -m unittest")
        #expect(test.status == 0, "\(test.errors)")
        #expect(test.errors.contains("Ran 5 tests") && !test.errors.contains("skipped"))
        #expect(try sandbox.run("extension", "add", "tea/tea.py", "--seconds", Self.ample).status == 0)
        #expect(try sandbox.run("perform", "tea", "add").output == "1\n")
    }

    /// That its sources compile and its tests pass, the targets `Sample` and `SampleTests` of our own package show:
    /// they are the same files.
    @Test func `a Swift package that names ours, its sources those that our own tests run`() throws {
        let made = try sandbox.run("extension", "new", "swift", "sample-two", "--json")
        #expect(made.output.contains(#""program":".build/debug/SampleTwo","test":"swift test""#))
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let dump = try shell("PATH='\(path)' swift package --package-path sample-two dump-package")
        #expect(dump.status == 0, "\(dump.errors)")
        #expect(dump.output.contains("\"SampleTwoTests\""))
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        #expect(
            try String(contentsOf: sandbox.home.appending(path: "sample-two/Package.swift"), encoding: .utf8)
                .contains(".package(name: \"vistazo\", path: \"\(root.path)\")"))
        for (file, template) in [
            ("Sources/SampleTwo/SampleTwo.swift", "Sources/Sample/Sample.swift"),
            ("Tests/SampleTwoTests/SampleTwoTests.swift", "Tests/SampleTests/SampleTests.swift"),
        ] {
            let text = try String(
                contentsOf: sandbox.home.appending(path: "sample-two/" + file), encoding: .utf8)
            let original = try String(
                contentsOf: root.appending(path: "Assets/templates/swift/" + template), encoding: .utf8)
            #expect(
                text.replacing("SampleTwo", with: "Sample").replacing("\"sample-two\"", with: "\"sample\"")
                    == original.replacing("\"Sample\"", with: "\"sample\""))
        }
        let address = try sandbox.run(
            "extension", "new", "swift", "far", "--package", "https://example.org/some/glance.git")
        #expect(address.status == 0)
        let manifest = try String(
            contentsOf: sandbox.home.appending(path: "far/Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".package(url: \"https://example.org/some/glance.git\", branch: \"main\")"))
        #expect(manifest.contains("package: \"glance\""))
    }

    @Test func `nothing is written over, and what cannot be a name is refused`() throws {
        try FileManager.default.createDirectory(
            at: sandbox.home.appending(path: "mine"), withIntermediateDirectories: false)
        let there = try sandbox.run("extension", "new", "sh", "mine")
        #expect(there.status == 1 && there.errors.contains("is there already"))
        for name in ["../x", "a b", "", "1st", ".x", "a/b", "é", String(repeating: "a", count: 61)] {
            #expect(try sandbox.run("extension", "new", "sh", name).status == 2, "\(name)")
        }
        let language = try sandbox.run("extension", "new", "perl", "x")
        #expect(language.status == 2 && language.errors.contains("sh, python, swift"))
        let full = try shell(
            "(trap '' XFSZ; ulimit -f 0; vistazo extension new sh big 2>&1; echo $?) | cat")
        #expect(full.output.hasSuffix("cannot be written: File too large\n5\n"))
        let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.home.path)
        #expect(!names.contains { $0.hasPrefix("big") || $0.hasPrefix(".big") })
    }
}
