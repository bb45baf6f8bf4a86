/// An instant and the offset of the clock beside it, as a file has them.
package struct Stamp: Hashable, Sendable {
    /// To the millisecond.
    package var instant: Instant
    /// Seconds east of Greenwich.
    package var offset: Int

    /// Both as they are.
    package init(instant: Instant, offset: Int) {
        self.instant = instant
        self.offset = offset
    }

    /// Reads RFC 3339 to the millisecond, as `Instant.text(offset:)` writes it; nil for anything else.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes[4] == 0x2D, bytes[7] == 0x2D, [0x54, 0x74, 0x20].contains(bytes[10]),
            bytes[13] == 0x3A, bytes[16] == 0x3A, let year = Self.number(bytes[0..<4]),
            let month = Self.number(bytes[5..<7]), let dayOfMonth = Self.number(bytes[8..<10]),
            let day = Day(year: year, month: month, day: dayOfMonth), let hour = Self.number(bytes[11..<13]),
            let minute = Self.number(bytes[14..<16]), let second = Self.number(bytes[17..<19]), hour < 24,
            minute < 60, second < 60
        else { return nil }
        var rest = bytes[19...]
        var milliseconds = 0
        if rest.first == 0x2E {
            let decimals = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
            guard (1...9).contains(decimals.count),
                let number = Self.number((decimals + [0x30, 0x30]).prefix(3))
            else { return nil }
            milliseconds = number
            rest = rest.dropFirst(decimals.count + 1)
        }
        guard let sign = rest.first else { return nil }
        switch sign {
        case 0x5A, 0x7A:
            guard rest.count == 1 else { return nil }
            offset = 0
        case 0x2B, 0x2D:
            let zone = Array(rest.dropFirst())
            guard zone.count == 5, zone[2] == 0x3A, let hours = Self.number(zone[0..<2]),
                let minutes = Self.number(zone[3..<5]), hours < 24, minutes < 60
            else { return nil }
            offset = (hours * 3600 + minutes * 60) * (sign == 0x2D ? -1 : 1)
        default: return nil
        }
        let seconds = day.number * 86_400 + hour * 3600 + minute * 60 + second - offset
        instant = Instant(milliseconds: Int64(seconds) * 1000 + Int64(milliseconds))
    }

    private static func number(_ digits: some Collection<UInt8>) -> Int? {
        var number = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return number
    }
}
