import Foundation

extension Date {
    /// The dates from one to another, both with them.
    ///
    /// Where the second lies before the first they are taken the other way round: the operator that every
    /// `Comparable` has would end the extension, as `Text(timerInterval: .now...end)` does elsewhere once the end
    /// has passed.
    public static func ... (first: Date, second: Date) -> ClosedRange<Date> {
        ClosedRange(uncheckedBounds: (min(first, second), max(first, second)))
    }
}
