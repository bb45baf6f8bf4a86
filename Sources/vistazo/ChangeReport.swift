import VistazoArchive
import VistazoLogbook

/// A change of the logbook as other programs are told of it: by `vistazo watch` and by a hook.
///
/// Of a private item they hear that it changed, and not its name, its figures or what was done.
struct ChangeReport {
    let announcement: Announcement
    /// nil where it has gone since, or where the change is of no item.
    let summary: ItemSummary?
    /// Whose text is left out.
    let isHidden: Bool
    /// Of a counter that was changed.
    let value: Int?
    /// One line for people, in the logbook's language.
    let sentence: String

    /// - Parameter showsPrivate: Tells all of private items too.
    init(_ announcement: Announcement, _ logbook: Logbook, at now: Instant, showsPrivate: Bool = false) throws
    {
        self.announcement = announcement
        let words = logbook.words
        let step = announcement.step
        summary = try step?.item.flatMap { try logbook.summary(of: $0, at: now) }
        let isPrivate = try step?.item.map { try logbook.isPrivate($0) } ?? false
        isHidden = isPrivate && !showsPrivate
        value = step?.action == .count ? try logbook.counter(step?.subject ?? "") : nil
        guard !isHidden, let step else {
            sentence = words(isHidden ? "cli.watch.private" : "cli.watch.something")
            return
        }
        var parts = [words.whatWasDone(step)]
        switch announcement.turn {
        case .done: break
        case .undone: parts[0] = words("cli.undo.done", ["step": parts[0]])
        case .redone: parts[0] = words("cli.redo.done", ["step": parts[0]])
        }
        if let summary, let action = step.action, Self.counting.contains(action) {
            let total = words.amount(summary.today.amount, of: summary.item)
            parts.append(words("cli.items.today", ["total": total]))
        }
        let text = parts.joined(separator: " · ")
        sentence = announcement.door.map { "\(text), \(words("logbook.door.\($0.rawValue)"))" } ?? text
    }

    /// The actions that may change how much there is.
    private static let counting: Set<HistoryStep.Action> = [.log, .stop, .editEntry, .deleteEntry, .clear]

    /// What changed, in one word: an action of the undo list, `timer`, or `other`.
    var change: String {
        if let action = announcement.step?.action { return action.rawValue }
        if case .timer = announcement.changes.first { return "timer" }
        return "other"
    }

    /// The name of the item, counter or timer; nil where there is none to tell.
    var subject: String? {
        if isHidden { return nil }
        if let step = announcement.step { return step.subject }
        if case .timer(let name) = announcement.changes.first { return name }
        return nil
    }

    /// One JSON document without a line end.
    func document(date: String) -> String {
        var writer = JSONWriter()
        let step = announcement.step
        writer.object { writer in
            writer.text("change", change)
            writer.text("turn", announcement.turn.rawValue)
            writer.text("date", date)
            writer.text("door", announcement.door?.rawValue)
            writer.key("item")
            if let id = step?.item {
                writer.object { writer in
                    writer.key("id")
                    writer.integer(Int(id))
                    writer.text("name", isHidden ? nil : summary?.item.name ?? step?.subject)
                    writer.key("isPrivate")
                    writer.bool(isHidden || summary?.item.isPrivate ?? false)
                }
            } else {
                writer.null()
            }
            writer.text("subject", subject)
            writer.key("amount")
            if let amount = step?.amount, !isHidden { writer.number(amount.value) } else { writer.null() }
            writer.text("unit", isHidden ? nil : step?.unit)
            writer.key("today")
            total(summary?.today, of: summary?.day, &writer)
            writer.key("total")
            total(summary?.all, of: nil, &writer)
            writer.key("value")
            if let value { writer.integer(value) } else { writer.null() }
            writer.text("sentence", sentence)
        }
        return writer.text
    }

    private func total(_ total: Total?, of day: Day?, _ writer: inout JSONWriter) {
        if let total, !isHidden { writer.total(total, of: day) } else { writer.null() }
    }
}
