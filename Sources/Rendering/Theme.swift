import VistazoArchive
import VistazoAssets
import VistazoCells

/// What each colour role looks like, and the furniture around the content: ground, frames, bars.
package struct Theme: Hashable, Sendable {
    /// As a configuration spells it: lower case, one word.
    package let name: String
    /// Whether its text is light on dark or dark on light; `terminal` cannot know and says dark.
    package let scheme: Scheme
    /// Behind everything; the terminal's own where it is `standard`.
    package let ground: CellColor
    /// The ground of toasts, banners and overlays.
    package let raised: CellColor
    /// A frame without focus.
    package let frame: CellColor
    /// The focused frame, and the keys in its hints.
    package let focus: CellColor
    /// The part of a bar, ring or heat map that is not filled.
    package let track: CellColor

    private let colors: [NodeColor.Role: CellColor]

    /// The terminal's own sixteen colours on its own ground, so it looks right on black and on white.
    package static let terminal = Theme(
        name: "terminal", scheme: .dark, ground: .standard, raised: .standard, frame: .named(.brightBlack),
        focus: .named(.yellow), track: .named(.brightBlack),
        colors: [
            .secondary: .named(.brightBlack), .tertiary: .named(.brightBlack),
            .quaternary: .named(.brightBlack), .gray: .named(.brightBlack), .accent: .named(.yellow),
            .orange: .named(.yellow), .yellow: .named(.yellow), .brown: .named(.yellow),
            .red: .named(.red), .pink: .named(.red), .green: .named(.green), .mint: .named(.green),
            .teal: .named(.cyan), .cyan: .named(.cyan), .blue: .named(.blue), .indigo: .named(.blue),
            .purple: .named(.magenta), .white: .named(.brightWhite), .black: .named(.black),
        ])

    /// `terminal` first, then those in RGB, by name.
    package static let all: [Theme] = [terminal] + bundled

    /// The theme of a name as it is written in a configuration, in any case.
    package static func named(_ name: String) -> Theme? {
        all.first { $0.name == name.lowercased() }
    }

    /// Text that need not be read now.
    package var dim: CellColor { color(.secondary) }

    /// The cell colour of a role. `clear` and what a theme leaves out are the terminal's own.
    package func color(_ role: NodeColor.Role) -> CellColor { colors[role] ?? .standard }

    private init(
        name: String, scheme: Scheme, ground: CellColor, raised: CellColor, frame: CellColor,
        focus: CellColor, track: CellColor, colors: [NodeColor.Role: CellColor]
    ) {
        self.name = name
        self.scheme = scheme
        self.ground = ground
        self.raised = raised
        self.frame = frame
        self.focus = focus
        self.track = track
        self.colors = colors
    }

    /// The themes of the embedded table.
    private static let bundled: [Theme] = {
        var tables: [Substring: [Substring: Substring]] = [:]
        for row in embeddedRows(vistazo_themes(), columns: 3) {
            tables[row[0], default: [:]][row[1]] = row[2]
        }
        return tables.sorted { $0.key < $1.key }.map { name, cells in
            func color(_ key: String) -> CellColor {
                guard let cell = cells[Substring(key)], let hex = UInt32(cell, radix: 16) else {
                    return .standard
                }
                let rgb = RGB(hex: hex)
                return .rgb(rgb.red, rgb.green, rgb.blue)
            }
            var colors: [NodeColor.Role: CellColor] = [:]
            for role in NodeColor.Role.allCases where cells[Substring(role.rawValue)] != nil {
                colors[role] = color(role.rawValue)
            }
            return Theme(
                name: String(name), scheme: cells["scheme"] == "light" ? .light : .dark,
                ground: color("ground"), raised: color("raised"), frame: color("frame"),
                focus: color("focus"), track: color("track"), colors: colors)
        }
    }()
}
