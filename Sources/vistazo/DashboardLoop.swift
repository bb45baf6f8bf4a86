import Foundation
import VistazoCells
import VistazoDashboard
import VistazoHosting
import VistazoTerminal

/// The one thread of a dashboard on a terminal: it sleeps until a key, a poke, a child, a changed
/// configuration or the next change of a word, and then does what that asks for.
final class DashboardLoop {
    private let window: Window
    private let terminal: Terminal
    private let arguments: Arguments
    private let console: Console
    private let watch: SettingsWatch
    private let errands: Errands
    private let clock = ClockWatch()
    /// What the program leaves with; nil while it stays.
    private var status: Int32?
    private var nextChange: Date?
    private var hasLetGo = false

    init(_ window: Window, _ terminal: Terminal, _ arguments: Arguments, _ console: Console) {
        self.window = window
        self.terminal = terminal
        self.arguments = arguments
        self.console = console
        watch = SettingsWatch(window.settings)
        errands = Errands()
    }

    func run() -> Int32 {
        act(on: window.tellNews(at: .now()), at: .now())
        while true {
            let now = Moment.now()
            act(on: window.service(now), at: now)
            if let status {
                window.host.close()
                window.reminders?.end()
                errands.end()
                return status
            }
            let screen = window.screen(at: now)
            nextChange = screen.nextChange
            terminal.paint(screen.grid)
            if !hasLetGo, window.host.isEveryKindKnown, !window.host.isBusy {
                hasLetGo = true
                ProgramPages.letGo()
            }
            sleep(from: now)
            hear()
        }
    }

    /// Waits for the first of everything that may happen.
    private func sleep(from now: Moment) {
        var waits: [Double] = []
        if let nextChange { waits.append(nextChange.timeIntervalSince(now.date)) }
        if let wait = window.host.wait(from: now) { waits.append(wait) }
        if let wait = terminal.escapeWait { waits.append(Double(wait) / 1000) }
        if let wait = window.reminders?.wait(from: now) { waits.append(wait) }
        if let wait = watch.wait(from: now.steady) { waits.append(wait) }
        var wanted =
            ([
                clock.descriptor, terminal.inputDescriptor, terminal.signalDescriptor, errands.descriptor,
                window.reminders?.descriptor ?? -1,
            ] + watch.descriptors)
            .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        wanted += window.host.descriptors.map(pollfd.init)
        // Rounded up, for what is looked at too early has not changed yet; a day is as long as for ever.
        let milliseconds = waits.min().map { Int32((min(max($0, 0), 86_400) * 1000).rounded(.up)) } ?? -1
        _ = poll(&wanted, nfds_t(wanted.count), milliseconds)
        // poll(2) counts on while the clock is set, and not while the machine sleeps: the next turn waits anew.
        if wanted[0].revents != 0 { clock.silence() }
    }

    private func hear() {
        let now = Moment.now()
        for signal in terminal.signals() {
            switch signal {
            case .resized: take(.resized(terminal.size), at: now)
            case .suspend: suspend(at: now)
            case .resumed:
                terminal.repaint()
                take(.resized(terminal.size), at: now)
            case .child: break
            case .end(let number):
                window.host.close()
                window.reminders?.end()
                errands.end()
                terminal.end(by: number)
            }
        }
        for event in terminal.events() {
            switch event {
            case .key(let key): take(.key(key), at: now)
            case .focus(let hasFocus): take(.focusChanged(hasFocus), at: now)
            case .closed: status = ExitStatus.failed.rawValue
            case .paste(let text): take(.paste(text), at: now)
            case .press, .scroll: break
            }
        }
        if watch.hasChanged(at: now.steady) { act(on: window.reconfigure(at: now), at: now) }
        for sentence in errands.finished() { take(.notice(sentence), at: now) }
    }

    private func take(_ event: Event, at now: Moment) { act(on: window.take(event, at: now), at: now) }

    private func act(on effects: [Effect], at now: Moment) {
        for effect in effects {
            switch effect {
            case .quit: status = status ?? ExitStatus.done.rawValue
            case .suspend: suspend(at: now)
            case .undo: act(on: window.turnHistory({ try $0.undo() }, key: "cli.undo.done", at: now), at: now)
            case .redo: act(on: window.turnHistory({ try $0.redo() }, key: "cli.redo.done", at: now), at: now)
            case .run(let lines): errands.run(lines, window.console)
            case .act(let command): errands.act(command, window.settings, window.console)
            case .open(let address): errands.open(address, window.console)
            case .screenshot: saveScreenshot(at: now)
            case .copy(let text): terminal.copy(text)
            case .perform, .reload, .explain, .listThemes, .listPalette, .keepTheme, .requestsChanged,
                .answer, .listKinds, .preview, .listOptions, .keepPages, .endEditing:
                break
            }
        }
    }

    private func suspend(at now: Moment) {
        window.host.rest()
        terminal.suspend()
        take(.resized(terminal.size), at: Moment.now())
    }

    /// Saves what is on the screen as an SVG in the home folder, named after the second.
    private func saveScreenshot(at now: Moment) {
        let words = window.settings.words
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = window.settings.surroundings.zone
        formatter.dateFormat = "yyyy-MM-dd-HHmmss"
        let folder = console.environment["HOME"] ?? "."
        let file = "\(folder)/vistazo-\(formatter.string(from: now.date)).svg"
        let picture = window.screen(at: now).grid.svg(palette: window.settings.palette)
        do {
            try Data(picture.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
            take(.notice(Notice(words("cli.screenshot.saved", ["file": file]), tone: .done)), at: now)
        } catch {
            take(.notice(Notice(words("cli.screenshot.failed", ["file": file]), tone: .problem)), at: now)
        }
    }
}
