import Foundation
import VistazoLogbook
import VistazoWords

extension Console {
    /// The console as the person's configuration wants it: its zone, start of the day and language. Without
    /// a configuration, or with one that cannot be read, it stays as it is.
    ///
    /// What commands write and what widgets show must be of the same day, so both ask the same file.
    func configured() -> Console {
        guard let folders = try? Folders(environment: environment),
            let reading = Settings.read(folders.configuration + "/config.json5", kinds: nil),
            let configuration = reading.configuration
        else { return self }
        var console = self
        if let zone = configuration.zone.flatMap(TimeZone.init(identifier:)) { console.zone = .named(zone) }
        if let minutes = configuration.dayStartsAt { console.dayStart = minutes * 60 }
        if let number = configuration.weekStartsOn { console.weekStart = Console.weekday(number) }
        console.changedHook = configuration.changedHook
        if let locale = configuration.locale { console.words = Words(language: locale) }
        return console
    }

    /// A weekday of a configuration, where 1 is Sunday, as the logbook counts: 0 is Monday.
    static func weekday(_ number: Int) -> Int { (number + 5) % 7 }
}
