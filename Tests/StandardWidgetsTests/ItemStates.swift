import Foundation
import VistazoLogbook

/// The states that an item's widget is drawn in, each made in a logbook of its own.
enum ItemState: String, CaseIterable, Sendable {
    case begun, met, amounts, overdue, dueToday, notDue, weekdays, rest, week, window, skipped, kept, over,
        two
    case atRisk, running, forgotten, startable, ahead, never, plain, archived

    /// When it is looked at.
    var now: Date { self == .atRisk ? WidgetStage.now + 11 * 3600 : WidgetStage.now }

    private var goals: [String] {
        switch self {
        case .begun, .met, .atRisk, .archived: ["3/day"]
        case .amounts: ["2000ml/day"]
        case .overdue, .dueToday, .notDue: ["every:11d"]
        case .weekdays: ["mon,wed,fri"]
        case .rest: ["tue,thu"]
        case .week, .skipped: ["3/week"]
        case .window: ["3/7"]
        case .kept, .over: ["<=2/day"]
        case .two: ["2/day", "10/week"]
        case .running, .forgotten, .startable: ["30min/day"]
        case .ahead, .never, .plain: []
        }
    }

    /// Entries so many hours before, with amounts.
    private var entries: [(hours: Double, amount: Int?)] {
        switch self {
        case .begun, .archived: [(1, nil), (3, nil), (24, nil), (25, nil), (26, nil), (49, nil)]
        case .atRisk: [(1, nil), (34, nil), (35, nil), (36, nil), (58, nil), (59, nil), (60, nil)]
        case .met: [(1, nil), (2, nil), (3, nil), (24, nil), (25, nil), (26, nil)]
        case .amounts: [(1, 250), (2, 500), (26, 2000), (50, 1250)]
        case .overdue: [(13 * 24, nil), (25 * 24, nil)]
        case .dueToday: [(11 * 24, nil), (22 * 24, nil)]
        case .notDue: [(4 * 24, nil), (15 * 24, nil), (26 * 24, nil)]
        case .weekdays: [(61, nil), (110, nil), (158, nil)]
        case .rest: [(86, nil), (134, nil)]
        case .week, .skipped: [(62, nil), (110, nil), (158, nil), (230, nil), (278, nil), (300, nil)]
        case .window: [(14, nil), (62, nil), (110, nil)]
        case .kept: [(1, nil), (30, nil), (54, nil)]
        case .over: [(1, nil), (2, nil), (3, nil), (30, nil)]
        case .two: [(1, nil), (25, nil), (26, nil)]
        case .running, .forgotten, .startable: [(26, 35), (50, 20), (74, 40)]
        case .plain: [(70, nil), (200, nil), (400, nil)]
        case .ahead, .never: []
        }
    }

    /// The item in this state.
    @MainActor
    @discardableResult
    func make(in stage: WidgetStage, isPrivate: Bool = false) throws -> Item {
        let logbook = stage.logbook
        let now = Instant(now)
        var change = ItemChange(name: "Lectura")
        change.emoji = "📖"
        change.color = "teal"
        change.isPrivate = isPrivate
        let isTimed = [.running, .forgotten, .startable].contains(self)
        change.runsStopwatch = isTimed
        change.emptyDayIsZero = true
        var unit = isTimed ? "min" : nil
        change.goals = try Goal.set(parsing: goals, unit: &unit)
        change.unit = unit
        var item = try logbook.addItem(change, at: now.advanced(bySeconds: -40 * 86_400))
        for entry in entries.sorted(by: { $0.hours > $1.hours }) {
            let then = now.advanced(bySeconds: -Int(entry.hours * 3600))
            try logbook.tap(
                item, amount: entry.amount.map { Amount($0) }, when: .at(then), at: max(then, now))
        }
        let today = logbook.day(of: now)
        switch self {
        case .skipped: try logbook.skip(item, today...today, at: now)
        case .running: try logbook.start(item, at: now.advanced(bySeconds: -24 * 60))
        case .forgotten: try logbook.start(item, at: now.advanced(bySeconds: -16 * 3600))
        case .ahead:
            let then = now.advanced(bySeconds: 3 * 86_400)
            try logbook.tap(item, at: then)
        case .archived:
            var archive = ItemChange()
            archive.isArchived = true
            item = try logbook.edit(item, archive, at: now)
        default: break
        }
        return item
    }
}
