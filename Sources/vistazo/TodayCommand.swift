import VistazoArchive
import VistazoLogbook

/// `vistazo today`: what is to be done, most urgent first.
enum TodayCommand {
    private static let since = Syntax.Option("--since", "DAY")

    static let command = Command(
        "today", Syntax("today", key: "today", operands: 0...0, options: [since, .json])
    ) { arguments, console in
        let logbook = try console.openLogbook()
        let since = try arguments[since].map { typed in
            guard let day = Day(parsing: typed, today: logbook.day(of: console.now)) else {
                throw DayFault(typed: typed)
            }
            return day
        }
        let list = try logbook.today(at: console.now, since: since)
        let running = try logbook.running()
        if arguments.has(.json) {
            document(list, running, console)
        } else {
            lines(list, running, console)
        }
        return ExitStatus.done.rawValue
    }

    private static func lines(
        _ list: TodayList, _ running: [(item: Item, entry: RunningEntry)], _ console: Console
    ) {
        let words = console.words
        for line in TextTable(list.pending.map { row($0, console) }).lines() { console.say(line) }
        let done = words(
            "cli.today.done", count: list.due, ["done": String(list.done.count)])
        if list.due == 0 {
            console.say(words("cli.today.nothing"))
        } else if list.pending.isEmpty, list.missed.isEmpty {
            console.say("\(words("cli.today.allDone")) · \(done)")
        } else {
            console.say(done)
        }
        for (item, entry) in running {
            console.say("▶ \(item.title): \(words.running(entry, at: console.now, zone: console.zone))")
        }
        for (day, undone) in list.past {
            console.say("")
            console.say(words.dated(day))
            let rows = undone.map { left in
                [
                    "  " + left.item.title, words.state(left.state),
                    words.amount(left.amount, unit: left.item.unit),
                    words.goal(left.goal, unit: left.item.unit),
                ]
            }
            for line in TextTable(rows).lines() { console.say(line) }
        }
    }

    private static func row(_ pending: TodayList.PendingItem, _ console: Console) -> [String] {
        let words = console.words
        let unit = pending.item.unit
        let goals = pending.goals.map { goal -> String in
            let phrase = words.goal(goal.goal, unit: unit)
            if goal.daysOverdue > 0 {
                return "\(words("cli.today.overdue", count: goal.daysOverdue)) · \(phrase)"
            }
            switch goal.goal {
            // One entry is all that is asked.
            case .every, .weekdays: return phrase
            default:
                let isCounted = if case .window = goal.goal { false } else { true }
                let progress = words.progress(goal.done, of: goal.needed, unit: isCounted ? unit : nil)
                return "\(progress) · \(phrase)"
            }
        }
        return [pending.item.title, goals.joined(separator: "; ")]
    }

    private static func document(
        _ list: TodayList, _ running: [(item: Item, entry: RunningEntry)], _ console: Console
    ) {
        console.document { writer in
            writer.object { writer in
                writer.text("day", list.day.description)
                writer.key("done")
                writer.integer(list.done.count)
                writer.key("due")
                writer.integer(list.due)
                writer.key("pending")
                writer.array { writer in
                    for pending in list.pending {
                        writer.object { writer in
                            writer.key("item")
                            writer.item(pending.item)
                            writer.key("progress")
                            writer.number(pending.fraction)
                            writer.key("daysOverdue")
                            writer.integer(pending.daysOverdue)
                            writer.key("goals")
                            writer.array { writer in
                                for goal in pending.goals {
                                    writer.progress(goal, of: pending.item, console.words)
                                }
                            }
                        }
                    }
                }
                writer.key("missed")
                writer.array { writer in for item in list.missed { writer.item(item) } }
                writer.key("running")
                writer.array { writer in
                    for (item, entry) in running {
                        writer.object { writer in
                            writer.key("item")
                            writer.item(item)
                            writer.runningSince(entry)
                        }
                    }
                }
                writer.key("past")
                writer.array { writer in
                    for (day, undone) in list.past {
                        writer.object { writer in
                            writer.text("day", day.description)
                            writer.key("undone")
                            writer.array { writer in
                                for left in undone { writer.object { $0.undone(left) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func undone(_ left: TodayList.LeftUndone) {
        key("item")
        item(left.item)
        text("goal", left.goal.spelled)
        text("state", left.state.rawValue)
        amount("amount", left.amount)
    }
}
