/// How a day, or a period of a goal, stands.
package enum DayState: String, CaseIterable, Sendable {
    case met
    /// Something was done, too little, and it is over.
    case partial
    case missed
    /// By hand: forgiven.
    case skipped
    /// Nothing was asked of it: another day of the week, not due yet, a period that is met already.
    case notDue
    /// It can still be met, or a limit still be broken.
    case pending
    case beforeStart
    case overLimit

    /// Whether it lengthens a run (true) or breaks it (false); nil where it does neither and is counted in no
    /// rate.
    package var isKept: Bool? {
        switch self {
        case .met: true
        case .partial, .missed, .overLimit: false
        case .skipped, .notDue, .pending, .beforeStart: nil
        }
    }

    /// How a day stands by several goals together; nil without any.
    package static func together(_ states: [DayState]) -> DayState? {
        if states.contains(.overLimit) { return .overLimit }
        if states.contains(.missed) {
            return states.contains { $0 == .met || $0 == .partial } ? .partial : .missed
        }
        let order: [DayState] = [.partial, .pending, .met, .skipped, .notDue, .beforeStart]
        return order.first(where: states.contains)
    }
}
