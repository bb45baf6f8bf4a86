import Foundation

/// A timeline whose entries have become nodes: the wire format and the stored form.
package struct ArchivedTimeline: Hashable, Sendable {
    /// In date order; of equal dates the later in the array wins.
    package var entries: [ArchivedEntry]
    package var reload: ReloadPolicy
    /// Seconds after which an entry counts as stale, where its author said so.
    package var staleAfter: Double?
    package var madeFor: MadeFor?

    package init(
        entries: [ArchivedEntry], reload: ReloadPolicy = .atEnd, staleAfter: Double? = nil,
        madeFor: MadeFor? = nil
    ) {
        self.entries = entries
        self.reload = reload
        self.staleAfter = staleAfter
        self.madeFor = madeFor
    }

    /// The entry to show: the last whose date is not after `now`, nil before the first.
    package func entry(at now: Date) -> ArchivedEntry? {
        entries.last { $0.date <= now }
    }

    /// Whether both show the same from `now` on. When the present entry began and what came before it does not
    /// count, nor when to reload.
    package func shows(sameAs other: ArchivedTimeline, from now: Date) -> Bool {
        guard staleAfter == other.staleAfter else { return false }
        func coming(_ archive: ArchivedTimeline) -> [ArchivedEntry] {
            var present = archive.entry(at: now).map { [$0] } ?? []
            if staleAfter == nil, !present.isEmpty { present[0].date = now }
            return present + archive.entries.filter { $0.date > now }
        }
        return coming(self) == coming(other)
    }

    /// When another entry takes its place, nil where none follows.
    package func nextEntryDate(after now: Date) -> Date? {
        entries.first { $0.date > now }?.date
    }
}

package enum ReloadPolicy: Hashable, Sendable {
    case atEnd
    case after(Date)
    case never
}

/// What to show from `date` on.
package struct ArchivedEntry: Hashable, Sendable {
    package var date: Date
    /// When the data behind it were read, where that differs from `date`.
    package var capturedAt: Date?
    package var relevance: Relevance?
    package var view: Node
    /// True where the kind draws to its outer edge (`contentMarginsDisabled`).
    package var ignoresMargins: Bool

    package init(
        date: Date, capturedAt: Date? = nil, relevance: Relevance? = nil, view: Node,
        ignoresMargins: Bool = false
    ) {
        self.date = date
        self.capturedAt = capturedAt
        self.relevance = relevance
        self.view = view
        self.ignoresMargins = ignoresMargins
    }

    package struct Relevance: Hashable, Sendable {
        package var score: Double
        /// Seconds; 0 until the next entry.
        package var duration: Double

        package init(score: Double, duration: Double = 0) {
            self.score = score
            self.duration = duration
        }
    }
}

/// What an archive was drawn for; under other values it is shown as it is and asked for anew.
package struct MadeFor: Hashable, Sendable {
    package var family: Family
    /// Outer cells.
    package var columns: Int
    package var rows: Int
    package var mode: RenderingMode
    package var scheme: Scheme
    package var locale: String
    package var zone: String

    package init(
        family: Family, columns: Int, rows: Int, mode: RenderingMode, scheme: Scheme, locale: String,
        zone: String
    ) {
        self.family = family
        self.columns = columns
        self.rows = rows
        self.mode = mode
        self.scheme = scheme
        self.locale = locale
        self.zone = zone
    }
}

package enum RenderingMode: String, CaseIterable, Sendable { case fullColor, accented, vibrant }
package enum Scheme: String, CaseIterable, Sendable { case light, dark }
