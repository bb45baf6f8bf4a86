import Foundation
import VistazoArchive

/// Which widgets there are, and what is asked for because of that.
extension WidgetHost {
    /// The widgets that the window has now, on all its pages. What is stored is there at once; what is missing or
    /// due is asked for by the next `service`.
    package func place(_ new: [HostedWidget], at now: Moment) {
        widgets = new
        hasToldPlaced = false
        var sizes: [ProviderKey: [WireRequest.FamilySize]] = [:]
        order = []
        for widget in new {
            if sizes[widget.provider] == nil { order.append(widget.provider) }
            if sizes[widget.provider]?.contains(widget.size) != true {
                sizes[widget.provider, default: []].append(widget.size)
            }
        }
        for (key, provider) in providers where sizes[key] == nil && !provider.isRunning {
            providers[key] = nil
        }
        for key in order {
            let placed = sizes[key] ?? []
            if let provider = providers[key] {
                guard Set(provider.sizes) != Set(placed) else { continue }
                for size in provider.sizes {
                    if let held = provider.archives[size.key] { provider.former[size.family] = held }
                }
                provider.sizes = placed
                load(provider, at: now)
                if provider.isIncomplete { provider.want(.size, from: now.steady + Self.pause) }
            } else {
                let provider = Provider(key)
                provider.sizes = placed
                providers[key] = provider
                load(provider, at: now)
                if provider.isIncomplete, provider.retryAt == nil {
                    provider.want(.first, from: now.steady)
                } else if let lane = lane(of: key.kind), !lane.server.isForeign {
                    // It costs next to nothing, and nobody poked a window that was not open.
                    provider.want(.first, from: now.steady + Self.pause)
                }
            }
        }
        for widget in new { providers[widget.provider]?.isVisible = false }
        for widget in new where widget.isVisible { providers[widget.provider]?.isVisible = true }
    }

    /// Other locale, zone, mode, scheme or theme: what is shown stays until what was asked for anew has come.
    package func surround(by new: HostSurroundings, at now: Moment) {
        guard new != surroundings else { return }
        let reason = new.reason(after: surroundings)
        surroundings = new
        for key in order {
            guard let provider = providers[key] else { continue }
            provider.retire()
            provider.placeholders = [:]
            load(provider, at: now)
            if provider.isIncomplete { provider.want(reason, from: now.steady + Self.pause) }
            tellChanged(provider)
        }
    }

    /// Reads what the store has for a provider; true where that is another than before.
    @discardableResult
    func load(_ provider: Provider, at now: Moment) -> Bool {
        let stored =
            keeping { try $0.archives(of: provider.key, in: surroundings, isPlaceholder: false) } ?? [:]
        let placeholders =
            keeping { try $0.archives(of: provider.key, in: surroundings, isPlaceholder: true) } ?? [:]
        var hasChanged = false
        for size in provider.sizes {
            guard let held = stored[size.key] else { continue }
            let old = provider.archives[size.key]
            if held.archive != old?.archive || held.staleFrom != old?.staleFrom { hasChanged = true }
            provider.archives[size.key] = held
        }
        for size in provider.sizes where provider.held(size) == nil {
            // Of another window, of other surroundings: old is better than blank.
            provider.former[size.family] =
                keeping { try $0.nearest(of: provider.key, size, in: surroundings) } ?? nil
        }
        provider.placeholders = placeholders.mapValues(\.archive)
        if let run = keeping({ try $0.run(of: provider.key) }) ?? nil {
            let sentence = run.sentence(setting.words)
            if sentence != provider.failure { hasChanged = true }
            provider.failure = sentence
            provider.cause = run.cause
            provider.failures = run.failures
            provider.lastRun = run.finished
            provider.stamp = run.stamp
            // In the store there is only the wall clock; a time to come would mean that it was set.
            let passed = max(0, now.date.timeIntervalSince(run.finished))
            let wait = ReloadPlan.retry(afterFailures: run.failures) - passed
            provider.retryAt = run.failure == nil ? nil : now.steady + max(0, wait)
        }
        if isOutOfDate(provider, at: now.date), provider.retryAt == nil, provider.wish == nil,
            !provider.isRunning
        {
            provider.want(.center, from: now.steady + Self.pause)
        }
        if let lane = lane(of: provider.key.kind) { wishForChange(provider, of: lane, now) }
        provider.wantsPlaceholder =
            setting.asksForPlaceholders
            && !provider.sizes.allSatisfy {
                provider.archives[$0.key] != nil || provider.placeholders[$0.key] != nil
            }
        return hasChanged
    }

    /// Whether what is held is from before the last change that anybody told of. A change to come would mean that
    /// the clock was set: it counts for nothing.
    private func isOutOfDate(_ provider: Provider, at now: Date) -> Bool {
        guard let change = keeping({ try $0.lastChange(of: provider.key.kind) }) ?? nil, change <= now else {
            return false
        }
        return provider.sizes.contains { size in provider.archives[size.key].map { $0.made < change } ?? false
        }
    }

    /// Asks for new archives of the providers that `isMeant` picks. Wishes within a moment become one.
    package func reload(
        _ reason: WireRequest.Reason, at now: Moment, where isMeant: (ProviderKey) -> Bool = { _ in true }
    ) {
        for key in order where isMeant(key) {
            providers[key]?.want(reason, from: now.steady + Self.pause)
        }
    }
}
