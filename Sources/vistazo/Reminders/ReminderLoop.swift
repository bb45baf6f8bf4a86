import Foundation
import VistazoDashboard
import VistazoHosting
import VistazoLogbook
import VistazoTerminal

/// `vistazo remind`: tells what is due, and stays while somebody may still answer, or with `--watch` until it is ended.
///
/// It sleeps until the next reminder, an answer, a change of the logbook or of the configuration, a set clock or a
/// signal.
final class ReminderLoop {
    private let arguments: Arguments
    /// As the program got it; `console` is what the configuration makes of it.
    private let ownConsole: Console
    private var console: Console
    private let stays: Bool
    private let folders: Folders
    private let reader: ReminderReader
    private var teller: ReminderTeller
    private var channel: ReminderSettings.Channel
    private var desk: ReminderDesk
    private let report: ReminderReport
    /// What says that the logbook has changed; of one who only tells and goes nobody need know.
    private var listener: PokeListener?
    private var watch: SettingsWatch?
    private var events: ProcessWatch?
    private var isDirty = true
    private var failed = false
    /// When to try again what nobody could be told; nil where all was told.
    private var retry: Instant?
    private let start: (steady: Double, instant: Instant)

    init(_ arguments: Arguments, _ console: Console) throws {
        self.arguments = arguments
        ownConsole = console
        stays = arguments.has(RemindCommand.watch)
        folders = try Folders(environment: console.environment)
        reader = ReminderReader(arguments)
        var own = console.configured()
        if let typed = arguments[RemindCommand.at] {
            own.now = try Instant(parsing: typed, now: own.now, zone: own.zone)
        }
        self.console = own
        start = (Moment.now().steady, own.now)
        let settings = try reader.settings(folders)
        desk = ReminderDesk(try own.reminding.openLogbook(), settings)
        channel = settings.notify
        teller = Self.teller(settings.notify, own, patience: try RemindCommand.patience(arguments))
        report = ReminderReport(isJSON: arguments.has(.json), stays: stays)
        guard stays else { return }
        try listen()
        watch = (try? Settings(Arguments([], DashboardCommand.full.syntax), console)).map(SettingsWatch.init)
    }

    private static func teller(
        _ channel: ReminderSettings.Channel, _ console: Console, patience: Double
    ) -> ReminderTeller {
        let all: [ReminderSettings.Channel] = [.desktop, .terminal, .tmux, .bell]
        return ReminderTeller(channel == .auto ? all : [channel], console, patience: patience)
    }

    private func listen() throws {
        if listener == nil { listener = try? PokeListener(folder: folders.runtime) }
        if events == nil { events = ProcessWatch() }
    }

    /// The wall clock's; of a run that only tells and goes, that of its beginning and what has passed since.
    private func now(_ moment: Moment) -> Instant {
        stays
            ? .now()
            : Instant(milliseconds: start.instant.milliseconds + Int64((moment.steady - start.steady) * 1000))
    }

    func run() throws -> Int32 {
        while true {
            let moment = Moment.now()
            let now = now(moment)
            for (id, answer) in teller.desktop.answers(moment) { try act(on: answer, of: id, at: now) }
            if isDirty || [desk.next, retry].contains(where: { $0.map { $0 <= now } ?? false }) {
                try turn(at: now)
            }
            if !stays, !teller.desktop.isWaiting { return try leave() }
            try listen()
            sleep(from: moment, at: now)
            if let signal = events?.endSignal() {
                teller.leave()
                _ = try leave()
                ProcessWatch.end(by: signal)
            }
            hear()
        }
    }

    /// Tells what is due, takes back what is decided.
    private func turn(at now: Instant) throws {
        isDirty = false
        let hadToRetry = retry != nil
        retry = nil
        let turn = try desk.turn(at: now)
        for notice in turn.withdrawn { teller.withdraw(notice.id) }
        for notice in turn.opened { try tell(notice, at: now) }
        // Somebody may come; of one who does not, it is said once.
        if retry != nil, !hadToRetry { report.untold(console) }
    }

    private func tell(_ notice: ReminderNotice, at now: Instant) throws {
        let channel = teller.tell(notice.message(desk.logbook, at: now))
        report.told(notice, channel, desk.logbook, at: now, console)
        guard channel == nil else { return }
        failed = true
        retry = now.advanced(bySeconds: 60)
        try desk.release(notice)
    }

    private func act(on answer: ReminderTeller.Answer, of id: Int, at now: Instant) throws {
        switch answer {
        case .none: break
        case .snooze: report.answered(id, answer, try desk.snooze(id, at: now), console)
        case .log(let index):
            do {
                report.answered(id, answer, try desk.log(id, index, at: now)?.sentence, console)
            } catch let fault as Fault {
                console.complain(fault.text(console.words))
            }
            // Of several one was logged: the others are shown again.
            _ = try desk.turn(at: now)
            if let rest = desk.standing.first(where: { $0.id == id }) {
                _ = teller.tell(rest.message(desk.logbook, at: now))
            }
        }
        isDirty = true
    }

    private func sleep(from moment: Moment, at now: Instant) {
        var waits: [Double] = []
        for next in [desk.next, retry].compactMap({ $0 }) {
            waits.append(Double(next.milliseconds - now.milliseconds) / 1000)
        }
        if let wait = teller.desktop.wait(from: moment) { waits.append(wait) }
        if let wait = watch?.wait(from: moment.steady) { waits.append(wait) }
        var descriptors = [events?.clockDescriptor ?? -1, events?.signalDescriptor ?? -1]
        descriptors += [listener?.descriptor ?? -1] + teller.desktop.descriptors + (watch?.descriptors ?? [])
        var wanted = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let milliseconds =
            waits.min().map { Int32((min(max($0, 0), 86_400) * 1000).rounded(.up)) } ?? 86_400_000
        if poll(&wanted, nfds_t(wanted.count), milliseconds) == 0, waits.isEmpty { isDirty = true }
        if wanted[0].revents != 0 {
            events?.silenceClock()
            isDirty = true
        }
    }

    private func hear() {
        if let messages = listener?.drain(),
            messages.contains(where: desk.isConcerned)
        {
            isDirty = true
        }
        guard let watch, watch.hasChanged(at: Moment.now().steady),
            let settings = try? reader.settings(folders),
            let logbook = try? ownConsole.configured().reminding.openLogbook()
        else { return }
        console = ownConsole.configured()
        desk = ReminderDesk(logbook, settings, continuing: desk)
        if settings.notify != channel, let patience = try? RemindCommand.patience(arguments) {
            teller.leave()
            channel = settings.notify
            teller = Self.teller(channel, console, patience: patience)
        }
        isDirty = true
    }

    private func leave() throws -> Int32 {
        report.end(next: desk.next, console)
        listener?.leave()
        return (failed ? ExitStatus.failed : .done).rawValue
    }
}

/// What the configuration, and before it the command line, says of reminders.
struct ReminderReader {
    let arguments: Arguments

    init(_ arguments: Arguments) { self.arguments = arguments }

    func settings(_ folders: Folders) throws -> ReminderSettings {
        let reading = Settings.read(folders.configuration + "/config.json5", kinds: nil)
        var settings = reading?.configuration?.reminders ?? ReminderSettings()
        settings.notify = try RemindCommand.channel(arguments) ?? settings.notify
        return settings
    }
}

extension Console {
    /// The same, with what is done through it told as done from a reminder.
    var reminding: Console {
        var console = self
        console.door = .reminder
        return console
    }
}
