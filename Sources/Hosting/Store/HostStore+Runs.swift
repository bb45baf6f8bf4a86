import Foundation
import VistazoArchive
import VistazoLogbook
import VistazoWords

/// Who was asked what, why, and what came of it: the last run of each provider, and a bounded history of all.
extension HostStore {
    /// A run that has ended.
    package struct Run: Hashable, Sendable {
        /// By the wall clock.
        package var finished: Date
        /// Why it was asked.
        package var reason: WireRequest.Reason
        /// How long it took.
        package var seconds: Double
        /// The most memory it held, in KiB; 0 where it is not known.
        package var peak: Int
        /// The sentence of its failure in the language of whoever ran it, nil where it went well. For people of
        /// another language there is `sentence`.
        package var failure: String?
        /// Failed runs in a row, this one too.
        package var failures: Int
        /// It gave what was there already.
        package var isInVain: Bool
        /// The failure itself; nil where it went well, or where a later version stored what this one does not know.
        package var cause: RunFailure?
        /// What it was asked for.
        package var request = WireRequest.Name.timeline
        /// The identifier of the extension; empty in what was stored before it was.
        package var identifier = ""
        /// The extension's stamp when it was asked.
        package var stamp: String?
        /// When it began, in seconds of this boot's steady clock, which all windows share; nil where that is not known.
        var steadyBegin: Double?
        /// The exit code, nil where a signal ended it or it was no process.
        package var code: Int32?
        /// The signal that ended it, nil for none.
        package var signal: Int32?
        /// Seconds of processor time, nil where they are not known.
        package var cpu: Double?
        /// The end of what it wrote to standard error.
        package var errors = ""
        /// It was paid for from the provider's budget.
        package var isCharged = false

        /// Nothing ran: an archive was put in from outside.
        package var isPush: Bool { identifier == PushedExtension.name }

        /// When it began, by the wall clock as it was at its end.
        package var begun: Date { finished - seconds }

        /// What failed, in any language; nil where it went well.
        package func sentence(_ words: Words) -> String? {
            guard failure != nil || cause != nil else { return nil }
            return cause?.sentence(words) ?? failure
        }
    }

    /// Runs that are kept for each provider, or for each request of an extension without one.
    package static let runsKept = 20
    /// Runs that are kept in all.
    package static let allRunsKept = 1000

    /// The last run for a provider, whatever its surroundings; nil before the first.
    package func run(of provider: ProviderKey) throws -> Run? {
        try database.first(
            """
            SELECT finished, reason, seconds, peak, failure, failures, inVain, cause, stamp, steadyBegin FROM run
            WHERE kind = ? AND configuration = ?
            """, [.text(provider.kind), .text(provider.configurationText)]
        ) { row in
            Run(
                finished: Date(timeIntervalSinceReferenceDate: row.real(0)),
                reason: WireRequest.Reason(rawValue: row.text(1)) ?? .due, seconds: row.real(2),
                peak: row.int(3), failure: row.optionalText(4), failures: row.int(5), isInVain: row.bool(6),
                cause: Self.cause(row.optionalText(7)), stamp: row.optionalText(8),
                steadyBegin: row.optionalReal(9))
        }
    }

    /// The last runs for a provider, newest first: timelines, placeholders and presses on its widgets.
    ///
    /// - Parameter limit: At most `runsKept` of each request are there.
    package func runs(of provider: ProviderKey, limit: Int = runsKept) throws -> [Run] {
        try history(
            "kind = ? AND configuration = ?", [.text(provider.kind), .text(provider.configurationText)], limit
        )
    }

    /// The last runs of an extension for whatever provider, newest first; also what it said of itself.
    package func runs(ofExtension identifier: String, limit: Int = runsKept) throws -> [Run] {
        try history("extension = ?", [.text(identifier)], limit)
    }

