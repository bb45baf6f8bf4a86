import Foundation
import Testing
import VistazoLogbook
import VistazoWords

@testable import vistazo

/// The program in a home of its own, with a clock that stands still, run inside the test's process.
final class CommandFixture {
    let home: String
    /// 30 November 2026, 10:12 in the fixture's zone, which is Berlin's.
    var now = Instant(seconds: 1_796_029_920)
    var language = "en"
    var isTTY = false

    struct Outcome: Equatable {
        var status: Int32
        var output: String
        var errors: String
    }

    init() throws {
        home = NSTemporaryDirectory() + "vistazo-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: home) }

    @discardableResult
    func run(_ arguments: String...) throws -> Outcome { try run(arguments: arguments) }

    @discardableResult
    func run(arguments: [String]) throws -> Outcome {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        var console = Console.ofProcess(environment: ["HOME": home])
        console.out = Outlet(isTTY: isTTY)
        console.err = Outlet(isTTY: isTTY)
        console.words = Words(language: language)
        console.now = now
        console.zone = .named(zone)
        let status = Program.run(arguments, console)
        return Outcome(status: status, output: console.out.text, errors: console.err.text)
    }

    /// Writes the person's configuration.
    func configure(_ text: String) throws {
        try FileManager.default.createDirectory(
            atPath: home + "/.config/vistazo", withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: home + "/.config/vistazo/config.json5"))
    }

    /// The document that a command with `--json` prints, and it alone.
    func document(_ arguments: String...) throws -> [String: Any] {
        var console = Console.ofProcess(environment: ["HOME": home])
        console.out = Outlet()
        console.err = Outlet()
        console.now = now
        _ = Program.run(arguments + ["--json"], console)
        let text = console.out.text
        #expect(text.hasSuffix("}\n"))
        return try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
    }
}
