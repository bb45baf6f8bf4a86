import SwiftUI

/// The backdrop of accessory families. On a phone it is a faint disc that parts the widget from the
/// picture behind; a terminal's ground is even, so it is clear. It takes all the room it is offered.
public struct AccessoryWidgetBackground: View {
    /// The backdrop.
    nonisolated public init() {}

    /// All the room, and nothing in it.
    public var body: some View { Color.clear }
}
