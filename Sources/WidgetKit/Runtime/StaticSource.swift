import AppIntents
import SwiftUI
import VistazoArchive

/// A provider with completion handlers, and its view.
struct StaticSource<Provider: TimelineProvider, Content: View>: EntrySource {
    let provider: Provider
    let content: (Provider.Entry) -> Content

    var intentType: (any AppIntent.Type)? { nil }

    func intent(for members: [JSONValue.Member]) -> (any AppIntent)? { nil }

    func placeholder(in context: TimelineProviderContext) -> Reading {
        Reading([provider.placeholder(in: context)], content: content)
    }

    func snapshot(of intent: (any AppIntent)?, in context: TimelineProviderContext) async throws -> Reading {
        let answer = try await firstAnswer { provider.getSnapshot(in: context, completion: $0) }
        return Reading([answer.value], content: content)
    }

    func timeline(of intent: (any AppIntent)?, in context: TimelineProviderContext) async throws -> Reading {
        let answer = try await firstAnswer { provider.getTimeline(in: context, completion: $0) }
        return Reading(answer.value.entries, policy: answer.value.policy, content: content)
    }
}

/// What a completion handler is first called with; further calls are ignored. A handler that is dropped
/// without a call throws `ExtensionError.noAnswer`; one that is kept for ever is the time limit's to end.
@MainActor
private func firstAnswer<Value>(
    _ start: (@escaping @Sendable (Value) -> Void) -> Void
) async throws -> Handed<Value> {
    try await withCheckedThrowingContinuation { continuation in
        let once = Once(continuation)
        start { once.resume(Handed($0)) }
    }
}

/// Resumes a continuation the first time it is asked to, and when it goes away unasked.
private final class Once<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Value, any Error>?

    init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = continuation }

    deinit { continuation?.resume(throwing: ExtensionError.noAnswer) }

    func resume(_ value: Value) {
        let waiting = lock.withLock {
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(returning: value)
    }
}
