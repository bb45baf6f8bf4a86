import Foundation
import VistazoArchive
import VistazoRendering

/// A dashboard as linear text, for screen readers and pipes: one fact a line, words in place of pictures.
package struct PlainText: Hashable, Sendable {
    /// A button or toggle that can be done by its number.
    package struct Action: Hashable, Sendable {
        /// Whose answer it will change.
        package let widget: WidgetID
        /// What is performed, with the values it carries now.
        package let call: IntentCall
        /// "Counter: more".
        package let label: String
    }

    /// The page's name, then a heading and the facts of each widget.
    package let lines: [String]
    /// In the order of the page; the first is number 1.
    package let actions: [Action]

    /// The actions as lines to choose from: `1. Counter: more`.
    package var actionLines: [String] {
        actions.enumerated().map { "\($0.offset + 1). \($0.element.label)" }
    }
}

extension Dashboard {
    /// The page in words at `now`. A widget that is placed in several families is told once.
    package func plainText(at now: Date) -> PlainText {
        var lines = [page.name]
        if pages.count > 1 {
            lines = [
                words(
                    "dashboard.plain.page",
                    ["name": page.name, "n": String(pageIndex + 1), "count": String(pages.count)])
            ]
        }
        if isLocked { lines.append(words("dashboard.locked")) }
        if isPrivate { lines.append(words("dashboard.private")) }
        lines += isLocked ? [] : faults.map { $0.message(words) }
        if page.all.isEmpty { lines.append(words("dashboard.emptyPage")) }

        var actions: [PlainText.Action] = []
        var told: Set<[JSONValue.Member]> = []
        for widget in page.widgets + page.strip + page.top {
            let subject = [JSONValue.Member(widget.kind, .null)] + widget.configuration
            guard told.insert(subject).inserted else { continue }
            lines += ["", heading(of: widget)]
            let found = facts(of: widget, at: now)
            lines += found.lines.map { "  " + $0 }
            actions += found.actions.map { call, label in
                PlainText.Action(widget: widget.id, call: call, label: "\(heading(of: widget)): \(label)")
            }
        }
        return PlainText(lines: lines, actions: actions)
    }

    /// The kind and what it was set up with, which names what it shows: left out where that is private.
    private func heading(of widget: PlacedWidget) -> String {
        let state = states[widget.id] ?? WidgetState()
        let isPrivate = state.content.archive?.entries.contains { $0.view.holdsSensitive } ?? true
        if hidesSensitive && isPrivate { return PlainFacts.withoutArt(name(of: widget)) }
        let values = widget.configuration.compactMap { member -> String? in
            if case .string(let text) = member.value { text } else { nil }
        }
        return PlainFacts.withoutArt(([name(of: widget)] + values).joined(separator: " "))
    }

    private func facts(
        of widget: PlacedWidget, at now: Date
    ) -> (lines: [String], actions: [(IntentCall, String)]) {
        let state = states[widget.id] ?? WidgetState()
        let shown = ShownEntry(widget, state, name: name(of: widget), at: now)
        var lines: [String] = []
        var actions: [(IntentCall, String)] = []
        if shown.isContent {
            var facts = PlainFacts(
                words: words, surroundings: surroundings, now: now, hidesSensitive: hidesSensitive)
            lines = facts.facts(of: shown.entry.view)
            actions = facts.actions
        } else if state.content.failure == nil {
            lines = [words("dashboard.plain.nothingYet")]
        }
        if state.isPending { lines.append(words("dashboard.plain.pending")) }
        if let since = shown.ageSince {
            lines.append(AgeText(surroundings, words).text(since: since, at: now))
        }
        if let failure = state.content.failure {
            // It may quote what the program said.
            let reason = hidesSensitive ? words("dashboard.plain.hidden") : PlainFacts.withoutArt(failure)
            lines.append(words("dashboard.plain.failed", ["reason": reason]))
        }
        return (lines, actions)
    }
}
