import VistazoArchive

/// Light on dark or dark on light.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

/// The direction of reading. Cells always run from left to right.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// As in English and Spanish.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}

/// Whether contrast was raised. A terminal leaves that to its own colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// As designed.
    case standard
    /// Raised by the person.
    case increased
}

/// How much room an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room, as in a widget.
    case compact
    /// Plenty of room.
    case regular
}

/// Whether the scene is in front. Widgets are drawn ahead of time, so they are always `active`.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not visible.
    case background
    /// Visible and paused.
    case inactive
    /// In front.
    case active
}

extension EnvironmentValues {
    private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .dark } }
    private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .autoupdatingCurrent } }
    private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .autoupdatingCurrent } }
    private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .autoupdatingCurrent } }
    private struct LayoutDirectionKey: EnvironmentKey {
        static var defaultValue: LayoutDirection { .leftToRight }
    }
    private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
    private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
    private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
    private struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
    private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
    private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
    private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

    /// The scheme of the theme, or as set above.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Always standard.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }

    /// The locale the widget is drawn in; formats of `Text` use it.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar of the locale in the widget's zone.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The zone the widget is drawn in; dates that `Text` formats use it.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Left to right, unless set.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Whether buttons and toggles act.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// Whether the display is dimmed; never in a terminal.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// The font set for the views within, nil for the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The most lines a text may take, nil for as many as fit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How far text may shrink, 0…1.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// Where the lines of a text stand among each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Where a text that does not fit is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// The case texts are put in, nil for their own.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// Points are cells here: one pixel a point.
    public var displayScale: CGFloat { 1 }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 }

    /// Widgets are drawn ahead of time and always taken as active.
    public var scenePhase: ScenePhase { .active }

    /// Widgets are compact.
    public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }

    /// Widgets are compact.
    public var verticalSizeClass: UserInterfaceSizeClass? { .compact }

    /// Motion is never shown.
    public var accessibilityReduceMotion: Bool { true }

    /// Nothing is transparent in cells.
    public var accessibilityReduceTransparency: Bool { true }

    /// Every state has a glyph of its own, colour only repeats it.
    public var accessibilityDifferentiateWithoutColor: Bool { true }

    /// Text is as heavy as it is set.
    public var legibilityWeight: LegibilityWeight? { .regular }

    /// Buttons look like buttons anyway.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Colours are the theme's.
    public var accessibilityInvertColors: Bool { false }

    /// Nothing speaks.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// There is nothing to leave.
    public var dismiss: DismissAction { DismissAction() }

    /// A row.
    public var defaultMinListRowHeight: CGFloat { 16 }
}

/// How heavy text is set for those who see little.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Bold.
    case bold
}

/// Leaves a screen; a widget is none, so nothing happens.
public struct DismissAction: Sendable {
    /// Does nothing.
    public func callAsFunction() {}
}
