import Foundation
import VistazoArchive

/// What extensions say of themselves.
extension WidgetHost {
    /// Takes what an extension said while its file was as it is now, to this window or to another; false where it
    /// was not asked yet.
    @discardableResult
    func remember(_ lane: Lane) -> Bool {
        guard let stamp = lane.server.stamp, let known = keeping({ try $0.description(stamp: stamp) }) ?? nil
        else {
            return false
        }
        lane.describedStamp = stamp
        learn(lane, known.0, isSilent: known.isSilent)
        return true
    }

    func finishDescribe(_ outcome: RunOutcome, _ lane: Lane, at now: Moment) {
        switch outcome.result.map(\.value) {
        case .success(.description(let description)) where !description.kinds.isEmpty:
            learn(lane, description, isSilent: false)
        case .success(.archive), .success(.archives):
            learn(lane, nil, isSilent: true)
        case .success, .failure:
            // Its own kind will say what is wrong with it.
            if case .failure(let failure) = outcome.result { warn(of: failure, lane) }
            if case .failure(.badReply(let fault)) = outcome.result, lane.describeFailures == 0 {
                let cause = fault.sentence(setting.words)
                let arguments = ["extension": lane.server.identifier, "cause": cause]
                tell(.trouble(setting.words("hosting.badDescription", arguments)))
            }
            lane.describeFailures += 1
            lane.describeRetryAt = now.steady + ReloadPlan.retry(afterFailures: lane.describeFailures)
            lane.describedStamp = nil
            placePresses()
            return
        }
        if let stamp = lane.describedStamp {
            _ = keeping { try $0.store(lane.description, stamp: stamp) }
        }
    }

    /// What hangs or cannot start will hardly do better when it is asked for a timeline: nobody is to wait for
    /// that before they know.
    private func warn(of failure: RunFailure, _ lane: Lane) {
        switch failure {
        case .timedOut: break
        default: guard failure.isBeforeStart else { return }
        }
        for key in order where lane.wireKind(key.kind) != nil {
            guard let provider = providers[key], provider.failure == nil else { continue }
            provider.failure = failure.sentence(setting.words)
            tellChanged(provider)
        }
    }

    private func learn(_ lane: Lane, _ description: ExtensionDescription?, isSilent: Bool) {
        let before = lane.kinds
        lane.describe(as: description, isSilent: isSilent)
        lane.describeFailures = 0
        defer { placePresses() }
        guard lane.kinds != before else { return }
        tell(.kindsChanged)
        // A kind that nobody had may be here now.
        for key in order where lane.wireKind(key.kind) != nil {
            guard let provider = providers[key] else { continue }
            if provider.isUnknown {
                provider.isUnknown = false
                provider.failure = nil
                provider.want(.first, from: 0)
            } else if !lane.server.isForeign {
                // What is stored may be older than the logbook: nobody poked a window that was not open.
                provider.want(.first, from: 0)
            }
        }
    }
}
