import Foundation
import Testing
import VistazoCells

/// Compares a drawn grid with the one recorded under `Grids/`: rows of glyphs, then rows of styles, a letter
/// each, with their legend.
///
/// With `RECORD_GRIDS` set it writes the grid anew and fails, so that no recording passes for a test.
func expectRecorded(
    _ grid: CellGrid, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Grids/\(name).txt")
    let actual = grid.recorded
    if ProcessInfo.processInfo.environment["RECORD_GRIDS"] != nil {
        try actual.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("recorded \(name)", sourceLocation: sourceLocation)
        return
    }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    guard actual != expected else { return }
    let folder = FileManager.default.temporaryDirectory.appending(path: "grids")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = folder.appending(path: "\(name).svg")
    try grid.svg().write(to: picture, atomically: true, encoding: .utf8)
    Issue.record(
        "\(name) differs, see \(picture.path):\n\(actual)\nrecorded:\n\(expected ?? "nothing")",
        sourceLocation: sourceLocation)
}

extension CellGrid {
    fileprivate var recorded: String {
        var letters: [CellStyle: Character] = [:]
        var legend: [String] = []
        var rows: [String] = []
        for row in 0..<size.rows {
            var line = ""
            for column in 0..<size.columns {
                let style = self[column, row].style
                if let letter = letters[style] {
                    line.append(letter)
                } else {
                    let letter =
                        style == .standard
                        ? "." : Character(UnicodeScalar(UInt8(97 + legend.count % 26)))
                    letters[style] = letter
                    if style != .standard { legend.append("\(letter) \(style.said)") }
                    line.append(letter)
                }
            }
            rows.append(line)
        }
        return text + "\n" + rows.joined(separator: "\n") + "\n\n" + legend.joined(separator: "\n") + "\n"
    }
}

extension CellStyle {
    fileprivate var said: String {
        var words: [String] = [foreground.said]
        if background != .standard { words.append("on " + background.said) }
        let named: [(CellTraits, String)] = [
            (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
            (.strikethrough, "struck"), (.reverse, "reverse"),
        ]
        words += named.filter { traits.contains($0.0) }.map(\.1)
        return words.joined(separator: " ")
    }
}

extension CellColor {
    fileprivate var said: String {
        switch self {
        case .standard: "standard"
        case .named(let name): "\(name)"
        case .rgb(let red, let green, let blue): RGB(red, green, blue).hex
        }
    }
}
