/// How many colours an output has.
package enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
    case none
    /// The sixteen of the terminal's user.
    case sixteen
    /// Those, a cube of 216 and 24 greys.
    case indexed
    /// Red, green and blue, a byte each.
    case full

    /// Fewer colours come first.
    package static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}

/// A colour as an output of some depth can say it.
package enum MappedColor: Hashable, Sendable {
    case standard
    /// 0…15 the named ones, 16…255 cube and greys.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
}

extension CellColor {
    /// The nearest colour, as eyes see it, that `depth` has.
    ///
    /// RGB never becomes one of the sixteen where there are more, for nobody but the user knows what those
    /// look like; where there are only those, `Palette.dark` stands for them.
    package func mapped(to depth: ColorDepth) -> MappedColor {
        switch (self, depth) {
        case (.standard, _), (_, .none): .standard
        case (.named(let name), _): .indexed(name.rawValue)
        case (.rgb(let red, let green, let blue), .full): .rgb(red, green, blue)
        case (.rgb(let red, let green, let blue), .indexed):
            .indexed(UInt8(16 + Self.nearest(to: RGB(red, green, blue), among: Self.cubeAndGreys)))
        case (.rgb(let red, let green, let blue), .sixteen):
            .indexed(UInt8(Self.nearest(to: RGB(red, green, blue), among: Self.sixteen)))
        }
    }

    private static func nearest(to color: RGB, among candidates: [Oklab]) -> Int {
        let wanted = Oklab(color)
        var best = 0
        var bestDistance = Double.infinity
        for (index, candidate) in candidates.enumerated() {
            let distance = wanted.distance(to: candidate)
            if distance < bestDistance { (best, bestDistance) = (index, distance) }
        }
        return best
    }

    private static let sixteen = Palette.dark.named.map { Oklab($0) }

    /// xterm's colours 16 to 255.
    private static let cubeAndGreys: [Oklab] = {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        var colors: [RGB] = []
        for red in levels {
            for green in levels {
                for blue in levels { colors.append(RGB(red, green, blue)) }
            }
        }
        for step in UInt8(0)..<24 { colors.append(RGB(8 + 10 * step, 8 + 10 * step, 8 + 10 * step)) }
        return colors.map { Oklab($0) }
    }()
}
