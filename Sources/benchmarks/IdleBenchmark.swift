import Foundation

/// A dashboard that nobody touches, in tmux at 120 x 40: what it writes and how often it wakes.
enum IdleBenchmark {
    static func run(_ bench: Workbench, seconds: Int, into report: inout Report) throws {
        let script = bench.home.appending(path: "tick")
        try Data(
            """
            #!/bin/sh
            echo '{ "entries": [ { "date": "2026-01-01T00:00:00Z", "view": { "text": [ \
            { "date": "2026-01-01T00:00:00Z", "style": "timer" } ] } } ], "reload": "never" }'

            """.utf8
        ).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        _ = try bench.milliseconds([bench.vistazo, "log", "Café", "--create"])
        let still = """
            { kind: "counter", family: "small", with: { name: "agua" } }, \
            { kind: "item", family: "medium", with: { item: "Café" } }, { kind: "size", family: "small" }
            """
        try measure(
            "without second-level text", widgets: still, extensions: "", bench, seconds,
            bytes: 0, wakes: 0, into: &report)
        try measure(
            "with one text that changes each second",
            widgets: still + ", { kind: \"tick\", family: \"small\" }",
            extensions: "{ path: \"\(script.path)\" }", bench, seconds, bytes: 300, wakes: 2, into: &report)
    }

    private static func measure(
        _ title: String, widgets: String, extensions: String, _ bench: Workbench, _ seconds: Int,
        bytes: Double, wakes: Double, into report: inout Report
    ) throws {
        report.begin("Idle in tmux, \(title), \(seconds) s")
        try Data(
            "{ pages: [ { name: \"A\", widgets: [ \(widgets) ] } ], extensions: [ \(extensions) ] }\n".utf8
        )
        .write(to: bench.home.appending(path: "config/vistazo/config.json5"))
        let tmux = ["tmux", "-S", bench.home.appending(path: "tmux").path, "-f", "/dev/null"]
        _ = try bench.output(
            tmux + ["new-session", "-d", "-x", "120", "-y", "40", "-s", "main", "exec '\(bench.vistazo)'"])
        defer { _ = try? bench.output(tmux + ["kill-server"]) }
        let answer = try bench.output(tmux + ["display", "-p", "-t", "main", "#{pane_pid}"])
        guard let process = Int(answer.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw Workbench.Failure(description: "tmux does not start")
        }
        try settle(process)
        awaitMinute(with: seconds)
        let first = try ProcessSample(process)
        sleep(UInt32(seconds))
        let last = try ProcessSample(process)
        let span = Double(seconds)
        report.add("bytes written a second", Double(last.bytes - first.bytes) / span, "", limit: bytes)
        report.add("wake-ups a second", Double(last.wakes(since: first)) / span, "", limit: wakes)
        report.add("resident memory", Double(last.kilobytes) / 1024, "MiB", limit: 40)
    }

    /// Waits until the first frames, and the providers they asked, are done with: a second in which
    /// nothing but ticks was written.
    private static func settle(_ process: Int) throws {
        for _ in 0..<30 {
            let before = try ProcessSample(process)
            sleep(1)
            if try ProcessSample(process).bytes - before.bytes < 1000, before.bytes > 0 {
                sleep(1)
                return
            }
        }
        throw Workbench.Failure(description: "the dashboard does not come to rest")
    }

    /// Waits until no minute ends in so many seconds: the clock in the top line is due then, and rightly.
    private static func awaitMinute(with seconds: Int) {
        let second = time(nil) % 60
        guard seconds < 57, second < 1 || second + seconds > 58 else { return }
        sleep(UInt32(62 - second))
    }
}
