/// Why a text is no goal; each case carries the text.
package enum GoalError: Error, Hashable, Sendable {
    /// No form of ours.
    case unreadable(String)
    /// The figure before the stroke is no amount for the item.
    case amount(String, AmountError)
    /// At least nothing, or every no day: always met.
    case asksNothing(String)
    /// More days than the window has, or a window of more than 366 days.
    case badWindow(String)
    /// Two of a kind in one set, of which one says all.
    case twoAlike(String, String)
}
