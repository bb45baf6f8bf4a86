import VistazoArchive
import VistazoCells

extension CellColor {
    /// The colour itself, or black or white where it could not be read on `ground`.
    ///
    /// The terminal's own foreground is made for its own ground only, so on any other it gives way. The
    /// sixteen are taken as `Palette` shows them.
    func legible(on ground: CellColor) -> CellColor {
        guard let below = Self.sample.rgb(ground)?.luminance else { return self }
        if let above = Self.sample.rgb(self)?.luminance {
            let (light, dark) = (max(above, below), min(above, below))
            if (light + 0.05) / (dark + 0.05) >= 2 { return self }
        }
        return below > 0.18 ? .named(.black) : .named(.brightWhite)
    }

    /// This colour laid over `ground`, `share` of it seen, 0…1.
    func mixed(over ground: CellColor, share: Double) -> CellColor {
        guard let top = Self.sample.rgb(self), let bottom = Self.sample.rgb(ground) else { return self }
        let mixed = top.mixed(over: bottom, share: Int((share * 100).rounded()))
        return .rgb(mixed.red, mixed.green, mixed.blue)
    }

    private static let sample = VistazoCells.Palette.dark
}

extension RGB {
    /// Relative luminance, 0…1, near enough for choosing between black and white.
    var luminance: Double {
        func linear(_ channel: UInt8) -> Double {
            let share = Double(channel) / 255
            return share * share
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
