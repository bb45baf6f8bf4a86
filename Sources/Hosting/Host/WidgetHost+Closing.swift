import Foundation
import VistazoArchive

/// How a window ends, or stands still.
extension WidgetHost {
    /// Ends everything. Presses that wait are given so many seconds; those that are left then stay in the store, where
    /// other windows find them. No process is left behind.
    package func close(patience: Double = 1) {
        let now = Moment.now()
        _ = keeping { try $0.settle(scheduler.unsavedClaims(at: now)) }
        // Nothing more begins.
        scheduler = Scheduler()
        placeholderWishes = [:]
        finishPresses(patience: patience)
        for lane in lanes { abandon(lane) }
        // What was cut short in the middle has its row still, and so is told by whoever comes next.
        if isKnownToLive { poke("press") }
        store.locks?.freeAll()
        isKnownToLive = false
        sendPokes()
    }

    /// Before the process stands still, as at Ctrl-Z: presses that wait are given so many seconds, and nothing is left
    /// running that would keep other windows from their turn. What was interrupted is asked for again.
    package func rest(patience: Double = 1) {
        finishPresses(patience: patience)
        for lane in lanes {
            switch lane.current?.job {
            case .placeholder(let provider)?: wantPlaceholder(provider)
            // Its token is paid.
            case .timeline(let provider, let reason)?: want(provider, reason, isCharged: false, at: .now())
            case .perform(let press)?:
                end(press, .failed(setting.words("hosting.pressInterrupted", press.names)))
            case .describe?, nil: break
            }
            abandon(lane)
        }
        sendPokes()
    }

    private func finishPresses(patience: Double) {
        let limit = Moment.now().steady + patience
        while !heldPresses.isEmpty || lanes.contains(where: { $0.isPerforming || !$0.presses.isEmpty }) {
            let now = Moment.now()
            guard now.steady < limit else { break }
            for lane in lanes where lane.presses.isEmpty && !lane.isPerforming && heldPresses.isEmpty {
                abandon(lane)
            }
            events += service(now)
            var polls = descriptors.map(\.poll)
            Glibc.poll(&polls, nfds_t(polls.count), 20)
        }
    }

    /// Ends what an extension is doing, without an outcome.
    private func abandon(_ lane: Lane) {
        guard let current = lane.current else { return }
        current.run.cancel()
        lane.finish()
        switch current.job {
        case .describe: lane.describedStamp = nil
        case .placeholder(let provider): provider.isRunning = false
        case .timeline(let provider, _):
            provider.isRunning = false
            scheduler.abandon(provider.key, at: .now())
        case .perform: break
        }
        unlock(lane)
    }
}

extension Press {
    /// As sentences about it name it.
    var names: [String: String] { ["intent": call.name, "kind": widget.provider.kind] }
}
