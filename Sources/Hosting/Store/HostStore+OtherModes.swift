import Foundation
import VistazoArchive
import VistazoLogbook

/// What windows of other modes show of a provider: a status line beside a dashboard, a terminal without colours.
///
/// A program that does not look at the mode, which its archives say by having no `madeFor`, is run once for all of
/// them. For one that does, each mode is a run of its own.
extension HostStore {
    /// An archive that stands in a window of another mode.
    struct OtherMode: Hashable {
        var surroundings: HostSurroundings
        var size: WireRequest.FamilySize
    }

    /// Of each other mode what was asked for last, where that was made for no mode in particular.
    func otherModes(of provider: ProviderKey, in surroundings: HostSurroundings) throws -> [OtherMode] {
        // What an archive was made for stands before its first entry, which begins a line of its own.
        try database.all(
            """
            SELECT family, mode FROM archive AS one
            WHERE kind = ?1 AND configuration = ?2 AND isPlaceholder = 0
                AND mode <> ?3 AND scheme = ?4 AND theme = ?5 AND locale = ?6 AND zone = ?7
                AND instr(substr(text, 1, 400), CAST('"madeFor"' AS BLOB)) = 0
                AND made = (SELECT max(made) FROM archive
                    WHERE kind = ?1 AND configuration = ?2 AND isPlaceholder = 0 AND mode = one.mode
                        AND scheme = ?4 AND theme = ?5 AND locale = ?6 AND zone = ?7)
            """,
            [
                .text(provider.kind), .text(provider.configurationText), .text(surroundings.mode.rawValue),
                .text(surroundings.scheme.rawValue), .text(surroundings.theme), .text(surroundings.locale),
                .text(surroundings.zone),
            ]
        ) { (WireRequest.FamilySize(key: $0.text(0)), RenderingMode(rawValue: $0.text(1))) }.compactMap {
            guard let size = $0, let mode = $1 else { return nil }
            var other = surroundings
            other.mode = mode
            return OtherMode(surroundings: other, size: size)
        }
    }
}
