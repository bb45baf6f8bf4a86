import VistazoArchive

/// One entry of a line that is put together from several, with the words of the line's author around it.
package struct LineSegment: Sendable {
    /// Flattened as the inline family is; one that comes to nothing takes its words with it.
    package var entry: ArchivedEntry
    /// Stands before it and goes where it goes.
    package var before: String
    /// Stands after it and goes where it goes.
    package var after: String
    /// Stands between this one and whichever is the last before it that is there.
    package var separator: String

    /// By default an entry stands by itself.
    package init(_ entry: ArchivedEntry, before: String = "", after: String = "", separator: String = "") {
        self.entry = entry
        self.before = before
        self.after = after
        self.separator = separator
    }
}
