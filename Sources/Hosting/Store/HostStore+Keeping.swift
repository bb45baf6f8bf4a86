import Foundation
import VistazoArchive
import VistazoLogbook
import VistazoWords

extension HostStore {
    /// Keeps what one run gave, all or nothing. Where that is new, finished lines are no longer true.
    func keep(
        _ archives: [String: ArchivedTimeline], _ run: Run, of provider: ProviderKey,
        in surroundings: HostSurroundings, others: [OtherMode: ArchivedTimeline] = [:]
    ) throws {
        try database.write {
            try store(archives, of: provider, in: surroundings, isPlaceholder: false, made: run.finished)
            for (other, archive) in others {
                try store(
                    [other.size.key: archive], of: provider, in: other.surroundings, isPlaceholder: false,
                    made: run.finished)
            }
            try store(run, of: provider)
            if !run.isInVain || !others.isEmpty { try dropLines() }
        }
    }

    /// Keeps that something a kind shows has changed: archives made before are out of date, whatever their policy.
    ///
    /// - Parameter isCharged: Whether the reloads that follow take tokens: a program asks for them, and no person.
    package func noteChange(of kind: String, isCharged: Bool = false, at now: Date) throws {
        try database.write {
            let at = Database.Value.real(now.timeIntervalSinceReferenceDate)
            try database.run(
                """
                INSERT INTO change (kind, at, uncharged) VALUES (?, ?, ?)
                ON CONFLICT (kind) DO UPDATE SET
                    at = excluded.at, uncharged = coalesce(excluded.uncharged, uncharged)
                """, [.text(kind), at, isCharged ? .null : at])
            try dropLines()
        }
    }

    /// When something that a kind shows last changed, as far as anybody said so: of the kind by either of its names,
    /// or of all kinds, which an empty name means.
    /// `uncharged` is the last of them that a person or an intent made, nil where none was.
    func lastChange(of kind: String) throws -> (at: Date, uncharged: Date?)? {
        let own = kind.split(separator: "/", maxSplits: 1).last.map(String.init) ?? kind
        return try database.first(
            "SELECT max(at), max(uncharged) FROM change WHERE kind IN (?, ?, '')", [.text(kind), .text(own)]
        ) { row in
            guard !row.isNull(0) else { return nil }
            let uncharged = row.isNull(1) ? nil : Date(timeIntervalSinceReferenceDate: row.real(1))
            return (Date(timeIntervalSinceReferenceDate: row.real(0)), uncharged)
        } ?? nil
    }

    /// Drops archives that nobody has asked for again since: of widgets that are placed no more, of windows of
    /// other sizes. With them goes what is left of budgets that nobody has drawn on.
    package func forget(madeBefore date: Date) throws {
        try database.run("DELETE FROM archive WHERE made < ?", [.real(date.timeIntervalSinceReferenceDate)])
        try database.run(
            "DELETE FROM budget WHERE through < ?", [.real(date.timeIntervalSinceReferenceDate)])
    }

    /// Keeps what a command without a host was answered, as a host would have.
    ///
    /// - Parameters:
    ///   - kind: By which the widget is placed; the request may have the extension's own name for it.
    ///   - seconds: How long the answer took.
    /// - Returns: The archive of each family that was asked for, or why there is none.
    package func keep(
        _ result: Result<WireReply, RunFailure>, for request: WireRequest, kind: String, seconds: Double,
        at now: Date, words: Words
    ) throws -> Result<[String: ArchivedTimeline], RunFailure> {
        let provider = ProviderKey(kind, request.configuration)
        let surroundings = HostSurroundings(request)
        let archives = result.flatMap { WidgetHost.archives(in: $0, for: request) }
        var run = Run(
            finished: now, reason: request.reason, seconds: seconds, peak: 0, failure: nil, failures: 0,
            isInVain: false)
        switch archives {
        case .success(let fresh):
            let known = try self.archives(of: provider, in: surroundings, isPlaceholder: false)
            run.isInVain = fresh.allSatisfy {
                known[$0.key]?.archive.shows(sameAs: $0.value, from: now) == true
            }
            try keep(fresh, run, of: provider, in: surroundings)
        case .failure(let failure):
            run.fail(failure, after: try self.run(of: provider)?.failures ?? 0, words)
            try store(run, of: provider)
        }
        return archives
    }

    /// What is stored for a widget: its archive, when it was made, and from when a reload of it is due by its
    /// policy (nil for never). nil where nothing is stored.
    package func archive(
        of widget: HostedWidget, in surroundings: HostSurroundings
    ) throws -> (archive: ArchivedTimeline, made: Date, due: Date?)? {
        let stored = try archives(of: widget.provider, in: surroundings, isPlaceholder: false)
        guard let held = stored[widget.size.key] else { return nil }
        return (held.archive, held.made, ReloadPlan(held.archive, made: held.made).due)
    }
}
