import Foundation
import Testing
import VistazoArchive

@testable import WidgetKit

/// Asks a runner around one widget.
@MainActor
func ask<W: Widget>(_ widget: W, _ request: WireRequest) async throws -> WireReply {
    try await ExtensionRunner(widget, identifier: "tests").reply(to: request)
}

/// A request for a kind, by default for its timeline in small.
func request(
    _ name: WireRequest.Name = .timeline, _ kind: String = "number", families: [Family] = [.small],
    configuration: [JSONValue.Member] = [], mode: RenderingMode = .fullColor, isPreview: Bool = false,
    intent: IntentCall? = nil
) -> WireRequest {
    WireRequest(
        name, date: Date(timeIntervalSince1970: 100), kind: kind,
        families: families.map { WireRequest.FamilySize($0) }, configuration: configuration, mode: mode,
        isPreview: isPreview, intent: intent)
}

/// The one archive of a reply.
func archive(_ reply: WireReply) throws -> ArchivedTimeline {
    guard case .archive(let archive) = reply else {
        throw Unexpected(reply: reply)
    }
    return archive
}

struct Unexpected: Error {
    let reply: WireReply
}

/// The words of an entry that is one text.
func words(_ entry: ArchivedEntry) -> String {
    guard case .text(let runs) = entry.view.content else { return "" }
    return runs.map { run in
        if case .string(let string) = run.content { return string }
        return "?"
    }.joined()
}
