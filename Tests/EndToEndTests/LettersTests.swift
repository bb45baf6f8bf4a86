import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// A shell script that is run once, prints three entries and is deleted: they go on by themselves.
    @Suite struct LettersTests {
        /// Three entries five seconds apart from `begin` on, each with its letter, a timer and a relative text.
        ///
        /// - Parameter age: Seconds that have passed since `begin`.
        private static func script(age: Int) -> String {
            """
            #!/bin/sh
            cd "$HOME"
            echo run >>runs
            begin=$(($(date +%s) - \(age)))
            echo $begin >begin
            at() { date -u -d "@$((begin + $1))" +%FT%TZ; }
            entry() {
              echo "{date: '$(at $2)', view: ['letter $1', {text: [{date: '$(at 0)', style: 'timer'}, ' passed']},"
              echo "{text: [{date: '$(at 0)', style: 'relative'}, ' ago']}]},"
            }
            echo "{entries: [$(entry A 0) $(entry B 5) $(entry C 10)], reload: {after: '$(at 3600)'}}"
            """
        }

        private static func place(_ sandbox: Sandbox, age: Int) throws -> URL {
            let file = try sandbox.script("letters", script(age: age))
            try sandbox.configure(
                """
                { extensions: [ { path: "\(file.path)", seconds: \(patience) } ],
                  pages: [ { name: "T", widgets: [ { kind: "letters", family: "medium" } ] } ] }
                """)
            return file
        }

        private static func text(_ sandbox: Sandbox, _ name: String) -> String {
            (try? String(contentsOf: sandbox.home.appending(path: name), encoding: .utf8)) ?? ""
        }

        /// What `why` says for programs, and for people.
        private static func why(_ sandbox: Sandbox) throws -> (widget: [String: Any], text: String) {
            let json = try sandbox.run("why", "letters", "--json").output
            let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            let widget = try #require((document?["widgets"] as? [[String: Any]])?.first)
            return (widget, try sandbox.run("why", "letters").output)
        }

        /// One look at the screen: when it was so at the earliest and at the latest, the letter, the timer's seconds.
        private static func look(
            _ screen: TmuxScreen
        ) throws -> (from: Date, until: Date, index: Int?, timer: Double?) {
            let from = Date()
            let text = try screen.capture()
            let letter = text.firstMatch(of: /letter ([ABC])/)?.1
            let timer = text.firstMatch(of: /([0-9]+):([0-9]{2}) passed/)
            return (
                from, Date(), letter.flatMap { ["A", "B", "C"].firstIndex(of: $0) },
                timer.flatMap { found in
                    Double(found.1).flatMap { minutes in Double(found.2).map { minutes * 60 + $0 } }
                }
            )
        }

        /// What a frame may be late on a busy machine, in seconds.
        private static let slack = 4.0

        @Test
        func `A, B and C come on their seconds from one run of a script that is gone, and C outlives a kill`()
            throws
        {
            let sandbox = try Sandbox()
            let file = try Self.place(sandbox, age: 0)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "letter A")
            try FileManager.default.removeItem(at: file)
            let begin = Date(
                timeIntervalSince1970: try #require(
                    Double(Self.text(sandbox, "begin").trimmingCharacters(in: .whitespacesAndNewlines))))

            var timers: Set<Double> = []
            while Date() < begin + 15 {
                let look = try Self.look(screen)
                let index = try #require(look.index)
                #expect(look.until >= begin + Double(index) * 5)
                if index < 2 { #expect(look.from < begin + Double(index + 1) * 5 + Self.slack) }
                let timer = try #require(look.timer)
                timers.insert(timer)
                #expect(look.until >= begin + timer)
                #expect(look.from < begin + timer + 1 + Self.slack)
                usleep(50_000)
            }
            #expect(timers.count >= 8, "\(timers.sorted())")
            #expect(Self.text(sandbox, "runs") == "run\n")

            let before = try Self.why(sandbox)
            let entry = before.widget["entry"] as? [String: Any]
            #expect(entry?["number"] as? Int == 3 && entry?["count"] as? Int == 3)
            let dates = ISO8601DateFormatter()
            #expect(entry?["since"] as? String == dates.string(from: begin + 10))
            #expect(before.text.contains("entry 3 of 3, since "))
            #expect(before.text.contains(/next reload +[^\n]*: due by its policy/))
            let tokens = (before.widget["budget"] as? [String: Any])?["tokens"] as? Double
            #expect(tokens == 6)

            kill(try #require(try screen.foregroundProcess()), SIGKILL)
            let again = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            // The first frame: what stands lowest in it is painted last.
            let first = try again.wait(for: "a frame") { $0.contains("╰") }
            #expect(first.contains("letter C"))
            let after = try Self.why(sandbox)
            #expect((after.widget["budget"] as? [String: Any])?["tokens"] as? Double == tokens)
            #expect((after.widget["entry"] as? [String: Any])?["number"] as? Int == 3)
            #expect(Self.text(sandbox, "runs") == "run\n")
            try again.press("q")
            try again.waitUntilLeft()
        }

        /// The hour has passed but for a few seconds when the script is run.
        @Test func `when its hour is over C stays, with its age, and why tells of the next try`() throws {
            let sandbox = try Sandbox()
            let file = try Self.place(sandbox, age: 3590)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "letter C")
            try FileManager.default.removeItem(at: file)
            let late = try screen.wait(forText: "⚠")
            #expect(late.contains("letter C"))
            #expect(late.contains("⚠ as of "), "\(late)")
            let why = try Self.why(sandbox)
            #expect((why.widget["entry"] as? [String: Any])?["number"] as? Int == 3)
            #expect(why.text.contains(/failure +letters is not there/))
            #expect(why.text.contains(/next reload +[^\n]*: another try after a failure/))
            try screen.press("q")
            try screen.waitUntilLeft()
        }
    }
}
