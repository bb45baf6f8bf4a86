/// What a plugin's file name says: `name.INTERVAL.ext`, or Argos' `name.POSITION.INTERVAL[+].ext`.
package struct ScriptName: Hashable, Sendable {
    /// What stands before the first dot: the kind it is placed by. Of `.hidden` it is empty.
    package let name: String
    /// Seconds between runs, from 1 to 366 days; nil where the name says none.
    package let interval: Double?
    /// True where a position on Argos' bar stands in the name, or a `+` after the interval.
    package let isArgos: Bool

    /// True where the name alone says that it is a plugin: it has an interval.
    package var isPlugin: Bool { interval != nil && !name.isEmpty }

    /// - Parameter fileName: Without its folder.
    package init(_ fileName: String) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        name = String(parts[0])
        // The ending says nothing: `name.5m` is a file that ends in 5m.
        let middle = parts.dropFirst().dropLast()
        let last = middle.last ?? ""
        let isOnOpen = last.last == "+" && Self.seconds(last.dropLast()) != nil
        // xbar takes the last part, SwiftBar the shortest interval that stands anywhere.
        interval =
            Self.seconds(isOnOpen ? last.dropLast() : last) ?? middle.compactMap { Self.seconds($0) }.min()
        let hasPosition = middle.contains { part in
            guard let side = part.last, "lcr".contains(side) else { return false }
            return part.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
        }
        isArgos = isOnOpen || hasPosition
    }

    /// Seconds of an interval such as `500ms`, `10s`, `5m`, `1h`, `2d`, kept within 1 second and 366 days; nil for
    /// anything else and for zero.
    package static func seconds(_ text: some StringProtocol) -> Double? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count <= 12, let count = Double(digits), count > 0 else { return nil }
        let units: [String: Double] = ["ms": 0.001, "s": 1, "m": 60, "h": 3600, "d": 86_400]
        guard let unit = units[String(text.dropFirst(digits.count))] else { return nil }
        return min(max(count * unit, 1), 31_622_400)
    }

    /// The reloads that a day of such an interval needs, the budget's measure; never less than 1.
    package static func reloadsADay(every seconds: Double) -> Int {
        seconds.isFinite && seconds > 1 ? max(Int((86_400 / seconds).rounded(.up)), 1) : 86_400
    }
}
