import Foundation

/// The logbook beside Timewarrior and Taskwarrior, on equal data in one run: ten thousand entries over a thousand days.
enum PeerBenchmark {
    private static let count = 10_000

    static func run(_ bench: Workbench, rounds: Int, into report: inout Report) throws {
        report.begin("10,000 entries over a thousand days, beside timew and task")
        let start = Date().timeIntervalSince1970.rounded(.down) - Double(count) * 8640
        let times = (0..<count).map { Date(timeIntervalSince1970: start + Double($0) * 8640) }
        try fillVistazo(bench, times)
        let rounds = min(rounds, 50)
        let ours = (
            log: try median([bench.vistazo, "log", "Café"], rounds, bench),
            list: try median([bench.vistazo, "today"], rounds, bench)
        )
        report.add("vistazo log", ours.log, "ms")
        report.add("vistazo today", ours.list, "ms")
        if isInstalled("timew") {
            try fillTimewarrior(bench, times)
            let log = try median(["timew", "start", "Café", ":yes", ":quiet"], rounds, bench)
            let list = try median(["timew", "summary", ":day", ":quiet"], rounds, bench)
            report.add("timew start", log, "ms")
            report.add("timew summary", list, "ms")
            report.add("timew start, in times of vistazo log", log / ours.log, "")
        } else {
            report.begin("timew is not installed: nothing to compare with")
        }
        if isInstalled("task") {
            try fillTaskwarrior(bench, times)
            let log = try median(["task", "log", "Café"], rounds, bench)
            let list = try median(["task", "count", "end:today"], rounds, bench)
            report.add("task log", log, "ms")
            report.add("task count", list, "ms")
            report.add("task log, in times of vistazo log", log / ours.log, "")
        } else {
            report.begin("task is not installed: nothing to compare with")
        }
    }

    private static func median(
        _ command: [String], _ rounds: Int, _ bench: Workbench
    ) throws -> Double {
        for _ in 0..<3 { _ = try bench.milliseconds(command) }
        return Stopwatch.median(try (0..<rounds).map { _ in try bench.milliseconds(command) })
    }

    private static func isInstalled(_ program: String) -> Bool {
        ["/usr/local/bin/", "/usr/bin/", "/bin/"].contains {
            FileManager.default.isExecutableFile(atPath: $0 + program)
        }
    }

    private static func fillVistazo(_ bench: Workbench, _ times: [Date]) throws {
        let formatter = ISO8601DateFormatter()
        let rows = times.map { "Café,\(formatter.string(from: $0))\n" }.joined()
        let file = bench.home.appending(path: "peers.csv")
        try Data(("item,date\n" + rows).utf8).write(to: file)
        _ = try bench.milliseconds([bench.vistazo, "item", "add", "Café", "--goal", "3/day"])
        _ = try bench.milliseconds([bench.vistazo, "import", file.path])
    }

    /// A file a month, as Timewarrior keeps them; each interval lasts half an hour.
    private static func fillTimewarrior(_ bench: Workbench, _ times: [Date]) throws {
        let folder = bench.home.appending(path: ".timewarrior/data")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: bench.home.appending(path: ".timewarrior/timewarrior.cfg"))
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
        var months: [String: String] = [:]
        for time in times {
            let begin = formatter.string(from: time)
            let end = formatter.string(from: time.addingTimeInterval(1800))
            months["\(begin.prefix(4))-\(begin.dropFirst(4).prefix(2))", default: ""] +=
                "inc \(begin) - \(end) # Café\n"
        }
        for (month, text) in months {
            try Data(text.utf8).write(to: folder.appending(path: "\(month).data"))
        }
    }

    private static func fillTaskwarrior(_ bench: Workbench, _ times: [Date]) throws {
        let settings = """
            data.location=\(bench.home.path)/.task
            confirmation=off
            verbose=nothing
            hooks=off

            """
        try Data(settings.utf8).write(to: bench.home.appending(path: ".taskrc"))
        try FileManager.default.createDirectory(
            at: bench.home.appending(path: ".task"), withIntermediateDirectories: true)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
        let rows = times.map { time in
            let date = formatter.string(from: time)
            return
                "{\"description\":\"Café\",\"status\":\"completed\",\"entry\":\"\(date)\",\"end\":\"\(date)\",\"uuid\":\"\(UUID().uuidString.lowercased())\"}"
        }
        let file = bench.home.appending(path: "tasks.json")
        try Data(("[" + rows.joined(separator: ",\n") + "]\n").utf8).write(to: file)
        _ = try bench.milliseconds(["task", "import", file.path])
    }
}
