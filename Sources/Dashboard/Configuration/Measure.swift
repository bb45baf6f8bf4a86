import VistazoArchive

/// Amounts as people write them: durations such as `5m` or `1h30m`, sizes such as `64MiB`.
package enum Measure {
    /// Seconds of a duration, as `WireDuration` reads it.
    package static func seconds(_ text: String) -> Double? { WireDuration.seconds(text) }

    /// Bytes of a size: a number with `B`, `KiB`, `MiB`, `GiB` (powers of 1024) or `kB`, `MB`, `GB` (of 1000), a
    /// blank between them or none, or a bare number of bytes. nil for anything else.
    package static func bytes(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        var unit = text.dropFirst(digits.count)
        if unit.first == " ", unit.count > 1 { unit.removeFirst() }
        guard let number = WireDuration.number(String(digits)), let factor = sizes[String(unit)] else {
            return nil
        }
        let bytes = (number * factor).rounded()
        return bytes < 1e15 ? Int(bytes) : nil
    }

    /// A duration as `seconds(_:)` reads it: `90` as `1m30s`.
    package static func text(seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 1e12 else { return String(seconds) }
        guard seconds == seconds.rounded() else { return "\(seconds)s" }
        var rest = Int(seconds)
        var text = ""
        for (unit, size) in [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)] where rest >= size {
            text += "\(rest / size)\(unit)"
            rest %= size
        }
        return text.isEmpty ? "0s" : text
    }

    /// A size as `bytes(_:)` reads it, in the largest unit that holds it whole.
    package static func text(bytes: Int) -> String {
        for (unit, shift) in [("GiB", 30), ("MiB", 20), ("KiB", 10)]
        where bytes > 0 && bytes.isMultiple(of: 1 << shift) {
            return "\(bytes >> shift)\(unit)"
        }
        return "\(bytes)B"
    }

    private static let sizes: [String: Double] = [
        "": 1, "B": 1, "KiB": 1024, "MiB": 1_048_576, "GiB": 1_073_741_824, "kB": 1000, "KB": 1000,
        "MB": 1_000_000, "GB": 1_000_000_000,
    ]
}
