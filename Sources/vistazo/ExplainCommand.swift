import VistazoArchive
import VistazoLogbook
import VistazoWords

/// `vistazo explain`: how the streak and the progress of an item were counted, a line a day.
enum ExplainCommand {
    private static let since = Syntax.Option("--since", "DAY", key: "explainSince")

    static let command = Command(
        "explain", Syntax("explain ITEM", key: "explain", operands: 1...1, options: [since, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let item = try logbook.require(arguments.operand(0) ?? "")
        let since = try arguments[since].map { typed in
            guard let day = Day(parsing: typed, today: logbook.day(of: console.now)) else {
                throw DayFault(typed: typed)
            }
            return day
        }
        let record = try logbook.record(of: item, at: console.now)
        let judgements = Judgement.all(of: record).filter { $0.progress != nil }
        let left = try logbook.skipsLeft(of: item, in: record.today)
        if arguments.has(.json) {
            document(judgements, item, record, since, left, console)
            return ExitStatus.done.rawValue
        }
        if judgements.isEmpty { console.say(console.words("cli.explain.noGoal", ["item": item.title])) }
        for (index, judgement) in judgements.enumerated() {
            if index > 0 { console.say("") }
            for line in heading(judgement, item, console.words) { console.say(line) }
            for line in TextTable(rows(judgement, item, record, since, console.words)).lines() {
                console.say(line)
            }
        }
        if let left { console.say(console.words("cli.skip.left", count: left)) }
        return ExitStatus.done.rawValue
    }

    private static func heading(_ judgement: Judgement, _ item: Item, _ words: Words) -> [String] {
        guard let progress = judgement.progress else { return [] }
        let streak = judgement.streak
        let figures = [
            "streak": words.streak(streak.count, streak.unit),
            "longest": words.streak(streak.longest, streak.unit),
        ]
        let isCounted = if case .window = progress.goal { false } else { true }
        let measure = words.progress(progress.done, of: progress.needed, unit: isCounted ? item.unit : nil)
        return [
            words(
                "cli.explain.goal", ["item": item.title, "goal": words.goal(progress.goal, unit: item.unit)]),
            words(streak.isPending ? "cli.explain.streakOpen" : "cli.explain.streak", figures),
            words("cli.explain.now", ["progress": measure, "state": words.state(progress.state)]),
        ]
    }

    /// The days to show: those asked for, else the present run with what ended the one before, a week at least.
    static func days(_ judgement: Judgement, _ record: ItemRecord, since: Day?) -> [Judgement.JudgedDay] {
        let broken = judgement.periods.last { $0.state.isKept == false }?.span.lowerBound
        let week = record.today.advanced(by: -6)
        let first = since ?? min(broken ?? judgement.days.first?.day ?? week, week)
        return judgement.days.filter { $0.day >= first }
    }

    private static func rows(
        _ judgement: Judgement, _ item: Item, _ record: ItemRecord, _ since: Day?, _ words: Words
    ) -> [[String]] {
        let days = days(judgement, record, since: since)
        let runs = Dictionary(judgement.runs.map { ($0.day, $0.count) }, uniquingKeysWith: { $1 })
        return days.map { day in
            let total = record.totals[day.day]
            let amount = total.map { words.amount($0.amount, unit: item.unit) } ?? "–"
            return [
                words.dated(day.day), words.state(day.state), amount,
                run(runs[day.day], judgement.streak.unit, words),
                note(day, judgement, record, item, words),
            ]
        }
    }

    /// How long the run was after a day; a broken one is plain to see.
    private static func run(_ count: Int?, _ unit: Streak.Unit, _ words: Words) -> String {
        guard let count, count > 0 else { return "" }
        return words("cli.explain.run", ["streak": words.streak(count, unit)])
    }

    /// Why a day stands as it does, where that is not plain to see.
    private static func note(
        _ day: Judgement.JudgedDay, _ judgement: Judgement, _ record: ItemRecord, _ item: Item, _ words: Words
    ) -> String {
        var notes: [String] = []
        let period = judgement.periods.last { $0.span.contains(day.day) }
        if let period, period.span.length > 1, judgement.streak.unit != .time,
            day.day == min(period.span.upperBound, record.today)
        {
            notes.append(
                words(
                    "cli.explain.period",
                    [
                        "first": period.span.lowerBound.description,
                        "last": period.span.upperBound.description,
                        "state": words.state(period.state),
                        "progress": words.progress(period.amount, of: period.needed, unit: item.unit),
                    ]))
            if case .atLeast(let whole, _) = period.goal, period.needed < whole {
                notes.append(words("cli.explain.share"))
            }
            if period.state == .notDue { notes.append(words("cli.explain.part")) }
        }
        if day.goal.isLimit, day.state == .missed { notes.append(words("cli.explain.unknown")) }
        return notes.joined(separator: "; ")
    }

    private static func document(
        _ judgements: [Judgement], _ item: Item, _ record: ItemRecord, _ since: Day?, _ left: Int?,
        _ console: Console
    ) {
        console.document { writer in
            writer.object { writer in
                writer.key("item")
                writer.item(item)
                writer.key("skipsLeft")
                if let left { writer.integer(left) } else { writer.null() }
                writer.key("goals")
                writer.array { writer in
                    for judgement in judgements {
                        guard let progress = judgement.progress else { continue }
                        writer.object { writer in
                            writer.key("now")
                            writer.progress(progress, of: item, console.words)
                            writer.key("streak")
                            writer.streak(judgement.streak, console.words)
                            writer.key("days")
                            writer.array { writer in
                                for day in days(judgement, record, since: since) {
                                    writer.object { writer in
                                        writer.text("day", day.day.description)
                                        writer.text("state", day.state.rawValue)
                                        writer.amount("amount", record.totals[day.day]?.amount ?? .zero)
                                        writer.text("goal", day.goal.spelled)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
