import VistazoWords

/// The store of items, log entries and counters, as one process sees it.
///
/// Each writing is one transaction, one step of the undo list and one announcement. An instance belongs
/// to one thread or actor; any number of processes may have one of the same file.
package final class Logbook {
    let database: Database
    /// Where running dashboards listen, nil to tell nobody.
    private let runtimeFolder: String?
    /// Decides which day an instant belongs to.
    package let zone: Zone
    /// Seconds after midnight at which a new day begins.
    package let dayStart: Int
    /// The first day of a week; 0 is Monday, 6 Sunday.
    package let weekStart: Int
    /// The language of sentences that results carry.
    package let words: Words
    /// Written into each step of the undo list.
    package let door: Door
    /// What a person should be told before anything else; see `StoreNews`.
    package private(set) var news: [StoreNews] = []
    private var size: StoreSize?
    /// Hears of each change that this process makes, once it is committed and dashboards are told: for other
    /// programs. It must not write.
    package var announce: ((Announcement, Logbook) -> Void)?

    /// Opens the logbook, and makes its folder and file where there is none.
    ///
    /// - Throws: `FolderError`, `DatabaseError`.
    package convenience init(
        folders: Folders, zone: Zone = .system, dayStart: Int = 0, weekStart: Int = 0, words: Words,
        door: Door
    ) throws {
        try Folders.make(folders.data)
        let old = try StoreMove.bring(folders.olderStores, to: folders.store)
        try self.init(
            path: folders.store, runtimeFolder: folders.runtime, zone: zone, dayStart: dayStart,
            weekStart: weekStart, words: words, door: door)
        if let old { news.append(.moved(from: old)) }
        size = StoreSize(file: folders.state + "/logbook.size")
        if let shrunken = try size?.compare(with: largestEntry()) { news.append(shrunken) }
    }

    /// Opens the logbook of one file, whose folder must be there.
    package init(
        path: String, runtimeFolder: String?, zone: Zone, dayStart: Int = 0, weekStart: Int = 0,
        words: Words, door: Door
    ) throws {
        // A widget has five seconds to answer, and why it could not must be said within them.
        let patience: Int32 = door == .widget ? 3000 : 5000
        database = try Database(path: path, migrations: Schema.migrations, patience: patience)
        self.runtimeFolder = runtimeFolder
        self.zone = zone
        self.dayStart = max(0, min(86_399, dayStart))
        self.weekStart = (weekStart % 7 + 7) % 7
        self.words = words
        self.door = door
    }

    /// The day that an instant counts for here.
    package func day(of instant: Instant) -> Day {
        VistazoLogbook.day(of: instant, zone: zone, dayStart: dayStart)
    }

    /// The instant at which the day after that of an instant begins: when all that says "today" changes.
    package func nextDay(after now: Instant) -> Instant {
        start(of: day(of: now).advanced(by: 1))
    }

    /// When something of a day stands that nobody gave a time: at noon, or where the day starts later, then.
    package func stamp(noonOf day: Day) -> Stamp {
        let instant = zone.instant(of: day, second: max(43_200, dayStart))
        return Stamp(instant: instant, offset: zone.offset(at: instant))
    }

    /// The first instant that counts for a day.
    package func start(of day: Day) -> Instant { zone.instant(of: day, second: dayStart) }

    /// The person has been told: what is there now is what is to be there.
    package func acknowledgeNews() throws {
        size?.write(try largestEntry())
        news = []
    }

    /// The greatest id of an entry, which hardly ever falls: how many there are, read from an index.
    private func largestEntry() throws -> Int {
        try database.first("SELECT max(id) FROM entries", [], { $0.int(0) }) ?? 0
    }

    /// Tells all that show the logbook, in any process, what has changed. The one announcement: each
    /// writing ends here once it is committed.
    ///
    /// - Parameter step: The id of the step it is, and what became of that.
    func didChange(_ changes: [LogbookChange], step: Int64? = nil, _ turn: Announcement.Turn = .done) {
        // What is deleted on purpose is no loss to be told of.
        if news.isEmpty, let largest = try? largestEntry() { size?.follow(largest) }
        guard !changes.isEmpty, runtimeFolder != nil || announce != nil else { return }
        let announcement = Announcement(
            changes: changes, step: step.flatMap { try? historyStep($0) }, turn: turn, door: door)
        if let runtimeFolder { Poke.send(announcement.message, folder: runtimeFolder) }
        // What became of a reminder is nothing that was done.
        if !changes.allSatisfy(\.isOfReminder) { announce?(announcement, self) }
    }
}

/// Where a person came in, for the sentence of an undo.
package enum Door: String, CaseIterable, Sendable {
    case terminal, dashboard, pane, widget, palette, tmux, phrase, reminder, script
}
