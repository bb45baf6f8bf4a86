extension Logbook {
    /// More new rows than this are no step of the undo list, which would hold them all once more.
    package static let longestUndoableImport = 20_000

    /// Takes in what another copy of the logbook, or another program, wrote: all of it or nothing.
    ///
    /// Things are the same by their uid, items without one by their name, goals and skips by their day.
    ///
    /// - Parameters:
    ///   - preference: Which of two that differ stays; nil refuses where any do.
    ///   - isTrial: Writes nothing and says what would be written; conflicts are no error then.
    ///   - source: What the undo list calls it: the file's name.
    /// - Throws: `ImportError`, `DatabaseError`.
    package func take(
        _ transfer: Transfer, preference: ImportReport.Preference? = nil, isTrial: Bool = false,
        source: String, at now: Instant
    ) throws -> ImportReport {
        let size =
            transfer.items.count + transfer.entries.count + transfer.skips.count + transfer.misses.count
        let isUndoable = size <= Self.longestUndoableImport
        var report = ImportReport()
        let body = { [self] in
            var intake = Intake(logbook: self, preference: preference, now: now)
            report = try intake.run(transfer, isBulk: !isUndoable)
            if isTrial { throw Trial() }
            if preference == nil, report.conflictCount > 0 { throw ImportError.conflicts(report) }
        }
        do {
            if isUndoable {
                try step(at: now) {
                    try body()
                    let isChanged =
                        report.newCount > 0 || preference == .there && report.conflictCount > 0
                    return ((), isChanged ? StepText(.takeIn, subject: source) : nil, [.items])
                }
            } else {
                try database.write(body)
                didChange([.items])
            }
        } catch is Trial {}
        return report
    }

    /// Ends a trial, so that all of it is rolled back.
    private struct Trial: Error {}
}

extension StepText {
    init(_ action: HistoryStep.Action, subject: String) {
        self.action = action
        self.subject = subject
    }
}
