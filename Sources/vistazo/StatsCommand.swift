import VistazoArchive
import VistazoLogbook
import VistazoWords

/// `vistazo stats`: an item in figures.
enum StatsCommand {
    static let command = Command(
        "stats", Syntax("stats ITEM [FROM..TO]", key: "stats", operands: 1...2, options: [.json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let item = try logbook.require(arguments.operand(0) ?? "")
        let range = try arguments.days(1, logbook, now: console.now) ?? DayRange()
        let figures = try logbook.statistics(of: item, range: range, at: console.now)
        let running = try logbook.running(of: item)
        if arguments.has(.json) {
            document(figures, running, item, console)
        } else {
            let title = figures.days.map { days in
                console.words(
                    "cli.stats.title", count: days.length,
                    [
                        "item": item.title, "first": days.lowerBound.description,
                        "last": days.upperBound.description,
                    ])
            }
            console.say(title ?? console.words("cli.stats.nothing", ["item": item.title]))
            if let running {
                console.say(console.words.running(running, at: console.now, zone: console.zone))
            }
            for line in TextTable(rows(figures, item, console)).lines() { console.say(line) }
        }
        return ExitStatus.done.rawValue
    }

    private static func rows(_ figures: ItemStatistics, _ item: Item, _ console: Console) -> [[String]] {
        guard let days = figures.days else { return [] }
        let words = console.words
        func amount(_ amount: Amount) -> String { words.amount(amount.rounded(decimals: 2), unit: item.unit) }
        var rows = [
            [
                words("cli.stats.entries"),
                words(
                    "cli.stats.entriesText", count: figures.total.count,
                    ["total": amount(figures.total.amount)]),
            ],
            [
                words("cli.stats.days"),
                words.progress(Amount(figures.daysWithEntries), of: Amount(days.length), unit: nil),
            ],
            [
                words("cli.stats.average"),
                words(
                    "cli.stats.averageText",
                    [
                        "day": amount(figures.perDay), "active": amount(figures.perDayWithEntries),
                        "entry": amount(figures.perEntry),
                    ]),
            ],
        ]
        for (key, gap) in [
            ("cli.stats.longestGap", figures.longestGap), ("cli.stats.shortestGap", figures.shortestGap),
        ] {
            guard let gap else { continue }
            let from = console.zone.local(at: gap.from), to = console.zone.local(at: gap.to)
            rows.append([
                words(key),
                words(
                    "cli.stats.gap",
                    [
                        "length": words.length(from: gap.from, to: gap.to, zone: console.zone),
                        "from": "\(from.day) \(clockText(from.second))",
                        "to": "\(to.day) \(clockText(to.second))",
                    ]),
            ])
        }
        return rows + figures.goals.map { [words.goal($0.goal, unit: item.unit), goal($0, words)] }
    }

    private static func goal(_ figures: ItemStatistics.GoalFigures, _ words: Words) -> String {
        let share = figures.of == 0 ? 0 : (figures.met * 200 + figures.of) / (figures.of * 2)
        let streak = figures.streak
        var parts = [
            words(
                "cli.stats.met",
                [
                    "progress": words.progress(Amount(figures.met), of: Amount(figures.of), unit: nil),
                    "percent": words("cli.stats.percent", ["n": String(share)]),
                ])
        ]
        if figures.of == 0 { parts = [] }
        if figures.isPresent {
            parts.append(words("cli.stats.streak", ["streak": words.streak(streak.count, streak.unit)]))
        }
        parts.append(words("cli.stats.longest", ["streak": words.streak(streak.longest, streak.unit)]))
        return parts.joined(separator: " · ")
    }

    private static func document(
        _ figures: ItemStatistics, _ running: RunningEntry?, _ item: Item, _ console: Console
    ) {
        console.document { writer in
            writer.object { writer in
                writer.key("item")
                writer.item(item)
                writer.runningSince(running)
                writer.text("firstDay", figures.days?.lowerBound.description)
                writer.text("lastDay", figures.days?.upperBound.description)
                writer.key("days")
                writer.integer(figures.days?.length ?? 0)
                writer.key("daysWithEntries")
                writer.integer(figures.daysWithEntries)
                writer.key("total")
                writer.total(figures.total, of: nil)
                writer.amount("perDay", figures.perDay)
                writer.amount("perDayWithEntries", figures.perDayWithEntries)
                writer.amount("perEntry", figures.perEntry)
                writer.gap("longestGap", figures.longestGap, console.zone)
                writer.gap("shortestGap", figures.shortestGap, console.zone)
                writer.key("goals")
                writer.array { writer in
                    for goal in figures.goals {
                        writer.object { writer in
                            writer.text("goal", goal.goal.spelled)
                            writer.text("text", console.words.goal(goal.goal, unit: item.unit))
                            writer.key("met")
                            writer.integer(goal.met)
                            writer.key("of")
                            writer.integer(goal.of)
                            writer.key("streak")
                            writer.streak(goal.streak, console.words)
                        }
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func gap(_ key: String, _ gap: ItemStatistics.Gap?, _ zone: Zone) {
        self.key(key)
        guard let gap else {
            null()
            return
        }
        object { writer in
            writer.text("from", gap.from.text(offset: zone.offset(at: gap.from)))
            writer.text("to", gap.to.text(offset: zone.offset(at: gap.to)))
            writer.key("seconds")
            writer.integer(gap.to.seconds - gap.from.seconds)
        }
    }
}
