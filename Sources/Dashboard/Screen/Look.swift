import VistazoArchive
import VistazoCells
import VistazoRendering

/// The styles of what the dashboard itself writes around the widgets. Without hues, bold and dim carry them.
struct Look {
    let plain: CellStyle
    let bold: CellStyle
    let dim: CellStyle
    /// Keys in hints, and the frame of an overlay.
    let key: CellStyle
    let good: CellStyle
    let warning: CellStyle
    /// Lines that part one thing from another: quieter than all that is read.
    let rule: CellStyle
    /// The ground of toasts and overlays; the terminal's own in the theme that uses only that.
    let raised: CellColor

    init(_ surroundings: Surroundings) {
        let theme = surroundings.theme
        let hasHues = surroundings.mode != .vibrant
        func style(_ color: CellColor, _ traits: CellTraits = []) -> CellStyle {
            hasHues
                ? CellStyle(foreground: color, background: theme.ground, traits: traits)
                : CellStyle(traits: traits)
        }
        plain = style(theme.color(.primary))
        bold = style(theme.color(.primary), .bold)
        dim = hasHues ? style(theme.dim) : style(.standard, .dim)
        key = style(theme.focus, .bold)
        good = style(theme.color(.green), .bold)
        warning = style(theme.color(.yellow), .bold)
        rule = hasHues ? style(theme.frame) : dim
        raised = hasHues ? theme.raised : .standard
    }
}
