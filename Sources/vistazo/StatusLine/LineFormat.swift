import VistazoArchive
import VistazoCells

/// How a status line leaves the program.
enum LineFormat: String, CaseIterable {
    /// The words alone.
    case text
    /// tmux's markup, literal for `#( … )` and for an option that a format names.
    case tmux
    /// One JSON object a line, for a custom module of Waybar with `"return-type": "json"`.
    case waybar
    /// A block of i3bar and swaybar; as a stream their protocol, a header and then an endless array.
    case i3bar

    /// What stands before the first line of a stream.
    var heading: String { self == .i3bar ? "{\"version\":1}\n[\n" : "" }

    /// A line as this format's bytes, ended by a newline.
    ///
    /// - Parameters:
    ///   - isStale: Said beside the text where the format has a place for it.
    ///   - isStream: One of many lines rather than the only one.
    func write(_ grid: CellGrid, isStale: Bool, isStream: Bool) -> String {
        switch self {
        case .text: return Self.words(grid) + "\n"
        case .tmux: return grid.tmux(keepingEmoji: true, trimmed: true)
        case .waybar:
            // Its module reads the text as Pango markup.
            let escaped = Self.words(grid).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                .replacing(">", with: "&gt;")
            return Self.object([
                .init("text", .string(escaped)), .init("class", .string(isStale ? "stale" : "")),
            ]) + "\n"
        case .i3bar:
            let block = Self.object([
                .init("name", .string("vistazo")), .init("full_text", .string(Self.words(grid))),
            ])
            return isStream ? "[\(block)],\n" : block + "\n"
        }
    }

    private static func words(_ grid: CellGrid) -> String {
        var text = grid.rows.first ?? ""
        while text.last == " " { text.removeLast() }
        return text
    }

    private static func object(_ members: [JSONValue.Member]) -> String {
        var writer = JSONWriter()
        writer.object(members)
        return writer.text
    }
}
