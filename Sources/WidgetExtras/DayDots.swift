import SwiftUI
import VistazoArchive

/// A glyph a day: what became of it, readable without colour.
public struct DayDots: View {
    /// What became of a day.
    public enum Day: CaseIterable, Hashable, Sendable {
        /// The goal was reached.
        case met
        /// Part of the goal was reached.
        case partial
        /// Nothing was logged.
        case missed
        /// Said to be missed.
        case failed
        /// Skipped on purpose.
        case skipped
        /// Can still be saved.
        case pending
        /// Nothing was due.
        case notDue
        /// Before it all began.
        case beforeStart
        /// Over a limit.
        case over

        var state: Node.Chart.DayState {
            switch self {
            case .met: .met
            case .partial: .partial
            case .missed: .missed
            case .failed: .failed
            case .skipped: .skipped
            case .pending: .pending
            case .notDue: .notDue
            case .beforeStart: .beforeStart
            case .over: .over
            }
        }
    }

    private let days: [Day]

    /// Days from the oldest to the newest.
    nonisolated public init(_ days: [Day]) { self.days = days }

    /// The dots.
    public var body: some View { Dots(days: days) }
}

private struct Dots {
    let days: [DayDots.Day]
}

extension Dots: View, PrimitiveView {
    typealias Body = Never

    func nodes(in environment: EnvironmentValues) -> [Node] {
        [Node(.chart(Node.Chart(.dots(days.map(\.state)))))]
    }
}
