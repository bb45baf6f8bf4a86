import Foundation
import VistazoArchive

/// Whoever answers requests: a program that is started for each, or code of this process.
package protocol WidgetExtension: AnyObject {
    /// By which its kinds are told from equal ones of others: a file's name without its ending.
    var identifier: String { get }
    /// A text that changes when what it would say of itself may have changed; nil where it never does.
    var stamp: String? { get }
    /// True for a program of its own: asking it costs, it may hang, and it must say what it can do.
    var isForeign: Bool { get }
    /// True for code of this process: that it is asked what it is costs next to nothing, whatever its answers cost.
    var isInProcess: Bool { get }
    /// True where it has no code and answers with what others put in: then it has no intents of its own.
    var isGiven: Bool { get }
    /// The program that runs intents which on Apple's platforms run in the app; nil where the extension itself does.
    var app: (any WidgetExtension)? { get }
    /// The app groups that were declared for it.
    var groups: [String] { get }
    /// Those that it names itself, once somebody has asked it: its runs may open them as well.
    var describedGroups: [String] { get set }
    /// The file whose change changes the stamp, absolute; nil where there is none.
    var file: String? { get }
    /// The reloads that the policies of its kinds have, for each configuration.
    var budget: Budget { get }
    /// The same for one configuration.
    func budget(for configuration: [JSONValue.Member]) -> Budget
    /// The user's environment, in which commands that print secrets run.
    var environment: [String: String] { get }
    /// Begins to answer. One run at a time is begun by the host.
    func start(_ request: WireRequest, at now: Moment) -> any ExtensionRun
}

extension WidgetExtension {
    /// A program of its own.
    package var isInProcess: Bool { false }
    /// None were declared.
    package var groups: [String] { [] }
    /// Code of this process opens what it likes.
    package var describedGroups: [String] {
        get { [] }
        set {}
    }
    /// Empty.
    package var environment: [String: String] { [:] }
    /// No file.
    package var file: String? { nil }
    /// 72 a day.
    package var budget: Budget { .usual }
    /// That of all its configurations.
    package func budget(for configuration: [JSONValue.Member]) -> Budget { budget }
}

/// A request that is being answered.
package protocol ExtensionRun: AnyObject {
    /// What to poll for; may change with every `service`.
    var descriptors: [PollDescriptor] { get }
    /// The steady second at which it must be serviced though nothing came, nil for none.
    var deadline: Double? { get }
    /// Moves on without waiting. The outcome, once; nil while it is under way.
    func service(_ now: Moment) -> RunOutcome?
    /// Ends it at once; no outcome follows.
    func cancel()
}

/// A descriptor that a loop polls.
package struct PollDescriptor: Hashable, Sendable {
    /// Belongs to the run; the loop polls it and never closes it.
    package var descriptor: Int32
    /// True to wait until it can be written, else until it can be read.
    package var isForWriting: Bool

    /// To be read unless it says otherwise.
    package init(_ descriptor: Int32, isForWriting: Bool = false) {
        self.descriptor = descriptor
        self.isForWriting = isForWriting
    }
}

extension WidgetExtension {
    /// False but for what was put in from outside.
    package var isGiven: Bool { false }

    /// None.
    package var app: (any WidgetExtension)? { nil }

    /// Asks and waits for the answer: for commands that have nothing else to do. Not for code that the answer itself
    /// needs, such as the main actor.
    package func ask(_ request: WireRequest) -> RunOutcome {
        let run = start(request, at: .now())
        while true {
            let now = Moment.now()
            if let outcome = run.service(now) { return outcome }
            var polls = run.descriptors.map { $0.poll }
            let wait = run.deadline.map { max(0, $0 - now.steady) } ?? 1
            Glibc.poll(&polls, nfds_t(polls.count), Int32((min(wait, 60) * 1000).rounded(.up)))
        }
    }
}

extension PollDescriptor {
    /// As poll(2) takes it.
    package var poll: pollfd {
        pollfd(fd: descriptor, events: Int16(isForWriting ? POLLOUT : POLLIN), revents: 0)
    }
}
