/// Why the logbook did not do what it was asked; nothing was written.
///
/// What SQLite refuses is a `DatabaseError`.
package enum LogbookError: Error, Hashable, Sendable {
    /// No item answers to the text; some are near.
    case unknownItem(String, near: [Item])
    /// Several items answer to the text.
    case ambiguousItem(String, candidates: [Item])
    /// The item takes no entries.
    case archivedItem(Item)
    case unknownEntry(Int64)
    /// Somebody else changed the entry since it was read: as it is now.
    case changedSince(LogEntry)
    /// Another item has the very name.
    case nameTaken(Item)
    case emptyName
    case longName
    /// A time after now.
    case future(String)
    /// More days at once than anybody means to skip.
    case longSkip(limit: Int)
    /// The month that begins on `month` may have fewer skipped days than that.
    case noSkipsLeft(Item, month: Day, left: Int, wanted: Int)
    /// The item is tapped, not timed.
    case noStopwatch(Item)
    /// What is timed has a unit of time.
    case unitIsNoTime(Item)
    /// `since` is told as people say it; so below.
    case runsAlready(Item, since: String)
    case notRunning(Item)
    /// An end before the start.
    case stopsBeforeStart(Item, since: String)
    /// Another exclusive stopwatch that was started later would run beside it.
    case startsBefore(Item, since: String)
    /// What would leave a stopwatch running that nobody can stop.
    case stillRuns(Item, since: String)
    /// A start or an end needs a time.
    case dayAlone(Day)
    /// A start that no stopwatch was left running since.
    case longAgo(String)
    case nothingToUndo
    case nothingToRedo
}
