import VistazoArchive
import VistazoCells
import VistazoRendering

/// The styles of what the dashboard itself writes around the widgets. Without hues, bold and dim carry them.
struct Look {
    let plain = CellStyle.standard
    let bold = CellStyle(traits: .bold)
    let dim: CellStyle
    /// Keys in hints.
    let key: CellStyle
    let good: CellStyle
    let warning: CellStyle
    /// The ground of the toast line, nil where it has none of its own.
    let band: CellStyle?

    init(_ surroundings: Surroundings) {
        let theme = surroundings.theme
        guard surroundings.mode != .vibrant else {
            dim = CellStyle(traits: .dim)
            key = CellStyle(traits: .bold)
            good = CellStyle(traits: .bold)
            warning = CellStyle(traits: .bold)
            band = nil
            return
        }
        dim = CellStyle(foreground: theme.color(.secondary))
        key = CellStyle(foreground: theme.color(.accent), traits: .bold)
        good = CellStyle(foreground: theme.color(.green), traits: .bold)
        warning = CellStyle(foreground: theme.color(.yellow), traits: .bold)
        // Both colours are named, so that the band reads on either ground, whatever the scheme is taken for.
        band =
            surroundings.scheme == .dark
            ? CellStyle(foreground: .named(.brightWhite), background: .named(.black))
            : CellStyle(foreground: .named(.black), background: .named(.white))
    }
}
