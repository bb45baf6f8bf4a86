import Foundation
import VistazoArchive

/// How the host goes by its scheduler: wishes, tokens, what is ready.
extension WidgetHost {
    /// Asks for new archives of the providers that `isMeant` picks. Wishes within a moment become one.
    ///
    /// - Parameter isCharged: Whether each takes a token; nil to go by the reason.
    package func reload(
        _ reason: WireRequest.Reason, isCharged: Bool? = nil, at now: Moment,
        where isMeant: (ProviderKey) -> Bool = { _ in true }
    ) {
        for key in order where isMeant(key) {
            scheduler.wish(key, reason, isCharged: isCharged, after: Scheduler.pause, at: now)
        }
    }

    /// Why a provider is asked when it is, as seen from `now`; nil for what is not placed in this window.
    package func explanation(of key: ProviderKey, at now: Moment) -> ReloadExplanation? {
        if powerRead == nil { readPower(now, isNeeded: true) }
        return scheduler.explanation(of: key, at: now)
    }

    func want(
        _ provider: Provider, _ reason: WireRequest.Reason, isCharged: Bool? = nil, after pause: Double = 0,
        at now: Moment
    ) {
        scheduler.wish(provider.key, reason, isCharged: isCharged, after: pause, at: now)
    }

    /// Whether something could begin that no `service` has looked at: its extension was busy, or unknown, then.
    var mayBegin: Bool {
        let isReady = scheduler.readyKinds().contains { kind in
            lane(of: kind).map(canBegin) ?? isEveryKindKnown
        }
        return isReady
            || placeholderWishes.keys.contains { kind in
                lane(of: kind).map { $0.canMakePlaceholders && canBegin($0) } ?? false
            }
    }

    /// Begins a run by the scheduler's book. What takes a token has it from the store, where all windows have theirs;
    /// false where it is gone.
    func pay(_ ready: ReadyReload, at now: Moment) -> Bool {
        var paid: Allowance?
        if ready.isCharged, let claim = scheduler.claim(of: ready.key, at: now),
            let answer = keeping({ try $0.spend(claim, of: ready.key) })
        {
            guard answer.isGranted else {
                scheduler.refuse(ready.key, answer.left, at: now)
                return false
            }
            paid = answer.left
        }
        scheduler.begin(ready.key, paid: paid, at: now)
        return true
    }

    /// Every provider's budget as its extension has it.
    func setBudgets(at now: Moment) {
        for kind in keysOfKind.keys {
            guard let server = lane(of: kind)?.server else { continue }
            for key in keysOfKind[kind] ?? [] {
                scheduler.setBudget(server.budget(for: key.configuration), of: key, at: now)
            }
        }
    }

    /// Looks at what the machine lives on, where something that takes a token is due and not more often than each
    /// half minute: it wakes nobody.
    func readPower(_ now: Moment, isNeeded: Bool? = nil) {
        guard powerRead.map({ now.steady - $0 >= 30 }) ?? true, isNeeded ?? scheduler.hasChargedReady else {
            return
        }
        powerRead = now.steady
        scheduler.setPower(setting.power(), at: now)
    }

    // MARK: Placeholders

    func wantPlaceholder(_ provider: Provider) {
        provider.wantsPlaceholder = true
        guard !provider.isListed else { return }
        provider.isListed = true
        placeholderWishes[provider.key.kind, default: []].append(provider.key)
    }

    /// The first that wants one of those that an extension feeds.
    func nextPlaceholder(of lane: Lane) -> Provider? {
        guard lane.canMakePlaceholders else { return nil }
        for kind in Array(placeholderWishes.keys) where self.lane(of: kind) === lane {
            let wishing = (placeholderWishes[kind] ?? []).compactMap { key -> Provider? in
                guard let provider = providers[key] else { return nil }
                provider.isListed = provider.wantsPlaceholder
                return provider.isListed ? provider : nil
            }
            placeholderWishes[kind] = wishing.isEmpty ? nil : wishing.map(\.key)
            if let provider = wishing.first(where: { !$0.isRunning }) { return provider }
        }
        return nil
    }

    // MARK: What is not run

    /// Whether a widget is configured so that its extension is not asked: then it says why, and nothing of it is
    /// stored, for it may hold what should have been a secret.
    func refuse(_ provider: Provider, of lane: Lane, at now: Moment) -> Bool {
        guard let fault = lane.fault(in: provider.key) else { return false }
        scheduler.block(provider.key, at: now)
        provider.isUnknown = true
        provider.wantsPlaceholder = false
        let failure = RunFailure.parameter(fault)
        provider.cause = failure
        let sentence = failure.sentence(setting.words)
        if provider.failure != sentence {
            provider.failure = sentence
            tellChanged(provider)
        }
        return true
    }

    /// Ends what was wished or due of kinds that nobody has, once everybody has said which they have.
    func failUnknown(_ now: Moment) {
        guard isEveryKindKnown else { return }
        for kind in scheduler.readyKinds() where lane(of: kind) == nil {
            let failure = RunFailure.unknownKind(kind, known: kinds.map(\.name)).sentence(setting.words)
            for key in scheduler.ready(of: kind) {
                scheduler.block(key, at: now)
                guard let provider = providers[key] else { continue }
                provider.isUnknown = true
                guard provider.failure != failure else { continue }
                provider.failure = failure
                tellChanged(provider)
            }
        }
    }
}
