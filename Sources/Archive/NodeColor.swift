/// A colour by its role or by its light. What a role looks like is the theme's to say.
package struct NodeColor: Hashable, Sendable {
    /// A name that a theme answers, or fixed light.
    package enum Base: Hashable, Sendable {
        case role(Role)
        /// Red, green and blue, 0…255.
        case rgb(UInt8, UInt8, UInt8)
    }

    /// SwiftUI's semantic and system colours; `clear` draws nothing.
    package enum Role: String, CaseIterable, Sendable {
        case primary, secondary, tertiary, quaternary, accent, clear
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
        case white, gray, black
    }

    /// Before its opacity.
    package var base: Base
    /// 0…1.
    package var opacity: Double

    /// Opaque by default.
    package init(_ base: Base, opacity: Double = 1) {
        self.base = base
        self.opacity = opacity
    }

    /// An opaque colour of the theme.
    package static func role(_ role: Role) -> NodeColor { NodeColor(.role(role)) }
}
