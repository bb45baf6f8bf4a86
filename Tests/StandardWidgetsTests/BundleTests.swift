import Testing
import VistazoArchive

@testable import StandardWidgets

extension StandardWidgetSuites {
    /// What the bundle says of itself.
    @MainActor
    @Suite struct BundleTests {
        private func described(_ locale: String) async throws -> ExtensionDescription {
            let stage = try WidgetStage(locale: locale)
            guard
                case .description(let description) = try await stage.runner.reply(
                    to: WireRequest(.describe, date: WidgetStage.now))
            else { throw StageError.noArchive }
            return description
        }

        @Test
        func
            `it has ten kinds, an item and the calendar in all families, several items in the home ones, others in all but the largest`()
            async throws
        {
            let description = try await described("en_GB")
            #expect(
                description.kinds.map(\.kind) == [
                    "item", "items", "today", "streaks", "stopwatch", "counter", "clock", "calendar", "timer",
                    "size",
                ])
            for kind in description.kinds {
                let home: Set<Family> = [.small, .medium, .large]
                let all = Set(Family.allCases)
                switch kind.kind {
                case "item", "calendar": #expect(Set(kind.families) == all)
                case "items": #expect(Set(kind.families) == home)
                case "streaks", "stopwatch": #expect(Set(kind.families) == [.medium, .large])
                default: #expect(Set(kind.families) == all.subtracting([.extraLarge]))
                }
                #expect(!kind.description.isEmpty)
            }
            let parameters = Dictionary(
                uniqueKeysWithValues: description.kinds.map { ($0.kind, $0.parameters.map(\.name)) })
            #expect(
                parameters == [
                    "item": ["item"], "items": ["items"], "today": [], "streaks": [], "stopwatch": [],
                    "counter": ["name"], "clock": ["seconds"], "calendar": [],
                    "timer": ["name", "minutes", "at"], "size": [],
                ])
        }

        @Test func `it names its intents and their parameters`() async throws {
            let description = try await described("en_GB")
            // The intents that buttons of other tests carried are known to the process too.
            let own = Set(StandardBundle.intents.map { String(describing: $0) })
            let intents = Dictionary(
                uniqueKeysWithValues: description.intents.filter { own.contains($0.name) }
                    .map { ($0.name, $0.parameters.map(\.name)) })
            #expect(
                intents == [
                    "LogItemIntent": ["item", "amount"], "StartStopItemIntent": ["item", "action"],
                    "SkipItemIntent": ["item"], "UndoIntent": [], "RedoIntent": [],
                    "HowLongAgoIntent": ["item"],
                    "IncrementIntent": ["name"], "DecrementIntent": ["name"],
                    "StartTimerIntent": ["name", "minutes"], "PauseTimerIntent": ["name"],
                    "ResetTimerIntent": ["name"],
                ])
        }

        @Test(arguments: ["en_GB", "es_ES", "ru_RU"])
        func `its names are words of the catalogue`(locale: String) async throws {
            let description = try await described(locale)
            let names =
                description.kinds.flatMap { [$0.name, $0.description] + $0.parameters.map(\.title) }
                + description.intents.flatMap { [$0.title] + $0.parameters.map(\.title) }
            #expect(names.allSatisfy { !$0.isEmpty && !$0.hasPrefix("widgets.") }, "\(names)")
            let first = ["en_GB": "Item", "es_ES": "Elemento", "ru_RU": "Элемент"][locale]
            #expect(description.kinds.first?.name == first)
        }
    }
}
