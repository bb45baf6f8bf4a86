import SwiftUI

extension Color {
    /// A colour as the logbook spells it: a role's name or `#RRGGBB`; nil for anything else.
    init?(named name: String?) {
        guard let name else { return nil }
        let roles: [String: Color] = [
            "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
            "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink,
            "brown": .brown, "gray": .gray, "white": .white, "black": .black, "primary": .primary,
            "secondary": .secondary, "accent": .accentColor,
        ]
        if let role = roles[name] {
            self = role
            return
        }
        let digits = name.dropFirst()
        guard name.hasPrefix("#"), digits.utf8.count == 6, let value = UInt32(digits, radix: 16) else {
            return nil
        }
        self.init(
            red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255)
    }
}
