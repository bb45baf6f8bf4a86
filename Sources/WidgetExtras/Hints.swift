import SwiftUI

extension View {
    /// Asks for a key for the button or toggle within, by the character that a person types. It is given
    /// where it is free; an empty string asks for none.
    nonisolated public func keyHint(_ key: String) -> some View {
        keyboardShortcut(key.first.map { KeyboardShortcut(KeyEquivalent($0), modifiers: []) })
    }

    /// Draws the gauges within as the frame of the whole widget, whatever its family.
    nonisolated public func widgetRing(_ isRing: Bool = true) -> some View {
        adjusted(environment: { $0.gaugeIsRing = isRing })
    }
}
