import Foundation
import Testing
import VistazoArchive

@testable import VistazoHosting

/// Random events against a model that looks at everything at every step.
@Suite struct SchedulerFuzzTests {
    /// The rules of the design once more, without heaps, versions, queues or sums of credit.
    struct Model {
        struct Provider {
            var plan: ReloadPlan?
            var failures = 0
            var retryAt: Double?
            var wish: (reason: WireRequest.Reason, isCharged: Bool, from: Double)?
            var isVisible = true
            var isRunning = false
            var isLate = false
            var tokens = 6.0
        }

        var providers: [ProviderKey: Provider] = [:]
        var isSaving = false
        var now: Moment
        /// The date up to which tokens were given.
        var through: Date

        init(_ now: Moment) {
            self.now = now
            through = now.date
        }

        mutating func advance(to new: Moment) {
            let steady = new.steady - now.steady
            let jump = new.date.timeIntervalSince(now.date) - steady
            let seconds = max(steady, new.date.timeIntervalSince(through))
            through += seconds
            for key in providers.keys {
                guard var provider = providers[key] else { continue }
                let rate = 72.0 / 86_400 * (provider.isVisible ? 1 : 0.25) * (isSaving ? 0.5 : 1)
                provider.tokens = min(6, provider.tokens + seconds * rate)
                let wasDue = wanted(provider, at: now) != nil
                if jump > 5, !provider.isRunning, let retryAt = provider.retryAt, retryAt > new.steady {
                    provider.retryAt = retryAt - jump
                    if retryAt - jump <= new.steady { provider.isLate = true }
                }
                if abs(jump) > 5, !provider.isRunning, provider.retryAt == nil, provider.wish == nil,
                    let plan = provider.plan, let due = plan.due(at: new.date), due <= new.date,
                    jump > 0 ? !wasDue : plan.due ?? due > new.date
                {
                    provider.isLate = true
                }
                providers[key] = provider
            }
            now = new
        }

        /// What it would be asked for by now, whether or not there is a token.
        func wanted(_ provider: Provider, at now: Moment) -> (reason: WireRequest.Reason, isCharged: Bool)? {
            if provider.isRunning { return nil }
            if let wish = provider.wish {
                return wish.from <= now.steady ? (wish.reason, wish.isCharged) : nil
            }
            if let retryAt = provider.retryAt {
                return retryAt <= now.steady ? (provider.isLate ? .wake : .retry, true) : nil
            }
            guard let plan = provider.plan, let due = plan.due(at: now.date) else { return nil }
            guard due <= now.date || provider.isLate else { return nil }
            return (provider.isLate ? .wake : plan.reason, true)
        }

        func ready() -> [ProviderKey: WireRequest.Reason] {
            providers.compactMapValues { provider in
                guard let wanted = wanted(provider, at: now) else { return nil }
                return wanted.isCharged && provider.tokens < 1 - 1e-6 ? nil : wanted.reason
            }
        }

        mutating func wish(_ key: ProviderKey, _ reason: WireRequest.Reason, _ from: Double) {
            guard var provider = providers[key] else { return }
            let isCharged = reason == .center
            if let old = provider.wish {
                let counts = [WireRequest.Reason.center, .logbook, .intent, .manual]
                func rank(_ reason: WireRequest.Reason) -> Int { max(counts.firstIndex(of: reason) ?? 0, 1) }
                provider.wish = (
                    rank(old.reason) >= rank(reason) ? old.reason : reason, old.isCharged && isCharged,
                    min(old.from, from)
                )
            } else {
                provider.wish = (reason, isCharged, from)
            }
            providers[key] = provider
        }
    }

    struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    @Test(arguments: UInt64(1)...24)
    func `random events give what a model gives that looks at everything each time`(seed: UInt64) throws {
        var random = Random(state: seed)
        var clock = Clock()
        var scheduler = Scheduler()
        var model = Model(clock.now)
        scheduler.advance(to: clock.now)
        let keys = (0..<12).map { ProviderKey("kind\($0 % 3)", [.init("n", .number(Double($0)))]) }
        var charged: [ProviderKey: Int] = [:]

        func standing(_ now: Moment, _ old: Standing?, isFailure: Bool) -> Standing {
            if isFailure {
                return (old ?? Standing()).failed(at: now)
            }
            let reload: ReloadPolicy
            switch Int.random(in: 0..<6, using: &random) {
            case 0: reload = .never
            case 1: reload = .atEnd
            case 2: reload = .after(now.date + Double.random(in: 2...100, using: &random))
            default: reload = .after(now.date + Double.random(in: -1000...9000, using: &random))
            }
            return .good(reload, last: Double.random(in: -5000...0, using: &random), at: now)
        }

        for step in 0..<1000 {
            let key = keys.randomElement(using: &random) ?? keys[0]
            switch Int.random(in: 0..<20, using: &random) {
            case 0:
                let fresh = standing(clock.now, nil, isFailure: false)
                scheduler.place(key, fresh, at: clock.now)
                if model.providers[key] == nil { model.providers[key] = .init(plan: fresh.plan) }
            case 1 where step % 5 == 0:
                scheduler.remove(key)
                model.providers[key] = nil
            case 2, 3:
                let reasons: [WireRequest.Reason] = [.manual, .center, .center, .intent, .logbook]
                let reason = reasons.randomElement(using: &random) ?? .manual
                let pause = Bool.random(using: &random) ? Scheduler.pause : 0
                scheduler.wish(key, reason, after: pause, at: clock.now)
                model.wish(key, reason, clock.now.steady + pause)
            case 4:
                let isVisible = Bool.random(using: &random)
                scheduler.show(key, isVisible, at: clock.now)
                model.providers[key]?.isVisible = isVisible
            case 5 where step % 4 == 0:
                model.isSaving = Bool.random(using: &random)
                scheduler.setPower(PowerState(isOnBattery: model.isSaving), at: clock.now)
            case 6: clock.jump(Double.random(in: 10...20_000, using: &random))
            case 7: clock.jump(Double.random(in: -9000 ... -10, using: &random))
            case 8, 9:
                guard let running = keys.first(where: { model.providers[$0]?.isRunning == true }) else {
                    continue
                }
                let isFailure = Int.random(in: 0..<3, using: &random) == 0
                let old = scheduler.provider(running)?.standing
                let fresh = standing(clock.now, old, isFailure: isFailure)
                scheduler.finish(running, fresh, at: clock.now)
                model.providers[running]?.isRunning = false
                model.providers[running]?.plan = fresh.plan
                model.providers[running]?.failures = fresh.failures
                model.providers[running]?.retryAt =
                    fresh.failures == 0
                    ? nil : clock.now.steady + min(60 * pow(2, Double(fresh.failures - 1)), 3600)
            case 10...13: clock.pass(Double.random(in: 0...0.05, using: &random))
            case 14, 15: clock.pass(Double.random(in: 0...4000, using: &random))
            default:
                // To the very instant that it names.
                if let wait = scheduler.wait(from: clock.now), wait < 1e6 { clock.pass(wait) }
            }
            scheduler.advance(to: clock.now)
            model.advance(to: clock.now)
            let wanted = model.ready()
            var offered: [ProviderKey: WireRequest.Reason] = [:]
            for kind in scheduler.readyKinds() {
                for key in scheduler.ready(of: kind) {
                    offered[key] = scheduler.explanation(of: key, at: clock.now)?.reason
                }
            }
            guard offered == wanted else {
                let unlike = keys.filter { offered[$0] != wanted[$0] }
                for key in unlike {
                    let place = "seed \(seed), step \(step), \(key.kind) \(key.configurationText)"
                    let reasons = [offered[key], wanted[key]].map { $0?.rawValue ?? "nothing" }
                    Issue.record("\(place): \(reasons[0]), but \(reasons[1]) by the model")
                }
                return
            }
            // Nothing is left to do at this instant.
            if let wait = scheduler.wait(from: clock.now) { #expect(wait > 0, "seed \(seed), step \(step)") }
            for (key, provider) in model.providers {
                let why = try #require(scheduler.explanation(of: key, at: clock.now))
                #expect(abs(why.tokens - provider.tokens) < 1e-4, "seed \(seed), step \(step)")
            }
            guard Int.random(in: 0..<3, using: &random) > 0,
                let ready = scheduler.nextReady(where: { _ in true })
            else { continue }
            #expect(ready.reason == wanted[ready.key])
            scheduler.begin(ready.key, at: clock.now)
            if ready.isCharged {
                charged[ready.key, default: 0] += 1
                let left = model.providers[ready.key].map { max(0, $0.tokens - 1) }
                model.providers[ready.key]?.tokens = left ?? 0
            }
            model.providers[ready.key]?.isRunning = true
            model.providers[ready.key]?.wish = nil
            model.providers[ready.key]?.isLate = false
        }
        #expect(!charged.isEmpty)
    }
}
