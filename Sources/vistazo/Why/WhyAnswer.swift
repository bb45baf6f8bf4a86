import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoWords

/// Why a widget shows what it shows, in sentences: what stands there, what follows, who is asked when, what the
/// last runs gave.
struct WhyAnswer {
    let placed: PlacedWidget
    let report: WidgetReport
    let shown: ShownEntry
    let settings: Settings
    let now: Date

    var words: Words { settings.words }
    var state: HostedState { report.state }

    init(_ placed: PlacedWidget, _ report: WidgetReport, _ settings: Settings, at now: Moment) {
        self.placed = placed
        self.report = report
        self.settings = settings
        self.now = now.date
        let state = report.state
        let content = WidgetContent(
            archive: state.archive, placeholder: state.placeholder, failure: state.failure,
            staleFrom: state.staleFrom, graceUntil: state.graceUntil)
        shown = ShownEntry(content, in: placed.family, name: placed.kind, at: now.date)
    }

    /// The place of the entry shown among all, from 1; nil where none is due yet.
    var number: Int? {
        guard shown.isContent else { return nil }
        return state.archive?.entries.lastIndex { $0.date <= now }.map { $0 + 1 }
    }

    var isStale: Bool { shown.ageSince != nil && (!shown.isFailing || staleFrom.map { $0 <= now } ?? false) }

    /// From when what is shown counts as stale: by its author's own limit or by the policy.
    var staleFrom: Date? {
        let own = state.archive?.staleAfter.map { captured.addingTimeInterval($0) }
        return [own, state.staleFrom].compactMap { $0 }.min().map { max($0, state.graceUntil ?? $0) }
    }

    /// Whether its author's own limit says so, and not the policy.
    var isStaleByAuthor: Bool {
        guard let own = state.archive?.staleAfter.map({ captured.addingTimeInterval($0) }) else {
            return false
        }
        return state.staleFrom.map { own <= $0 } ?? true
    }

    /// When the data of the entry shown were read.
    var captured: Date {
        shown.entry.capturedAt.flatMap { $0 <= now ? $0 : nil } ?? shown.entry.date
    }

    /// When it is asked next. What runs in this program is asked whenever a window opens, which says nothing.
    var next: (date: Date, reason: WireRequest.Reason)? {
        guard let explanation = report.explanation else { return nil }
        if report.isInProcess, state.archive != nil, explanation.reason == .first {
            return explanation.due.map { ($0, .due) }
        }
        guard let date = explanation.next, let reason = explanation.reason else { return nil }
        return (date, reason)
    }

    /// What a person reads: a heading, then a line for each thing.
    var lines: [String] {
        let name = report.identifier.map { "\(placed.id)  (\($0))" } ?? placed.id.description
        return [name] + TextTable(facts.map { [" ", $0.label, $0.text] }).lines()
    }

    /// A fact for each thing there is to say; the runs last, newest first.
    var facts: [Fact] {
        let history = TextTable(runs).lines().enumerated().map { index, line in
            Fact(index == 0 ? words("cli.why.runs") : "", line, isSensitive: true)
        }
        return rows + history
    }

    private var rows: [Fact] {
        var rows = [row("shows", showing), row("next", following), row("stale", staleness)]
        if let failure = state.failure {
            rows.insert(row("failure", sentence(of: failure), isSensitive: true), at: 1)
        }
        if let trouble = report.trouble { rows.append(row("store", trouble.sentence(words))) }
        if state.archive != nil { rows.append(row("policy", policy)) }
        rows.append(row("reload", reload))
        if !report.isUnknown { rows.append(row("budget", budget)) }
        if state.presses > 0 { rows.append(row("presses", words("cli.why.waiting", count: state.presses))) }
        if let errors = report.runs.first(where: { !$0.errors.isEmpty })?.errors {
            let last = errors.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
            if !last.isEmpty { rows.append(row("stderr", last, isSensitive: true)) }
        }
        return rows
    }

    private func row(_ key: String, _ text: String, isSensitive: Bool = false) -> Fact {
        Fact(words("cli.why.label.\(key)"), text, isSensitive: isSensitive)
    }

