import Foundation

/// A reminder that stands in the toast's row until it is answered or withdrawn.
package struct ReminderBanner: Hashable, Sendable {
    /// Whose answer it is, for whoever runs the dashboard.
    package var id: Int
    /// The item's name, its emoji before it.
    package var title: String
    /// What is still open: `2 of 3`, `3 days overdue`.
    package var text: String
    /// Others that wait behind it.
    package var more: Int
    /// It names what is private: where that is hidden it says only that there is something.
    package var isSensitive: Bool

    /// By default the only one, and for everybody to see.
    package init(id: Int, title: String, text: String, more: Int = 0, isSensitive: Bool = false) {
        self.id = id
        self.title = title
        self.text = text
        self.more = more
        self.isSensitive = isSensitive
    }
}

/// What a person does about a reminder.
package enum ReminderAnswer: String, Hashable, CaseIterable, Sendable {
    /// Its action: the one tap, for the reminder's own day.
    case log
    case snooze
    /// It goes and does not come again.
    case dismiss
}

extension Dashboard {
    /// The banner where it is seen: a toast stands over it. Its keys go to what is seen, and to nothing else.
    func shownBanner(at now: Date) -> ReminderBanner? {
        toast?.stands(at: now) == true ? nil : banner
    }

    /// Hands an answer on. The banner stays until whoever runs the dashboard says what stands in its place, so that
    /// none is lost where the answer fails.
    func answer(_ answer: ReminderAnswer, at now: Date) -> [Effect] {
        shownBanner(at: now).map { [.answer($0.id, answer)] } ?? []
    }
}
