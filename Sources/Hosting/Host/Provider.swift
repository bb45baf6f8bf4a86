import Foundation
import VistazoArchive

/// What the host knows of one kind with one configuration.
final class Provider {
    struct Held {
        var archive: ArchivedTimeline
        /// When the run that gave it ended.
        var made: Date

        var due: Date? { ReloadPlan(archive, made: made).due }
        var staleFrom: Date? { ReloadPlan(archive, made: made).staleFrom }
    }

    let key: ProviderKey
    /// As placed, each once, in order.
    var sizes: [WireRequest.FamilySize] = []
    var isVisible = false
    /// By family key, for the present surroundings.
    var archives: [String: Held] = [:]
    var placeholders: [String: ArchivedTimeline] = [:]
    /// What was shown before sizes or surroundings changed; it stays until the new has come.
    var former: [Family: Held] = [:]

    /// The sentence of the last run's failure.
    var failure: String?
    /// That failure, where the run was of this host.
    var cause: RunFailure?
    /// Failed runs in a row.
    var failures = 0
    /// When the last run ended, well or not; nil before the first.
    var lastRun: Date?
    /// When to try again after a failure, in steady seconds.
    var retryAt: Double?

    /// A reload that was asked for, and from when (steady seconds) it may begin; more of them until then are one.
    private(set) var wish: (reason: WireRequest.Reason, from: Double)?
    /// When a reload was last asked for, in steady seconds.
    private(set) var asked = -Double.infinity
    /// The stamp of the extension that the last run was made with, nil where that is not known.
    var stamp: String?
    var wantsPlaceholder = false
    /// No extension has its kind.
    var isUnknown = false
    var isRunning = false

    init(_ key: ProviderKey) { self.key = key }

    /// Asks for a reload. A person's or an intent's reason is kept before a policy's.
    func want(_ reason: WireRequest.Reason, from: Double) {
        // What changed by an intent had changed before; all else is told as it happens, and begins a pause later.
        asked = max(asked, reason == .intent ? from : from - WidgetHost.pause)
        guard let present = wish else {
            wish = (reason, from)
            return
        }
        wish = (present.reason.rank >= reason.rank ? present.reason : reason, min(present.from, from))
    }

    func takeWish() -> WireRequest.Reason? {
        defer { wish = nil }
        return wish?.reason
    }

    func held(_ size: WireRequest.FamilySize) -> Held? { archives[size.key] ?? former[size.family] }

    /// The earliest of the plans of what is placed; nil where nothing is ever due.
    var plan: ReloadPlan? {
        sizes.compactMap { archives[$0.key] }.map { ReloadPlan($0.archive, made: $0.made) }
            .filter { $0.due != nil }.min { ($0.due ?? .distantFuture) < ($1.due ?? .distantFuture) }
    }

    /// Whether a placed size has no archive of its own.
    var isIncomplete: Bool { sizes.contains { archives[$0.key] == nil } }

    /// Takes what is held out of the way of what comes for other surroundings.
    func retire() {
        for size in sizes {
            if let held = archives[size.key] { former[size.family] = held }
        }
        archives = [:]
    }
}
