import VistazoArchive
import VistazoLogbook
import VistazoWords

/// Goals, streaks and the states of days as JSON.
extension JSONWriter {
    /// The member `goals`; inside an object.
    mutating func goals(_ goals: [Goal], of item: Item, _ words: Words) {
        key("goals")
        array { writer in
            for goal in goals {
                writer.object { writer in
                    writer.text("goal", goal.spelled)
                    writer.text("text", words.goal(goal, unit: item.unit))
                }
            }
        }
    }

    /// The member `reminders`, each as it is typed; inside an object.
    mutating func reminders(_ rules: [ReminderRule]) {
        key("reminders")
        array { writer in for rule in rules { writer.string(rule.spelled) } }
    }

    mutating func progress(_ progress: GoalProgress, of item: Item, _ words: Words) {
        object { writer in
            writer.text("goal", progress.goal.spelled)
            writer.text("text", words.goal(progress.goal, unit: item.unit))
            writer.text("state", progress.state.rawValue)
            writer.amount("done", progress.done)
            writer.amount("needed", progress.needed)
            writer.key("daysOverdue")
            writer.integer(progress.daysOverdue)
            writer.text("dueDay", progress.due?.description)
        }
    }

    mutating func streak(_ streak: Streak, _ words: Words) {
        object { writer in
            writer.key("count")
            writer.integer(streak.count)
            writer.key("longest")
            writer.integer(streak.longest)
            writer.text("unit", streak.unit == .windowDay ? "day" : streak.unit.rawValue)
            writer.key("isPending")
            writer.bool(streak.isPending)
            writer.text("text", words.streak(streak.count, streak.unit))
        }
    }

    mutating func amount(_ key: String, _ amount: Amount) {
        self.key(key)
        number(amount.value)
    }
}
