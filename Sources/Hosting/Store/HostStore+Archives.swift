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

    /// Drops what stands for a provider until its first archive comes: another extension feeds it now.
    func dropPlaceholders(of provider: ProviderKey) throws {
        try database.run(
            "DELETE FROM archive WHERE kind = ? AND configuration = ? AND isPlaceholder = 1",
            [.text(provider.kind), .text(provider.configurationText)])
    }

    /// The archive that comes nearest to one that is not there: of the same family at another size or for other
    /// surroundings, best in the same language and zone, then the newest. nil where there is none.
    func nearest(
        of provider: ProviderKey, _ size: WireRequest.FamilySize, in surroundings: HostSurroundings
    ) throws -> Provider.Held? {
        let found = try database.first(
            """
            SELECT made, text FROM archive
            WHERE kind = ? AND configuration = ? AND isPlaceholder = 0
                AND (family = ? OR substr(family, 1, ?) = ?)
            ORDER BY (family = ?) + (locale = ?) + (zone = ?) DESC, made DESC LIMIT 1
            """,
            [
                .text(provider.kind), .text(provider.configurationText), .text(size.family.rawValue),
                .init(size.family.rawValue.count + 1), .text(size.family.rawValue + "@"), .text(size.key),
                .text(surroundings.locale), .text(surroundings.zone),
            ]
        ) { ($0.real(0), $0.blob(1)) }
        guard let (made, text) = found, let archive = try? ArchivedTimeline.decode(text).value else {
            return nil
        }
        return Provider.Held(archive: archive, made: Date(timeIntervalSinceReferenceDate: made))
    }

    private static func values(_ surroundings: HostSurroundings) -> [Database.Value] {
        [
            .text(surroundings.mode.rawValue), .text(surroundings.scheme.rawValue), .text(surroundings.theme),
            .text(surroundings.locale), .text(surroundings.zone),
        ]
    }
}
