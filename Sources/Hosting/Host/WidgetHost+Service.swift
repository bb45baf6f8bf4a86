import Foundation
import VistazoArchive
import VistazoLogbook

/// One turn of the loop.
extension WidgetHost {
    /// Reads what has come, ends what is over, begins what is due, and says what the window should know.
    package func service(_ now: Moment) -> [HostEvent] {
        let begin = Moment.now()
        // A sleep or a set clock moves the instants at which things become stale.
        if scheduler.advance(to: now) { for key in order { providers[key].map(tellChanged) } }
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
        scheduler.advance(to: now)
        readPower(now)
        for lane in turns() where canBegin(lane) { beginNext(lane, at: now) }
        failUnknown(now)
        tellPlaced()
        sendPokes()
        defer { events = [] }
        return events
    }

    /// In which order extensions have a turn: those with presses, for somebody waits, then whose last run began longest
    /// ago, so that none that is asked again and again keeps the others from theirs. Among those that never ran, the
    /// ones whose name is a placed kind are before all that only have to say what they are.
    private func turns() -> [Lane] {
        guard lanes.count > Self.sideBySide else { return lanes }
        return lanes.enumerated().sorted { first, second in
            let ranks = [first, second].map { lane in
                let server = lane.element.server
                return (
                    lane.element.presses.isEmpty ? 1 : 0, lane.element.startedAt,
                    keysOfKind[server.identifier] == nil ? lanes.count + lane.offset : lane.offset
                )
            }
            return ranks[0] < ranks[1]
        }.map(\.element)
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
            for key in keysOfKind[kind] ?? [] {
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
}
