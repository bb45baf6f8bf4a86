import CNcurses
import VistazoCells

/// Curses' attributes and pairs of colours for the styles of cells.
struct InkTable {
    struct Ink {
        var attributes: attr_t
        var pair: Int32
    }

    private struct Colors: Hashable {
        var foreground: Int32
        var background: Int32

        static let own = Colors(foreground: -1, background: -1)
    }

    private let depth: ColorDepth
    private let colorCount: Int32
    private let hasOwnColors: Bool
    private var pairs: [Colors: Int32] = [:]
    private var inks: [CellStyle: Ink] = [:]

    /// Starts colours, unless `depth` is none: then no colour sequence is ever sent.
    init(depth: ColorDepth) {
        guard depth != .none, start_color() == OK else {
            self.depth = .none
            colorCount = 0
            hasOwnColors = true
            return
        }
        self.depth = depth
        hasOwnColors = use_default_colors() == OK
        colorCount = vistazo_colors()
    }

    /// nil where all pairs are in use.
    mutating func ink(for style: CellStyle) -> Ink? {
        if let ink = inks[style] { return ink }
        var ink = Ink(attributes: Self.attributes(style.traits), pair: 0)
        if depth != .none {
            let colors = colors(of: style, &ink.attributes)
            guard let pair = pair(of: colors) else { return nil }
            ink.pair = pair
        }
        inks[style] = ink
        return ink
    }

    /// Forgets all pairs; what was painted with them must be painted anew.
    mutating func empty() {
        pairs = [:]
        inks = [:]
    }

    private mutating func pair(of colors: Colors) -> Int32? {
        if colors == .own { return 0 }
        if let pair = pairs[colors] { return pair }
        let pair = Int32(pairs.count + 1)
        guard pair < vistazo_color_pairs(),
            init_extended_pair(pair, colors.foreground, colors.background) == OK
        else { return nil }
        pairs[colors] = pair
        return pair
    }

    private func colors(of style: CellStyle, _ attributes: inout attr_t) -> Colors {
        var colors = Colors(foreground: number(style.foreground), background: number(style.background))
        if colorCount < 16 {
            // Bright black is black on most terminals of eight colours: dim text in their own colour reads.
            if colors.foreground == 8 {
                colors.foreground = -1
                attributes |= vistazo_dim()
            }
            if colors.foreground >= 8 { colors.foreground -= 8 }
            if colors.background >= 8 { colors.background -= 8 }
        }
        if !hasOwnColors && colors != .own {
            if colors.foreground < 0 { colors.foreground = 7 }
            if colors.background < 0 { colors.background = 0 }
        }
        return colors
    }

    private func number(_ color: CellColor) -> Int32 {
        switch color.mapped(to: depth) {
        case .standard: -1
        case .indexed(let index): Int32(index)
        case .rgb(let red, let green, let blue):
            // Numbers below 16 are the named colours; one above them looks as black.
            switch Int32(red) << 16 | Int32(green) << 8 | Int32(blue) {
            case ..<16: 0x010101
            case let number: number
            }
        }
    }

    /// Curses has no strikethrough.
    private static func attributes(_ traits: CellTraits) -> attr_t {
        var attributes: attr_t = 0
        if traits.contains(.bold) { attributes |= vistazo_bold() }
        if traits.contains(.dim) { attributes |= vistazo_dim() }
        if traits.contains(.italic) { attributes |= vistazo_italic() }
        if traits.contains(.underline) { attributes |= vistazo_underline() }
        if traits.contains(.reverse) { attributes |= vistazo_reverse() }
        return attributes
    }
}
