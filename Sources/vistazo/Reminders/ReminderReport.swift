import VistazoArchive
import VistazoDashboard
import VistazoLogbook

/// What `vistazo remind` prints: a line for each reminder and answer, or one JSON document at the end; as long as it
/// stays, a document a line.
final class ReminderReport {
    private struct Told {
        var id: Int
        var reminder: Reminder
        var text: String
        var channel: ReminderSettings.Channel?
        var answer: String?
    }

    private let isJSON: Bool
    private let stays: Bool
    private var told: [Told] = []

    init(isJSON: Bool, stays: Bool) {
        self.isJSON = isJSON
        self.stays = stays
    }

    func told(
        _ notice: ReminderNotice, _ channel: ReminderSettings.Channel?, _ logbook: Logbook, at now: Instant,
        _ console: Console
    ) {
        for reminder in notice.reminders {
            let text = console.words.reminder(reminder, at: now, logbook)
            let row = Told(id: notice.id, reminder: reminder, text: text, channel: channel)
            if !isJSON {
                // What nobody is told of is no news.
                if channel != nil { console.say("\(reminder.item.title) · \(text)") }
            } else if stays, channel != nil {
                console.document { Self.write(row, logbook.zone, in: &$0) }
            } else if !stays {
                told.append(row)
            }
        }
        console.out.flush()
    }

    /// There was nobody to tell.
    func untold(_ console: Console) { console.complain(console.words("cli.remind.untold")) }

    /// - Parameter sentence: What came of it; nil where it was too late.
    func answered(_ id: Int, _ answer: ReminderTeller.Answer, _ sentence: String?, _ console: Console) {
        if isJSON {
            let word =
                switch answer {
                case .log: "log"
                case .snooze: "snooze"
                case .none: "none"
                }
            for index in told.indices where told[index].id == id { told[index].answer = word }
        } else if let sentence {
            console.say(sentence)
        }
        console.out.flush()
    }

    /// - Parameter next: When something is due next, as far as can be told.
    func end(next: Instant?, _ console: Console) {
        guard isJSON, !stays else { return }
        console.document { writer in
            writer.object { writer in
                writer.key("reminders")
                writer.array { writer in for row in told { Self.write(row, console.zone, in: &writer) } }
                writer.text("next", next.map { $0.text(offset: console.zone.offset(at: $0)) })
            }
        }
    }

    private static func write(_ row: Told, _ zone: Zone, in writer: inout JSONWriter) {
        writer.object { writer in
            let instant = row.reminder.instant
            writer.key("item")
            writer.item(row.reminder.item)
            writer.text("day", row.reminder.day.description)
            writer.text("date", instant.text(offset: zone.offset(at: instant)))
            writer.key("rules")
            writer.array { writer in for rule in row.reminder.rules { writer.string(rule.spelled) } }
            writer.text("text", row.text)
            writer.key("isLate")
            writer.bool(row.reminder.isLate)
            writer.text("notify", row.channel?.rawValue)
            writer.text("answer", row.answer)
        }
    }
}
