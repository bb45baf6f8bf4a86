import SwiftUI
import VistazoArchive

extension EnvironmentValues {
    private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
    private struct ModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
    private struct MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
    private struct BackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
    private struct LabelKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// The shape the view is drawn for.
    public var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }

    /// How much colour there is.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[ModeKey.self] }
        set { self[ModeKey.self] = newValue }
    }

    /// The margin in points between the outer edge and the content, where the frame stands; also where the
    /// configuration disables it, so that a view can put it back.
    public var widgetContentMargins: EdgeInsets {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }

    /// Whether the container background is drawn: in full colour, and not in accessory families.
    public var showsWidgetContainerBackground: Bool {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }

    /// Whether there is a place for `widgetLabel`; there is none.
    public var showsWidgetLabel: Bool {
        get { self[LabelKey.self] }
        set { self[LabelKey.self] = newValue }
    }
}

/// How much colour a widget is drawn in.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The archive's name of the mode.
    public let description: String

    /// All colours.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// Two groups, one in the accent colour.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// No hue: bold, normal and dim.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")

    /// The same mode by the archive's name.
    init(_ mode: RenderingMode) {
        switch mode {
        case .fullColor: self = .fullColor
        case .accented: self = .accented
        case .vibrant: self = .vibrant
        }
    }

    private init(description: String) { self.description = description }
}
