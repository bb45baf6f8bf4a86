import Foundation

/// What to show from a date on: pure data, from which the widget's view is made ahead of time.
public protocol TimelineEntry {
    /// From when it is shown; the last entry whose date is not after now stands.
    var date: Date { get }
    /// How much it matters against the widget's other entries; nil by default.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// None.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, on its provider's own scale.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// Compared only with other entries of the same provider; 0 and less never brings a widget forward.
    public let score: Float
    /// Seconds from the entry's date; 0 until the next entry.
    public let duration: TimeInterval

    /// A score for a time.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// Entries, and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
    /// In any order; they are sorted by date, and of equal dates the last wins.
    public let entries: [EntryType]
    /// When to ask for the next timeline.
    public let policy: TimelineReloadPolicy

    /// Entries, and when to ask for more.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When to ask for the next timeline. A wish: the host has a budget.
public struct TimelineReloadPolicy: Hashable, Sendable {
    /// The three that archives know.
    package enum Rule: Hashable, Sendable {
        case atEnd
        case never
        case after(Date)
    }

    /// Kept apart so that policies are made by their names only.
    package let rule: Rule

    /// After the last entry's date.
    public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
    /// Only when `WidgetCenter`, an intent or the person asks.
    public static let never = TimelineReloadPolicy(rule: .never)
    /// Not before a date. Entries after it are dropped when the new timeline comes.
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(rule: .after(date))
    }
}
