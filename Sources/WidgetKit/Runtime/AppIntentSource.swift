import AppIntents
import SwiftUI
import VistazoArchive

/// A provider that an intent configures, and its view.
struct AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: EntrySource {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    var intentType: (any AppIntent.Type)? { Provider.Intent.self }

    func intent(for members: [JSONValue.Member]) async throws -> (any AppIntent)? {
        try await configuredIntent(Provider.Intent.self, with: members)
    }

    func placeholder(in context: TimelineProviderContext) -> Reading {
        Reading([provider.placeholder(in: context)], content: content)
    }

    func snapshot(of intent: (any AppIntent)?, in context: TimelineProviderContext) async -> Reading {
        let answer = await Self.snapshot(Handed(provider), configuration(intent), context)
        return Reading([answer.value], content: content)
    }

    func timeline(of intent: (any AppIntent)?, in context: TimelineProviderContext) async -> Reading {
        let answer = await Self.timeline(Handed(provider), configuration(intent), context)
        return Reading(answer.value.entries, policy: answer.value.policy, content: content)
    }

    private func configuration(_ intent: (any AppIntent)?) -> Provider.Intent {
        intent as? Provider.Intent ?? Provider.Intent()
    }

    private nonisolated static func snapshot(
        _ provider: Handed<Provider>, _ intent: Provider.Intent, _ context: TimelineProviderContext
    ) async -> Handed<Provider.Entry> {
        Handed(await provider.value.snapshot(for: intent, in: context))
    }

    private nonisolated static func timeline(
        _ provider: Handed<Provider>, _ intent: Provider.Intent, _ context: TimelineProviderContext
    ) async -> Handed<Timeline<Provider.Entry>> {
        Handed(await provider.value.timeline(for: intent, in: context))
    }
}
