import Foundation
import VistazoArchive
import VistazoLogbook

/// Archives that were put in from outside for kinds that an extension has.
extension HostStore {
    /// Keeps them in place of what the extension gave last, wherever that is shown, and for some windows besides. They
    /// stay until the extension is asked again, by their own policy.
    ///
    /// - Parameters:
    ///   - windows: The surroundings of those windows.
    ///   - families: of the kind.
    package func push(
        _ reply: WireReply, for key: ProviderKey, in windows: [HostSurroundings], families: [Family],
        at now: Date
    ) throws {
        var sizes: [HostSurroundings: Set<String>] = [:]
        for surroundings in windows { sizes[surroundings] = Set(families.map(\.rawValue)) }
        for (family, shown) in try shown(key) { sizes[shown, default: []].insert(family) }
        let run = Run(
            finished: now, reason: .manual, seconds: 0, peak: 0, failure: nil, failures: 0, isInVain: false,
            identifier: PushedExtension.name)
        try database.write {
            for (surroundings, keys) in sizes {
                var archives: [String: ArchivedTimeline] = [:]
                for key in keys {
                    switch reply {
                    case .archive(let one): archives[key] = one
                    case .archives(let all):
                        archives[key] = all[key] ?? all[String(key.prefix { $0 != "@" })]
                    case .description, .performed, .options: break
                    }
                }
                try store(archives, of: key, in: surroundings, isPlaceholder: false, made: now)
            }
            try store(run, of: key)
            try dropLines()
        }
    }

    /// Every family key and surroundings for which something is kept.
    private func shown(_ key: ProviderKey) throws -> [(String, HostSurroundings)] {
        try database.all(
            """
            SELECT family, mode, scheme, theme, locale, zone FROM archive
            WHERE kind = ? AND configuration = ? AND isPlaceholder = 0
            """, [.text(key.kind), .text(key.configurationText)]
        ) { row in
            (
                row.text(0),
                HostSurroundings(
                    locale: row.text(4), zone: row.text(5),
                    mode: RenderingMode(rawValue: row.text(1)) ?? .fullColor,
                    scheme: Scheme(rawValue: row.text(2)) ?? .dark, theme: row.text(3))
            )
        }
    }
}
