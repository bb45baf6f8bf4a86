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
            if let until = lane.waitsUntil, until <= now.steady { lane.waitsUntil = nil }
            guard let current = lane.current, let outcome = current.run.service(now) else { continue }
            lane.finish()
            // It may have ended after `now` was read, and what it gave may begin there.
            let end = now.advanced(by: Moment.now().steady - begin.steady)
            finish(current.job, current.request, outcome, lane, at: end)
            unlock(lane)
        }
        if watch?.hasNews() == true { watch?.watch(lanes.compactMap(\.server.file)) }
        lookAfterPresses(now)
        wishForDue(now)
        for lane in lanes where canBegin(lane) { beginNext(lane, at: now) }
        failUnknown(now)
        tellPlaced()
        sendPokes()
        lastService = now
        defer { events = [] }
        return events
    }

    /// What another process said: `host KIND SENDER`, `free SENDER`, `press SENDER`, `store SENDER`, `reload [KIND]` and
    /// `center [KIND]` are for us, all else for whoever knows the logbook. A reload that a person at a terminal wants
    /// is `reload`, one of a program without a terminal is `center`.
    private func poke(_ message: String, at now: Moment) {
        let parts = message.split(separator: " ", omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("host", 3...):
            guard parts[parts.count - 1] != pokeName else { return }
            let kind = parts[1..<(parts.count - 1)].joined(separator: " ")
            for lane in lanes { lane.waitsUntil = nil }
            for key in order where key.kind == kind {
                guard let provider = providers[key], load(provider, at: now) else { continue }
                tellChanged(provider)
            }
        case ("free", 2):
            for lane in lanes { lane.waitsUntil = nil }
        case ("press", 2):
            if parts[1] != pokeName { pressLookAt = pressLookAt ?? now.steady + Self.lockPause }
        case ("store", 2):
            if parts[1] != pokeName { renewStore(after: nil) }
        case ("reload", _), ("center", _):
            let kind = parts.dropFirst().joined(separator: " ")
            reload(parts.first == "reload" ? .manual : .center, at: now) { key in
                kind.isEmpty || key.kind == kind || lane(of: key.kind)?.wireKind(key.kind) == kind
            }
        default:
            if LogbookChange.changes(in: message) != nil {
                reload(.logbook, at: now) { key in
                    lane(of: key.kind)?.server.isForeign == false && setting.isConcerned(message, key)
                }
            }
            tell(.poked(message))
        }
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
}
