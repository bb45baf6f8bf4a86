import Foundation
import VistazoArchive
import VistazoCells
import VistazoDashboard
import VistazoLogbook
import VistazoRendering

extension Syntax.Option {
    static let family = Syntax.Option("--family", "FAMILY")
    static let size = Syntax.Option("--size", "CxR")
    static let mode = Syntax.Option("--mode", "MODE")
    static let format = Syntax.Option("--format", "FORMAT")
    /// Of one line.
    static let lineFormat = Syntax.Option("--format", "FORMAT", key: "lineFormat")
    static let color = Syntax.Option("--color", "WHEN")
    static let placeholder = Syntax.Option("--placeholder")
    static let snapshot = Syntax.Option("--snapshot")
    static let lock = Syntax.Option("--lock")
    static let locale = Syntax.Option("--locale", "LOCALE")
    static let zone = Syntax.Option("--zone", "ZONE")
    static let theme = Syntax.Option("--theme", "THEME")
    static let scheme = Syntax.Option("--scheme", "SCHEME")
    static let ascii = Syntax.Option("--ascii")
    static let config = Syntax.Option("--config", "FILE")
    static let page = Syntax.Option("--page", "NAME")
    static let archive = Syntax.Option("--archive", "FILE")
    static let width = Syntax.Option("--width", "COLUMNS")

    /// What every command that draws takes.
    static let drawing: [Syntax.Option] = [
        .size, .at, .mode, .format, .color, .lock, .locale, .zone, .theme, .scheme, .ascii, .config,
    ]
}

extension Arguments {
    /// The case of an enumeration that an option names, nil where it was not given.
    ///
    /// - Throws: `UsageError.badValue` with the allowed values.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: Syntax.Option, of: Choice.Type = Choice.self
    ) throws(UsageError) -> Choice? where Choice.RawValue == String {
        guard let text = self[option] else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let allowed = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badValue(option: option.name, value: text, allowed: allowed)
        }
        return choice
    }

    /// `--size CxR`, each side 1…1,000 cells.
    func cellSize(_ option: Syntax.Option = .size) throws(UsageError) -> CellSize? {
        guard let text = self[option] else { return nil }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let columns = sides[0], let rows = sides[1],
            (1...1000).contains(columns), (1...1000).contains(rows)
        else { throw .badValue(option: option.name, value: text, allowed: "1x1…1000x1000") }
        return CellSize(columns: columns, rows: rows)
    }

    /// `--width`, 1…1,000 columns.
    func columns(_ option: Syntax.Option = .width) throws(UsageError) -> Int? {
        guard let text = self[option] else { return nil }
        guard let columns = Int(text), (1...1000).contains(columns) else {
            throw .badValue(option: option.name, value: text, allowed: "1…1000")
        }
        return columns
    }

    /// `--zone`, by its name in the time zone database.
    func timeZone() throws(UsageError) -> TimeZone? {
        guard let name = self[.zone] else { return nil }
        guard let zone = TimeZone(identifier: name) else {
            throw .badValue(option: "--zone", value: name, allowed: "Europe/Madrid, UTC")
        }
        return zone
    }

    /// `--locale`, of a language there is.
    func localeName() throws(UsageError) -> String? {
        guard let name = self[.locale] else { return nil }
        if ["C", "POSIX"].contains(name) { return "en_US" }
        guard Locale(identifier: name).isOfKnownLanguage else {
            throw .badValue(option: "--locale", value: name, allowed: "es, es_ES, zh_Hans_CN")
        }
        return name
    }
}

extension Arguments {
    /// `--at`, nil where it was not given.
    ///
    /// - Throws: `Instant.ParsingError` for what is no instant, or could be two.
    func instant(_ console: Console, in zone: TimeZone) throws -> Instant? {
        try self[.at].map { try Instant(parsing: $0, now: console.now, zone: .named(zone)) }
    }
}
