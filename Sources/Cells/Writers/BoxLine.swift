/// How a box drawing character (U+2500…257F) is made: the weight of each of its four arms.
struct BoxLine: Equatable {
    enum Weight: UInt8 {
        case none, light, heavy, double
    }

    var up: Weight
    var right: Weight
    var down: Weight
    var left: Weight
    /// Dashes along the line; 1 where it is whole.
    var dashes = 1
    /// The two arms meet in an arc.
    var isRounded = false

    /// nil for other characters and for the three diagonals.
    init?(_ scalar: Unicode.Scalar) {
        guard let index = Int(exactly: scalar.value).map({ $0 - 0x2500 }), (0..<128).contains(index) else {
            return nil
        }
        let arms = Array(Self.arms[index].utf8).map { Weight(rawValue: $0 - 48) ?? .none }
        guard arms.contains(where: { $0 != .none }) else { return nil }
        (up, right, down, left) = (arms[0], arms[1], arms[2], arms[3])
        switch index {
        case 0x04...0x07: dashes = 3
        case 0x08...0x0B: dashes = 4
        case 0x4C...0x4F: dashes = 2
        case 0x6D...0x70: isRounded = true
        default: break
        }
    }

    /// Up, right, down, left of U+2500 and on: 0 none, 1 light, 2 heavy, 3 double.
    private static let arms: [Substring] =
        """
        0101 0202 1010 2020 0101 0202 1010 2020 0101 0202 1010 2020 0110 0210 0120 0220 \
        0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120 \
        2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212 \
        0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212 \
        2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 0101 0202 1010 2020 \
        0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130 \
        3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 0110 0011 1001 \
        1100 0000 0000 0000 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010
        """.split(separator: " ")
}
