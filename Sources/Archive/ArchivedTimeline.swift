import Foundation

/// A timeline whose entries have become nodes: the wire format and the stored form.
package struct ArchivedTimeline: Hashable, Sendable {
    /// In date order; of equal dates the later in the array wins.
    package var entries: [ArchivedEntry]
    /// The author's wish; the host has a budget and may come later.
    package var reload: ReloadPolicy
    /// Seconds after which an entry counts as stale, where its author said so.
    package var staleAfter: Double?
    /// What it was drawn for; nil where its author, such as a script, does not say.
    package var madeFor: MadeFor?

    /// By default it is asked for again after its last entry, never goes stale and is made for anything.
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

/// When the author wishes to be asked for the next timeline: after the last entry's date, after a date, or never.
package enum ReloadPolicy: Hashable, Sendable {
    case atEnd
    case after(Date)
    case never
}

/// What to show from `date` on.
package struct ArchivedEntry: Hashable, Sendable {
    /// From when it is shown; the next entry's date ends it.
    package var date: Date
    /// When the data behind it were read, where that differs from `date`.
    package var capturedAt: Date?
    /// nil where the author gave none.
    package var relevance: Relevance?
    /// Laid out anew at every drawing, for whatever size and theme there is then.
    package var view: Node
    /// True where the kind draws to its outer edge (`contentMarginsDisabled`).
    package var ignoresMargins: Bool

    /// By default its data are as old as its date, and the margin stays.
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

    /// How much an entry matters among those of its own provider.
    package struct Relevance: Hashable, Sendable {
        /// In the author's own unit; more matters more.
        package var score: Double
        /// Seconds; 0 until the next entry.
        package var duration: Double

        /// Matters until the next entry, where no duration is given.
        package init(score: Double, duration: Double = 0) {
            self.score = score
            self.duration = duration
        }
    }
}

/// What an archive was drawn for; under other values it is shown as it is and asked for anew.
package struct MadeFor: Hashable, Sendable {
    /// The shape that was asked for.
    package var family: Family
    /// Outer cells.
    package var columns: Int
    /// Outer cells too.
    package var rows: Int
    /// How its colours were to be used.
    package var mode: RenderingMode
    /// The ground its colours were chosen for.
    package var scheme: Scheme
    /// A name such as `es_ES`.
    package var locale: String
    /// A time zone's name such as `Europe/Madrid`.
    package var zone: String

    /// `columns` and `rows` are outer cells, frame and margin included.
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

/// WidgetKit's rendering modes: own colours, two tones of the accent, or greys.
package enum RenderingMode: String, CaseIterable, Sendable { case fullColor, accented, vibrant }
/// Whether the ground is light or dark.
package enum Scheme: String, CaseIterable, Sendable { case light, dark }
