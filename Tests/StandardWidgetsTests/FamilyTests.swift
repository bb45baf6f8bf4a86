import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoLogbook
import VistazoRendering

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// Every standard widget in every family it is designed for, as recorded.
    @MainActor
    @Suite struct FamilyTests {
        nonisolated static let families: [Family] = [
            .small, .medium, .large, .circular, .rectangular, .inline,
        ]

        /// A name for the recording, the kind and its configuration.
        nonisolated static let subjects: [(name: String, kind: String, configuration: [String: JSONValue])] =
            [
                ("counter", "counter", ["name": .string("agua")]),
                ("item", "item", ["item": .string("cafe")]),
                ("clock", "clock", [:]),
                ("clock-seconds", "clock", ["seconds": .bool(true)]),
                ("timer-ready", "timer", [:]),
                ("timer-running", "timer", ["name": .string("focus")]),
                ("timer-paused", "timer", ["name": .string("tea")]),
                ("size", "size", [:]),
                ("today-empty", "today", [:]),
            ]

        /// A logbook in which each of them has something to show.
        static func stage(locale: String = "en_GB") throws -> WidgetStage {
            let stage = try WidgetStage(locale: locale)
            let hours = [3, 5, 20, 26, 30, 70, 100, 130, 500]
            try stage.addItem("Café", emoji: "☕", color: "orange", hoursAgo: hours)
            let now = Instant(WidgetStage.now)
            try stage.logbook.changeCounter("agua", by: 7, at: now)
            let start = now.advanced(bySeconds: -29)
            try stage.logbook.startCountdown("focus", length: 1_500_000, at: start)
            try stage.logbook.startCountdown("tea", length: 300_000, at: start)
            try stage.logbook.pauseCountdown("tea", at: now.advanced(bySeconds: -9))
            return stage
        }

        @Test(arguments: families)
        func `each looks as recorded`(family: Family) async throws {
            let stage = try Self.stage()
            for subject in Self.subjects {
                let drawing = try await stage.drawing(subject.kind, family, subject.configuration)
                expectRecorded(drawing.grid, "\(subject.name)-\(family.rawValue)")
            }
        }

        @Test(arguments: ["es_ES", "ru_RU"])
        func `each speaks the other languages`(locale: String) async throws {
            let stage = try Self.stage(locale: locale)
            for subject in Self.subjects where subject.name != "timer-ready" {
                let drawing = try await stage.drawing(subject.kind, .medium, subject.configuration)
                expectRecorded(drawing.grid, "\(subject.name)-medium-\(locale)")
            }
        }

        @Test(arguments: ["en_GB", "en_US", "es_ES", "ru_RU"], families)
        func `no word is cut`(locale: String, family: Family) async throws {
            let stage = try Self.stage(locale: locale)
            for subject in Self.subjects {
                let drawing = try await stage.drawing(subject.kind, family, subject.configuration)
                #expect(!drawing.grid.text.contains("…"), "\(subject.name)\n\(drawing.grid.text)")
            }
        }

        @Test func `ASCII and a terminal without colours are designed too`() async throws {
            let stage = try Self.stage()
            for subject in Self.subjects {
                let plain = try await stage.drawing(
                    subject.kind, .small, subject.configuration, mode: .vibrant, glyphs: .ascii)
                expectRecorded(plain.grid, "\(subject.name)-small-ascii")
                // The emoji is the person's own.
                let own = plain.grid.text.unicodeScalars.filter { !$0.isASCII && $0 != "é" && $0 != "☕" }
                #expect(own.isEmpty, "\(subject.name)\n\(plain.grid.text)")
            }
        }

        @Test(arguments: families)
        func `a placeholder shows bars and no word`(family: Family) async throws {
            let stage = try Self.stage()
            for kind in ["counter", "item", "clock", "timer", "size"] {
                let drawing = try await stage.drawing(kind, family, redaction: .placeholder)
                let letters = drawing.grid.text.unicodeScalars.filter { $0.properties.isAlphabetic }
                #expect(letters.isEmpty, "\(kind)\n\(drawing.grid.text)")
                #expect(drawing.nextChange == nil)
            }
        }

        @Test func `each fills a pane of another width`() async throws {
            let stage = try Self.stage()
            for subject in Self.subjects {
                let drawing = try await stage.drawing(
                    subject.kind, .medium, subject.configuration, size: CellSize(columns: 30, rows: 10))
                #expect(drawing.grid.size == CellSize(columns: 30, rows: 10))
                #expect(!drawing.grid.text.contains("…"), "\(subject.name)\n\(drawing.grid.text)")
            }
        }

        @Test(arguments: [(1, 1), (3, 2), (10, 5), (12, 30), (200, 3), (200, 60)])
        func `no size is too small or too large`(columns: Int, rows: Int) async throws {
            let stage = try Self.stage()
            for subject in Self.subjects {
                for family in Self.families {
                    let size = CellSize(columns: columns, rows: family == .inline ? 1 : rows)
                    let drawing = try await stage.drawing(
                        subject.kind, family, subject.configuration, size: size)
                    #expect(drawing.grid.size == size)
                }
            }
        }
    }
}

/// The suites of the standard widgets; one at a time, for they share the process's store.
@Suite(.serialized) enum StandardWidgetSuites {}
