/// What an import did, or would do.
package struct ImportReport: Hashable, Sendable {
    /// Of one kind of things.
    package struct Counts: Hashable, Sendable {
        /// There already, exactly so.
        package var same = 0
        /// Not there yet.
        package var new = 0
        /// There already, but otherwise.
        package var conflicting = 0

        /// Nothing counted yet.
        package init() {}
    }

    /// Something that is here in one way and in the file in another.
    package struct Conflict: Hashable, Sendable {
        /// In the file; 0 where it has none.
        package var line: Int
        /// The item or counter.
        package var name: String
        /// What it is in this logbook, for people.
        package var here: String
        /// What it is in the file, for people.
        package var there: String
    }

    /// Which of two that differ is to stay.
    package enum Preference: Sendable { case here, there }

    /// By uid, else by name.
    package var items = Counts()
    /// Sets of goals, each with its day.
    package var goals = Counts()
    /// Days, each of its item.
    package var skips = Counts()
    /// Rules, each of its item.
    package var reminders = Counts()
    /// Days given up, each of its item.
    package var misses = Counts()
    /// By item.
    package var running = Counts()
    /// By uid; those without one are new.
    package var entries = Counts()
    /// By name.
    package var counters = Counts()
    /// The first of them, a hundred at most.
    package var conflicts: [Conflict] = []

    /// How many things differ.
    package var conflictCount: Int { all.reduce(0) { $0 + $1.conflicting } }
    /// How many things are new.
    package var newCount: Int { all.reduce(0) { $0 + $1.new } }

    private var all: [Counts] { [items, goals, skips, misses, running, reminders, entries, counters] }

    mutating func conflict(line: Int, name: String, here: String, there: String) {
        guard conflicts.count < 100 else { return }
        conflicts.append(Conflict(line: line, name: name, here: here, there: there))
    }
}

/// Why an import wrote nothing.
package enum ImportError: Error, Hashable, Sendable {
    /// A row belongs to an item that is neither here nor in the file.
    case unknownItem(line: Int, String)
    /// An item's name is empty or too long.
    case badName(line: Int, String)
    /// Two items of the file, or one of the file and another here, have one name.
    case nameTaken(line: Int, String)
    /// Things differ, and nobody said which are to stay.
    case conflicts(ImportReport)
}
