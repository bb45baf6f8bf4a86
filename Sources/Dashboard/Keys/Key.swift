/// A key as a person means it, whatever bytes their terminal sends for it.
///
/// `control` holds the lower-case letter: Ctrl-C is `.control("c")`. Tab, Enter, Esc and Backspace have
/// cases of their own, though terminals send them as control characters.
package enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backTab
    case up, down, left, right
    case pageUp, pageDown, home, end
    case backspace, delete
    case control(Character)
    /// F1 is 1.
    case function(Int)
}
