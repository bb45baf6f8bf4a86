import Foundation
import VistazoArchive
import VistazoCells

/// How well words can be read: WCAG 2's ratio of relative luminances, 4.5 for text and 3 for what stands back.
struct Legibility {
    /// The theme's colours of words that need not be read now.
    let quiet: Set<CellColor>
    /// What the theme's own colours are made for.
    let papers: Set<CellColor>

    init(_ surroundings: Surroundings) {
        let theme = surroundings.theme
        let roles: [NodeColor.Role] = [.secondary, .tertiary, .quaternary]
        papers = [theme.ground, theme.raised, .standard]
        quiet = Set(roles.map(theme.color) + [theme.frame])
    }

    private var latest: (ink: CellColor, ground: CellColor, answer: CellColor)?

    /// The colour itself, or one like it that can be read on a ground.
    mutating func readable(_ ink: CellColor, on ground: CellColor) -> CellColor {
        // What the terminal's own ground looks like nobody knows.
        guard ground != .standard else { return ink }
        if let latest, latest.ink == ink, latest.ground == ground { return latest.answer }
        let answer = ink.legible(on: ground, least: quiet.contains(ink) ? 3 : 4.5)
        latest = (ink, ground, answer)
        return answer
    }

    /// One colour for words that stand on several grounds, so that none changes within a line: the first of those like
    /// it that can be read on all, else black or white, whichever the worst ground bears better.
    func readable(_ ink: CellColor, onAll grounds: Set<CellColor>, least: Double? = nil) -> CellColor {
        if grounds.count == 1, let ground = grounds.first {
            return ink.legible(on: ground, least: least ?? 4.5)
        }
        let least = least ?? (quiet.contains(ink) ? 3 : 4.5)
        func worst(_ color: CellColor) -> Double {
            grounds.map { color.contrast(with: $0) }.min() ?? 21
        }
        if worst(ink) >= least { return ink }
        let ends: [CellColor] = [.rgb(255, 255, 255), .rgb(0, 0, 0)]
        let end = worst(ends[0]) >= worst(ends[1]) ? ends[0] : ends[1]
        guard case .rgb = ink else { return end == ends[0] ? .named(.brightWhite) : .named(.black) }
        let mixes = stride(from: 0.9, to: 0, by: -0.1).lazy.map { ink.mixed(over: end, share: $0) }
        return mixes.first { worst($0) >= least } ?? end
    }
}

extension CellColor {
    /// The colour itself where it can be read on `ground`, else one of its hue that is light or dark enough, and black
    /// or white where either belongs to the terminal's user.
    ///
    /// The terminal's own foreground is made for its own ground only, so on any other it gives way. The sixteen are
    /// taken as `Palette` shows them, and as nobody knows what they look like they are let pass from 2:1 on.
    func legible(on ground: CellColor, least: Double) -> CellColor {
        guard let below = Self.sample.rgb(ground) else { return self }
        let isDark = below.luminance <= 0.179
        guard case .rgb(let red, let green, let blue) = self, case .rgb = ground else {
            if let above = Self.sample.rgb(self), above.contrast(with: below) >= 2 { return self }
            return isDark ? .named(.brightWhite) : .named(.black)
        }
        let ink = RGB(red, green, blue)
        if ink.contrast(with: below) >= least { return self }
        let end = isDark ? RGB(255, 255, 255) : RGB(0, 0, 0)
        let share = stride(from: 90, to: 0, by: -10).first {
            ink.mixed(over: end, share: $0).contrast(with: below) >= least
        }
        let mixed = ink.mixed(over: end, share: share ?? 0)
        return .rgb(mixed.red, mixed.green, mixed.blue)
    }

    /// The ratio of two colours as `Palette` shows them; 1 where one is not known.
    fileprivate func contrast(with other: CellColor) -> Double {
        guard let first = Self.sample.rgb(self), let second = Self.sample.rgb(other) else { return 1 }
        return first.contrast(with: second)
    }

    /// Of a line on this ground: a little of what it is not.
    var hairline: CellColor {
        guard let rgb = Self.sample.rgb(self) else { return self }
        return (rgb.luminance <= 0.179 ? CellColor.rgb(255, 255, 255) : .rgb(0, 0, 0)).mixed(
            over: self, share: 0.3)
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
    /// Relative luminance, 0…1.
    var luminance: Double {
        0.2126 * Self.light[Int(red)] + 0.7152 * Self.light[Int(green)] + 0.0722 * Self.light[Int(blue)]
    }

    /// 1…21.
    func contrast(with other: RGB) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static let light: [Double] = (0...255).map { channel in
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
