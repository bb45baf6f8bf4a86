/// The shape a widget is asked to fill.
package enum Family: String, CaseIterable, Sendable, Codable {
    case small, medium, large, extraLarge, circular, rectangular, inline

    /// Places on the lattice of 10 x 5 cells, across and down; (0, 0) for `inline`, which is a line of text.
    package var lattice: (across: Int, down: Int) {
        switch self {
        case .small: (2, 2)
        case .medium: (4, 2)
        case .large: (4, 4)
        case .extraLarge: (8, 4)
        case .circular: (1, 1)
        case .rectangular: (2, 1)
        case .inline: (0, 0)
        }
    }

    /// The outer size in cells, frame included: 10 x 5 for each place on the lattice; `inline` 40 x 1.
    package var outerSize: (columns: Int, rows: Int) {
        self == .inline ? (40, 1) : (lattice.across * 10, lattice.down * 5)
    }

    /// The accessory families draw in less room and in fewer colours.
    package var isAccessory: Bool { self == .circular || self == .rectangular || self == .inline }

    /// Columns and rows between the outer edge and the content on each side, where the frame stands.
    package var margin: (columns: Int, rows: Int) {
        switch self {
        case .inline: (0, 0)
        case .circular, .rectangular: (1, 1)
        case .small, .medium, .large, .extraLarge: (2, 1)
        }
    }
}
