import Foundation
import VistazoArchive

/// What a free extension is asked next, and the locks that make it one run at a time across all windows.
extension WidgetHost {
    /// Seconds after which a lock that another window holds is tried again though nobody said that it is free: its
    /// holder may have been killed. Whoever hears no pokes looks more often.
    static let lockPause = 1.0
    private var lockPause: Double { listener == nil ? 0.05 : Self.lockPause }
    /// Seconds for which a press of another window goes before runs of this one.
    private static let courtesy = 5.0

    func canBegin(_ lane: Lane) -> Bool {
        guard lane.current == nil, lane.waitsUntil == nil else { return false }
        return !lane.server.isForeign
            || lanes.count { $0.server.isForeign && $0.current != nil } < Self.sideBySide
    }

    /// Begins what is next, unless another window runs this extension or has meanwhile done what was wanted.
    func beginNext(_ lane: Lane, at now: Moment) {
        while let job = nextJob(of: lane, at: now) {
            // What was next may be known by another number now, or done.
            if lane.server.isForeign, followFiles() { continue }
            guard lock(lane, for: job, at: now) else { return }
            if let request = take(job, of: lane, at: now) {
                return lane.begin(job, request, extra: sizesBesides(job), at: now)
            }
            unlock(lane)
        }
    }

    /// What other windows show that one run can feed, too, each size once.
    private func sizesBesides(_ job: Lane.Job) -> [WireRequest.FamilySize] {
        guard case .timeline(let provider, _) = job else { return [] }
        let all = otherModes(of: provider).map(\.size)
        return Set(all).sorted { $0.key < $1.key }
    }

    /// Presses first, for somebody waits for them; then what the extension says of itself, for without it nothing
    /// can be asked; then the provider that has waited longest.
    private func nextJob(of lane: Lane, at now: Moment) -> Lane.Job? {
        if let press = lane.presses.first { return .perform(press) }
        if lane.wantsDescription, lane.describeAt <= now.steady {
            guard remember(lane) else { return .describe }
            wishForChange(of: lane, now)
        }
        if let provider = nextPlaceholder(of: lane) { return .placeholder(provider) }
        guard let ready = scheduler.nextReady(where: { self.lane(of: $0) === lane }),
            let provider = providers[ready.key]
        else { return nil }
        return .timeline(provider, ready.reason)
    }

    /// Takes a job off what is to be done. Only now, under the lock, can be known whether it is to be done at all:
    /// nil where another window has done it.
    private func take(_ job: Lane.Job, of lane: Lane, at now: Moment) -> WireRequest? {
        switch job {
        case .describe:
            if remember(lane) {
                wishForChange(of: lane, now)
                return nil
            }
            lane.describedStamp = lane.server.stamp
            return describeRequest(lane, at: now)
        case .perform(let press):
            lane.presses.removeFirst()
            noteBegun(press, at: now)
            return performRequest(press, lane, at: now)
        case .placeholder(let provider):
            if lane.server.isForeign { load(provider, at: now) }
            guard provider.wantsPlaceholder else { return nil }
            if refuse(provider, of: lane, at: now) { return nil }
            provider.wantsPlaceholder = false
            provider.isRunning = true
            return request(.placeholder, provider, .first, lane, at: now)
        case .timeline(let provider, _):
            if refuse(provider, of: lane, at: now) { return nil }
            scheduler.setBudget(
                lane.server.budget(for: provider.key.configuration), of: provider.key, at: now)
            if lane.server.isForeign, let ready = scheduler.readiness(of: provider.key),
                isDoneElsewhere(provider, ready, lane, at: now)
            {
                scheduler.drop(provider.key, at: now)
                return nil
            }
            guard let ready = scheduler.readiness(of: provider.key), pay(ready, at: now) else { return nil }
            provider.isRunning = true
            provider.isCharged = ready.isCharged
            return request(.timeline, provider, ready.reason, lane, at: now)
        }
    }

