import SwiftUI
import VistazoArchive

extension View {
    /// The address that opening the widget opens; the outermost in a view wins.
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        adjusted(by: { _ in url.map { [.widgetURL($0.absoluteString)] } ?? [] })
    }

    /// Puts the view among those that the accented mode draws in the accent colour.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        adjusted(by: .accentable(accentable))
    }

    /// A text beside a watch's complication; a terminal has no place for it.
    nonisolated public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }

    /// A text beside a watch's complication; a terminal has no place for it.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ title: S) -> some View { self }

    /// A view beside a watch's complication; a terminal has no place for it.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

    /// Bends a view around a watch's corner; a terminal has none.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

extension Image {
    /// How a picture is drawn in the accented mode; symbols are text here and follow their text.
    public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// How a picture is drawn in the accented mode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    /// In the accent colour.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// In greys, then in the accent colour.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// In greys.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
