import Foundation
import ProvingGround
import Testing

extension ScreenSuites {
    /// What goes to terminals of different kinds, byte by byte, and what comes from them.
    @Suite struct TerminalKindTests {
        /// The bytes from the start of the program to its end, in a pane whose shell begins it with `command`.
        private func bytes(
            _ sandbox: Sandbox, _ environment: String, until isShown: (String) -> Bool
        ) throws -> String {
            let screen = try TmuxScreen(sandbox)
            let recorded = try screen.record()
            try screen.type("env \(environment) \(TmuxScreen.vistazo)", "Enter")
            let shown = try screen.wait(for: "the page with \(environment)", until: isShown)
            try screen.press("q")
            try screen.waitUntilLeft()
            // Bytes come a little later than what they draw.
            try screen.wait(for: "the last bytes") { _ in
                String(decoding: recorded(), as: UTF8.self).contains("\u{1B}[?2004l")
            }
            #expect(!shown.contains("lqqk") && !shown.contains("x  x"))
            return String(decoding: recorded(), as: UTF8.self)
        }

        /// The numbers of all renditions (SGR) in a stream of bytes.
        private func renditions(_ bytes: String) -> Set<Int> {
            Set(
                bytes.matches(of: /\x1b\[([0-9;]*)m/).flatMap { match in
                    match.1.split(separator: ";").compactMap { Int($0) }
                })
        }

        private static let colors = Set(30...49).union(90...107).union([58, 59])

        /// Case E15.
        @Test(arguments: ["screen-256color", "xterm-256color", "screen"])
        func `NO_COLOR means no rendition of a colour, and its being empty means nothing`(terminal: String)
            throws
        {
            let page = { (text: String) in text.contains("plums") && text.contains("⏎") }
            let still = { () throws in
                let sandbox = try Sandbox()
                try sandbox.configure(WindowSizeTests.stillPage)
                return sandbox
            }
            let environment = "TERM=\(terminal) COLORTERM=truecolor"
            let without = renditions(
                try bytes(try still(), "\(environment) NO_COLOR=1", until: page))
            #expect(without.isDisjoint(with: Self.colors), "\(without)")
            #expect(without.contains(1))
            let empty = renditions(try bytes(try still(), "\(environment) NO_COLOR=", until: page))
            let unset = renditions(try bytes(try still(), environment, until: page))
            #expect(!unset.isDisjoint(with: Self.colors))
            #expect(empty == unset)
        }

        enum Colors: Sendable { case full, indexed, sixteen, none }

        /// The focused frame of the theme in as many colours as there are: 24 bits come through a terminfo entry of our
        /// own, in tmux too.
        @Test(arguments: [
            ("TERM=tmux-256color COLORTERM=truecolor", Colors.full),
            ("TERM=xterm-256color COLORTERM=24bit", .full), ("TERM=screen-256color COLORTERM=", .indexed),
            ("TERM=screen COLORTERM=", .sixteen),
            ("TERM=tmux-256color COLORTERM=truecolor NO_COLOR=1", .none),
        ])
        func `a theme's colours reach the screen as exactly as it can show them`(
            environment: String, depth: Colors
        ) throws {
            let sandbox = try Sandbox()
            try sandbox.configure(
                #"{ theme: "night", pages: [ { name: "Test", widgets: [ { kind: "counter", family: "small" } ] } ] }"#
            )
            let screen = try TmuxScreen(sandbox)
            try screen.type("env \(environment) \(TmuxScreen.vistazo)", "Enter")
            try screen.wait(forText: "⏎")
            let shown = try screen.capture(escapes: true)
            #expect(shown.contains("38;2;240;163;94") == (depth == .full))
            #expect(shown.contains("48;2;20;22;27") == (depth == .full))
            #expect(shown.contains("38;5;") == (depth == .indexed))
            let named = renditions(shown).intersection(Set(30...37).union(90...97))
            if depth == .sixteen { #expect(!named.isEmpty) }
            if depth == .none { #expect(named.isEmpty) }
        }

        @Test func `without a second screen the shell goes on in an empty row`() throws {
            let screen = try TmuxScreen(Sandbox())
            try screen.type("PS1='> '; TERM=vt100 \(TmuxScreen.vistazo); echo left", "Enter")
            try screen.wait(forText: "quit")
            try screen.press("q")
            let shown = try screen.wait(forText: "left")
            #expect(shown.split(separator: "\n").contains("left"), "\(shown)")
        }

        /// Case E15, of what is printed.
        @Test(arguments: [("1", true), ("", false)])
        func `NO_COLOR holds for pictures in escape sequences too`(value: String, isColorless: Bool) throws {
            let sandbox = try Sandbox(["NO_COLOR": value, "COLORTERM": "truecolor"])
            for command in [
                ["render", "counter", "--format", "ansi"], ["screenshot", "--format", "ansi"],
                ["render", "counter", "--color", "always"],
            ] {
                let outcome = try sandbox.start(command).finish()
                #expect(outcome.status == 0)
                let codes = renditions(outcome.output)
                #expect(codes.isDisjoint(with: Self.colors) == isColorless, "\(command): \(codes)")
            }
        }

        /// Case E19.
        @Test(arguments: [
            "LC_ALL= LANG=C TERM=xterm-256color", "LC_ALL=C TERM=screen", "LC_ALL=POSIX TERM=linux",
        ])
        func `a locale without Unicode gets ASCII and nothing else`(environment: String) throws {
            let text = try bytes(try Sandbox(), environment) {
                $0.split(separator: "\n").count { $0.hasPrefix("+--") } >= 2 && $0.contains("quit")
            }
            #expect(text.utf8.allSatisfy { $0 < 0x80 })
            #expect(!text.contains("\u{1B}(0") && !text.contains("\u{E}"))
        }

        /// Case E19.
        @Test(arguments: ["LC_ALL=C.UTF-8", "LC_ALL= LANG=xx_XX.UTF-8"])
        func `a UTF-8 terminal in screen has lines, as characters`(locale: String) throws {
            let text = try bytes(try Sandbox(), "\(locale) TERM=screen-256color") {
                WindowSizeTests.frames($0) == 2 && $0.contains("│") && $0.contains("quit")
            }
            #expect(!text.contains("\u{1B}(0") && !text.contains("\u{E}"))
        }

        /// Case E20.
        @Test func `both forms of the arrows move the focus, and a lone Esc closes what stands above`() throws
        {
            let sandbox = try Sandbox()
            try sandbox.configure(
                """
                { pages: [ { name: "Test", widgets: [ { kind: "counter", family: "small" },
                    { kind: "clock", family: "medium" } ] } ] }
                """)
            let screen = try TmuxScreen(sandbox, command: TmuxScreen.vistazo)
            try screen.wait(forText: "More")
            let escape = UInt8(0x1B)
            for form in [UInt8(ascii: "O"), UInt8(ascii: "[")] {
                try screen.send(bytes: escape, form, UInt8(ascii: "C"))
                try screen.wait(for: "the focus to go right") { $0.contains("╭") && !$0.contains("More") }
                try screen.send(bytes: escape, form, UInt8(ascii: "D"))
                try screen.wait(forText: "More")
            }
            try screen.press("?")
            try screen.wait(forText: "move the focus")
            try screen.send(bytes: escape)
            try screen.wait(for: "the help to close") { $0.contains("╭") && !$0.contains("move the focus") }
            try screen.press("q")
            try screen.waitUntilLeft()
        }

        static let hostile = "a\u{1B}]52;c;aGk=\u{7}b\u{1B}[31337mc\u{9B}5md\re\tf\u{202E}g"

        /// Case E07: of an item's name, a script's text, its complaint and the configuration's own words.
        @Test func `no escape sequence of anybody's text reaches the terminal`() throws {
            let sandbox = try Sandbox()
            #expect(try sandbox.run("item", "add", "--", Self.hostile).status == 0)
            let written = #"x\u001b]52;c;aGk=\u0007y\u001b[31337mz\u009b5m"#
            let script = try sandbox.script(
                "script.sh",
                """
                #!/bin/sh
                cat <<'END'
                {"entries": [{"date": "2020-01-01T00:00:00Z", "view": "\(written)"}], "reload": "never"}
                END
                """)
            let failing = try sandbox.script(
                "failing.sh", "#!/bin/sh\nprintf 'f\\033[31337mg\\233' >&2\nexit 1\n")
            try sandbox.configure(
                """
                { extensions: [ { path: "\(script.path)", seconds: \(patience) },
                                { path: "\(failing.path)", seconds: \(patience) } ],
                  "k\\u001b[31337m": 1,
                  pages: [ { name: "P\\u001b]0;title\\u0007", widgets: [ { kind: "item", family: "medium" },
                    { kind: "script", family: "medium" }, { kind: "failing", family: "medium" } ] } ] }
                """)
            let text = try bytes(sandbox, "TERM=xterm-256color") {
                $0.contains("aGk=") && $0.contains("x␛]52") && $0.contains("f␛[31337m")
                    && $0.contains("P␛]0;title")
            }
            #expect(!text.contains("\u{1B}]") && !text.contains("\u{1B}[31337") && !text.contains("\u{7}"))
            #expect(!text.contains("\u{9B}") && !text.contains("\u{202E}") && !text.contains("\u{FFFD}5m\r"))

            for command in [
                ["inline", "item"], ["inline", "item", "--format", "tmux"], ["inline", "script"],
                ["timeline", "script"], ["items"], ["items", "--json"], ["config", "check"],
                ["config", "show"], ["kinds"], ["widgets"], ["--plain"], ["screenshot"], ["log", "a"],
                ["screenshot", "--format", "svg"], ["screenshot", "--format", "html"],
                ["screenshot", "--format", "json"], ["screenshot", "--format", "tmux"],
            ] {
                let outcome = try sandbox.start(command).finish()
                for scalar in (outcome.output + outcome.errors).unicodeScalars where scalar != "\n" {
                    let isHarmless = scalar.properties.generalCategory != .control && scalar != "\u{202E}"
                    #expect(isHarmless, "\(command): \(scalar.value)")
                }
            }
        }
    }
}
