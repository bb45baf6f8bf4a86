import VistazoArchive

/// What it costs to read the largest archive that is allowed.
@MainActor
enum DecodingBenchmark {
    static func run(into report: inout Report) {
        report.begin("An archive of 500 entries and 10,000 views")
        let bytes = Array(largest.utf8)
        report.add("size", Double(bytes.count) / 1024, "KiB", limit: 1024)
        guard let archive = try? ArchivedTimeline.decode(bytes).value else {
            return report.add("faults", 1, "", limit: 0)
        }
        report.add(
            "read", Stopwatch.microseconds { _ = try? ArchivedTimeline.decode(bytes) } / 1000, "ms", limit: 30
        )
        report.add("write", Stopwatch.microseconds { _ = archive.stored } / 1000, "ms")
        let stored = archive.stored
        let now = archive.entries[250].date
        report.add(
            "read one entry of the stored form",
            Stopwatch.microseconds { _ = try? StoredArchive(stored)?.decode(at: now) } / 1000, "ms")
    }

    /// Twenty views an entry, as scripts write them: modifiers beside the content, a date in every fourth.
    private static var largest: String {
        let line = """
            { "hstack": [ { "symbol": "cup.and.saucer", "color": "orange" },
              { "text": ["Café ", { "date": "2026-11-30T06:00:00Z", "style": "relative" }], "bold": true },
              { "gauge": 0.66, "style": "linear" } ], "spacing": 1 }
            """
        let view =
            "[" + Array(repeating: line, count: 4).joined(separator: ", ")
            + #", "plain text", { "text": "0.5", "font": "title", "lines": 1 }, { "spacer": 1 }]"#
        let entries = (0..<500).map { number in
            let hour = number / 60
            let minute = number % 60
            return
                "{ \"date\": \"2026-11-30T0\(hour):\(minute < 10 ? "0" : "")\(minute):00Z\", \"view\": \(view) }"
        }
        return "{ \"entries\": [" + entries.joined(separator: ",\n") + "], \"reload\": \"never\" }"
    }
}
