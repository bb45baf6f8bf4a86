import Testing

@testable import VistazoLogbook

/// A record drawn as a row of days: a digit is the day's total, `.` a day without an entry, `s` one that was
/// skipped, `z` an entry of 0. The row begins on the day given; today is its last.
struct Sketch {
    var first: Day
    var record: ItemRecord

    init(
        _ row: String, _ goals: String..., from: String = "2026-06-01", start: Bool = false,
        emptyIsZero: Bool = false, weekStart: Int = 0
    ) throws {
        first = try day(from)
        let characters = Array(row)
        record = ItemRecord(
            startDay: start ? first : nil, emptyDayIsZero: emptyIsZero, weekStart: weekStart,
            today: first.advanced(by: characters.count - 1))
        for (offset, character) in characters.enumerated() {
            let day = first.advanced(by: offset)
            if let amount = character.wholeNumberValue {
                record.totals[day] = Total(count: max(1, amount), amount: Amount(amount))
            }
            if character == "z" { record.totals[day] = Total(count: 1, amount: .zero) }
            if character == "s" { record.skips.insert(day) }
        }
        record.goals = GoalHistory([.init(from: first, goals: try Sketch.set(goals))])
    }

    static func set(_ goals: [String]) throws -> [Goal] {
        var unit: String?
        return try Goal.set(parsing: goals, unit: &unit)
    }

    /// The judgement by the first goal.
    var judgement: Judgement {
        get throws { try #require(Judgement.all(of: record).first) }
    }

    /// The states as a row: `M`et, `P`artly, `-` missed, `s`kipped, `n`ot due, `?` pending, blank before the
    /// start, `X` over the limit.
    func row(_ index: Int = 0) throws -> String {
        let judgements = Judgement.all(of: record)
        let all = try #require(judgements.indices.contains(index) ? judgements[index] : nil)
        return String(all.days.map { Self.mark($0.state) })
    }

    /// As `row`, of weeks or months.
    var periods: String {
        get throws { String(try judgement.periods.map { Self.mark($0.state) }) }
    }

    static func mark(_ state: DayState) -> Character {
        switch state {
        case .met: "M"
        case .partial: "P"
        case .missed: "-"
        case .skipped: "s"
        case .notDue: "n"
        case .pending: "?"
        case .beforeStart: " "
        case .overLimit: "X"
        }
    }
}
