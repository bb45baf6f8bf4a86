import Foundation
import VistazoArchive

/// What becomes of a run's outcome.
extension WidgetHost {
    func finish(
        _ job: Lane.Job, _ request: WireRequest, _ outcome: RunOutcome, _ lane: Lane, at now: Moment
    ) {
        if !outcome.errors.isEmpty { tell(.said(identifier: lane.server.identifier, outcome.errors)) }
        let run = HostStore.Run(
            outcome, request.name, request.reason, identifier: lane.server.identifier,
            stamp: lane.startStamp, begun: lane.startedAt, at: now.date)
        switch job {
        case .describe:
            guard let provider = trial(of: lane, request, outcome) else {
                record(run, outcome, nil, lane)
                return finishDescribe(outcome, lane, at: now)
            }
            finishDescribe(outcome, lane, at: now)
            scheduler.begin(provider.key, at: now)
            provider.isCharged = false
            var run = run
            run.request = .timeline
            finishTimeline(provider, run, request, outcome, at: now)
        case .placeholder(let provider):
            record(run, outcome, provider.key, lane)
            finishPlaceholder(provider, request, outcome, at: now)
        case .timeline(let provider, _): finishTimeline(provider, run, request, outcome, at: now)
        case .perform(let press):
            record(run, outcome, press.widget.provider, lane)
            finishPress(press, outcome, lane, at: now)
        }
    }

    /// Keeps a run in the history; of code of ours only its timelines are of interest.
    private func record(
        _ run: HostStore.Run, _ outcome: RunOutcome, _ provider: ProviderKey?, _ lane: Lane
    ) {
        guard lane.server.isForeign else { return }
        var run = run
        if case .failure(let failure) = outcome.result { run.fail(failure, after: 0, setting.words) }
        _ = keeping { try $0.record(run, of: provider) }
    }

    private func finishPlaceholder(
        _ provider: Provider, _ request: WireRequest, _ outcome: RunOutcome, at now: Moment
    ) {
        provider.isRunning = false
        guard case .success(let reply) = outcome.result, isPresent(request),
            let archives = try? Self.archives(in: reply.value, for: request).get()
        else { return }
        provider.placeholders.merge(archives) { $1 }
        _ = keeping {
            try $0.store(archives, of: provider.key, in: surroundings, isPlaceholder: true, made: now.date)
        }
        tellChanged(provider)
    }

    private func finishTimeline(
        _ provider: Provider, _ ended: HostStore.Run, _ request: WireRequest, _ outcome: RunOutcome,
        at now: Moment
    ) {
        var run = ended
        run.isCharged = provider.isCharged
        provider.isRunning = false
        // Placed no more while it ran.
        if !provider.isPlaced { forget(provider.key) }
        // Asked for under other surroundings: what it gave is of yesterday, and the new wish is already there.
        guard isPresent(request) else { return scheduler.abandon(provider.key, at: now) }
        let result = outcome.result.flatMap { reply in
            Self.archives(in: reply.value, for: request).map { Decoded($0, diagnostics: reply.diagnostics) }
        }
        var hasChanged = false
        var fresh: [String: ArchivedTimeline] = [:]
        switch result {
        case .success(let reply):
            fresh = reply.value
            run.isInVain = fresh.allSatisfy {
                provider.archives[$0.key]?.archive.shows(sameAs: $0.value, from: now.date) == true
            }
            hasChanged = provider.failure != nil
            for (key, archive) in fresh {
                let held = Provider.Held(archive: archive, made: now.date)
                let old = provider.archives[key]
                if held.archive != old?.archive || held.staleFrom != old?.staleFrom { hasChanged = true }
                provider.archives[key] = held
            }
            provider.former = [:]
            provider.cause = nil
            let mended = reply.diagnostics + strangeIntents(in: fresh, of: provider.key.kind)
            if !mended.isEmpty { tell(.mended(kind: provider.key.kind, mended)) }
        case .failure(let failure):
            run.fail(failure, after: provider.failures, setting.words)
            provider.cause = failure
            hasChanged = provider.failure != run.failure
        }
        provider.failure = run.failure
        provider.failures = run.failures
        provider.lastRun = now.date
        provider.stamp = run.stamp
        scheduler.finish(provider.key, provider.standing, at: now)
        let others = (try? outcome.result.get()).map { forOtherModes($0.value, of: provider) } ?? [:]
        _ = keeping {
            try $0.keep(fresh, run, of: provider.key, in: surroundings, others: fresh.isEmpty ? [:] : others)
        }
        // A size that was placed while it ran.
        if run.failure == nil, provider.isIncomplete { want(provider, .size, at: now) }
        if hasChanged { tellChanged(provider) }
        pokeOthers(about: provider.key.kind)
    }

    /// What windows of other modes show of a program's kind.
    func otherModes(of provider: Provider) -> [HostStore.OtherMode] {
        guard lane(of: provider.key.kind)?.server.isForeign == true else { return [] }
        return keeping { try $0.otherModes(of: provider.key, in: surroundings) } ?? []
    }

    /// What a reply has for windows of other modes, which need not run the extension then.
    private func forOtherModes(
        _ reply: WireReply, of provider: Provider
    ) -> [HostStore.OtherMode: ArchivedTimeline] {
        var archives: [HostStore.OtherMode: ArchivedTimeline] = [:]
        for other in otherModes(of: provider) {
            guard let archive = Self.archive(of: other.size, in: reply), archive.madeFor == nil,
                !archive.entries.isEmpty
            else { continue }
            archives[other] = archive
        }
        return archives
    }

    /// The archive of one size; one for `small` serves `small@30x10` too.
    private static func archive(
        of size: WireRequest.FamilySize, in reply: WireReply
    ) -> ArchivedTimeline? {
        switch reply {
        case .archive(let one): one
        case .archives(let all): all[size.key] ?? all[size.family.rawValue]
        case .description, .performed, .options: nil
        }
    }

    /// Whether a request was made for the present surroundings.
    func isPresent(_ request: WireRequest) -> Bool {
        surroundings == HostSurroundings(request)
    }

    /// The archive of each family that was asked for.
    static func archives(
        in reply: WireReply, for request: WireRequest
    ) -> Result<[String: ArchivedTimeline], RunFailure> {
        var archives: [String: ArchivedTimeline] = [:]
        switch reply {
        case .archive, .archives: break
        case .description, .performed, .options: return .failure(.wrongReply)
        }
        for size in request.families {
            guard let archive = archive(of: size, in: reply), !archive.entries.isEmpty else {
                if case .archive = reply { return .failure(.emptyTimeline(family: nil)) }
                return .failure(.emptyTimeline(family: size.key))
            }
            archives[size.key] = archive
        }
        return .success(archives)
    }
}
