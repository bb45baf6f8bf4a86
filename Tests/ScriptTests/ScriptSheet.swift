import Foundation
import GridTesting
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

@testable import VistazoHosting

/// 2026-11-30 09:12:00 UTC, a Monday.
let noon = Date(timeIntervalSince1970: 1_796_029_920)

/// All families of one script on one grid, with the presses of the large one and the headers that take turns:
/// inline on top, then small, medium, rectangular and circular, then large.
struct ScriptSheet {
    static let families: [Family] = [.inline, .small, .medium, .rectangular, .circular, .large]

    /// A request for all of these.
    static func request(
        _ name: WireRequest.Name = .timeline, configuration: [JSONValue.Member] = [], scheme: Scheme = .dark
    ) -> WireRequest {
        WireRequest(
            name, date: noon, kind: "script", families: families.map { WireRequest.FamilySize($0) },
            configuration: configuration, scheme: scheme)
    }

    let archives: [String: ArchivedTimeline]
    /// What stands in for the folder of the scripts, which is another on each machine.
    let folder: String
    let diagnostics: [JSONFault]

    init(_ reply: Decoded<WireReply>, folder: String = "") {
        archives = if case .archives(let archives) = reply.value { archives } else { [:] }
        self.folder = folder
        diagnostics = reply.diagnostics
    }

    func drawing(_ family: Family, at now: Date = noon, isFocused: Bool = false) -> Drawing? {
        guard let entry = archives[family.rawValue]?.entry(at: now) else { return nil }
        let size = family.outerSize
        return draw(
            entry, family: family,
            surroundings: Surroundings(
                size: CellSize(columns: size.columns, rows: size.rows), now: now,
                frame: WidgetFrame(isFocused: isFocused)))
    }

    var grid: CellGrid {
        var grid = CellGrid(size: CellSize(columns: 90, rows: 31))
        let places: [(Family, Int, Int)] = [
            (.inline, 0, 0), (.small, 0, 1), (.medium, 20, 1), (.rectangular, 60, 1), (.circular, 60, 6),
            (.large, 0, 11),
        ]
        for (family, column, row) in places {
            guard let drawing = drawing(family, isFocused: family == .large) else { continue }
            grid.paint(drawing.grid, at: CellPoint(column: column, row: row))
        }
        for (index, line) in lines.prefix(20).enumerated() {
            grid.write(line, at: CellPoint(column: 41, row: 11 + index))
        }
        return grid
    }

    /// The headers that take turns, the presses of the large family, and what was passed over.
    private var lines: [String] {
        var lines: [String] = []
        let entries = archives["inline"]?.entries ?? []
        for entry in entries.dropFirst().prefix(4) {
            let text = inlineText(
                entry, surroundings: Surroundings(size: CellSize(columns: 30, rows: 1), now: noon)
            ).text
            lines.append("+\(Int(entry.date.timeIntervalSince(noon))) s \(text)")
        }
        for region in drawing(.large)?.hitRegions ?? [] {
            let action =
                switch region.action {
                case .intent(let call):
                    call.parameters.isEmpty
                        ? call.name : JSONValue.object(call.parameters).text
                case .toggle(let call, _): call.name
                case .open(let url): url
                }
            let clean = folder.isEmpty ? action : action.replacing(folder, with: "…")
            lines.append("\(region.key ?? " ") \(clean)")
        }
        return lines
            + diagnostics.map { "line \($0.place.line): \($0.cause)".replacing("\n", with: " ") }.map {
                String($0.prefix(49))
            }
    }
}

/// A file beside the tests.
func fixture(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
}

/// Compares a drawn grid with the one recorded for a test under `Recorded/`, and goes on where they differ.
func expectRecorded(
    _ grid: CellGrid, _ name: String, file: String = #filePath, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        try compare(grid, named: name, file: file, function: function)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}
