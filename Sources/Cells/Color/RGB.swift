/// A colour in sRGB, and its distance to others as eyes see it.
package struct RGB: Hashable, Sendable {
    /// 0…255, sRGB's curve included.
    package var red: UInt8
    /// 0…255, sRGB's curve included.
    package var green: UInt8
    /// 0…255, sRGB's curve included.
    package var blue: UInt8

    /// Red, green, blue, each 0…255.
    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// From 0xRRGGBB; higher bits are not looked at.
    package init(hex: UInt32) {
        self.init(UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
    }

    /// `#rrggbb`
    package var hex: String {
        let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// This colour laid over `ground`; `share` is its part in percent, 0…100.
    package func mixed(over ground: RGB, share: Int) -> RGB {
        let share = min(max(share, 0), 100)
        let mix = { (top: UInt8, bottom: UInt8) -> UInt8 in
            UInt8((Int(top) * share + Int(bottom) * (100 - share) + 50) / 100)
        }
        return RGB(mix(red, ground.red), mix(green, ground.green), mix(blue, ground.blue))
    }
}

/// A colour in Oklab (Björn Ottosson, 2020), where distance is close to what people see.
struct Oklab: Sendable {
    var lightness: Double
    var a: Double
    var b: Double

    init(_ color: RGB) {
        let red = Self.linear(color.red)
        let green = Self.linear(color.green)
        let blue = Self.linear(color.blue)
        let l = Self.root(3, of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = Self.root(3, of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = Self.root(3, of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// The square of the distance.
    func distance(to other: Oklab) -> Double {
        let l = lightness - other.lightness
        let a = self.a - other.a
        let b = self.b - other.b
        return l * l + a * a + b * b
    }

    /// Light of a channel, 0…1 (IEC 61966-2-1).
    private static func linear(_ channel: UInt8) -> Double { light[Int(channel)] }

    private static let light: [Double] = (0...255).map { channel in
        let value = Double(channel) / 255
        if value <= 0.04045 { return value / 12.92 }
        // To the power of 2.4, which is 2 and two fifths.
        let base = (value + 0.055) / 1.055
        return base * base * root(5, of: base * base)
    }

    /// The root of a number in 0…1, by Newton's method from above.
    private static func root(_ degree: Int, of number: Double) -> Double {
        guard number > 0 else { return 0 }
        var guess = 1.0
        while true {
            let power = (1..<degree).reduce(1) { product, _ in product * guess }
            let next = (Double(degree - 1) * guess + number / power) / Double(degree)
            if next >= guess { return guess }
            guess = next
        }
    }
}
