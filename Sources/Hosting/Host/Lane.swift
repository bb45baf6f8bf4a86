import Foundation
import VistazoArchive

/// One extension in its place among the others, with what it said of itself and what it is doing.
final class Lane {
    enum Job {
        case describe
        case placeholder(Provider)
        case timeline(Provider, WireRequest.Reason)
        case perform(Press)
    }

    let server: any WidgetExtension
    /// nil while it has not said: a program that does not describe itself has one kind named like its file.
    private(set) var description: ExtensionDescription?
    /// It answered with an archive: whatever it is asked, it prints one.
    private(set) var isSilent = false
    /// The stamp under which it was last asked.
    var describedStamp: String?
    /// When to ask again after a failure, in steady seconds.
    var describeRetryAt = 0.0
    var describeFailures = 0

    var presses: [Press] = []
    private(set) var current: (job: Job, request: WireRequest, run: any ExtensionRun)?

    init(_ server: any WidgetExtension, description: ExtensionDescription? = nil) {
        self.server = server
        self.description = description
    }

    var wantsDescription: Bool {
        guard server.isForeign else { return description == nil }
        return describedStamp == nil || describedStamp != server.stamp
    }

    func describe(as description: ExtensionDescription?, isSilent: Bool) {
        self.description = description
        self.isSilent = isSilent
    }

    var kinds: [ExtensionDescription.KindDescription] {
        description?.kinds ?? [.init(kind: server.identifier, name: server.identifier)]
    }

    var intents: [ExtensionDescription.IntentDescription] { description?.intents ?? [] }

    /// Its own name for a kind, or for `identifier/kind`; nil where it has none of that name.
    func wireKind(_ kind: String) -> String? {
        let own =
            kind.hasPrefix(server.identifier + "/")
            ? String(kind.dropFirst(server.identifier.count + 1)) : kind
        return kinds.contains { $0.kind == own } ? own : nil
    }

    func begin(_ job: Job, _ request: WireRequest, at now: Moment) {
        current = (job, request, runner(of: request).start(request, at: now))
    }

    /// The extension itself; for an intent that runs in the app, the app it names.
    private func runner(of request: WireRequest) -> any WidgetExtension {
        guard let call = request.intent, let app = server.app,
            call.runsInApp || intents.contains(where: { $0.runsInApp && $0.isNamed(call.name) })
        else { return server }
        return app
    }

    func finish() { current = nil }
}

/// A button that was pressed and whose intent is not yet done.
package struct Press: Hashable, Sendable {
    /// Counted from 1 for the life of the host.
    package let number: Int
    /// Where it was pressed; reloaded when it is done.
    package let widget: HostedWidget
    /// As the drawing carried it.
    package let call: IntentCall
}
