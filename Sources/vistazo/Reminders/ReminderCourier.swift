import Foundation
import Synchronization
import VistazoDashboard
import VistazoHosting

/// Carries a dashboard's reminders to the desktop or to tmux where nobody looks at it, on a thread of its own: the
/// dashboard waits for no program.
final class ReminderCourier: Sendable {
    private enum Order {
        /// `isWatched` is what the dashboard's own terminal says.
        case tell(ReminderMessage, isWatched: Bool)
        case withdraw(Int)
        case leave
    }

    private struct State {
        var orders: [Order] = []
        var answers: [(id: Int, answer: ReminderTeller.Answer)] = []
        var isRunning = false
    }

    /// Readable while an answer waits.
    var descriptor: Int32 { answered.descriptor }
    private let state = Mutex(State())
    private let ordered = Bell()
    private let answered = Bell()
    private let underWay = DispatchGroup()
    private let console: Console
    private let channels: [ReminderSettings.Channel]

    init(_ settings: ReminderSettings, _ console: Console) {
        self.console = console
        // The terminal is the dashboard's own, whose banner says it already.
        channels =
            switch settings.notify {
            case .auto: [.desktop, .tmux]
            case .desktop: [.desktop]
            case .tmux: [.tmux]
            case .terminal, .bell, .none: []
            }
    }

    /// Tells a message unless somebody looks at the dashboard.
    func tell(_ message: ReminderMessage, isWatched: Bool) {
        if !channels.isEmpty { order(.tell(message, isWatched: isWatched)) }
    }

    /// Takes a message back, where it was told.
    func withdraw(_ id: Int) {
        if state.withLock({ $0.isRunning }) { order(.withdraw(id)) }
    }

    /// What has been answered since the last call.
    func answers() -> [(id: Int, answer: ReminderTeller.Answer)] {
        answered.silence()
        return state.withLock { state in
            defer { state.answers = [] }
            return state.answers
        }
    }

    /// Takes everything back, and waits for that at most so many seconds.
    func end(seconds: Double = 1) {
        guard state.withLock({ $0.isRunning }) else { return }
        order(.leave)
        _ = underWay.wait(timeout: .now() + seconds)
    }

    private func order(_ order: Order) {
        let isFirst = state.withLock { state in
            state.orders.append(order)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        ordered.ring()
        guard isFirst else { return }
        underWay.enter()
        Thread {
            self.run()
            self.underWay.leave()
        }.start()
    }

    private func run() {
        let teller = ReminderTeller(channels, console, patience: 600)
        while true {
            ordered.silence()
            let orders = state.withLock { state in
                defer { state.orders = [] }
                return state.orders
            }
            for order in orders {
                switch order {
                case .tell(let message, let isWatched):
                    if !(isWatched && isInView) { _ = teller.tell(message) }
                case .withdraw(let id): teller.withdraw(id)
                case .leave: return teller.leave()
                }
            }
            let now = Moment.now()
            let answers = teller.desktop.answers(now)
            if !answers.isEmpty {
                state.withLock { $0.answers += answers }
                answered.ring()
            }
            var wanted = ([ordered.descriptor] + teller.desktop.descriptors).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            let wait = teller.desktop.wait(from: now).map { Int32(max($0, 0) * 1000) + 1 } ?? -1
            poll(&wanted, nfds_t(wanted.count), wait)
        }
    }

    /// Whether tmux shows the pane we are in to anybody; outside of it, or where it does not say, yes.
    private var isInView: Bool {
        guard let pane = console.environment["TMUX_PANE"], !pane.isEmpty else { return true }
        let answer = ShortRun.run(
            "tmux", ["display-message", "-p", "-t", pane, "#{window_active} #{session_attached}"],
            environment: console.environment, seconds: 2)
        let facts = answer.output.split(whereSeparator: \.isWhitespace)
        return answer.status != 0 || facts.count == 2 && !facts.contains("0")
    }
}
