import Foundation
import VistazoArchive

extension TextPlace {
    /// A span of dates: times where it is shorter than a calendar day (`10:13–11:45 PM`), else days
    /// (`Nov 14 – Nov 15`). The first day period is left out where both are equal. Ends in the wrong order
    /// are put in order.
    ///
    /// The narrow form leaves out minutes where both are zero; with a field dropped only the start is said.
    func range(from: Date, to: Date, variant: TextVariant) -> String {
        let (from, to) = from <= to ? (from, to) : (to, from)
        let start = WallClock.milliseconds(from)
        let end = WallClock.milliseconds(to)
        if clock.adding(days: 1, to: start) <= end {
            let first = string(from, skeleton: "MMMd")
            return variant.dropped > 0 ? first : "\(first) – \(string(to, skeleton: "MMMd"))"
        }
        let areWhole = [start, end].allSatisfy {
            floorDivide(clock.local($0), WallClock.minute) % 60 == 0
        }
        let full = string(from, skeleton: "jmm")
        let isShort = variant.width == .narrow && areWhole && full.contains(where: \.isLetter)
        let skeleton = isShort ? "j" : "jmm"
        let first = isShort ? string(from, skeleton: skeleton) : full
        guard variant.dropped == 0 else { return first }
        let second = string(to, skeleton: skeleton)
        return "\(withoutSharedPeriod(first, before: second))–\(second)"
    }

    /// `10:13 PM` before `11:45 PM` is `10:13`.
    private func withoutSharedPeriod(_ first: String, before second: String) -> String {
        guard let a = period(after: first), let b = period(after: second), a == b else { return first }
        return String(first.dropLast(a.count))
    }

    /// What follows the last digit, the space before it included; nil where nothing does.
    private func period(after time: String) -> Substring? {
        guard let last = time.lastIndex(where: \.isWholeNumber) else { return nil }
        let rest = time[time.index(after: last)...]
        return rest.contains(where: \.isLetter) ? rest : nil
    }
}
