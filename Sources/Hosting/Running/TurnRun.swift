import VistazoArchive

/// A request that waits for its turn among all windows: for commands that have no host.
final class TurnRun: ExtensionRun {
    private let begin: (Moment) -> any ExtensionRun
    private let locks: HostLocks
    private let names: [String]
    private let until: Double
    private var run: (any ExtensionRun)?
    private var lastTry: Double
    private var isOver = false

    /// Nobody tells a command that a lock is free: it looks after so many seconds.
    private static let pause = 0.02

    init(
        _ names: [String], of locks: HostLocks, patience: Double, at now: Moment,
        begin: @escaping (Moment) -> any ExtensionRun
    ) {
        self.names = names
        self.locks = locks
        self.begin = begin
        until = now.steady + patience
        lastTry = now.steady
        tryToBegin(now)
    }

    deinit { cancel() }

    var descriptors: [PollDescriptor] { run?.descriptors ?? [] }

    var deadline: Double? {
        if let run { return run.deadline }
        return isOver ? nil : lastTry + Self.pause
    }

    func service(_ now: Moment) -> RunOutcome? {
        guard !isOver else { return nil }
        if run == nil { tryToBegin(now) }
        guard let run else {
            guard now.steady >= until else { return nil }
            isOver = true
            return RunOutcome(.failure(.busy))
        }
        guard let outcome = run.service(now) else { return nil }
        isOver = true
        locks.free(names)
        return outcome
    }

    func cancel() {
        run?.cancel()
        if run != nil, !isOver { locks.free(names) }
        isOver = true
    }

    private func tryToBegin(_ now: Moment) {
        lastTry = now.steady
        if locks.take(names) { run = begin(now) }
    }
}

extension WidgetExtension {
    /// Begins to answer once nobody else runs this extension, for an intent nor any with an app group of it.
    ///
    /// - Parameters:
    ///   - locks: nil where there are none to take; then it begins at once, as code of this process always does.
    ///   - groups: Those its description names.
    ///   - patience: Seconds after which it gives up with `RunFailure.busy`.
    package func start(
        _ request: WireRequest, under locks: HostLocks?, groups: [String] = [], patience: Double = 30,
        at now: Moment
    ) -> any ExtensionRun {
        guard isForeign, let locks else { return start(request, at: now) }
        var names = [HostLocks.run(identifier)]
        if request.name == .perform { names += HostLocks.groups(self.groups + groups) }
        return TurnRun(names, of: locks, patience: patience, at: now) { self.start(request, at: $0) }
    }
}
