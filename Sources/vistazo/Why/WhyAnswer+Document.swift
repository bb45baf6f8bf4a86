import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting

/// The same answer for programs.
extension WhyAnswer {
    /// Always the same keys, null for what there is not; dates as RFC 3339, lengths in seconds, memory in KiB.
    var document: JSONValue {
        .object([
            .init("id", .string(placed.id.description)), .init("kind", .string(placed.kind)),
            .init("family", .string(placed.family.rawValue)),
            .init("extension", report.identifier.map { .string($0) } ?? .null),
            .init("entry", entryDocument), .init("nextEntry", date(state.archive?.nextEntryDate(after: now))),
            .init("renderedAt", date(state.made)), .init("stale", .bool(isStale)),
            .init("staleFrom", date(shown.isContent ? staleFrom : nil)),
            .init(
                "staleBy",
                shown.isContent && staleFrom != nil
                    ? .string(isStaleByAuthor ? "author" : "policy") : .null),
            .init("graceUntil", date(report.explanation?.graceUntil)),
            .init("age", shown.isContent ? .number(max(0, now.timeIntervalSince(captured))) : .null),
            .init("failure", state.failure.map { .string($0) } ?? .null),
            .init("failures", .number(Double(report.explanation?.failures ?? 0))),
            .init("policy", policyDocument), .init("reload", reloadDocument), .init("budget", budgetDocument),
            .init("presses", .number(Double(state.presses))), .init("isPushed", .bool(report.isPushed)),
            .init("isUnknown", .bool(report.isUnknown)),
            .init("store", report.trouble.map { .string($0.sentence(words)) } ?? .null),
            .init("runs", .array(report.runs.map(runDocument))),
        ])
    }

    private var entryDocument: JSONValue {
        guard let number, let archive = state.archive else { return .null }
        return .object([
            .init("number", .number(Double(number))), .init("count", .number(Double(archive.entries.count))),
            .init("since", date(shown.entry.date)), .init("capturedAt", date(shown.entry.capturedAt)),
            .init("isOfOtherSurroundings", .bool(report.isOfOtherSurroundings)),
        ])
    }

    private var policyDocument: JSONValue {
        switch state.archive?.reload {
        case .after(let date): .object([.init("after", self.date(date))])
        case .atEnd: .string("atEnd")
        case .never: .string("never")
        case nil: .null
        }
    }

    private var reloadDocument: JSONValue {
        guard let explanation = report.explanation else { return .null }
        return .object([
            .init("at", date(next?.date)), .init("reason", next.map { .string($0.reason.rawValue) } ?? .null),
            .init("due", date(explanation.due)), .init("isCharged", .bool(explanation.isCharged)),
            .init("isRunning", .bool(explanation.isRunning)),
            .init("runningSince", date(report.running?.since)),
            .init("runningReason", report.running.map { .string($0.reason.rawValue) } ?? .null),
            .init("isBusyElsewhere", .bool(report.isBusyElsewhere)),
            .init("deniedSince", date(explanation.deniedSince)),
            .init("deniedUntil", date(explanation.deniedUntil)), .init("retryAt", date(explanation.retryAt)),
        ])
    }

    private var budgetDocument: JSONValue {
        guard !report.isInProcess, let explanation = report.explanation, let refill = explanation.refillADay
        else { return .null }
        return .object([
            .init("tokens", .number(explanation.tokens)), .init("capacity", .number(explanation.capacity)),
            .init("reloadsADay", .number(explanation.reloadsADay ?? refill)),
            .init("refillADay", .number(refill)), .init("visibleShare", .number(explanation.visibleShare)),
            .init("powerShare", .number(explanation.powerShare)),
        ])
    }

    private func runDocument(_ run: HostStore.Run) -> JSONValue {
        .object([
            .init("finished", date(run.finished)), .init("request", .string(run.request.rawValue)),
            .init("reason", .string(run.isPush ? "push" : run.reason.rawValue)),
            .init("seconds", .number(run.seconds)),
            .init("peak", run.peak > 0 ? .number(Double(run.peak)) : .null),
            .init("code", run.code.map { .number(Double($0)) } ?? .null),
            .init("signal", run.signal.map { .number(Double($0)) } ?? .null),
            .init("failure", run.sentence(words).map { .string($0) } ?? .null),
            .init("isInVain", .bool(run.isInVain)), .init("isCharged", .bool(run.isCharged)),
            .init("errors", .string(run.errors)),
        ])
    }

    private func date(_ date: Date?) -> JSONValue {
        date.map { .string(WireDate.text($0)) } ?? .null
    }
}
