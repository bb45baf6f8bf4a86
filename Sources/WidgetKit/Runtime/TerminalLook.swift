import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

/// What a person sees who runs an extension by hand: every kind in every family, as it would stand on a
/// dashboard now.
@MainActor
struct TerminalLook {
    let runner: ExtensionRunner

    private var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Prints all of it; the exit code is 1 where a kind could not be drawn.
    func show() async -> Int32 {
        var code: Int32 = 0
        for definition in runner.definitions {
            do {
                try await show(definition)
            } catch {
                writeToStandardError(
                    "\(definition.kind): " + sentence(for: error, in: Words(language: locale)))
                code = 1
            }
        }
        for diagnostic in runner.takeDiagnostics() {
            writeToStandardError(diagnostic.sentence(Words(language: locale)))
        }
        return code
    }

    private func show(_ definition: WidgetDefinition) async throws {
        let now = Date()
        let zone = TimeZone.current
        let request = WireRequest(
            .timeline, date: now, kind: definition.kind, locale: locale, zone: zone.identifier,
            mode: depth == .none ? .vibrant : .fullColor, reason: .manual)
        let archives: [String: ArchivedTimeline]
        switch try await runner.reply(to: request) {
        case .archives(let found): archives = found
        case .archive(let only):
            archives = [only.madeFor.map { $0.family.rawValue } ?? "": only]
        case .description, .performed, .options: archives = [:]
        }
        for family in definition.archivedFamilies {
            guard let archive = archives[family.rawValue],
                let entry = archive.entry(at: now) ?? archive.entries.first
            else { continue }
            let size = family.outerSize
            let drawing = draw(
                entry, family: family,
                surroundings: Surroundings(
                    size: CellSize(columns: size.columns, rows: size.rows), now: now, zone: zone,
                    locale: Locale(identifier: locale), mode: request.mode))
            print(heading(definition.kind, family))
            print(drawing.grid.ansi(depth: depth))
        }
    }

    private func heading(_ kind: String, _ family: Family) -> String {
        let text = "\(kind) · \(family.rawValue)"
        return isatty(STDOUT_FILENO) == 1 ? "\u{1B}[1m\(text)\u{1B}[0m" : text
    }

    /// What the terminal can show, by the names it goes under.
    private var depth: ColorDepth {
        if isatty(STDOUT_FILENO) != 1 || environment["NO_COLOR"]?.isEmpty == false { return .none }
        if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") { return .full }
        return environment["TERM"]?.contains("256color") == true ? .indexed : .sixteen
    }

    /// `es_ES` of `es_ES.UTF-8`; `C` and `POSIX` are American English.
    private var locale: String {
        let named = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let bare = String(named.prefix { $0 != "." && $0 != "@" })
        return ["C", "POSIX", ""].contains(bare) ? "en_US" : bare
    }
}
