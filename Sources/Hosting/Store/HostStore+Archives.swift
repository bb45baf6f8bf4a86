import Foundation
import VistazoArchive
import VistazoLogbook

extension HostStore {
    /// All that is stored for a provider in these surroundings. What cannot be read any more counts as not there.
    func archives(
        of provider: ProviderKey, in surroundings: HostSurroundings, isPlaceholder: Bool
    ) throws -> [String: Provider.Held] {
        let rows = try database.all(
            """
            SELECT family, made, text FROM archive
            WHERE kind = ? AND configuration = ? AND isPlaceholder = ?
                AND mode = ? AND scheme = ? AND theme = ? AND locale = ? AND zone = ?
            """,
            [.text(provider.kind), .text(provider.configurationText), .init(isPlaceholder)]
                + Self.values(surroundings)
        ) { ($0.text(0), $0.real(1), $0.blob(2)) }
        var archives: [String: Provider.Held] = [:]
        for (family, made, text) in rows {
            guard let archive = try? ArchivedTimeline.decode(text).value else { continue }
            archives[family] = Provider.Held(
                archive: archive, made: Date(timeIntervalSinceReferenceDate: made))
        }
        return archives
    }

    func store(
        _ archives: [String: ArchivedTimeline], of provider: ProviderKey, in surroundings: HostSurroundings,
        isPlaceholder: Bool, made: Date
    ) throws {
        for (family, archive) in archives {
            try database.run(
                """
                INSERT OR REPLACE INTO archive (
                    kind, configuration, isPlaceholder, mode, scheme, theme, locale, zone, family, made, text)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [.text(provider.kind), .text(provider.configurationText), .init(isPlaceholder)]
                    + Self.values(surroundings)
                    + [.text(family), .real(made.timeIntervalSinceReferenceDate), .blob(archive.stored)])
        }
    }

    /// What an extension said of itself while its stamp was this; the second value is true for one that does not
    /// describe itself. nil where it was never asked.
    func description(stamp: String) throws -> (ExtensionDescription?, isSilent: Bool)? {
        try database.first("SELECT isSilent, text FROM description WHERE stamp = ?", [.text(stamp)]) { row in
            guard !row.bool(0) else { return (nil, true) }
            guard case .description(let description)? = try? WireReply.decode(Array(row.text(1).utf8)).value
            else {
                return nil
            }
            return (description, false)
        } ?? nil
    }

    func store(_ description: ExtensionDescription?, stamp: String) throws {
        try database.run(
            "INSERT OR REPLACE INTO description (stamp, isSilent, text) VALUES (?, ?, ?)",
            [
                .text(stamp), .init(description == nil),
                .text(description.map { WireReply.description($0).line } ?? ""),
            ])
    }

    private static func values(_ surroundings: HostSurroundings) -> [Database.Value] {
        [
            .text(surroundings.mode.rawValue), .text(surroundings.scheme.rawValue), .text(surroundings.theme),
            .text(surroundings.locale), .text(surroundings.zone),
        ]
    }
}
