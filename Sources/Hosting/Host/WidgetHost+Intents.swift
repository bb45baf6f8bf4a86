import Foundation
import VistazoArchive

/// Which intents an archive may name: its own extension's and the discoverable ones of the standard bundle.
extension WidgetHost {
    /// Whether an intent may run while the dashboard is locked: neither the button nor what is said of the intent
    /// forbids it. Of an extension that was not asked yet nobody knows, so it may not.
    package func allowsLocked(_ call: IntentCall, on widget: HostedWidget) -> Bool {
        guard call.authenticationPolicy.allowsLocked,
            let lane = lane(performing: call, from: widget.provider.kind)
        else { return false }
        if lane.wantsDescription, lane.description == nil, lane.describeFailures == 0 { return false }
        return lane.intents.filter { $0.isNamed(call.name) }.allSatisfy(\.authenticationPolicy.allowsLocked)
    }

    /// The widget's own extension, or for what that does not have the discoverable intents of ours.
    func lane(performing call: IntentCall, from kind: String) -> Lane? {
        guard let own = lane(of: kind) else { return nil }
        guard own.server.isForeign || own.server.isGiven,
            !own.intents.contains(where: { $0.name == call.name })
        else { return own }
        return standardLane(for: call) ?? own
    }

    private func standardLane(for call: IntentCall) -> Lane? {
        lanes.first { lane in
            !lane.server.isForeign && lane.intents.contains { $0.name == call.name && $0.isDiscoverable }
        }
    }

    /// Why an intent that an archive names is not run; nil where it may be.
    ///
    /// An extension that names no intents may have any; so may one in Swift, whose buttons carry the type. Whatever
    /// it is, it goes to the extension itself: none can reach another's.
    func refusal(of call: IntentCall, from kind: String) -> RunFailure? {
        guard let own = lane(of: kind), call.type == nil,
            own.server.isForeign && !own.intents.isEmpty || own.server.isGiven,
            !own.intents.contains(where: { $0.isNamed(call.name) }), standardLane(for: call) == nil
        else { return nil }
        let known = own.intents.map(\.name)
        let arguments = ["extension": own.server.identifier, "intent": call.name]
        guard let nearest = known.nearest(to: call.name) else {
            return .refused(setting.words("hosting.foreignIntent", arguments), .unknownThing)
        }
        let near = arguments.merging(["nearest": nearest]) { $1 }
        return .refused(setting.words("hosting.foreignIntentNear", near), .unknownThing)
    }

    /// A diagnostic for each intent that a fresh archive names and that will not be run, at its entry.
    func strangeIntents(in archives: [String: ArchivedTimeline], of kind: String) -> [JSONFault] {
        var seen: Set<String> = []
        var faults: [JSONFault] = []
        for (_, archive) in archives.sorted(by: { $0.key < $1.key }) {
            for (index, entry) in archive.entries.enumerated() {
                for call in entry.view.calls where !seen.contains(call.name) && faults.count < 32 {
                    guard let refusal = refusal(of: call, from: kind) else { continue }
                    seen.insert(call.name)
                    faults.append(
                        JSONFault(
                            place: JSONPlace(line: 1, column: 1, offset: 0),
                            path: [.key("entries"), .index(index), .key("view")],
                            cause: .custom(refusal.sentence(setting.words))))
                }
            }
        }
        return faults
    }
}

extension ExtensionDescription.IntentDescription {
    /// Whether a call's name means this intent, as the Swift runtime takes it: in any case, with or without the
    /// ending `Intent`.
    func isNamed(_ name: String) -> Bool {
        func bare(_ name: String) -> Substring {
            let lower = name.lowercased()
            return lower.hasSuffix("intent") && lower.count > 6 ? lower.dropLast(6) : lower[...]
        }
        return bare(self.name) == bare(name)
    }
}