    private func history(_ condition: String, _ arguments: [Database.Value], _ limit: Int) throws -> [Run] {
        try database.all(
            """
            SELECT finished, reason, seconds, peak, failure, failures, inVain, cause, request, extension, code,
                signal, cpu, errors, charged
            FROM history WHERE \(condition) ORDER BY id DESC LIMIT ?
            """, arguments + [.init(limit)]
        ) { row in
            Run(
                finished: Date(timeIntervalSinceReferenceDate: row.real(0)),
                reason: WireRequest.Reason(rawValue: row.text(1)) ?? .due, seconds: row.real(2),
                peak: row.int(3), failure: row.optionalText(4), failures: row.int(5), isInVain: row.bool(6),
                cause: Self.cause(row.optionalText(7)),
                request: WireRequest.Name(rawValue: row.text(8)) ?? .timeline, identifier: row.text(9),
                stamp: nil, code: row.optionalInt(10).map { Int32(clamping: $0) },
                signal: row.optionalInt(11).map { Int32(clamping: $0) }, cpu: row.optionalReal(12),
                errors: row.text(13), isCharged: row.bool(14))
        }
    }

    /// Keeps a run as the provider's last, and in the history.
    func store(_ run: Run, of provider: ProviderKey) throws {
        try database.write {
            try database.run(
                """
                INSERT OR REPLACE INTO run (
                    kind, configuration, finished, reason, seconds, peak, failure, failures, inVain, cause, stamp,
                    steadyBegin)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    .text(provider.kind), .text(provider.configurationText),
                    .real(run.finished.timeIntervalSinceReferenceDate), .text(run.reason.rawValue),
                    .real(run.seconds), .init(run.peak), .init(run.failure), .init(run.failures),
                    .init(run.isInVain), .init(Self.text(run.cause)), .init(run.stamp),
                    .init(run.steadyBegin),
                ])
            try record(run, of: provider)
        }
    }

    /// Keeps a run in the history alone.
    ///
    /// - Parameter provider: nil for what concerns the extension as a whole.
    func record(_ run: Run, of provider: ProviderKey?) throws {
        let place: [Database.Value] = [
            .text(run.identifier), .text(run.request.rawValue), .text(provider?.kind ?? ""),
            .text(provider?.configurationText ?? ""),
        ]
        try database.write {
            try database.run(
                """
                INSERT INTO history (
                    extension, request, kind, configuration, reason, finished, seconds, cpu, peak, code, signal,
                    failure, cause, failures, errors, inVain, charged)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                place + [
                    .text(run.reason.rawValue), .real(run.finished.timeIntervalSinceReferenceDate),
                    .real(run.seconds), .init(run.cpu), .init(run.peak), .init(run.code.map(Int.init)),
                    .init(run.signal.map(Int.init)), .init(run.failure), .init(Self.text(run.cause)),
                    .init(run.failures), .text(run.errors), .init(run.isInVain), .init(run.isCharged),
                ])
            let id = database.lastInsertedID
            try database.run(
                """
                DELETE FROM history WHERE id IN (
                    SELECT id FROM history WHERE kind = ? AND configuration = ? AND extension = ? AND request = ?
                    ORDER BY id DESC LIMIT -1 OFFSET ?)
                """, [place[2], place[3], place[0], place[1], .init(Self.runsKept)])
            // Costs a look at every row, so only now and then.
            guard id % 64 == 0 else { return }
            try database.run(
                "DELETE FROM history WHERE id IN (SELECT id FROM history ORDER BY id DESC LIMIT -1 OFFSET ?)",
                [.init(Self.allRunsKept)])
        }
    }

    private static func text(_ cause: RunFailure?) -> String? {
        guard let cause, let data = try? JSONEncoder().encode(cause) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private static func cause(_ text: String?) -> RunFailure? {
        text.flatMap { try? JSONDecoder().decode(RunFailure.self, from: Data($0.utf8)) }
    }
}

extension HostStore.Run {
    /// How a run of an extension ended, as far as its outcome says so.
    init(
        _ outcome: RunOutcome, _ request: WireRequest.Name, _ reason: WireRequest.Reason, identifier: String,
        stamp: String?, begun steadyBegin: Double? = nil, at finished: Date
    ) {
        self.init(
            finished: finished, reason: reason, seconds: outcome.seconds, peak: outcome.peak, failure: nil,
            failures: 0, isInVain: false, request: request, identifier: identifier, stamp: stamp,
            steadyBegin: steadyBegin, code: outcome.code, signal: outcome.signal, cpu: outcome.cpu,
            errors: outcome.errors)
    }

    /// Notes a failure, one more in a row.
    mutating func fail(_ failure: RunFailure, after earlier: Int, _ words: Words) {
        cause = failure
        self.failure = failure.sentence(words)
        failures = earlier + 1
    }
}
