/// The days of one track that are judged, and where its start lies.
struct JudgedSpan {
    /// From the first day that had a goal of the track, or an entry before that, through today.
    var days: ClosedRange<Day>
    /// The first day that counts even when it is empty.
    var start: Day
    /// Entries before the start count: nobody named a start day.
    var isSoft: Bool

    /// nil where the track has no day through today.
    init?(of track: Goal.Track, in record: ItemRecord, from: Day?) {
        guard let change = record.goals.changes.first(where: { $0.goals.contains { $0.track == track } }),
            let first = record.goals.changes.first
        else { return nil }
        let entry = record.totals.keys.min()
        isSoft = record.startDay == nil
        if let startDay = record.startDay {
            start = startDay
        } else if case .atMost = track {
            // Nothing is kept before there was anything to keep.
            start = max(first.from, entry ?? record.today)
        } else {
            start = first.from
        }
        var begin = max(change.from, start)
        if change == first {
            begin = min(start, record.today)
            if isSoft, let entry { begin = min(begin, entry) }
        }
        if let from { begin = max(begin, from) }
        guard begin <= record.today else { return nil }
        days = begin...record.today
    }

    /// Nothing is said of a day before the start, unless something was entered for it backdated and no start
    /// day forbids that.
    func isBeforeStart(_ day: Day, _ record: ItemRecord) -> Bool {
        day < start && !(isSoft && record.hasEntry(day))
    }
}
