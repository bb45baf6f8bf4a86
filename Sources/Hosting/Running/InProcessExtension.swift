import Foundation
import Synchronization
import VistazoArchive

/// Code of this process that answers requests elsewhere: on the main actor, while the host's thread goes on.
package final class InProcessExtension: WidgetExtension {
    /// Answers one request, or says why it cannot.
    package typealias Answer = @Sendable (WireRequest) async -> Result<WireReply, RunFailure>

    /// The name its kinds are prefixed with.
    package let identifier: String
    /// nil where it is trusted as this process is: the code does not change while the process lives.
    package let stamp: String?
    /// False: it is trusted as this process is. True where it has a stamp: its answers wait for commands of a person's,
    /// so it is asked as any program is.
    package var isForeign: Bool { stamp != nil }
    /// Always.
    package var isInProcess: Bool { true }
    /// The user's, in which the commands run that it leaves at `CommandDesk.current`.
    package let environment: [String: String]
    private let reloadsADay: @Sendable ([JSONValue.Member]) -> Int?
    private let answer: Answer
    private let limits: RunLimits
    private var count = 0

    /// - Parameters:
    ///   - stamp: See there.
    ///   - reloadsADay: Those that a configuration needs for what it asks; nil and fewer than the usual are the usual.
    ///   - answer: Called away from the host's thread; the reply comes back by way of a mailbox.
    package init(
        identifier: String, limits: RunLimits = RunLimits(), stamp: String? = nil,
        environment: [String: String] = [:],
        reloadsADay: @escaping @Sendable ([JSONValue.Member]) -> Int? = { _ in nil }, answer: @escaping Answer
    ) {
        self.identifier = identifier
        self.limits = limits
        self.stamp = stamp
        self.environment = environment
        self.reloadsADay = reloadsADay
        self.answer = answer
    }

    /// What the configuration needs, and no less than the usual.
    package func budget(for configuration: [JSONValue.Member]) -> Budget {
        Budget(reloadsADay: max(Double(reloadsADay(configuration) ?? 0), Budget.usual.reloadsADay))
    }

    /// Begins at once on the main actor; the reply comes back by way of the mailbox.
    package func start(_ request: WireRequest, at now: Moment) -> any ExtensionRun {
        count += 1
        // Each has its own bell: one that is waited for elsewhere must not be silenced by another.
        return InProcessRun(count, request, answer, limits, Mailbox(), environment, at: now)
    }
}

/// Replies on their way from one thread to another, with a bell that wakes whoever polls it.
final class Mailbox: Sendable {
    /// Readable while something may be inside; -1 where the system has no descriptor left, then only deadlines
    /// wake.
    var descriptor: Int32 { bell.descriptor }
    private let bell = Bell()
    /// By the number of the run that waits for it; nil until it comes.
    private let replies = Mutex<[Int: Result<WireReply, RunFailure>?]>([:])

    /// Wakes whoever polls, though there is no reply.
    func ring() { bell.ring() }
    func expect(_ number: Int) { replies.withLock { $0[number] = .some(nil) } }
    func forget(_ number: Int) { replies.withLock { $0[number] = nil } }

    /// Keeps a reply that somebody still waits for.
    func put(_ reply: Result<WireReply, RunFailure>, for number: Int) {
        let isExpected = replies.withLock { replies in
            guard replies[number] != nil else { return false }
            replies[number] = .some(reply)
            return true
        }
        if isExpected { bell.ring() }
    }

    func take(_ number: Int) -> Result<WireReply, RunFailure>? {
        bell.silence()
        return replies.withLock { replies in
            guard let reply = replies[number] ?? nil else { return nil }
            replies[number] = nil
            return reply
        }
    }
}

final class InProcessRun: ExtensionRun {
    private let number: Int
    private let mailbox: Mailbox
    private let task: Task<Void, Never>
    private let started: Double
    private let limits: RunLimits
    private let environment: [String: String]
    private let desk: CommandDesk
    private var commands: [CommandRun] = []
    private var isOver = false

    init(
        _ number: Int, _ request: WireRequest, _ answer: @escaping InProcessExtension.Answer,
        _ limits: RunLimits,
        _ mailbox: Mailbox, _ environment: [String: String], at now: Moment
    ) {
        self.number = number
        self.mailbox = mailbox
        self.limits = limits
        self.environment = environment
        started = now.steady
        mailbox.expect(number)
        let desk = CommandDesk { mailbox.ring() }
        self.desk = desk
        let work: @Sendable () async -> Void = {
            let reply = await CommandDesk.$current.withValue(desk) { await answer(request) }
            mailbox.put(Self.measured(reply), for: number)
        }
        task = Task.detached(executorPreference: MainQueueExecutor.shared, operation: work)
    }

    var descriptors: [PollDescriptor] {
        guard !isOver else { return [] }
        return (mailbox.descriptor < 0 ? [] : [PollDescriptor(mailbox.descriptor)])
            + commands.flatMap(\.descriptors)
    }

    var deadline: Double? {
        guard !isOver else { return nil }
        let own = started + (mailbox.descriptor < 0 ? 0.01 : limits.seconds)
        return (commands.compactMap(\.deadline) + [own]).min()
    }

    func service(_ now: Moment) -> RunOutcome? {
        guard !isOver else { return nil }
        let seconds = now.steady - started
        if let reply = mailbox.take(number) {
            isOver = true
            leaveDesk()
            return RunOutcome(reply.map { Decoded($0) }, seconds: seconds)
        }
        // Looked at after the bell was silenced, so that no order is missed.
        commands += desk.begin(in: environment, at: now)
        commands.removeAll { $0.service(now) }
        guard seconds >= limits.seconds else { return nil }
        cancel()
        return RunOutcome(.failure(.timedOut(seconds: limits.seconds)), seconds: seconds)
    }

    /// Code of this process cannot be ended; it is asked to, and its reply is thrown away.
    func cancel() {
        isOver = true
        mailbox.forget(number)
        task.cancel()
        leaveDesk()
    }

    /// What still runs ends; nobody would take what it prints.
    private func leaveDesk() {
        desk.close()
        for command in commands { command.cancel() }
        commands = []
    }

    /// What came over the wire was measured when it was read; this was not.
    private static func measured(_ reply: Result<WireReply, RunFailure>) -> Result<WireReply, RunFailure> {
        let archives: [ArchivedTimeline] =
            switch reply {
            case .success(.archive(let archive)): [archive]
            case .success(.archives(let archives)): Array(archives.values)
            default: []
            }
        for archive in archives {
            if let cause = archive.brokenLimit { return .failure(.tooLarge(cause)) }
        }
        return reply
    }
}

/// Runs what belongs to no actor on the main queue as well, which serves the main actor.
///
/// Dispatch's own pool, once it is used, looks after its threads every second for the rest of the process: a
/// dashboard on which nothing moves would be woken for nothing.
private final class MainQueueExecutor: TaskExecutor {
    static let shared = MainQueueExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