    private var showing: String {
        guard let number, let archive = state.archive else {
            if state.archive != nil { return words("cli.why.notYet") }
            return words(state.failure == nil ? "cli.why.nothing" : "cli.why.onlyFailure")
        }
        let since = ["number": "\(number)", "count": "\(archive.entries.count)"]
            .merging(["since": time(shown.entry.date), "ago": span(to: shown.entry.date)]) { $1 }
        let sentence =
            words("cli.why.entry", since)
            + (report.isOfOtherSurroundings ? words("cli.why.otherSurroundings") : "")
        guard shown.entry.capturedAt != nil, captured != shown.entry.date else { return sentence }
        return sentence + words("cli.why.captured", ["since": time(captured), "ago": span(to: captured)])
    }

    private var following: String {
        guard let date = state.archive?.nextEntryDate(after: now) else { return words("cli.why.noEntry") }
        return at(date)
    }

    private var staleness: String {
        guard let staleFrom, shown.isContent else { return words("cli.why.neverStale") }
        if isStale {
            let key = isStaleByAuthor ? "cli.why.staleByAuthor" : "cli.why.staleSince"
            return words(key, ["at": at(staleFrom), "age": span(to: captured)])
        }
        return words("cli.why.staleFrom", ["at": at(staleFrom)])
    }

    private func sentence(of failure: String) -> String {
        guard let count = report.explanation?.failures, count > 1 else { return failure }
        return words("cli.why.failures", count: count, ["failure": failure])
    }

    private var policy: String {
        switch state.archive?.reload {
        case .after(let date): words("cli.why.after", ["at": at(date)])
        case .atEnd: words("cli.why.atEnd")
        case .never, nil: words("cli.why.never")
        }
    }

    private var reload: String {
        guard let explanation = report.explanation else { return words("cli.why.noReload") }
        if report.isUnknown { return words("cli.why.unknown") }
        if let running = report.running {
            return words("cli.why.running", ["at": at(running.since), "reason": reason(running.reason)])
        }
        if explanation.isRunning { return words("cli.why.underWay") }
        if report.isPushed { return words("cli.why.pushed") }
        if explanation.deniedSince != nil {
            guard let until = explanation.deniedUntil else { return words("cli.why.deniedForEver") }
            return words("cli.why.denied", ["at": at(until), "reason": reason(explanation.reason ?? .due)])
        }
        guard let next else { return words("cli.why.noReload") }
        let isNow = next.date <= now.addingTimeInterval(1)
        let when =
            !isNow ? at(next.date) : words(report.isBusyElsewhere ? "cli.why.elsewhere" : "cli.why.now")
        return words("cli.why.reload", ["at": when, "reason": reason(next.reason)])
    }

    private var budget: String {
        if report.isPushed { return words("cli.why.unasked") }
        if report.isInProcess { return words("cli.why.uncounted") }
        guard let explanation = report.explanation, let refill = explanation.refillADay else {
            return words("cli.why.unlimited")
        }
        var text = words(
            "cli.why.tokens",
            [
                "tokens": figure(explanation.tokens), "capacity": figure(explanation.capacity),
                "refill": figure(refill),
            ])
        if explanation.visibleShare < 1 { text += words("cli.why.hidden") }
        if explanation.powerShare < 1 {
            text += words(explanation.power.isSaving ? "cli.why.saving" : "cli.why.battery")
        }
        return text
    }

    /// The last runs: when, what for, how long, how much, and what came of it.
    private var runs: [[String]] {
        report.runs.prefix(5).map { run in
            let outcome =
                run.sentence(words) ?? words(run.isInVain ? "cli.why.inVain" : "cli.why.fresh")
            if run.isPush { return [time(run.finished), words("cli.why.push"), "", "", outcome] }
            return [
                time(run.finished), run.request == .perform ? words("cli.why.press") : reason(run.reason),
                words("cli.why.seconds", ["n": figure(run.seconds, digits: 2)]),
                run.peak > 0 ? figure(Double(run.peak) / 1024, digits: 1) + " MiB" : "", outcome,
            ]
        }
    }

    private func reason(_ reason: WireRequest.Reason) -> String { words("cli.why.reason.\(reason.rawValue)") }
}
