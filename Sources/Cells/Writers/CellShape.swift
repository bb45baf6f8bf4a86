/// What a drawn cell of 10 x 20 units is made of, in units from its upper left; whole units only.
enum CellShape: Hashable {
    /// `strength` in percent: how much of the glyph's colour lies over the ground.
    case rect(x: Int, y: Int, width: Int, height: Int, strength: Int = 100)
    case dot(x: Int, y: Int)
    /// A stroke of two units, as an SVG path from `start` with the commands that follow it.
    case stroke(x: Int, y: Int, commands: String)

    static let cellWidth = 10
    static let cellHeight = 20

    /// The shapes of blocks, shades, braille and box lines, which seam when they are drawn as glyphs; nil for
    /// what is better drawn as a glyph.
    static func shapes(of scalar: Unicode.Scalar) -> [CellShape]? {
        switch scalar.value {
        case 0x2571: [.stroke(x: 10, y: 0, commands: "L0,20")]
        case 0x2572: [.stroke(x: 0, y: 0, commands: "L10,20")]
        case 0x2573:
            [.stroke(x: 10, y: 0, commands: "L0,20"), .stroke(x: 0, y: 0, commands: "L10,20")]
        case 0x2500...0x257F: BoxLine(scalar).map(shapes)
        case 0x2580...0x259F: block(Int(scalar.value) - 0x2580)
        case 0x2800...0x28FF: braille(scalar.value - 0x2800)
        default: nil
        }
    }

    private static func block(_ index: Int) -> [CellShape] {
        switch index {
        case 0x00: [.rect(x: 0, y: 0, width: 10, height: 10)]
        case 0x01...0x08:
            [.rect(x: 0, y: 20 - index * 20 / 8, width: 10, height: index * 20 / 8)]
        case 0x09...0x0F: [.rect(x: 0, y: 0, width: ((16 - index) * 10 + 4) / 8, height: 20)]
        case 0x10: [.rect(x: 5, y: 0, width: 5, height: 20)]
        case 0x11...0x13: [.rect(x: 0, y: 0, width: 10, height: 20, strength: (index - 0x10) * 25)]
        case 0x14: [.rect(x: 0, y: 0, width: 10, height: 2)]
        case 0x15: [.rect(x: 9, y: 0, width: 1, height: 20)]
        default: quadrants(quadrantSets[index - 0x16])
        }
    }

    /// Of U+2596 and on: bits upper left 8, upper right 4, lower left 2, lower right 1.
    private static let quadrantSets = [
        0b0010, 0b0001, 0b1000, 0b1011, 0b1001, 0b1110, 0b1101, 0b0100, 0b0110, 0b0111,
    ]

    private static func quadrants(_ set: Int) -> [CellShape] {
        let places = [(8, 0, 0), (4, 5, 0), (2, 0, 10), (1, 5, 10)]
        return places.filter { set & $0.0 != 0 }.map { .rect(x: $0.1, y: $0.2, width: 5, height: 10) }
    }

    private static func braille(_ dots: UInt32) -> [CellShape] {
        let places = [(2, 2), (2, 7), (2, 12), (7, 2), (7, 7), (7, 12), (2, 17), (7, 17)]
        return places.indices.filter { dots & 1 << UInt32($0) != 0 }
            .map { .dot(x: places[$0].0, y: places[$0].1) }
    }

    private static func shapes(of line: BoxLine) -> [CellShape] {
        if line.isRounded { return [arc(of: line)] }
        if line.dashes > 1 { return dashes(of: line) }
        if line.up == line.down && line.left == line.right && line.left == .none {
            return bands(line.up).map { .rect(x: $0.0, y: 0, width: $0.1, height: 20) }
        }
        if line.left == line.right && line.up == line.down && line.up == .none {
            return bands(line.left).map { .rect(x: 0, y: $0.0 + 5, width: 10, height: $0.1) }
        }
        // Arms run from the edge to the far side of the widest line that they meet.
        let across = reach([line.up, line.down])
        let along = reach([line.left, line.right])
        return bands(line.up).map { .rect(x: $0.0, y: 0, width: $0.1, height: 10 + along) }
            + bands(line.right).map { .rect(x: 5 - across, y: $0.0 + 5, width: 5 + across, height: $0.1) }
            + bands(line.down).map { .rect(x: $0.0, y: 10 - along, width: $0.1, height: 10 + along) }
            + bands(line.left).map { .rect(x: 0, y: $0.0 + 5, width: 5 + across, height: $0.1) }
    }

    /// Start and thickness of the lines of an arm, for an axis at 5.
    private static func bands(_ weight: BoxLine.Weight) -> [(Int, Int)] {
        switch weight {
        case .none: []
        case .light: [(4, 2)]
        case .heavy: [(3, 4)]
        case .double: [(2, 2), (6, 2)]
        }
    }

    private static func reach(_ weights: [BoxLine.Weight]) -> Int {
        weights.map {
            switch $0 {
            case .none, .light: 1
            case .heavy: 2
            case .double: 3
            }
        }.max() ?? 1
    }

    private static func dashes(of line: BoxLine) -> [CellShape] {
        let isUpright = line.up != .none
        let length = isUpright ? cellHeight : cellWidth
        let gap = isUpright ? 2 : 1
        return (0..<line.dashes).flatMap { dash in
            let start = length * dash / line.dashes
            let end = length * (dash + 1) / line.dashes - gap
            return bands(isUpright ? line.up : line.left).map { band -> CellShape in
                isUpright
                    ? .rect(x: band.0, y: start, width: band.1, height: end - start)
                    : .rect(x: start, y: band.0 + 5, width: end - start, height: band.1)
            }
        }
    }

    private static func arc(of line: BoxLine) -> CellShape {
        let edge = line.left != .none ? 0 : 10
        let bend = line.up != .none ? 5 : 15
        let end = line.up != .none ? 0 : 20
        return .stroke(x: edge, y: 10, commands: "Q5,10 5,\(bend)V\(end)")
    }
}
