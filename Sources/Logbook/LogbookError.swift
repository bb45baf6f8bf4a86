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
    case nothingToUndo
    case nothingToRedo
}
