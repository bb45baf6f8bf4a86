import Foundation
import VistazoArchive
import VistazoRendering

/// What can be said of one archive by looking at it. Pure.
struct TimelineCheck {
    let archive: ArchivedTimeline
    /// The clock it was made for.
    let date: Date
    let zone: TimeZone
    /// Names that its buttons may carry; nil takes any.
    let intents: Set<String>?
    /// Kind, request and family.
    let place: Finding.Place

    /// Seconds that an answer may take: what it calls now is so much later than the question.
    private static let slack = 10.0

    func findings() -> [Finding] {
        guard !archive.entries.isEmpty else { return [] }
        return dates() + sameness() + reload() + archive.entries.indices.flatMap { entry($0) }
    }

    private func finding(
        _ code: Finding.Code, entry: Int? = nil, path: String? = nil, _ arguments: [String: String] = [:]
    ) -> Finding {
        var place = place
        place.entry = entry
        place.path = path
        return Finding(code, place, arguments)
    }

    // MARK: The timeline as a whole

    private func dates() -> [Finding] {
        let entries = archive.entries
        var findings: [Finding] = []
        if entries.count > 1, Set(entries.map(\.date)).count == 1 {
            findings.append(finding(.oneDate, ["count": String(entries.count)]))
        }
        if let first = entries.first?.date, first > date + Self.slack {
            findings.append(finding(.laterStart, entry: 0, ["date": WireDate.text(first)]))
        }
        for (index, entry) in entries.enumerated() {
            guard let captured = entry.capturedAt, captured > date + Self.slack else { continue }
            findings.append(finding(.capturedLater, entry: index, ["date": WireDate.text(captured)]))
        }
        return findings
    }

    private func sameness() -> [Finding] {
        let entries = archive.entries
        let views = Set(entries.map(\.view))
        let isStill = entries.allSatisfy { entry in
            entry.view.leaves.allSatisfy { leaf in
                switch leaf.content {
                case .live, .interval, .call: false
                case .string, .symbol: true
                }
            }
        }
        if views.count == 1, isStill, archive.reload == .never { return [finding(.neverChanges)] }
        let repeated = zip(entries, entries.dropFirst()).enumerated().first {
            $0.element.0.view == $0.element.1.view
        }
        guard let repeated, Set(entries.map(\.date)).count > 1 else { return [] }
        return [finding(.sameEntries, entry: repeated.offset + 1)]
    }

    private func reload() -> [Finding] {
        let entries = archive.entries
        guard let last = entries.last?.date else { return [] }
        switch archive.reload {
        case .atEnd where last <= date + Self.slack: return [finding(.endsAtOnce)]
        case .after(let due) where due <= date: return [finding(.endsAtOnce)]
        case .after(let due):
            // As long again it may be shown before it counts as stale.
            let useful = due + max(60, due.timeIntervalSince(date))
            let surplus = entries.count { $0.date > useful }
            guard surplus > 1 else { return [] }
            return [finding(.tooLong, entry: entries.count - surplus, ["count": String(surplus)])]
        case .atEnd, .never:
            guard entries.count > 200 else { return [] }
            return [finding(.tooLong, ["count": String(entries.count)])]
        }
    }

    // MARK: One entry

    /// From when until when an entry is on the screen; nil for ever.
    private func life(of index: Int) -> (from: Date, until: Date?) {
        let entries = archive.entries
        let from = max(entries[index].date, date)
        if let next = entries[index...].first(where: { $0.date > entries[index].date })?.date {
            return (from, next)
        }
        switch archive.reload {
        case .atEnd: return (from, max(entries[index].date, date) + 60)
        case .after(let due): return (from, max(due, from))
        case .never: return (from, nil)
        }
    }

    private func entry(_ index: Int) -> [Finding] {
        let life = life(of: index)
        let seconds = life.until?.timeIntervalSince(life.from) ?? .infinity
        return archive.entries[index].view.leaves.compactMap { leaf in
            switch leaf.content {
            case .string(let text): return baked(text, index, leaf.path, seconds)
            case .live(let live): return living(live, index, leaf.path, life)
            case .symbol(let name):
                guard !isKnownSymbol(name) else { return nil }
                return finding(.unknownSymbol, entry: index, path: leaf.path, ["name": name])
            case .call(let call):
                guard let intents, !intents.contains(where: { isSame($0, call.name) }) else { return nil }
                return finding(.undeclaredIntent, entry: index, path: leaf.path, ["name": call.name])
            case .interval: return nil
            }
        }
    }

    private func isSame(_ declared: String, _ name: String) -> Bool {
        WidgetCommands.isName(name, of: declared)
    }

    private func baked(_ text: String, _ index: Int, _ path: String, _ life: Double) -> Finding? {
        if let distance = BakedTime.distance(in: text) {
            // An entry for each step of the unit is dear, but right.
            guard life > distance.seconds else { return nil }
            return finding(.bakedTime, entry: index, path: path, ["text": distance.words])
        }
        guard life > 60 else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let moments = [date, archive.entries[index].date].map {
            calendar.component(.hour, from: $0) * 60 + calendar.component(.minute, from: $0)
        }
        guard BakedTime.clockTimes(in: text).contains(where: { moments.contains($0) }) else { return nil }
        return finding(.bakedClock, entry: index, path: path, ["text": text])
    }

    private func living(
        _ live: LiveText, _ index: Int, _ path: String, _ life: (from: Date, until: Date?)
    ) -> Finding? {
        let until = life.until ?? .distantFuture
        func crosses(_ moment: Date) -> Bool { moment > life.from && moment < until }
        switch live {
        case .date(let moment, .timer) where crosses(moment):
            return finding(.countsUp, entry: index, path: path, ["date": WireDate.text(moment)])
        case .date(let moment, .relative) where crosses(moment):
            return finding(.crossesZero, entry: index, path: path, ["date": WireDate.text(moment)])
        case .format(let format)
        where format.kind == .offset && format.sign == .never && crosses(format.date):
            return finding(.crossesZero, entry: index, path: path, ["date": WireDate.text(format.date)])
        case .date(let moment, .time) where until > life.from + 60:
            let own = [date, archive.entries[index].date]
            guard own.contains(where: { abs($0.timeIntervalSince(moment)) < Self.slack }) else { return nil }
            return finding(.frozenTime, entry: index, path: path)
        default: return nil
        }
    }
}
