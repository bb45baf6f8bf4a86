import Foundation
import VistazoArchive

/// Which provider may be asked when, and why: a value that events change and a manual clock moves on.
///
/// It holds no process and no store and reads no clock. What an event costs grows with what is due, not with what
/// is placed: only a clock that is set back makes it look at everything. Events of providers that are not placed
/// do nothing. Dates go by the wall clock; retries, coalescing and tokens by the steady one.
package struct Scheduler {
    /// Seconds in which several wishes become one.
    package static let pause = 0.02
    /// Seconds after a sleep or a set clock in which nothing counts as stale.
    package static let grace = 30.0

    /// Until then nothing counts as stale.
    package private(set) var graceUntil = Date.distantPast
    /// What budgets are refilled by.
    package var power: PowerState { credit.power }
    /// How many times a provider was looked at since the beginning: what the scheduler's work grows with.
    package private(set) var touches = 0

    var providers: [ScheduledProvider] = []
    private(set) var slots: [ProviderKey: Int] = [:]
    private var free: [Int] = []
    private var version = 0
    /// By dates, in seconds since the reference date.
    private var calendar = Agenda()
    /// By steady seconds.
    private var timer = Agenda()
    /// What could begin, by kind: first what takes no token, for there somebody waits.
    private var queues: [String: (unpaid: Agenda, charged: Agenda)] = [:]
    /// Those that failed or wait for a token: what a sleep or another power source brings forward.
    private var waiting: Set<Int> = []
    /// Up to when time has passed; nil before the first `advance`.
    package private(set) var last: Moment?

    var credit = CreditClock()

    /// Nothing is placed.
    package init() {}

    /// How many providers are placed.
    package var count: Int { slots.count }

    /// Lines in all agendas, true and spent.
    var lineCount: Int {
        queues.values.reduce(calendar.lines.count + timer.lines.count) {
            $0 + $1.unpaid.lines.count + $1.charged.lines.count
        }
    }

    /// Whether a provider is placed.
    package func contains(_ key: ProviderKey) -> Bool { slots[key] != nil }

    // MARK: What is placed

    /// Takes a provider in with what is remembered of it. It asks for nothing itself: for a first archive there is
    /// `wish`. One that is there already is left as it is.
    ///
    /// - Parameter allowance: its tokens as the store has them, nil for a full bucket.
    package mutating func place(
        _ key: ProviderKey, _ standing: Standing, budget: Budget = .usual, allowance: Allowance? = nil,
        isVisible: Bool = true, at now: Moment
    ) {
        guard slots[key] == nil else { return }
        credit.count(to: now)
        let slot = free.popLast() ?? providers.count
        let fresh = ScheduledProvider(key, standing, budget, isVisible: isVisible)
        if slot == providers.count { providers.append(fresh) } else { providers[slot] = fresh }
        slots[key] = slot
        providers[slot].settled = credit.seconds
        if let allowance { adopt(allowance, slot, at: now) }
        providers[slot].setRetry(at: now)
        reschedule(slot, at: now)
    }

    /// Forgets a provider.
    package mutating func remove(_ key: ProviderKey) {
        guard let slot = slots.removeValue(forKey: key) else { return }
        version += 1
        providers[slot].version = version
        waiting.remove(slot)
        free.append(slot)
        dropSpent()
    }

    /// Another standing than before, through no run of this window: of other sizes, or by another window's run.
    package mutating func update(_ key: ProviderKey, _ standing: Standing, at now: Moment) {
        guard let slot = slots[key], providers[slot].standing != standing else { return }
        let old = providers[slot].standing
        providers[slot].standing = standing
        if old.lastRun != standing.lastRun || old.failures != standing.failures {
            providers[slot].isLate = false
            providers[slot].setRetry(at: now)
        }
        reschedule(slot, at: now)
    }

    /// Whether it is in view: hidden ones refill at a quarter.
    package mutating func show(_ key: ProviderKey, _ isVisible: Bool, at now: Moment) {
        guard let slot = slots[key], providers[slot].isVisible != isVisible else { return }
        credit.count(to: now)
        providers[slot].settle(credit)
        providers[slot].isVisible = isVisible
        providers[slot].isUnsaved = true
        reschedule(slot, at: now)
    }

    /// Another budget; tokens beyond what it holds are lost.
    package mutating func setBudget(_ budget: Budget, of key: ProviderKey, at now: Moment) {
        guard let slot = slots[key], providers[slot].budget != budget else { return }
        credit.count(to: now)
        providers[slot].settle(credit)
        // A bucket that was full stays so.
        let isFull = providers[slot].tokens >= providers[slot].budget.capacity
        providers[slot].tokens = isFull ? budget.capacity : min(providers[slot].tokens, budget.capacity)
        providers[slot].budget = budget
        reschedule(slot, at: now)
    }

    /// Another power source: on battery or in power saver budgets refill at half.
    package mutating func setPower(_ new: PowerState, at now: Moment) {
        guard new != power else { return }
        credit.setPower(new, at: now)
        for slot in waiting { reschedule(slot, at: now) }
    }

    /// Holds everything of a provider back until there is another wish for it: nobody has its kind.
    package mutating func block(_ key: ProviderKey, at now: Moment) {
        guard let slot = slots[key] else { return }
        providers[slot].isBlocked = true
        providers[slot].wish = nil
        reschedule(slot, at: now)
    }

    /// Another run did what was wished, or what a jump made due; the policy and the tries after a failure go on.
    package mutating func drop(_ key: ProviderKey, at now: Moment) {
        guard let slot = slots[key] else { return }
        providers[slot].wish = nil
        providers[slot].isLate = false
        reschedule(slot, at: now)
    }

    // MARK: Wishes and runs

    /// Asks for a reload. Of several within `pause` one comes, at the time of the first, with the reason that
    /// counts most, charged only if all were.
    ///
    /// - Parameters:
    ///   - isCharged: nil to go by the reason.
    ///   - pause: Seconds from now until it may begin.
    package mutating func wish(
        _ key: ProviderKey, _ reason: WireRequest.Reason, isCharged: Bool? = nil, after pause: Double = 0,
        at now: Moment
    ) {
        guard let slot = slots[key] else { return }
        providers[slot].isBlocked = false
        providers[slot].want(
            .init(
                reason: reason, isCharged: isCharged ?? reason.isCharged, from: now.steady + pause,
                since: now.date, last: now.steady))
        reschedule(slot, at: now)
    }

    /// A run begins that `nextReady` offered. A token is taken where it is charged.
    ///
    /// - Parameter paid: What is left where the token came out of the shared allowance.
    package mutating func begin(_ key: ProviderKey, paid: Allowance? = nil, at now: Moment) {
        guard let slot = slots[key], !providers[slot].isRunning else { return }
        credit.count(to: now)
        if let paid {
            adopt(paid, slot, at: now)
        } else if providers[slot].next(at: now)?.isCharged ?? false {
            providers[slot].settle(credit)
            providers[slot].tokens = max(0, providers[slot].tokens - 1)
        }
        providers[slot].isRunning = true
        providers[slot].wish = nil
        providers[slot].isLate = false
        reschedule(slot, at: now)
    }

    /// A run has ended: with what it gave or, with one failure more, without.
    package mutating func finish(_ key: ProviderKey, _ standing: Standing, at now: Moment) {
        guard let slot = slots[key] else { return }
        providers[slot].isRunning = false
        providers[slot].standing = standing
        providers[slot].setRetry(at: now)
        reschedule(slot, at: now)
    }

    /// A run has ended and counts for nothing: it was for other surroundings, or its extension is gone.
    package mutating func abandon(_ key: ProviderKey, at now: Moment) {
        guard let slot = slots[key] else { return }
        providers[slot].isRunning = false
        reschedule(slot, at: now)
    }

    // MARK: Time

    /// Lets time pass up to `now`: what is due by then can be had from `nextReady`.
    ///
    /// - Returns: Whether the wall clock went another way than the steady one: a sleep, or a set clock.
    @discardableResult
    package mutating func advance(to now: Moment) -> Bool {
        let jump = last.map { now.date.timeIntervalSince($0.date) - (now.steady - $0.steady) } ?? 0
        let before = last?.date
        last = now
        credit.count(to: now)
        let hasJumped = abs(jump) > ReloadPlan.slack
        if hasJumped {
            graceUntil = now.date + Self.grace
            jump > 0 ? sleep(jump, since: before ?? now.date, at: now) : lookAgain(at: now)
        }
        while let line = calendar.first, line.time <= now.date.timeIntervalSinceReferenceDate {
            calendar.removeFirst()
            guard isTrue(line) else { continue }
            if jump > ReloadPlan.slack { providers[line.slot].isLate = true }
            reschedule(line.slot, at: now, mayBegin: true)
        }
        while let line = timer.first, line.time <= now.steady {
            timer.removeFirst()
            if isTrue(line) { reschedule(line.slot, at: now, mayBegin: true) }
        }
        return hasJumped
    }

    /// Seconds from `now` until `advance` has something to do; nil for never, 0 for now.
    package func wait(from now: Moment) -> Double? {
        let waits = [
            calendar.first.map { $0.time - now.date.timeIntervalSinceReferenceDate },
            timer.first.map { $0.time - now.steady },
        ]
        return waits.compactMap { $0 }.min().map { max(0, $0) }
    }

    /// The reload that has waited longest among the kinds that can be served, those that take no token first; nil
    /// where none could begin. It stays until `begin`, `refuse` or an event that takes its cause away.
    package mutating func nextReady(where canServe: (String) -> Bool) -> ReadyReload? {
        var best: (line: Agenda.Line, isCharged: Bool)?
        for kind in readyKinds() where canServe(kind) {
            guard let queue = queues[kind], let line = queue.unpaid.first ?? queue.charged.first else {
                continue
            }
            let isCharged = queue.unpaid.first == nil
            if let best, (best.isCharged ? 1 : 0, best.line.time) <= (isCharged ? 1 : 0, line.time) {
                continue
            }
            best = (line, isCharged)
        }
        return best.flatMap { readiness(of: providers[$0.line.slot].key) }
    }

    /// The reload of one provider that could begin; nil where none could.
    package func readiness(of key: ProviderKey) -> ReadyReload? {
        guard let provider = provider(key), provider.readySince != nil, let last,
            let next = provider.next(at: last)
        else { return nil }
        return ReadyReload(
            key: key, reason: next.reason, isCharged: next.isCharged,
            since: provider.wish?.since ?? next.date ?? last.date,
            lastWish: provider.wish?.last ?? last.steady)
    }

    /// The kinds of which something could begin.
    package mutating func readyKinds() -> [String] {
        for kind in Array(queues.keys) {
            while let line = queues[kind]?.unpaid.first, !isTrue(line) { queues[kind]?.unpaid.removeFirst() }
            while let line = queues[kind]?.charged.first, !isTrue(line) {
                queues[kind]?.charged.removeFirst()
            }
            if queues[kind]?.unpaid.first == nil, queues[kind]?.charged.first == nil { queues[kind] = nil }
        }
        return Array(queues.keys)
    }

    /// Whether anything could begin that takes a token.
    package var hasChargedReady: Bool { queues.values.contains { !$0.charged.lines.isEmpty } }

    /// The providers of a kind that could begin.
    package func ready(of kind: String) -> [ProviderKey] {
        guard let queue = queues[kind] else { return [] }
        return (queue.unpaid.lines + queue.charged.lines).filter(isTrue).map { providers[$0.slot].key }
    }

    // MARK: What comes next

    /// What is known of a provider; nil for what is not placed.
    func provider(_ key: ProviderKey) -> ScheduledProvider? { slots[key].map { providers[$0] } }

    /// Leaves on top what is true, so that nobody wakes for what is not.
    private mutating func dropSpent() {
        while let line = calendar.first, !isTrue(line) { calendar.removeFirst() }
        while let line = timer.first, !isTrue(line) { timer.removeFirst() }
    }

    private func isTrue(_ line: Agenda.Line) -> Bool { providers[line.slot].version == line.version }

    /// Enters a provider where it belongs by now: among what has a date, what has a second, or what could begin.
    ///
    /// - Parameter mayBegin: False outside `advance`, so that nothing is ready before its time has been told.
    mutating func reschedule(_ slot: Int, at now: Moment, mayBegin: Bool = false) {
        touches += 1
        version += 1
        providers[slot].version = version
        waiting.remove(slot)
        defer { dropSpent() }
        let since = providers[slot].readySince
        providers[slot].readySince = nil
        guard let next = providers[slot].next(at: now) else { return }
        if providers[slot].retryAt != nil { waiting.insert(slot) }
        // When its time has come by the steady clock, if nobody sets the other.
        let wanted =
            next.second ?? next.date.map { now.steady + $0.timeIntervalSince(now.date) } ?? now.steady
        var second = wanted
        if next.isCharged {
            credit.count(to: now)
            guard let token = providers[slot].tokenSecond(credit, at: now) else {
                waiting.insert(slot)
                return
            }
            second = max(wanted, token)
            if second > wanted { waiting.insert(slot) }
        }
        // What will have its token by then goes by its date; nobody wakes for what has to wait for one.
        if next.second == nil, second <= wanted, let date = next.date {
            calendar.enter(.init(time: date.timeIntervalSinceReferenceDate, slot: slot, version: version))
            calendar.tidy(live: count) { providers[$0.slot].version == $0.version }
            return
        }
        guard second <= now.steady, mayBegin || since != nil else {
            timer.enter(.init(time: second, slot: slot, version: version))
            timer.tidy(live: count) { providers[$0.slot].version == $0.version }
            return
        }
        providers[slot].readySince = since ?? second
        let line = Agenda.Line(time: since ?? second, slot: slot, version: version)
        var queue = queues.removeValue(forKey: providers[slot].key.kind) ?? (Agenda(), Agenda())
        if next.isCharged { queue.charged.enter(line) } else { queue.unpaid.enter(line) }
        queue.unpaid.tidy(live: count) { providers[$0.slot].version == $0.version }
        queue.charged.tidy(live: count) { providers[$0.slot].version == $0.version }
        queues[providers[slot].key.kind] = queue
    }

    /// A machine that slept, or a clock that was set ahead: what would have come meanwhile is due.
    private mutating func sleep(_ seconds: Double, since before: Date, at now: Moment) {
        for slot in waiting {
            if let retryAt = providers[slot].retryAt, retryAt > now.steady {
                providers[slot].retryAt = retryAt - seconds
                if retryAt - seconds <= now.steady { providers[slot].isLate = true }
            } else if providers[slot].goesByPolicy, let due = providers[slot].standing.plan?.due,
                due > before, due <= now.date
            {
                providers[slot].isLate = true
            }
            reschedule(slot, at: now)
        }
    }

    /// A clock that was set back: what was due is not yet, and what is from a time to come is due.
    private mutating func lookAgain(at now: Moment) {
        for slot in slots.values where providers[slot].goesByPolicy {
            if providers[slot].standing.plan?.isFromFuture(at: now.date) ?? false {
                providers[slot].isLate = true
            }
            reschedule(slot, at: now)
        }
    }
}
