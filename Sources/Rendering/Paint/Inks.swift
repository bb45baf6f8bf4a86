import VistazoArchive
import VistazoCells

/// A colour of a node as cells can show it.
struct Ink: Hashable {
    var color: CellColor
    var isDim = false
    /// How much of it covers what is behind; 1 where the colour itself has been blended.
    var cover = 1.0

    /// The style of a glyph in this ink.
    func style(_ traits: CellTraits = []) -> CellStyle {
        CellStyle(foreground: color, traits: isDim ? traits.union(.dim) : traits)
    }
}

/// What the colours of nodes become under a theme, a mode and a scheme.
struct Inks {
    let theme: Theme
    let mode: RenderingMode
    let scheme: Scheme
    private let depth: ColorDepth

    init(_ surroundings: Surroundings) {
        theme = surroundings.theme
        mode = surroundings.mode
        scheme = surroundings.scheme
        depth = surroundings.depth
    }

    /// The ink of a colour; nil where nothing is to be seen.
    ///
    /// - Parameters:
    ///   - opacity: of all that surrounds it, 0…1.
    ///   - isAccented: whether it belongs to the accent group, which `accented` mode shows in one colour.
    func ink(_ color: NodeColor, opacity: Double = 1, isAccented: Bool = false) -> Ink? {
        let opacity = color.opacity * opacity
        guard opacity >= Self.visible, color.base != .role(.clear) else { return nil }
        let isFaint = opacity < Self.full
        switch mode {
        case .fullColor:
            let cell =
                switch color.base {
                case .role(let role): theme.color(role)
                case .rgb(let red, let green, let blue): CellColor.rgb(red, green, blue)
                }
            if case .rgb = cell {
                let color = isFaint ? cell.mixed(over: paper, share: opacity) : cell
                return Ink(color: color, cover: depth <= .sixteen ? opacity : 1)
            }
            return Ink(color: cell, isDim: isFaint, cover: opacity)
        case .accented:
            let cell = theme.color(isAccented ? .accent : .primary)
            return Ink(color: cell, isDim: color.base.isQuiet || isFaint, cover: opacity)
        case .vibrant:
            return Ink(color: theme.color(.primary), isDim: color.base.isQuiet || isFaint, cover: opacity)
        }
    }

    /// Of frames without focus, dividers, and bars in the place of words.
    var frame: Ink { furniture(theme.frame, share: 0.3) }

    /// Of the empty part of a bar.
    var track: Ink { furniture(theme.track, share: 0.2) }

    /// The colour of our own furniture as the theme has it. Where there is no hue it is a shade of the foreground, for
    /// a ground cannot be dim; where there are no colours at all it is quiet.
    private func furniture(_ color: CellColor, share: Double) -> Ink {
        guard mode != .fullColor else { return Ink(color: color) }
        guard depth > .none, case .rgb = theme.color(.primary), case .rgb = theme.ground else { return quiet }
        return Ink(color: theme.color(.primary).mixed(over: theme.ground, share: share))
    }

    /// Of the focused frame and of keys.
    var focus: Ink {
        mode == .fullColor ? Ink(color: theme.focus) : accent
    }

    /// Of words that need not be read now.
    var quiet: Ink { ink(.role(.secondary)) ?? Ink(color: .standard, isDim: true) }

    private var accent: Ink { ink(.role(.accent), isAccented: true) ?? Ink(color: .standard) }

    /// The ground that inks are blended with.
    private var paper: CellColor {
        guard theme.ground == .standard else { return theme.ground }
        return scheme == .dark ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
    }

    private static let visible = 0.02
    private static let full = 0.99
}

extension NodeColor.Base {
    /// The roles that stand back without a hue.
    fileprivate var isQuiet: Bool {
        switch self {
        case .role(.secondary), .role(.tertiary), .role(.quaternary), .role(.gray): true
        default: false
        }
    }
}
