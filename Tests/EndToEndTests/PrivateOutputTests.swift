import Foundation
import ProvingGround
import Testing

/// Case H07: whatever is printed, in whatever way, nothing private is in it once a lock is asked for. Case H11 beside
/// it: what is printed depends on what was asked and on nothing else.
@Suite struct PrivateOutputTests {
    private static let marker = "Zq7Xy"

    /// All places of an archive in which a string can hide, under one mark.
    private static let archive = """
        { "entries": [ { "date": "2026-11-30T06:00:00Z", "view": {
          "vstack": [
            "\(marker)", { "text": ["a \(marker)", { "text": "\(marker)", "bold": true }], "font": 34 },
            { "symbol": "\(marker)" }, { "image": "\(marker)" },
            { "hstack": ["\(marker)", { "zstack": ["\(marker)"] }, { "grid": [["\(marker)"]] }] },
            { "gauge": 0.4, "label": "\(marker)", "currentValueLabel": "\(marker)", "minimumLabel": "\(marker)",
              "maximumLabel": "\(marker)" },
            { "progress": 0.4, "label": "\(marker)", "currentValueLabel": "\(marker)" },
            { "button": "\(marker)", "key": "m", "intent": { "name": "\(marker)", "with": { "\(marker)": "\(marker)" } } },
            { "toggle": "\(marker)", "isOn": true, "intent": { "name": "x", "with": { "a": "\(marker)" } } },
            { "link": "\(marker)", "url": "https://example.org/\(marker)" },
            { "fits": ["\(marker)", "\(marker)"] },
            { "text": "a", "accessibilityLabel": "\(marker)" },
            { "text": "a     b", "overlay": "\(marker)", "background": { "view": "\(marker)" } }
          ],
          "sensitive": true, "widgetURL": "https://example.org/\(marker)", "accessibilityLabel": "\(marker)",
          "containerBackground": "\(marker)" } } ] }
        """
    private static let families = [
        "small", "medium", "large", "extraLarge", "circular", "rectangular", "inline",
    ]
    private static let formats = ["text", "ansi", "svg", "html", "json", "tmux"]

    @Test(arguments: families)
    func `H07: no format of a picture has the marker`(family: String) throws {
        let sandbox = try Sandbox()
        let file = try sandbox.script("secret.json5", Self.archive)
        for format in Self.formats {
            let outcome = try sandbox.run(
                "render", "--archive", file.path, "--family", family, "--format", format, "--lock", "--at",
                "2026-11-30T09:12:00Z")
            #expect(outcome.status == 0)
            #expect(!outcome.output.isEmpty)
            #expect(!outcome.output.contains(Self.marker), "\(format): \(outcome.output)")
        }
        // It is there without the lock, or nothing was proved.
        let open = try sandbox.run(
            "render", "--archive", file.path, "--family", family, "--size", "60x40", "--format", "text")
        #expect(open.output.contains(Self.marker), "\(open.output)")
    }

    @Test func `H07: no dashboard, line or plain text has the marker`() throws {
        let sandbox = try Sandbox()
        let secret = try sandbox.script("secret", "cat <<'END'\n\(Self.archive)\nEND\n")
        try sandbox.configure(
            """
            { extensions: [ { path: '\(secret.path)', seconds: \(patience) } ], pages: [ { name: 'Home', widgets: [
              { kind: 'secret', family: 'medium', with: { name: '\(Self.marker)' } },
              { kind: 'secret', family: 'circular', with: { name: '\(Self.marker)' } } ],
              strip: [ { kind: 'secret', family: 'inline', with: { name: '\(Self.marker)' } } ] } ] }
            """)
        // The first run asks; the others show what it stored.
        let open = try sandbox.run("screenshot", "--size", "100x40", "--format", "text")
        #expect(open.output.contains(Self.marker), "\(open.output)\(open.errors)")
        for format in Self.formats {
            let outcome = try sandbox.run("screenshot", "--lock", "--format", format)
            #expect(!outcome.output.contains(Self.marker), "\(format): \(outcome.output)")
        }
        let plain = try sandbox.run("--plain", "--lock")
        #expect(plain.status == 0 && !plain.output.contains(Self.marker), "\(plain.output)")
        for format in ["text", "tmux"] {
            let line = try sandbox.run(
                "inline", "secret", "name=\(Self.marker)", "--lock", "--format", format)
            #expect(!line.output.contains(Self.marker), "\(line.output)")
        }
    }

    @Test
    func `H11: a picture is the same in every zone, language and terminal that the program is started in`()
        throws
    {
        let archive = """
            { "entries": [ { "date": "2026-11-30T06:00:00Z", "view": [
                { "text": [ { "date": "2026-11-30T06:00:00Z", "style": "relative" } ] },
                { "text": [ { "date": "2026-11-30T06:00:00Z", "style": "time" }, " ", { "now": "jm" } ] },
                { "text": [ { "date": "2026-11-30T06:00:00Z", "style": "date" } ], "color": "orange" } ] } ] }
            """
        var seen: Set<String> = []
        for environment in [
            ["TZ": "Asia/Tokyo", "LANG": "ru_RU.UTF-8", "LC_ALL": "ru_RU.UTF-8"],
            ["TZ": "America/New_York", "TERM": "linux"],
            ["TZ": ":nonsense", "LC_ALL": "C", "COLORTERM": "truecolor", "COLUMNS": "40"],
        ] {
            let sandbox = try Sandbox(environment)
            let file = try sandbox.script("view.json5", archive)
            for format in ["ansi", "svg"] {
                let outcome = try sandbox.run(
                    "render", "--archive", file.path, "--at", "2026-11-30T09:12:00Z", "--zone",
                    "Europe/Madrid",
                    "--locale", "es_ES", "--theme", "terminal", "--scheme", "dark", "--format", format)
                #expect(outcome.status == 0, "\(outcome.errors)")
                seen.insert(outcome.output)
            }
        }
        #expect(seen.count == 2, "\(seen)")
    }
}
