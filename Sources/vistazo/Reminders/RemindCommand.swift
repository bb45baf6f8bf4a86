import Foundation
import VistazoArchive
import VistazoDashboard
import VistazoHosting
import VistazoLogbook

/// `vistazo remind`: tells what is due, once or as long as it runs, or sees to it that the system does.
enum RemindCommand {
    static let watch = Syntax.Option("--watch", key: "remind.watch")
    static let wait = Syntax.Option("--for", "DURATION", key: "remind.for")
    static let notify = Syntax.Option(
        "--notify", "auto|desktop|terminal|tmux|bell|none", key: "remind.notify")
    static let at = Syntax.Option("--at", "WHEN", key: "remind.at")
    private static let install = Syntax.Option("--install", key: "remind.install")
    private static let uninstall = Syntax.Option("--uninstall", key: "remind.uninstall")
    private static let print = Syntax.Option("--print", key: "remind.print")

    static let command = Command(
        "remind",
        Syntax(
            "remind", key: "remind", operands: 0...0,
            options: [watch, wait, notify, at, install, uninstall, print, .json])
    ) { arguments, console in
        let actions = [watch, install, uninstall, print].filter(arguments.has)
        if actions.count > 1 { throw UsageError.excludesEachOther(actions[0].name, actions[1].name) }
        if arguments.has(print) {
            ReminderUnits(console).show(console)
            return ExitStatus.done.rawValue
        }
        if arguments.has(install) { return try ReminderUnits(console).install(console) }
        if arguments.has(uninstall) { return try ReminderUnits(console).uninstall(console) }
        if arguments.has(watch), arguments.has(at) {
            throw UsageError.excludesEachOther(watch.name, at.name)
        }
        return try ReminderLoop(arguments, console).run()
    }

    /// Seconds for which an answer is waited for: ten minutes, unless it is said.
    static func patience(_ arguments: Arguments) throws -> Double {
        guard let typed = arguments[wait] else { return 600 }
        guard let seconds = Measure.seconds(typed), (0...86_400).contains(seconds) else {
            throw UsageError.badValue(option: wait.name, value: typed, allowed: "0s … 24h")
        }
        return seconds
    }

    static func channel(_ arguments: Arguments) throws -> ReminderSettings.Channel? {
        try arguments[notify].map { typed in
            guard let channel = ReminderSettings.Channel(rawValue: typed) else {
                let all = ReminderSettings.Channel.allCases.map(\.rawValue).joined(separator: ", ")
                throw UsageError.badValue(option: notify.name, value: typed, allowed: all)
            }
            return channel
        }
    }
}