    /// Whether another window has run a provider since this one wanted it, so that what it stored will do.
    private func isDoneElsewhere(
        _ provider: Provider, _ ready: ReadyReload, _ lane: Lane, at now: Moment
    ) -> Bool {
        guard let run = keeping({ try $0.run(of: provider.key) }) ?? nil else { return false }
        if run.finished != provider.lastRun, load(provider, at: now) { tellChanged(provider) }
        // It ran another program than there is now.
        if let stamp = run.stamp, let present = lane.describedStamp, stamp != present { return false }
        switch ready.reason {
        case .timelineEnd, .due, .wake, .retry: return scheduler.readiness(of: provider.key) == nil
        case .first, .size, .locale, .zone:
            // Whatever else its policy wants goes on without the wish.
            return (provider.failures > 0 || !provider.isIncomplete)
                && !scheduler.isOverdue(provider.key, at: now)
        case .intent, .center, .logbook, .configuration, .manual:
            // A run that had begun before may not know what it was about; one of an earlier boot says nothing.
            guard let begun = run.steadyBegin, begun >= ready.lastWish, begun <= now.steady,
                run.finished > now.date - (now.steady - ready.lastWish) - 60
            else { return false }
            return run.failure != nil || !provider.isIncomplete
        }
    }

    // MARK: Locks

    /// Takes what a job needs, all or nothing.
    private func lock(_ lane: Lane, for job: Lane.Job, at now: Moment) -> Bool {
        guard lane.server.isForeign, let locks = store.locks else { return true }
        var names = [HostLocks.run(lane.server.identifier)]
        var press: Int64?
        if case .perform(let own) = job {
            names += HostLocks.groups(lane.groups)
            press = own.row
        }
        guard !isPressElsewhere(lane, before: press, at: now), locks.take(names) else {
            lane.waitsUntil = now.steady + lockPause
            return false
        }
        lane.locks = names
        return true
    }

    /// Whether a living window has an older press on this extension in line; one that stands still (it may have been
    /// suspended) holds nobody up for long.
    private func isPressElsewhere(_ lane: Lane, before own: Int64?, at now: Moment) -> Bool {
        guard pressLookAt != nil,
            let press = keeping({ try $0.oldestPress(on: lane.server.identifier) }) ?? nil,
            press.owner != owner, own.map({ press.id < $0 }) ?? true,
            (0..<Self.courtesy).contains(now.date.timeIntervalSince(press.pressed))
        else { return false }
        return store.locks?.isHeldElsewhere(HostLocks.window(press.owner)) ?? false
    }

    /// Frees what a run held, and lets whoever waits for it know.
    func unlock(_ lane: Lane) {
        guard !lane.locks.isEmpty else { return }
        store.locks?.free(lane.locks)
        lane.locks = []
        for lane in lanes { lane.waitsUntil = nil }
        poke("free")
    }

    // MARK: Requests

    func request(
        _ name: WireRequest.Name, _ provider: Provider, _ reason: WireRequest.Reason, _ lane: Lane,
        at now: Moment
    ) -> WireRequest {
        told(
            WireRequest(
                name, date: now.date, kind: lane.wireKind(provider.key.kind) ?? provider.key.kind,
                families: provider.sizes, configuration: provider.key.configuration,
                locale: surroundings.locale,
                zone: surroundings.zone, mode: surroundings.mode, scheme: surroundings.scheme,
                theme: surroundings.theme, reason: reason), lane)
    }

    private func performRequest(_ press: Press, _ lane: Lane, at now: Moment) -> WireRequest {
        told(
            WireRequest(
                .perform, date: now.date,
                kind: lane.wireKind(press.widget.provider.kind) ?? press.widget.provider.kind,
                families: [press.widget.size], configuration: press.widget.provider.configuration,
                locale: surroundings.locale, zone: surroundings.zone, mode: surroundings.mode,
                scheme: surroundings.scheme, theme: surroundings.theme, reason: .intent, intent: press.call),
            lane)
    }

    /// A request with what no archive depends on.
    private func told(_ request: WireRequest, _ lane: Lane) -> WireRequest {
        var request = request
        request.colors = colors
        request.isPrivate = isPrivate
        if lane.server.isForeign { request.placed = placed(of: lane) }
        return request
    }

    /// Whether every extension has said which kinds it has, or could not.
    package var isEveryKindKnown: Bool {
        lanes.allSatisfy { !$0.isDescribing && (!$0.wantsDescription || $0.describeFailures > 0) }
    }
}

extension Lane {
    /// An extension that does not describe itself knows no placeholder either.
    var canMakePlaceholders: Bool { description != nil && !isSilent }

    var isPerforming: Bool {
        if case .perform? = current?.job { return true }
        return false
    }

    var isDescribing: Bool {
        if case .describe? = current?.job { return true }
        return false
    }
}
