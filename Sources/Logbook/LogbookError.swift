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
    case nothingToUndo
    case nothingToRedo
}
