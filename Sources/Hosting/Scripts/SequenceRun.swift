import VistazoArchive

/// Runs one after another, to the first that fails. Without any it is done at once.
final class SequenceRun: ExtensionRun {
    private var steps: ArraySlice<(Moment) -> any ExtensionRun>
    private var current: (any ExtensionRun)?
    private let started: Double
    private let sentence: String?

    /// - Parameter sentence: The dialog once all is done; nil for that of the last.
    init(_ steps: [(Moment) -> any ExtensionRun], saying sentence: String? = nil, at now: Moment) {
        self.sentence = sentence
        self.steps = steps[...]
        started = now.steady
        current = self.steps.popFirst()?(now)
    }

    var descriptors: [PollDescriptor] { current?.descriptors ?? [] }

    var deadline: Double? { current == nil ? started : current?.deadline }

    func service(_ now: Moment) -> RunOutcome? {
        guard let current else {
            return RunOutcome(.success(Decoded(.performed(dialog: sentence, reload: []))))
        }
        guard let outcome = current.service(now) else { return nil }
        guard case .success = outcome.result else { return outcome }
        guard let next = steps.popFirst() else {
            guard let sentence else { return outcome }
            var outcome = outcome
            outcome.result = .success(Decoded(.performed(dialog: sentence, reload: [])))
            return outcome
        }
        self.current = next(now)
        return nil
    }

    func cancel() {
        steps = []
        current?.cancel()
        current = nil
    }
}

/// An answer that needed no run.
final class AnsweredRun: ExtensionRun {
    private var result: Result<Decoded<WireReply>, RunFailure>?

    init(_ result: Result<Decoded<WireReply>, RunFailure>) { self.result = result }

    var descriptors: [PollDescriptor] { [] }

    /// Long past: it can be serviced at once.
    var deadline: Double? { result == nil ? nil : 0 }

    func service(_ now: Moment) -> RunOutcome? {
        defer { result = nil }
        return result.map { RunOutcome($0) }
    }

    func cancel() { result = nil }
}
