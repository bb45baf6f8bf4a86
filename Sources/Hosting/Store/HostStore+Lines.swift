import Foundation
import VistazoArchive
import VistazoLogbook

/// Finished lines for the status line of a shell or of tmux: printed as they are, without a formatter.
extension HostStore {
    /// A finished line while it says what is true. `key` names all that it depends on: widget, surroundings,
    /// width and format.
    package func storedLine(key: String, now: Date) throws -> String? {
        try Self.line(in: database, key: key, now: now)
    }

    /// The same from a file that nobody has opened yet: one statement, no lock but a reader's, no wait. nil also
    /// where the file is of another version or cannot be read now.
    package static func line(readingAt path: String, key: String, now: Date) -> String? {
        guard let database = try? Database(readingAt: path) else { return nil }
        return try? line(in: database, key: key, now: now)
    }

    private static func line(in database: Database, key: String, now: Date) throws -> String? {
        try database.first(
            "SELECT text FROM line WHERE key = ? AND stored <= ? AND (validUntil IS NULL OR validUntil > ?)",
            [
                .text(key), .real(now.timeIntervalSinceReferenceDate),
                .real(now.timeIntervalSinceReferenceDate),
            ]
        ) { $0.text(0) }
    }

    /// - Parameter validUntil: The instant from which it would read differently, nil for never.
    package func store(line: String, key: String, now: Date, validUntil: Date?) throws {
        try database.run(
            "INSERT OR REPLACE INTO line (key, text, stored, validUntil) VALUES (?, ?, ?, ?)",
            [
                .text(key), .text(line), .real(now.timeIntervalSinceReferenceDate),
                .init(validUntil?.timeIntervalSinceReferenceDate),
            ])
    }

    /// Drops all finished lines: what they were made of has changed.
    package func dropLines() throws { try database.run("DELETE FROM line") }

    /// What stands in status lines, as far as lines have asked for it: kinds with their configurations, newest first.
    package func lineKeys(limit: Int = 1000) throws -> [ProviderKey] {
        try database.all(
            """
            SELECT kind, configuration FROM archive
            WHERE isPlaceholder = 0 AND family = 'inline'
            GROUP BY kind, configuration ORDER BY max(made) DESC LIMIT ?
            """, [.init(limit)]
        ) { ($0.text(0), $0.text(1)) }.compactMap { kind, text in
            guard case .object(let members)? = try? JSONReader.read(Array(text.utf8)).plain() else {
                return nil
            }
            return ProviderKey(kind, members)
        }
    }

    /// The stored text of the archive a window shows, nil where there is none: for one entry without the others.
    package func storedArchive(of widget: HostedWidget, in surroundings: HostSurroundings) throws -> [UInt8]?
    {
        try database.first(
            """
            SELECT text FROM archive
            WHERE kind = ? AND configuration = ? AND isPlaceholder = 0 AND family = ?
                AND mode = ? AND scheme = ? AND theme = ? AND locale = ? AND zone = ?
            """,
            [
                .text(widget.provider.kind), .text(widget.provider.configurationText), .text(widget.size.key),
                .text(surroundings.mode.rawValue), .text(surroundings.scheme.rawValue),
                .text(surroundings.theme),
                .text(surroundings.locale), .text(surroundings.zone),
            ]
        ) { $0.blob(0) }
    }
}
