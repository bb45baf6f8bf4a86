import VistazoDashboard
import VistazoHosting

/// The themes that a window offers, and where the one that is chosen is kept.
extension Window {
    /// Every theme that can be read.
    var themeChoices: [ThemeChoice] {
        settings.themes.names.compactMap { settings.themes.theme(named: $0).theme }
            .map { ThemeChoice($0, scheme: settings.scheme(of: $0)) }
    }

    /// Keeps the theme in `pages.json`; where the configuration or the command line names one, which count for more,
    /// it stays as long as the window is open, and what to write to keep it is said.
    func keepTheme(_ name: String, at now: Moment) -> [Effect] {
        let words = settings.words
        let notice: Notice
        if arguments.has(.theme) {
            notice = Notice(words("dashboard.themes.forNow", ["theme": name]))
        } else if settings.configuration?.theme != nil {
            let file = settings.configurationFile.split(separator: "/").last.map(String.init) ?? ""
            notice = Notice(words("dashboard.themes.inFile", ["theme": name, "file": file]))
        } else {
            do {
                try Choices.keep(theme: name, in: settings.folders, words)
                notice = Notice(words("dashboard.themes.kept", ["theme": name]), tone: .done)
            } catch {
                let reason = (error as? any Fault)?.text(words) ?? "\(error)"
                notice = Notice(reason, tone: .problem)
            }
        }
        chosenTheme = name
        return reconfigure(at: now) + take(.notice(notice), at: now)
    }
}
