import VistazoArchive

/// How a person wants to be reminded: `reminders` of the configuration.
package struct ReminderSettings: Hashable, Sendable {
    /// What carries a reminder where no dashboard does.
    package enum Channel: String, CaseIterable, Sendable {
        /// The first that there is: the desktop, the terminal, tmux, the bell.
        case auto
        case desktop, terminal, tmux, bell
        /// Only printed.
        case none
    }

    /// Minutes after its time within which a reminder that was slept through is still told; 0 for not at all.
    package var late = 120
    /// Minutes by which Snooze puts one off.
    package var snooze = 10
    /// Minutes after midnight at which a rule for streaks without a time reminds.
    package var evening = 20 * 60
    /// See `Channel`.
    package var notify = Channel.auto

    /// What is said nowhere.
    package init() {}
}

extension ConfigurationReader {
    /// Of `{ late: 120, snooze: 10, evening: "20:00", notify: "auto" }`; what is wrong stays as it is by itself.
    mutating func reminders(_ node: JSONNode) -> ReminderSettings {
        var settings = ReminderSettings()
        guard var object = object(node) else { return settings }
        settings.late = minutes(object.take("late"), in: 0...1439) ?? settings.late
        settings.snooze = minutes(object.take("snooze"), in: 1...720) ?? settings.snooze
        settings.evening = object.take("evening").flatMap { timeOfDay($0) } ?? settings.evening
        settings.notify =
            value(object.take("notify")) { node throws(JSONFault) in
                try node.choice(ReminderSettings.Channel.self)
            } ?? settings.notify
        finish(object)
        return settings
    }

    private mutating func minutes(_ node: JSONNode?, in range: ClosedRange<Int>) -> Int? {
        value(node) { node throws(JSONFault) in try node.integer(in: range) }
    }
}
