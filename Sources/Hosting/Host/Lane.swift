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

    /// The stamp that the run under way, or the last one, began with.
    private(set) var startStamp: String?
    /// When it began, in steady seconds.
    private(set) var startedAt = 0.0
    /// The stamp under which the last asking failed, nil where none did since.
    var failedStamp: String?
    /// What shows what it prints in answer to being asked what it is, should that be an archive.
    var trial: Provider?
    /// What it said of itself is from before its file went missing.
    var isRemembered = false

    /// What it found for what people typed, and under which stamp.
    private let found = FoundValues()
    private var foundStamp: String?

    var presses: [Press] = []
    /// What the run under way holds of the locks that all windows share.
    var locks: [String] = []
    /// Another window holds them: until then (steady seconds) they are not tried again, unless somebody says that
    /// they are free.
    var waitsUntil: Double?
    private(set) var current: (job: Job, request: WireRequest, run: any ExtensionRun)?

    init(_ server: any WidgetExtension, description: ExtensionDescription? = nil) {
        self.server = server
        self.description = description
        server.describedGroups = description?.groups ?? []
        server.app?.describedGroups = description?.groups ?? []
    }

    var wantsDescription: Bool {
        guard server.isForeign || server.stamp != nil else { return description == nil }
        guard describedStamp == nil || describedStamp != server.stamp else { return false }
        return !(isRemembered && isMissing)
    }

    /// When to ask it what it is, in steady seconds; a changed file is not held to what the old one failed.
    var describeAt: Double { failedStamp == nil || failedStamp == server.stamp ? describeRetryAt : 0 }

    /// Whether there is a file of it that is not there now.
    var isMissing: Bool { server.file.map { access($0, F_OK) != 0 } ?? false }

    /// App groups by configuration and by its own word.
    var groups: [String] { server.groups + (description?.groups ?? []) }

    func describe(as description: ExtensionDescription?, isSilent: Bool) {
        self.description = description
        self.isSilent = isSilent
        server.describedGroups = description?.groups ?? []
        server.app?.describedGroups = description?.groups ?? []
    }

    var kinds: [ExtensionDescription.KindDescription] {
        description?.kinds
            ?? (server.isGiven ? [] : [.init(kind: server.identifier, name: server.identifier)])
    }

    var intents: [ExtensionDescription.IntentDescription] { description?.intents ?? [] }

    /// Its own name for a kind, or for `identifier/kind`; nil where it has none of that name.
    func wireKind(_ kind: String) -> String? {
        let own =
            kind.hasPrefix(server.identifier + "/")
            ? String(kind.dropFirst(server.identifier.count + 1)) : kind
        return kinds.contains { $0.kind == own } ? own : nil
    }

    /// - Parameter extra: Sizes that are asked for, too, though the job does not need them.
    func begin(_ job: Job, _ request: WireRequest, extra: [WireRequest.FamilySize] = [], at now: Moment) {
        startStamp = server.stamp
        startedAt = now.steady
        if let stamp = startStamp, stamp != foundStamp {
            found.forget()
            foundStamp = stamp
        }
        let setting = PreparedRun.Setting(
            parameters: parameters(of: request.kind), environment: server.environment, found: found)
        var whole = request
        whole.families += extra.filter { !request.families.contains($0) }
        let run = runner(of: request).start(whole, prepared: setting, at: now)
        current = (job, request, run)
    }

    /// The parameters of a kind by its own name.
    func parameters(of kind: String) -> [ExtensionDescription.ParameterDescription] {
        description?.kinds.first { $0.kind == kind }?.parameters ?? []
    }

    /// What is wrong with a widget's configuration; nil where nothing is, or the extension has not said.
    func fault(in key: ProviderKey) -> ParameterFault? {
        guard server.isForeign, let kind = wireKind(key.kind) else { return nil }
        let parameters = parameters(of: kind)
        guard !parameters.isEmpty else { return nil }
        return ParameterCheck(of: key.kind, parameters).check(key.configuration, as: .json).faults.first?
            .fault
    }

    /// The extension itself; for an intent that runs in the app, the app it names.
    private func runner(of request: WireRequest) -> any WidgetExtension {
        guard let call = request.intent, let app = server.app,
            call.runsInApp || intents.contains(where: { $0.runsInApp && $0.isNamed(call.name) })
        else { return server }
        return app
    }

    /// The press under way has another row now.
    func know(_ press: Press) { current?.job = .perform(press) }

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
    /// Where the store keeps it until it is done; nil for code of ours, or where the store keeps nothing.
    var row: Int64?
    /// It was pressed in a window that is no more.
    var isInherited = false
}
