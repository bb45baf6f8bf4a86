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
    /// Where it is placed, of each size one.
    var widgets: [HostedWidget] = []
    /// False once it is placed no more, while its last run is still under way.
    var isPlaced = true
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
    /// The stamp of the extension that the last run was made with, nil where that is not known.
    var stamp: String?
    var wantsPlaceholder = false
    /// It stands among the host's `placeholderWishes`, whether or not it still wants one.
    var isListed = false
    /// No extension has its kind.
    var isUnknown = false
    var isRunning = false
    /// The run under way took a token.
    var isCharged = false

    init(_ key: ProviderKey) { self.key = key }

    func held(_ size: WireRequest.FamilySize) -> Held? { archives[size.key] ?? former[size.family] }

    /// The plan of what is due first of what is placed; nil where there is nothing yet.
    private var plan: ReloadPlan? {
        sizes.compactMap { archives[$0.key] }.map { ReloadPlan($0.archive, made: $0.made) }
            .min { ($0.due ?? .distantFuture) < ($1.due ?? .distantFuture) }
    }

    /// What its reloads go by.
    var standing: Standing { Standing(plan: plan, failures: failures, lastRun: lastRun) }

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
