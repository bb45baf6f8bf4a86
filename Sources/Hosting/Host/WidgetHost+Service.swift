import Foundation
import VistazoArchive
import VistazoLogbook

/// One turn of the loop.
extension WidgetHost {
    /// Reads what has come, ends what is over, begins what is due, and says what the window should know.
    package func service(_ now: Moment) -> [HostEvent] {
        let begin = Moment.now()
        noticeJump(now)
        for message in listener?.drain() ?? [] { poke(message, at: now) }
        for lane in lanes {
            guard let current = lane.current, let outcome = current.run.service(now) else { continue }
            lane.finish()
            // It may have ended after `now` was read, and what it gave may begin there.
            let end = now.advanced(by: Moment.now().steady - begin.steady)
            finish(current.job, current.request, outcome, lane, at: end)
        }
        wishForDue(now)
        for lane in lanes where canBegin(lane) { beginNext(lane, at: now) }
        failUnknown(now)
        tellPlaced()
        lastService = now
        defer { events = [] }
        return events
    }

    /// Ends everything. Presses that wait are given so many seconds; no process is left behind.
    package func close(patience: Double = 1) {
        let limit = Moment.now().steady + patience
        for key in order { _ = providers[key]?.takeWish() }
        while !heldPresses.isEmpty || lanes.contains(where: { $0.isPerforming || !$0.presses.isEmpty }) {
            let now = Moment.now()
            guard now.steady < limit else { break }
            for lane in lanes where lane.presses.isEmpty && !lane.isPerforming && heldPresses.isEmpty {
                lane.current?.run.cancel()
                lane.finish()
            }
            _ = service(now)
            var polls = descriptors.map(\.poll)
            Glibc.poll(&polls, nfds_t(polls.count), 20)
        }
        for lane in lanes {
            lane.current?.run.cancel()
            lane.finish()
        }
    }

    /// What another process said: `host KIND PID`, `reload [KIND]` and `center [KIND]` are for us, all else for
    /// whoever knows the logbook. A reload that a person at a terminal wants is `reload`, one of a program without
    /// a terminal is `center`.
    private func poke(_ message: String, at now: Moment) {
        let parts = message.split(separator: " ", omittingEmptySubsequences: false)
        if parts.first == "host", parts.count >= 3, let sender = Int32(parts[parts.count - 1]) {
            let kind = parts[1..<(parts.count - 1)].joined(separator: " ")
            guard sender != getpid() else { return }
            for key in order where key.kind == kind {
                guard let provider = providers[key], load(provider, at: now) else { continue }
                tellChanged(provider)
            }
        } else if parts.first == "reload" || parts.first == "center" {
            let kind = parts.dropFirst().joined(separator: " ")
            reload(parts.first == "reload" ? .manual : .center, at: now) { key in
                kind.isEmpty || key.kind == kind || lane(of: key.kind)?.wireKind(key.kind) == kind
            }
        } else {
            if LogbookChange.changes(in: message) != nil {
                reload(.logbook, at: now) { key in
                    lane(of: key.kind)?.server.isForeign == false && setting.isConcerned(message, key)
                }
            }
            tell(.poked(message))
        }
    }

    func pokeOthers(about kind: String) {
        guard let folder = setting.pokeFolder else { return }
        Poke.send("host \(kind) \(getpid())", folder: folder)
    }

    /// Wall clock and steady clock apart by more than a few seconds: a sleep, or a set clock.
    private func noticeJump(_ now: Moment) {
        guard let last = lastService else { return }
        let jump = now.date.timeIntervalSince(last.date) - (now.steady - last.steady)
        guard abs(jump) > 5 else { return }
        graceUntil = now.date + 30
        for key in order {
            guard let provider = providers[key] else { continue }
            if let due = provider.plan?.due, due <= now.date, provider.retryAt == nil {
                provider.want(.wake, from: now.steady)
            }
            tellChanged(provider)
        }
    }

    private func wishForDue(_ now: Moment) {
        for key in order {
            guard let provider = providers[key], provider.wish == nil, !provider.isRunning,
                !provider.isUnknown
            else { continue }
            if let retryAt = provider.retryAt {
                if retryAt <= now.steady { provider.want(.retry, from: now.steady) }
            } else if let plan = provider.plan, let due = plan.due, due <= now.date {
                // Another window may have asked since.
                if let run = keeping({ try $0.run(of: key) }) ?? nil,
                    run.finished > provider.lastRun ?? .distantPast
                {
                    if load(provider, at: now) { tellChanged(provider) }
                    if let due = provider.plan?.due, due > now.date { continue }
                }
                provider.want(plan.reason, from: now.steady)
            }
        }
    }

    func canBegin(_ lane: Lane) -> Bool {
        guard lane.current == nil else { return false }
        return !lane.server.isForeign
            || lanes.count { $0.server.isForeign && $0.current != nil } < Self.sideBySide
    }

    /// Presses first, for somebody waits for them; then what the extension says of itself, for without it nothing
    /// can be asked; then the provider that has waited longest.
    private func beginNext(_ lane: Lane, at now: Moment) {
        if lane.wantsDescription, lane.describeRetryAt <= now.steady, lane.presses.isEmpty, !remember(lane) {
            lane.describedStamp = lane.server.stamp
            return lane.begin(.describe, WireRequest(.describe, date: now.date), at: now)
        }
        if !lane.presses.isEmpty {
            let press = lane.presses.removeFirst()
            return lane.begin(.perform(press), performRequest(press, lane, at: now), at: now)
        }
        let mine = order.compactMap { providers[$0] }.filter {
            !$0.isRunning && self.lane(of: $0.key.kind) === lane
        }
        if lane.canMakePlaceholders, let provider = mine.first(where: { $0.wantsPlaceholder }) {
            provider.wantsPlaceholder = false
            provider.isRunning = true
            return lane.begin(
                .placeholder(provider), request(.placeholder, provider, .first, lane, at: now), at: now)
        }
        let ready = mine.filter { $0.wish.map { $0.from <= now.steady } ?? false }
        guard let provider = ready.min(by: { ($0.wish?.from ?? 0) < ($1.wish?.from ?? 0) }),
            let reason = provider.takeWish()
        else { return }
        provider.isRunning = true
        lane.begin(.timeline(provider, reason), request(.timeline, provider, reason, lane, at: now), at: now)
    }

    private func request(
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

    /// Wishes for kinds that nobody has, once everybody has said which they have.
    private func failUnknown(_ now: Moment) {
        guard isEveryKindKnown else { return }
        for key in order {
            guard let provider = providers[key], provider.wish != nil, lane(of: key.kind) == nil else {
                continue
            }
            _ = provider.takeWish()
            provider.isUnknown = true
            let failure = RunFailure.unknownKind(key.kind, known: kinds.map(\.name)).sentence(setting.words)
            guard provider.failure != failure else { continue }
            provider.failure = failure
            tellChanged(provider)
        }
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
