import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoLogbook
import VistazoRendering

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// A figure, how it moves, and its past.
    @MainActor
    @Suite struct ValueTests {
        nonisolated static let subjects: [(name: String, configuration: [String: JSONValue])] = [
            (
                "balance",
                ["command": .string("balance"), "name": .string("Balance"), "better": .string("up")]
            ),
            (
                "disk",
                [
                    "command": .string("disk"), "name": .string("Disk"), "warnAbove": .number(80),
                    "alarmAbove": .number(90), "max": .number(100), "better": .string("down"),
                ]
            ),
            ("first", ["command": .string("first"), "name": .string("Pond"), "warnBelow": .number(5)]),
            ("weather", ["command": .string("weather"), "name": .string("Sky")]),
        ]

        /// Each with a past, but for the first of all.
        static func stage(locale: String = "en_GB") throws -> WidgetStage {
            let stage = try WidgetStage(locale: locale)
            stage.printed = [
                "balance": .init("1284 EUR\n"), "disk": .init("93%\n"), "first": .init("4.25 °C\n"),
                "weather": .init("cloudy\n"),
            ]
            let now = Instant(WidgetStage.now)
            for (index, reading) in (ValueProvider.sample(at: WidgetStage.now).facts?.past ?? []).enumerated()
            {
                try stage.logbook.add(reading, to: ReadingSeries("command balance\n"), keeping: 86_400)
                let disk = Reading(70 + Double(index) / 2, at: reading.instant)
                try stage.logbook.add(disk, to: ReadingSeries("command disk\n"), keeping: 86_400)
            }
            try stage.logbook.add(
                Reading(1, at: now.advanced(bySeconds: -90_000)), to: ReadingSeries("command first\n"),
                keeping: 86_400)
            return stage
        }

        @Test(arguments: Family.allCases)
        func `each family looks as recorded`(family: Family) async throws {
            let stage = try Self.stage()
            for subject in Self.subjects {
                let drawing = try await stage.drawing("value", family, subject.configuration)
                #expect(!drawing.grid.text.contains("…"), "\(drawing.grid.text)")
                expectRecorded(drawing.grid, "\(subject.name)-\(family.rawValue)")
            }
        }

        @Test(arguments: ["en_GB", "de_DE", "es_ES", "ru_RU"], Family.allCases)
        func `no word is cut in any language`(locale: String, family: Family) async throws {
            let stage = try Self.stage(locale: locale)
            for subject in Self.subjects {
                let text = try await stage.drawing("value", family, subject.configuration).grid.text
                #expect(!text.contains("…"), "\(subject.name)\n\(text)")
                if subject.name == "first", [.inline, .rectangular].contains(family) {
                    #expect(text.contains(locale == "en_GB" ? "4.25" : "4,25"), "\(text)")
                }
            }
        }

        @Test(
            arguments: ["vibrant", "ascii", "private"],
            [Family.small, .medium, .circular, .rectangular, .inline])
        func `what is remarkable reads without colour, and what is private is hidden`(
            way: String, family: Family
        ) async throws {
            let stage = try Self.stage()
            var configuration = Self.subjects[1].configuration
            configuration["sensitive"] = .bool(true)
            let drawing = try await stage.drawing(
                "value", family, configuration, mode: .vibrant, glyphs: way == "ascii" ? .ascii : .unicode,
                redaction: way == "private" ? .privacy : [])
            let grid = way == "ascii" ? drawing.grid.ascii : drawing.grid
            expectRecorded(grid, "disk-\(family.rawValue)-\(way)")
            if way == "private" {
                #expect(!grid.text.contains("93") && !grid.text.contains("high") && !grid.text.contains("▲"))
            } else if family != .small, family != .medium {
                #expect(grid.text.contains("93") && grid.text.contains("!!"), "\(grid.text)")
            } else {
                #expect(grid.text.contains("!! too high"), "\(grid.text)")
            }
        }

        @Test func `what is private is as wide whatever it is`() async throws {
            let stage = try WidgetStage()
            stage.printed = ["a": .init("7"), "b": .init("1234567")]
            func grid(_ command: String) async throws -> CellGrid {
                try await stage.drawing(
                    "value", .inline,
                    ["command": .string(command), "name": .string("x"), "sensitive": .bool(true)],
                    redaction: .privacy
                ).grid
            }
            #expect(try await grid("a") == grid("b"))
        }

        @Test(arguments: Family.allCases)
        func `with nothing to read it says what it is for; gallery and placeholder run nothing`(
            family: Family
        ) async throws {
            let stage = try WidgetStage()
            let empty = try await stage.drawing("value", family)
            #expect(!empty.grid.text.contains("…"), "\(empty.grid.text)")
            expectRecorded(empty.grid, "empty-\(family.rawValue)")
            let sample = try await stage.drawing("value", family, as: .snapshot).grid
            expectRecorded(sample, "sample-\(family.rawValue)")
            let bars = try await stage.drawing(
                "value", family, redaction: .placeholder, as: .placeholder
            ).grid.text
            #expect(!bars.unicodeScalars.contains { $0.properties.isAlphabetic }, "\(bars)")
            #expect(stage.orders.lines.isEmpty)
        }

        @Test func `one reading feeds all families, and is kept once`() async throws {
            let stage = try Self.stage()
            let request = WireRequest(
                .timeline, date: WidgetStage.now, kind: "value",
                families: Family.allCases.map { WireRequest.FamilySize($0) },
                configuration: [.init("command", .string("first"))], locale: "en_GB", zone: "Europe/Madrid")
            _ = try await stage.reply(to: request)
            #expect(stage.orders.lines == ["first"])
            let kept = try stage.logbook.readings(
                of: ReadingSeries("command first\n"),
                since: Instant(WidgetStage.now).advanced(bySeconds: -200_000))
            // What was a day ago is forgotten.
            #expect(kept == [Reading(4.25, at: Instant(WidgetStage.now))])
        }

        @Test func `it says when it was read, asks again by its interval, and hands secrets over`()
            async throws
        {
            let stage = try Self.stage()
            let archive = try await stage.archive(
                "value", .small,
                [
                    "command": .string("disk"), "every": .string("90s"), "seconds": .number(12),
                    "secret": .string("s3cret"),
                ])
            #expect(archive.entries.first?.capturedAt == WidgetStage.now)
            #expect(archive.reload == .after(WidgetStage.now + 90))
            let order = try #require(stage.orders.last)
            #expect(order.seconds == 12 && order.secrets == ["s3cret"] && !order.ignoresCode)
            #expect(order.variables == ["VISTAZO_WITH_secret": "s3cret"])
            #expect(!archive.line.contains("s3cret"))
        }

        @Test(arguments: ["nothing", "cloudy with a chance of everything", "{\"a\": 1}", "\u{FFFD}"])
        func `what is no figure is a failure with a sentence, never an empty widget`(text: String)
            async throws
        {
            let stage = try WidgetStage()
            stage.printed = ["x": .init(text == "nothing" ? "" : text)]
            let configuration: [String: JSONValue] = ["command": .string(text == "\u{FFFD}" ? "y" : "x")]
            let failure = await #expect(throws: CommandRunner.Failure.self) {
                try await stage.drawing("value", .small, configuration)
            }
            #expect(failure?.sentence.isEmpty == false && failure?.sentence.contains("widgets.") == false)
        }

        @Test func `a file is read as well, and is as old as it was written`() async throws {
            let stage = try WidgetStage()
            let file = FileManager.default.temporaryDirectory.appending(
                path: "value-\(UUID().uuidString).json")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(#"{"battery": [{"level": 64}]}"#.utf8).write(to: file)
            let written = WidgetStage.now - 600
            try FileManager.default.setAttributes([.modificationDate: written], ofItemAtPath: file.path)
            let configuration: [String: JSONValue] = [
                "file": .string(file.path), "path": .string("battery[0].level"), "unit": .string("%"),
            ]
            let archive = try await stage.archive("value", .rectangular, configuration)
            #expect(archive.entries.first?.capturedAt == written)
            #expect(try await stage.drawing("value", .rectangular, configuration).grid.text.contains("64 %"))
            for path in ["/nowhere/at/all.json", "/dev/zero", "/tmp"] {
                await #expect(throws: CommandRunner.Failure.self) {
                    try await stage.drawing("value", .small, ["file": .string(path)])
                }
            }
        }

        @Test(arguments: [(1, 1), (3, 2), (12, 30), (200, 60)])
        func `no size is too small or too large`(columns: Int, rows: Int) async throws {
            let stage = try Self.stage()
            stage.printed["huge"] = .init("1e308")
            stage.printed["tiny"] = .init("-5e-324")
            for command in ["balance", "disk", "first", "weather", "huge", "tiny"] {
                for family in Family.allCases {
                    let size = CellSize(columns: columns, rows: family == .inline ? 1 : rows)
                    let drawing = try await stage.drawing(
                        "value", family, ["command": .string(command), "max": .number(1e300)], size: size)
                    #expect(drawing.grid.size == size)
                }
            }
        }
    }
}

