import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// What is on or off by commands.
    @MainActor
    @Suite struct SwitchTests {
        nonisolated static let families: [Family] = [.small, .circular, .rectangular, .inline]
        nonisolated static let lamp: [String: JSONValue] = [
            "name": .string("Lamp"), "state": .string("state"), "on": .string("lamp on"),
            "off": .string("lamp off"),
        ]

        private func stage(isOn: Bool, locale: String = "en_GB") throws -> WidgetStage {
            let stage = try WidgetStage(locale: locale)
            stage.printed = [
                "state": .init(isOn ? "on\n" : "off\n"), "lamp on": .init(""), "lamp off": .init(""),
            ]
            return stage
        }

        @Test(arguments: families, [true, false])
        func `each family looks as recorded`(family: Family, isOn: Bool) async throws {
            let stage = try stage(isOn: isOn)
            let drawing = try await stage.drawing("switch", family, Self.lamp)
            #expect(!drawing.grid.text.contains("…"))
            expectRecorded(drawing.grid, "switch-\(isOn ? "on" : "off")-\(family.rawValue)")
        }

        @Test(arguments: ["en_GB", "es_ES", "ru_RU"], families)
        func `the state reads without colour, in a word and in a form, in every language`(
            locale: String, family: Family
        ) async throws {
            var texts: [String] = []
            for isOn in [true, false] {
                let stage = try stage(isOn: isOn, locale: locale)
                let drawing = try await stage.drawing(
                    "switch", family, Self.lamp, mode: .vibrant, glyphs: .ascii)
                texts.append(drawing.grid.ascii.text)
                #expect(!drawing.grid.text.contains("…"), "\(drawing.grid.text)")
            }
            #expect(texts[0] != texts[1])
            if locale == "en_GB" {
                #expect(texts[0].contains("on") && texts[1].contains("off"))
            }
        }

        @Test(arguments: families)
        func `with no command it says what it needs`(family: Family) async throws {
            let stage = try WidgetStage()
            let drawing = try await stage.drawing("switch", family)
            #expect(drawing.hitRegions.isEmpty)
            #expect(stage.orders.lines.isEmpty)
            #expect(!drawing.grid.text.contains("…"), "\(drawing.grid.text)")
            expectRecorded(drawing.grid, "switch-empty-\(family.rawValue)")
        }

        @Test(arguments: families)
        func `the gallery and the placeholder need no command`(family: Family) async throws {
            let stage = try WidgetStage()
            let sample = try await stage.drawing("switch", family, as: .snapshot).grid.text
            #expect(sample.contains("Lamp") && sample.contains("on"))
            let bars = try await stage.drawing("switch", family, redaction: .placeholder, as: .placeholder)
                .grid.text
            #expect(!bars.unicodeScalars.contains { $0.properties.isAlphabetic }, "\(bars)")
            #expect(stage.orders.lines.isEmpty)
        }

        @Test(arguments: [true, false])
        func `a press runs the other command, and is drawn both ways ahead`(isOn: Bool) async throws {
            let stage = try stage(isOn: isOn)
            let drawing = try await stage.drawing("switch", .small, Self.lamp)
            let region = try #require(drawing.hitRegions.first)
            guard case .toggle(let call, let isShownOn) = region.action else { throw StageError.notPerformed }
            #expect(isShownOn == isOn)
            try await stage.perform(call, kind: "switch")
            #expect(stage.orders.lines.last == (isOn ? "lamp off" : "lamp on"))
            let archive = try await stage.archive("switch", .small, Self.lamp)
            #expect(archive.line.contains("\"flipped\""))
        }

        @Test func `a command that fails is told`() async throws {
            let stage = try stage(isOn: false)
            let drawing = try await stage.drawing("switch", .small, Self.lamp)
            stage.printed["lamp on"] = nil
            guard case .toggle(let call, _)? = drawing.hitRegions.first?.action else {
                throw StageError.notPerformed
            }
            await #expect(throws: CommandRunner.Failure.self) {
                try await stage.perform(call, kind: "switch")
            }
        }

        @Test(arguments: [
            ("on", 0, true), ("ON\n", 7, true), ("true", 0, true), ("1", 0, true), ("off", 0, false),
            ("0", 0, false), ("inactive", 3, false), ("active", 0, true), ("", 0, true), ("", 1, false),
            ("12345\n", 0, true), ("Powered: yes", 0, true), ("muted=no", 0, false), ("вкл", 0, true),
            ("apagado", 0, false), ("Sí", 0, true), ("No such device", 1, false),
        ])
        func `words go before codes`(text: String, code: Int32, isOn: Bool) {
            #expect(SwitchState.read(.init(text, code: code)) == isOn)
        }

        @Test(arguments: [("", 127), ("sh: 1: lamp: not found", 127), ("", 2), ("maybe", 4)])
        func `what says neither is a fault`(text: String, code: Int32) async throws {
            #expect(SwitchState.read(.init(text, code: code)) == nil)
            let stage = try WidgetStage()
            stage.printed = ["state": .init(text, code: code)]
            await #expect(throws: CommandRunner.Failure.self) {
                try await stage.drawing("switch", .small, Self.lamp)
            }
        }
    }
}
