import VistazoWords

/// What `didChange` tells: what a change concerns and, where it is a step of the undo list, which.
package struct Announcement: Hashable, Sendable {
    /// What became of a step.
    package enum Turn: String, CaseIterable, Sendable {
        case done, undone, redone
    }

    /// Never empty.
    package var changes: [LogbookChange]
    /// nil for what no undo takes back: a countdown, an import of very many rows.
    package var step: HistoryStep?
    /// `done` without a step.
    package var turn: Turn
    /// Where the person came in who did, undid or redid it; nil where nobody knows any more.
    package var door: Door?

    /// As it was heard of.
    package init(
        changes: [LogbookChange], step: HistoryStep? = nil, turn: Turn = .done, door: Door? = nil
    ) {
        self.changes = changes
        self.step = step
        self.turn = turn
        self.door = door
    }

    /// The text of the poke that says it, at most `Poke.limit` long; see `LogbookChange.message`.
    var message: String {
        let step = step.map { "step \($0.id) \($0.at.milliseconds) \(turn.rawValue) \(door?.rawValue ?? "")" }
        return LogbookChange.message(changes, step: step)
    }
}

/// The step that a poke names.
struct AnnouncedStep: Hashable {
    var id: Int64
    /// When it was done: an id is given out again once what it stood for was undone and then replaced.
    var at: Instant
    var turn: Announcement.Turn
    /// nil for a door that a later program knows.
    var door: Door?

    /// nil where the message names none.
    init?(message: String) {
        guard let line = message.split(separator: "\n").first(where: { $0.hasPrefix("step ") }) else {
            return nil
        }
        let parts = line.split(separator: " ")
        guard parts.count >= 4, let id = Int64(parts[1]), let at = Int64(parts[2]),
            let turn = Announcement.Turn(rawValue: String(parts[3]))
        else { return nil }
        let door = parts.count > 4 ? Door(rawValue: String(parts[4])) : nil
        self.init(id: id, at: Instant(milliseconds: at), turn: turn, door: door)
    }

    init(id: Int64, at: Instant, turn: Announcement.Turn, door: Door?) {
        (self.id, self.at, self.turn, self.door) = (id, at, turn, door)
    }
}
