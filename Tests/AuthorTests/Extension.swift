import Foundation
import GridTesting
import ProvingGround
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

/// 2026-11-30 09:12:00 UTC, a Monday: when every recorded grid is drawn.
let noon = Date(timeIntervalSince1970: 1_796_029_920)

/// A built example, run as a host runs an extension: one process a request, in a home of its own.
final class Extension: Sendable {
    let name: String
    let kind: String
    private let home: URL

    struct Outcome: Sendable {
        let status: Int32
        let output: String
        let errors: String
    }

    init(_ name: String, kind: String) throws {
        self.name = name
        self.kind = kind
        home = FileManager.default.temporaryDirectory.appending(
            path: "vistazo-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// The built program, beside the test bundle.
    var program: URL {
        let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "."
        return URL(filePath: bundle).deletingLastPathComponent().appending(path: "\(name)Example")
    }

    private var environment: [String: String] {
        var environment = [
            "HOME": home.path, "XDG_CONFIG_HOME": home.appending(path: "config").path,
            "XDG_DATA_HOME": home.appending(path: "data").path, "PATH": "/usr/bin:/bin", "TZ": "UTC",
            "LANG": "C.UTF-8", "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no",
        ]
        // Built programs find the runtime of the toolchain that built them.
        environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
        return environment
    }

    /// Runs the program to its end with these bytes on its standard input.
    func run(_ input: String, through wrapper: [String] = []) throws -> Outcome {
        let process = Process()
        let files = ["in", "out", "err"].map { home.appending(path: "\(UUID().uuidString).\($0)") }
        try input.write(to: files[0], atomically: true, encoding: .utf8)
        for file in files.dropFirst() { try Data().write(to: file) }
        // One that hangs fails its test and holds up no other.
        process.executableURL = URL(filePath: "/usr/bin/timeout")
        process.arguments = ["--foreground", "\(patience)"] + wrapper + [program.path]
        process.environment = environment
        process.currentDirectoryURL = home
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }

    /// Sends a request and reads the reply.
    func ask(_ request: WireRequest) throws -> WireReply {
        let outcome = try run(request.line + "\n")
        try #require(outcome.status == 0, "\(outcome.errors)")
        return try WireReply.decode(Array(outcome.output.utf8)).value
    }

    /// A request for this kind; without families for all it supports.
    func request(
        _ name: WireRequest.Name = .timeline, families: [Family] = [], mode: RenderingMode = .fullColor,
        configuration: [JSONValue.Member] = [], intent: IntentCall? = nil
    ) -> WireRequest {
        WireRequest(
            name, date: noon, kind: kind, families: families.map { WireRequest.FamilySize($0) },
            configuration: configuration, mode: mode, intent: intent)
    }

    /// The archive for each family, with all dates moved so that the first entry is at `noon`: authors read
    /// the real clock.
    func archives(
        _ name: WireRequest.Name = .timeline, families: [Family] = [], mode: RenderingMode = .fullColor,
        configuration: [JSONValue.Member] = []
    ) throws -> [String: ArchivedTimeline] {
        let outcome = try run(
            request(name, families: families, mode: mode, configuration: configuration).line + "\n")
        try #require(outcome.status == 0, "\(outcome.errors)")
        let text = moved(outcome.output)
        switch try WireReply.decode(Array(text.utf8)).value {
        case .archives(let archives): return archives
        case .archive(let only): return [try #require(only.madeFor).family.rawValue: only]
        case .description, .performed, .options: return [:]
        }
    }

    private func moved(_ text: String) -> String {
        let pattern = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/
        let first = text.firstMatch(of: /"entries":\[\s*\{"date":"([^"]+)"/)
        guard let first, case .success(let start) = WireDate.parse(String(first.output.1)) else {
            return text
        }
        return text.replacing(pattern) { match in
            guard case .success(let date) = WireDate.parse(String(match.output)) else {
                return String(match.output)
            }
            let seconds = (date.timeIntervalSince(start) * 1000).rounded() / 1000
            return WireDate.text(noon + seconds)
        }
    }
}

/// Draws an entry of an archive in its family's own size, framed, at the entry's date.
func drawing(
    _ archive: ArchivedTimeline, entry index: Int = 0, after seconds: Double = 0, redaction: Redaction = []
) throws -> Drawing {
    let made = try #require(archive.madeFor)
    let entry = archive.entries[index]
    return draw(
        entry, family: made.family,
        surroundings: Surroundings(
            size: CellSize(columns: made.columns, rows: made.rows), now: entry.date + seconds,
            zone: try #require(TimeZone(identifier: made.zone)), locale: Locale(identifier: made.locale),
            mode: made.mode, scheme: made.scheme, redaction: redaction))
}

/// Records an issue where a grid is not the one recorded for this test, and goes on.
func expectRecorded(
    _ grid: CellGrid, _ name: String, file: String = #filePath, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        try compare(grid, named: name, file: file, function: function)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}
