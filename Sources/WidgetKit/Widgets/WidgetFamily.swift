import VistazoArchive

/// The shape a widget is asked to fill, by Apple's names.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// 2 x 2 places of the lattice.
    case systemSmall
    /// 4 x 2 places.
    case systemMedium
    /// 4 x 4 places.
    case systemLarge
    /// 8 x 4 places.
    case systemExtraLarge
    /// One place, with the frame as a ring.
    case accessoryCircular
    /// 2 x 1 places.
    case accessoryRectangular
    /// A line of text.
    case accessoryInline

    /// A watch's corner; a terminal has none, so it is the circular family. No case of its own, for sources
    /// written for a phone cover all cases without it.
    public static var accessoryCorner: WidgetFamily { .accessoryCircular }

    /// An upright extra large one; here the large family.
    public static var systemExtraLargePortrait: WidgetFamily { .systemLarge }

    /// The name of the case.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}

extension WidgetFamily {
    /// The same family by the archive's name.
    package var archived: Family {
        switch self {
        case .systemSmall: .small
        case .systemMedium: .medium
        case .systemLarge: .large
        case .systemExtraLarge: .extraLarge
        case .accessoryCircular: .circular
        case .accessoryRectangular: .rectangular
        case .accessoryInline: .inline
        }
    }

    /// The same family by Apple's name.
    package init(_ family: Family) {
        switch family {
        case .small: self = .systemSmall
        case .medium: self = .systemMedium
        case .large: self = .systemLarge
        case .extraLarge: self = .systemExtraLarge
        case .circular: self = .accessoryCircular
        case .rectangular: self = .accessoryRectangular
        case .inline: self = .accessoryInline
        }
    }
}
