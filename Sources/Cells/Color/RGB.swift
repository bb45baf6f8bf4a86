import Glibc

/// A colour in sRGB, and its distance to others as eyes see it.
package struct RGB: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

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
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
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

    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
