import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// A dashboard that nobody touches.
    @Suite struct IdleTests {
        /// How often threads of a process have waited for something so far, each by its number.
        private static func waits(_ process: Int32) -> [String: Int] {
            let tasks = "/proc/\(process)/task"
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
            return Dictionary(
                uniqueKeysWithValues: threads.compactMap { thread in
                    let status = FileManager.default.contents(atPath: "\(tasks)/\(thread)/status") ?? Data()
                    let row = String(decoding: status, as: UTF8.self).split(separator: "\n")
                        .first { $0.hasPrefix("voluntary_ctxt_switches:") }
                    return row?.split(separator: "\t").last.flatMap { Int($0) }.map { (thread, $0) }
                })
        }

        /// Bytes and wake-ups of three seconds in which nobody does anything.
        private static func span(_ process: Int32, _ written: () -> [UInt8]) -> (bytes: Int, wakes: Int) {
            let before = (written().count, waits(process))
            usleep(3_000_000)
            let wakes = waits(process).reduce(0) { $0 + $1.value - (before.1[$1.key] ?? 0) }
            return (written().count - before.0, wakes)
        }

        private func dashboard(_ sandbox: Sandbox, showing text: String) throws -> TmuxScreen {
            let script = try sandbox.script(
                "w",
                """
                #!/bin/sh
                echo "{ entries: [ { date: '2000-01-01T00:00:00Z', view: { text: [ 'since ', \(text) ] } } ],
                    reload: 'never' }"
                """)
            try sandbox.configure(
                """
                { pages: [ { name: "A", widgets: [ { kind: "w", family: "medium" },
                                                   { kind: "counter", family: "small" } ] } ],
                  extensions: [ { path: "\(script.path)", seconds: \(patience) } ] }
                """)
            // Of twenty-four rows none is left for the line with the clock.
            return try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
        }

        /// Case E13, without a text that changes.
        @Test func `where no text changes nothing is written and nothing wakes`() throws {
            let screen = try dashboard(Sandbox(), showing: "'ever'")
            try screen.wait(forText: "since ever")
            let process = try #require(try screen.foregroundProcess())
            let written = try screen.record()
            // It comes to rest after its first reloads; one that woke now and then never would.
            var last = (bytes: -1, wakes: -1)
            #expect(
                eventually {
                    last = Self.span(process, written)
                    return last == (0, 0)
                }, "\(last)")
            try screen.press("q")
        }

        /// Case E13, with a text that changes each second.
        @Test func `where a text changes each second little else is written, and little wakes`() throws {
            let screen = try dashboard(
                Sandbox(), showing: "{ date: '2026-01-01T00:00:00Z', style: 'timer' }")
            try screen.wait(for: "the timer") { $0.contains(/since [0-9]+:[0-9]{2}:[0-9]{2}/) }
            let process = try #require(try screen.foregroundProcess())
            let written = try screen.record()
            var last = (bytes: -1, wakes: -1)
            #expect(
                eventually {
                    last = Self.span(process, written)
                    return (1...900).contains(last.bytes) && (2...8).contains(last.wakes)
                }, "\(last)")
            try screen.press("q")
        }
    }
}
