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
        var places: [ProviderKey: [HostedWidget]] = [:]
        var visible: Set<ProviderKey> = []
        order = []
        keysOfKind = [:]
        for widget in new {
            let key = widget.provider
            if sizes[key] == nil {
                order.append(key)
                keysOfKind[key.kind, default: []].append(key)
            }
            if widget.isVisible { visible.insert(key) }
            if sizes[key]?.contains(widget.size) != true {
                sizes[key, default: []].append(widget.size)
                places[key, default: []].append(widget)
            }
        }
        for (key, provider) in providers where sizes[key] == nil {
            provider.isPlaced = false
            if !provider.isRunning { forget(key) }
        }
        for key in order {
            let placed = sizes[key] ?? []
            if let provider = providers[key] {
                provider.isPlaced = true
                provider.widgets = places[key] ?? []
                scheduler.show(key, visible.contains(key), at: now)
                guard Set(provider.sizes) != Set(placed) else { continue }
                for size in provider.sizes {
                    if let held = provider.archives[size.key] { provider.former[size.family] = held }
                }
                provider.sizes = placed
                load(provider, at: now)
                if provider.isIncomplete { want(provider, .size, after: Scheduler.pause, at: now) }
            } else {
                let provider = Provider(key)
                provider.sizes = placed
                provider.widgets = places[key] ?? []
                providers[key] = provider
                scheduler.place(
                    key, Standing(),
                    budget: lane(of: key.kind)?.server.budget(for: key.configuration) ?? .usual,
                    allowance: keeping { try $0.allowance(of: key) } ?? nil, isVisible: visible.contains(key),
                    at: now)
                load(provider, at: now)
                if provider.isIncomplete, provider.failures == 0 {
                    want(provider, .first, at: now)
                } else if let lane = lane(of: key.kind), !lane.server.isForeign {
                    // It costs next to nothing, and nobody poked a window that was not open.
                    want(provider, .first, after: Scheduler.pause, at: now)
                }
            }
        }
    }

    /// A provider that is placed no more and has nothing under way.
    func forget(_ key: ProviderKey) {
        providers[key] = nil
        scheduler.remove(key)
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
            if provider.isIncomplete { want(provider, reason, after: Scheduler.pause, at: now) }
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
        }
        scheduler.update(provider.key, provider.standing, at: now)
        if provider.failures == 0, !provider.isRunning, let change = change(of: provider, at: now.date),
            // What is wished already comes after the change, but must not wait for a token where that is free.
            scheduler.isWishCharged(provider.key).map({ $0 && !change.isCharged }) ?? true
        {
            want(provider, .center, isCharged: change.isCharged, after: Scheduler.pause, at: now)
        }
        if let lane = lane(of: provider.key.kind) { wishForChange(provider, of: lane, now) }
        let wantsPlaceholder =
            setting.asksForPlaceholders
            && !provider.sizes.allSatisfy {
                provider.archives[$0.key] != nil || provider.placeholders[$0.key] != nil
            }
        provider.wantsPlaceholder = false
        if wantsPlaceholder { wantPlaceholder(provider) }
        return hasChanged
    }

    /// The change that what is held is from before, as far as anybody told of one. A change to come would mean that
    /// the clock was set: it counts for nothing.
    private func change(of provider: Provider, at now: Date) -> (at: Date, isCharged: Bool)? {
        let made = provider.sizes.compactMap { provider.archives[$0.key]?.made }.min()
        guard let made, let change = keeping({ try $0.lastChange(of: provider.key.kind) }) ?? nil,
            change.at <= now, made < change.at
        else { return nil }
        return (change.at, !(change.uncharged.map { made < $0 && $0 <= now } ?? false))
    }
}