/// What is to be seen of a figure, apart from how it is drawn.
@Suite struct ValueFactsTests {
    private func facts(_ values: [Double], unit: String = "") -> ValueFacts {
        var facts = ValueFacts(name: "x", figure: .number(values.last ?? 0, unit: unit), unit: unit)
        facts.past = values.enumerated().map { Reading($1, at: Instant(seconds: 1000 * $0)) }
        return facts
    }

    @Test func `a trend is a share, or the difference where there is none`() {
        #expect(facts([100, 101]).trend?.share == 0.01)
        #expect(facts([0, 5]).trend == .init(difference: 5, share: nil))
        #expect(facts([50, 60], unit: "%").trend == .init(difference: 10, share: nil))
        #expect(facts([1, 50]).trend?.share == nil)
        #expect(facts([5]).trend == nil && facts([5, 6, 5]).trend == nil)
        #expect(facts([-1e308, 1e308]).trend == nil)
        #expect(facts([-10, -5]).trend == .init(difference: 5, share: 0.5))
    }

    @Test(arguments: [
        (95, "tooHigh"), (85, "high"), (80, "normal"), (50, "normal"), (9, "low"), (4, "tooLow"),
    ])
    func `a limit is passed, not reached`(value: Double, level: String) {
        let limits = ValueLimits(warnBelow: 10, alarmBelow: 5, warnAbove: 80, alarmAbove: 90)
        #expect("\(limits.level(of: value))".hasPrefix(level))
    }

    @Test func `the line is even in time`() {
        var facts = facts([0, 10])
        facts.past.append(Reading(10, at: Instant(seconds: 4000)))
        let line = facts.line(5)
        #expect(line == [0, 10, 10, 10, 10])
        #expect(facts.line(9)[1] == 5)
        #expect(ValueFacts(name: "", figure: .text("x"), unit: "").line().isEmpty)
    }
}
