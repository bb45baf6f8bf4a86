/// Tells every change of the undo list once and in order, by what pokes say and by what the list holds.
///
/// A poke may be lost, for a full queue takes no more, and one may come after the list was read that it speaks
/// of: so each is held against what was known, and at the end the list against all that was told.
package struct HistoryWatch {
    private var known: [Int64: HistoryStep]

    /// - Parameter steps: The list as it is; none of it is told.
    package init(_ steps: [HistoryStep]) {
        known = Dictionary(steps.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    }

    /// What has changed since the last call.
    ///
    /// - Parameters:
    ///   - messages: Pokes in the order in which they came; those that are not the logbook's say nothing.
    ///   - steps: The list as it is now, in any order.
    package mutating func changes(_ messages: [String], steps: [HistoryStep]) -> [Announcement] {
        let present = Dictionary(steps.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        var found: [Announcement] = []
        for message in messages {
            guard let changes = LogbookChange.changes(in: message),
                changes.isEmpty || !changes.allSatisfy(\.isOfReminder)
            else { continue }
            if let said = AnnouncedStep(message: message) {
                if let step = present[said.id], step.at == said.at { hear(said, step, changes, &found) }
            } else if !changes.isEmpty {
                found.append(Announcement(changes: changes))
            }
        }
        for step in steps.sorted(by: { $0.id < $1.id }) {
            hear(AnnouncedStep(id: step.id, at: step.at, turn: .done, door: step.door), step, [], &found)
            guard let told = known[step.id], told.isUndone != step.isUndone else { continue }
            let turn: Announcement.Turn = step.isUndone ? .undone : .redone
            hear(AnnouncedStep(id: step.id, at: step.at, turn: turn, door: nil), step, [], &found)
        }
        known = present
        return found
    }

    private mutating func hear(
        _ said: AnnouncedStep, _ step: HistoryStep, _ changes: [LogbookChange],
        _ found: inout [Announcement]
    ) {
        func announce(_ turn: Announcement.Turn, _ door: Door?, isUndone: Bool) {
            var told = step
            told.isUndone = isUndone
            known[step.id] = told
            found.append(
                Announcement(
                    changes: changes.isEmpty ? step.changes(kinds: []) : changes, step: told, turn: turn,
                    door: door))
        }
        if known[step.id].map({ !$0.isSameStep(as: step) }) ?? true {
            announce(.done, step.door, isUndone: false)
        }
        guard said.turn != .done, let told = known[step.id], told.isUndone != (said.turn == .undone) else {
            return
        }
        announce(said.turn, said.door, isUndone: said.turn == .undone)
    }
}

extension HistoryStep {
    /// The same but for whether it is undone.
    fileprivate func isSameStep(as other: HistoryStep) -> Bool {
        var other = other
        other.isUndone = isUndone
        return self == other
    }
}
