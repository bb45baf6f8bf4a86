import Foundation

/// The range that values are drawn in.
struct ChartScale {
    let least: Double
    let most: Double

    /// - Parameters:
    ///   - domain: what was asked for; where there is none, the values' own range.
    ///   - fromZero: whether zero is always part of that, as for bars.
    init(_ values: [Double], domain: ClosedRange<Double>?, fromZero: Bool) {
        if let domain, domain.lowerBound.isFinite, domain.upperBound.isFinite {
            least = domain.lowerBound
            most = domain.upperBound
            return
        }
        let numbers = values.filter { !$0.isNaN }
        let low = min(numbers.min() ?? 0, fromZero ? 0 : .infinity)
        let high = max(numbers.max() ?? 0, fromZero ? 0 : -.infinity)
        (least, most) = (low.isFinite ? low : 0, high.isFinite ? high : 0)
    }

    /// 0…1; the middle where all values are equal.
    func share(of value: Double) -> Double {
        // Halved, for the distance of two large numbers may be no number.
        let range = most / 2 - least / 2
        guard range > 0 else { return most == 0 ? 0 : 0.5 }
        return min(max((value / 2 - least / 2) / range, 0), 1)
    }

    /// Its two ends as the locale writes numbers, the low one first.
    func words(_ locale: Locale) -> [String] {
        [least, most].map { number in
            number.formatted(
                .number.notation(.compactName).precision(.significantDigits(1...3)).locale(locale))
        }
    }
}

extension [Double] {
    /// So many values: means where there are fewer, straight lines between where there are more. A gap stays.
    func resampled(to count: Int) -> [Double] {
        guard count > 0, !isEmpty else { return [] }
        guard self.count > 1 else { return Array(repeating: self[0], count: count) }
        if self.count > count {
            return (0..<count).map { index in
                let bucket = self[index * self.count / count..<Swift.max((index + 1) * self.count / count, 1)]
                let numbers = bucket.filter { !$0.isNaN }
                return numbers.isEmpty ? .nan : numbers.reduce(0) { $0 + $1 / Double(numbers.count) }
            }
        }
        guard count > 1 else { return [self[0]] }
        return (0..<count).map { index in
            let place = Double(index) * Double(self.count - 1) / Double(count - 1)
            let lower = Swift.min(Int(place), self.count - 2)
            let share = place - Double(lower)
            if share == 0 { return self[lower] }
            if share == 1 { return self[lower + 1] }
            return self[lower] * (1 - share) + self[lower + 1] * share
        }
    }
}
