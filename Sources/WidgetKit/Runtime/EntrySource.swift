import AppIntents
import SwiftUI
import VistazoArchive

/// A provider and its view, without their types.
@MainActor
package protocol EntrySource {
    /// The type of the intent that configures the kind, if any does.
    var intentType: (any AppIntent.Type)? { get }

    /// The configured intent, nil where none configures the kind; throws what `configuredIntent` does.
    func intent(for members: [JSONValue.Member]) async throws -> (any AppIntent)?

    /// What stands before there are data.
    func placeholder(in context: TimelineProviderContext) -> Reading
    /// One entry for a moment. Throws where the provider drops its completion handler.
    func snapshot(of intent: (any AppIntent)?, in context: TimelineProviderContext) async throws -> Reading
    /// The entries from now on. Throws as `snapshot` does.
    func timeline(of intent: (any AppIntent)?, in context: TimelineProviderContext) async throws -> Reading
}

/// What a provider answered, each entry with what makes its view.
@MainActor
package struct Reading {
    /// An entry and how to make its view, which is not done before it is wanted.
    package struct ReadEntry {
        /// Of the provider's own type.
        package let entry: any TimelineEntry
        /// Each call makes the view anew.
        package let view: @MainActor () -> any View
    }

    /// As the provider gave them, unsorted.
    package var entries: [ReadEntry]
    /// `.never` for snapshots and placeholders.
    package var policy: TimelineReloadPolicy

    init<E: TimelineEntry, V: View>(
        _ entries: [E], policy: TimelineReloadPolicy = .never, content: @escaping (E) -> V
    ) {
        self.entries = entries.map { entry in ReadEntry(entry: entry, view: { content(entry) }) }
        self.policy = policy
    }
}

/// Hands a value over to another thread; only one of them touches it at a time.
struct Handed<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
