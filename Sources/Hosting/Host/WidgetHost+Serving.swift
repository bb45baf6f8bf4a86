import Foundation
import VistazoArchive

/// Which extensions there are, when a configuration says so anew.
extension WidgetHost {
    /// Makes these the extensions, in this order; one that was there before goes on as it is. What is under way
    /// of one that leaves is ended, and its presses fail; whatever has another extension now is asked of it.
    package func serve(_ servers: [any WidgetExtension], at now: Moment) {
        let old = lanes
        let new = servers.map { server in old.first { $0.server === server } ?? Lane(server) }
        guard !new.elementsEqual(old, by: { $0 === $1 }) else { return }
        let owners = order.map { lane(of: $0.kind) }
        lanes = new
        for lane in new where !old.contains(where: { $0 === lane }) { remember(lane) }
        for lane in old where !new.contains(where: { $0 === lane }) { retire(lane) }
        watch?.watch(lanes.compactMap(\.server.file))
        if listener != nil { pressLookAt = 0 }
        setBudgets(at: now)
        for (key, owner) in zip(order, owners) where lane(of: key.kind) !== owner {
            guard let provider = providers[key] else { continue }
            provider.isUnknown = false
            want(provider, .configuration, after: Scheduler.pause, at: now)
        }
        tell(.kindsChanged)
    }

    private func retire(_ lane: Lane) {
        var presses = lane.presses
        lane.presses = []
        if let current = lane.current {
            current.run.cancel()
            lane.finish()
            unlock(lane)
            switch current.job {
            case .describe: break
            case .placeholder(let provider):
                provider.isRunning = false
                wantPlaceholder(provider)
            case .timeline(let provider, let reason):
                provider.isRunning = false
                let now = scheduler.last ?? .now()
                scheduler.abandon(provider.key, at: now)
                want(provider, reason, isCharged: false, at: now)
            case .perform(let press): presses.insert(press, at: 0)
            }
        }
        for press in presses {
            let kind = press.widget.provider.kind
            let failure = RunFailure.unknownKind(kind, known: kinds.map(\.name))
            end(press, .failed(failure.sentence(setting.words)))
        }
    }
}
