import AppIntents
import SwiftUI
import VistazoArchive

extension ExtensionRunner {
    /// Performs the intent of a request, and those that it opens.
    func performed(_ request: WireRequest) async throws -> WireReply {
        guard let call = request.intent else { throw ExtensionError.noIntent }
        let widgets = PlacedWidgets(others: placed(for: request))
        WidgetCenter.shared.setPlaced(widgets)
        let known = await intents(toFind: call, for: request)
        var next: (any AppIntent)? = try await intent(for: call, known: known)
        let wishes = ReloadWishes()
        var dialog: String?
        var steps = 0
        while let intent = next, steps < Self.longestChain {
            let step = try await ReloadWishes.$current.withValue(wishes) {
                try await PlacedWidgets.$current.withValue(widgets) { try await outcome(of: intent) }
            }
            dialog = step.dialog ?? dialog
            next = step.next
            steps += 1
        }
        return .performed(
            dialog: dialog, reload: kinds(wishes.take().union(WidgetCenter.shared.takeStrays())))
    }

    /// The intents among which a call finds its own. Where it is none of those at hand, the views of its
    /// kind are lowered once to see what their buttons carry: first placeholders, then a snapshot.
    private func intents(toFind call: IntentCall, for request: WireRequest) async -> [any AppIntent.Type] {
        let atHand = knownIntents(afterLooking: false)
        if intentType(for: call, known: atHand) != nil { return atHand }
        let looked = knownIntents(afterLooking: true)
        if intentType(for: call, known: looked) != nil { return looked }
        for definition in definitions where request.kind.isEmpty || definition.kind == request.kind {
            await lookAtSnapshots(of: definition, for: request)
        }
        return knownIntents(afterLooking: false)
    }

    private func lookAtSnapshots(of definition: WidgetDefinition, for request: WireRequest) async {
        let intent = try? await definition.source.intent(for: request.configuration)
        for family in definition.archivedFamilies {
            let size = WireRequest.FamilySize(family)
            let context = TimelineProviderContext(size, date: request.date, isPreview: false)
            guard let reading = try? await definition.source.snapshot(of: intent, in: context) else {
                continue
            }
            remember(reading, of: definition, request: request, size: size)
        }
    }

    private func kinds(_ scope: ReloadWishes.Scope) -> [String] {
        switch scope {
        case .kinds(let kinds): kinds
        case .all: definitions.map(\.kind)
        }
    }
}

private struct Outcome: Sendable {
    var dialog: String?
    var next: (any AppIntent)?
}

/// On whatever thread the author's code asks for.
private func outcome<Intent: AppIntent>(of intent: Intent) async throws -> Outcome {
    let result = try await intent.perform() as? any PerformedResult
    return Outcome(dialog: result?.spoken, next: result?.next)
}
