import Foundation
import VistazoArchive

/// What extensions say of themselves.
extension WidgetHost {
    /// Takes what an extension said while its file was as it is now, to this window or to another; false where it
    /// was not asked yet.
    @discardableResult
    func remember(_ lane: Lane) -> Bool {
        if lane.server.isGiven { return lookUp(lane) }
        guard let stamp = lane.server.stamp else { return false }
        if let known = keeping({ try $0.description(stamp: stamp) }) ?? nil {
            lane.describedStamp = stamp
            lane.isRemembered = true
            learn(lane, known.description, isSilent: known.isSilent)
            return true
        }
        // A file that is gone says nothing anew; its widgets stay what they were until they are due.
        guard lane.isMissing, !lane.isRemembered,
            let last = keeping({ try $0.lastDescription(of: lane.server.identifier) }) ?? nil
        else { return false }
        lane.describedStamp = last.stamp
        lane.isRemembered = true
        learn(lane, last.description, isSilent: last.isSilent)
        return true
    }

    /// The question what an extension is. One that prints an archive whatever it is asked is to be run once and not
    /// twice: so it finds in its environment what the first of its widgets that waits would ask.
    func describeRequest(_ lane: Lane, at now: Moment) -> WireRequest {
        lane.trial = nil
        guard lane.server.isForeign,
            let ready = scheduler.nextReady(where: { self.lane(of: $0) === lane }), !ready.isCharged,
            lane.wireKind(ready.key.kind) == lane.server.identifier, let provider = providers[ready.key],
            // What it is configured with is held against parameters that nobody knows yet.
            provider.key.configuration.isEmpty
        else { return WireRequest(.describe, date: now.date) }
        lane.trial = provider
        return request(.describe, provider, ready.reason, lane, at: now)
    }

    /// The provider whose archive is what came in answer to the question what its extension is; nil where something
    /// else came, or another is wanted by now.
    func trial(of lane: Lane, _ request: WireRequest, _ outcome: RunOutcome) -> Provider? {
        defer { lane.trial = nil }
        switch outcome.result.map(\.value) {
        case .success(.archive), .success(.archives): break
        default: return nil
        }
        guard let provider = lane.trial, providers[provider.key] === provider, provider.isPlaced,
            provider.sizes == request.families, self.lane(of: provider.key.kind) === lane,
            isPresent(request), scheduler.readiness(of: provider.key)?.isCharged == false
        else { return nil }
        return provider
    }

    /// Asks for what a provider's extension made before its file was as it is now.
    func wishForChange(_ provider: Provider, of lane: Lane, _ now: Moment) {
        guard lane.server.isForeign, !provider.isRunning, let stamp = provider.stamp,
            let present = lane.describedStamp ?? lane.failedStamp, stamp != present,
            // One that is gone gives nothing new.
            !lane.isMissing
        else { return }
        want(provider, .configuration, after: Scheduler.pause, at: now)
    }

    /// The same for all that it feeds.
    func wishForChange(of lane: Lane, _ now: Moment) {
        for key in order where self.lane(of: key.kind) === lane {
            if let provider = providers[key] { wishForChange(provider, of: lane, now) }
        }
    }

    /// What was put in from outside is known at once.
    private func lookUp(_ lane: Lane) -> Bool {
        let stamp = lane.server.stamp
        guard let reply = try? lane.server.ask(WireRequest(.describe, date: .distantPast)).result.get(),
            case .description(let description) = reply.value
        else { return false }
        lane.describedStamp = stamp
        learn(lane, description, isSilent: false)
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
            lane.failedStamp = lane.describedStamp
            lane.describedStamp = nil
            placePresses()
            wishForChange(of: lane, now)
            return
        }
        lane.failedStamp = nil
        lane.isRemembered = true
        if let stamp = lane.describedStamp {
            let identifier = lane.server.identifier
            _ = keeping { try $0.store(lane.description, stamp: stamp, of: identifier) }
        }
        wishForChange(of: lane, now)
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

    func learn(_ lane: Lane, _ description: ExtensionDescription?, isSilent: Bool) {
        let before = lane.kinds
        let owners = order.map { self.lane(of: $0.kind) }
        lane.describe(as: description, isSilent: isSilent)
        let now = scheduler.last ?? .now()
        setBudgets(at: now)
        lane.describeFailures = 0
        defer { placePresses() }
        guard lane.kinds != before else { return }
        tell(.kindsChanged)
        if listener != nil { pressLookAt = 0 }
        // A kind that nobody had may be here now, or one that a later extension answered for in the meantime.
        for (key, former) in zip(order, owners) where self.lane(of: key.kind) === lane {
            guard let provider = providers[key] else { continue }
            if let former, former !== lane {
                provider.placeholders = [:]
                _ = keeping { try $0.dropPlaceholders(of: key) }
                if setting.asksForPlaceholders { wantPlaceholder(provider) }
                want(provider, .configuration, at: now)
            } else if provider.isUnknown {
                provider.isUnknown = false
                provider.failure = nil
                want(provider, .first, at: now)
            } else if !lane.server.isForeign {
                // What is stored may be older than the logbook: nobody poked a window that was not open.
                want(provider, .first, at: now)
            }
        }
    }
}
