import Foundation

/// Twenty-four ticking widgets in tmux at 200 x 60, beside a page of the same content in Textual, one after the other.
///
/// Textual is a Python library (`pip install textual`); where it is missing only Vistazo is measured.
enum TextualBenchmark {
    static func run(_ bench: Workbench, seconds: Int, into report: inout Report) throws {
        report.begin("Twenty-four ticking widgets in tmux, \(seconds) s")
        let own = try vistazo(bench, seconds)
        report.add("Vistazo, processor", own.milliseconds, "ms/s")
        report.add("Vistazo, written", own.bytes, "bytes/s")
        report.add("Vistazo, memory", own.mebibytes, "MiB")
        // The interpreter that has it, which need not be the first on the path of what tmux starts.
        let python =
            (try? bench.output(["python3", "-c", "import textual, sys; print(sys.executable)"])) ?? ""
        guard !python.isEmpty else {
            FileHandle.standardError.write(Data("benchmarks: no Textual here to measure beside it\n".utf8))
            return
        }
        let page = bench.home.appending(path: "page.py")
        try Data(Self.page.utf8).write(to: page)
        let other = try measure(
            "exec '\(python.trimmingCharacters(in: .newlines))' '\(page.path)'", bench, seconds)
        report.add("Textual, processor", other.milliseconds, "ms/s")
        report.add("Textual, written", other.bytes, "bytes/s")
        report.add("Textual, memory", other.mebibytes, "MiB")
        report.add("Textual’s processor time by Vistazo’s", other.milliseconds / own.milliseconds, "x")
    }

    private static func vistazo(_ bench: Workbench, _ seconds: Int) throws -> Cost {
        let script = bench.home.appending(path: "sample")
        let since = ISO8601DateFormatter().string(from: Date() - 754)
        try Data(
            """
            #!/bin/sh
            cat <<'END'
            { entries: [ { date: "2026-01-01T00:00:00Z", view: { vstack: [
                { hstack: [ { text: "Café", bold: true }, { spacer: 0 },
                            { text: { date: "\(since)", style: "time" }, color: "secondary" } ] },
                { hstack: [ { text: { date: "\(since)", style: "timer" }, font: 34, color: "orange" }, { spacer: 0 },
                            { vstack: [ "2 of 3", { text: { date: "\(since)", style: "relative" } } ],
                              align: "trailing" } ] },
                { gauge: 0.66, style: "linear" }, "● ○ ● ○ ● ○ ●" ], align: "leading" } } ], reload: "never" }
            END

            """.utf8
        ).write(to: script)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        let widgets = (0..<24).map { _ in "{ kind: \"sample\", family: \"medium\" }" }.joined(separator: ", ")
        try Data(
            """
            { pages: [ { name: "A", widgets: [ \(widgets) ] } ],
              extensions: [ { path: "\(script.path)", as: "archive" } ] }

            """.utf8
        ).write(to: bench.home.appending(path: "config/vistazo/config.json5"))
        return try measure("exec '\(bench.vistazo)'", bench, seconds)
    }

    private struct Cost {
        var milliseconds: Double
        var bytes: Double
        var mebibytes: Double
    }

    /// What a program costs a second, once it has come to rest.
    private static func measure(_ command: String, _ bench: Workbench, _ seconds: Int) throws -> Cost {
        let tmux = ["tmux", "-S", bench.home.appending(path: "tmux").path, "-f", "/dev/null"]
        _ = try bench.output(tmux + ["new-session", "-d", "-x", "200", "-y", "60", "-s", "main", command])
        defer { _ = try? bench.output(tmux + ["kill-server"]) }
        let answer = try bench.output(tmux + ["display", "-p", "-t", "main", "#{pane_pid}"])
        guard let process = Int(answer.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw Workbench.Failure(description: "tmux does not start")
        }
        sleep(6)
        let first = try ProcessSample(process)
        sleep(UInt32(seconds))
        let last = try ProcessSample(process)
        let span = Double(seconds)
        return Cost(
            milliseconds: (last.milliseconds - first.milliseconds) / span,
            bytes: Double(last.bytes - first.bytes) / span, mebibytes: Double(last.kilobytes) / 1024)
    }

    /// The same widgets as an author of Textual would write them: a border, the name, the time, large figures that
    /// change each second, how long ago, a bar and dots.
    private static let page = """
        import time
        from textual.app import App
        from textual.containers import Grid, Horizontal, Vertical
        from textual.widgets import Digits, ProgressBar, Static

        START = time.time() - 754

        class Card(Vertical):
            def compose(self):
                yield Horizontal(Static("[b]Café[/b]"), Static(time.strftime("%H:%M", time.localtime(START))))
                self.figure = Digits("0:00")
                self.ago = Static("")
                yield Horizontal(self.figure, Vertical(Static("2 of 3"), self.ago))
                bar = ProgressBar(total=100, show_eta=False, show_percentage=False)
                bar.update(progress=66)
                yield bar
                yield Static("● ○ ● ○ ● ○ ●")

            def on_mount(self):
                self.tick()
                self.set_interval(1, self.tick)

            def tick(self):
                passed = int(time.time() - START)
                self.figure.update(f"{passed // 60}:{passed % 60:02}")
                self.ago.update(f"{passed // 60} min, {passed % 60} sec")

        class Page(App):
            CSS = '''
            Grid { grid-size: 5 5; }
            Card { width: 40; height: 10; border: round gray; padding: 0 1; }
            Vertical, Horizontal Static { width: 1fr; height: auto; }
            Digits { width: 24; }
            Horizontal { height: auto; }
            '''

            def compose(self):
                yield Grid(*[Card() for _ in range(24)])

        Page().run()

        """
}
