import Foundation
import Synchronization
import VistazoArchive

/// Where code of this process that answers a request leaves commands to be run: whoever services its run starts them,
/// polls them beside everything else and hands back what they printed. So nobody waits, and a command ends with the
/// run that wanted it.
package final class CommandDesk: Sendable {
    /// That of the request which the present task answers; nil where none is served.
    @TaskLocal package static var current: CommandDesk?

    /// A command line of a person's, for `/bin/sh`.
    package struct Order: Sendable {
        package var line: String
        /// What it may use, all that comes of it too.
        package var limits: RunLimits
        /// On top of what every run has of the user's environment.
        package var variables: [String: String]
        /// What was told in confidence: it is masked in what the command says.
        package var secrets: [String]

        /// By default the limits of every run, no variables and no secrets.
        package init(
            _ line: String, limits: RunLimits = RunLimits(), variables: [String: String] = [:],
            secrets: [String] = []
        ) {
            self.line = line
            self.limits = limits
            self.variables = variables
            self.secrets = secrets
        }
    }

    /// What a command gave that ended by itself.
    package struct Printed: Hashable, Sendable {
        /// Standard output, within its limit.
        package var output: [UInt8]
        /// The end of standard error.
        package var errors: String
        /// With which it ended.
        package var code: Int32
    }

    package typealias Outcome = Result<Printed, RunFailure>

    private struct Waiting: Sendable {
        var order: Order
        var answer: CheckedContinuation<Outcome, Never>
    }

    private struct State {
        var isClosed = false
        var waiting: [Waiting] = []
    }

    private let state = Mutex(State())
    private let wake: @Sendable () -> Void

    /// - Parameter wake: Wakes whoever services the run.
    init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Runs a command to its end. Codes other than 0 are no failure here: it is for the caller to say what they mean.
    ///
    /// - Returns: `busy` where nobody serves the run any more.
    package func run(_ order: Order) async -> Outcome {
        await withCheckedContinuation { answer in
            let isClosed = state.withLock { state in
                if !state.isClosed { state.waiting.append(Waiting(order: order, answer: answer)) }
                return state.isClosed
            }
            if isClosed { answer.resume(returning: .failure(.busy)) } else { wake() }
        }
    }

    /// Begins what was left here since, for whoever services the run.
    func begin(in environment: [String: String], at now: Moment) -> [CommandRun] {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        return waiting.map { CommandRun($0.order, in: environment, answer: $0.answer, at: now) }
    }

    /// Nothing is begun any more; what still waits is told.
    func close() {
        let waiting = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in waiting { one.answer.resume(returning: .failure(.busy)) }
    }
}

/// A command of a desk that runs.
final class CommandRun {
    private let run: any ExtensionRun
    private let printed: Printed
    private var answer: CheckedContinuation<CommandDesk.Outcome, Never>?

    private final class Printed: Sendable {
        let output = Mutex<PrintedOutput?>(nil)
    }

    init(
        _ order: CommandDesk.Order, in environment: [String: String],
        answer: CheckedContinuation<CommandDesk.Outcome, Never>, at now: Moment
    ) {
        let printed = Printed()
        self.printed = printed
        self.answer = answer
        let setting = RunSetting(
            limits: order.limits, ignoresCode: true,
            read: { output, _ in
                printed.output.withLock { $0 = output }
                return .success(Decoded(.performed(dialog: nil, reload: [])))
            }, isAsked: false)
        var request = WireRequest(.perform, date: now.date)
        request.secrets = order.secrets
        run = ChildRun(
            path: "/bin/sh", arguments: ["-c", order.line],
            environment: RunEnvironment.clean(environment).merging(order.variables) { $1 },
            folder: environment["HOME"], request: request, setting: setting, at: now)
    }

    deinit { cancel() }

    var descriptors: [PollDescriptor] { run.descriptors }
    var deadline: Double? { run.deadline }

    /// Moves on without waiting; true when it is over, and whoever wanted it has been told.
    func service(_ now: Moment) -> Bool {
        guard let outcome = run.service(now) else { return false }
        let output = printed.output.withLock { $0 }
        tell(
            outcome.result.map { _ in
                CommandDesk.Printed(
                    output: output?.bytes ?? [], errors: output?.errors ?? "", code: outcome.code ?? 0)
            })
        return true
    }

    func cancel() {
        guard answer != nil else { return }
        run.cancel()
        tell(.failure(.busy))
    }

    private func tell(_ outcome: CommandDesk.Outcome) {
        answer?.resume(returning: outcome)
        answer = nil
    }
}
