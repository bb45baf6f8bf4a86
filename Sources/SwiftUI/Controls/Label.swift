import VistazoArchive

/// A symbol with its title.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    init(title: Title, icon: Icon) {
        self.title = title
        self.icon = icon
    }

    /// A title and an icon by their views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    /// A title with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    /// A title with a picture of the asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    /// A title with a picture of the asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style was given, for a style that changes only its surroundings.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

extension Label: View, PrimitiveView {
    /// The parts that the style shows, side by side where it is both.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        switch environment.labelStyle {
        case .drawn(.titleOnly): return SwiftUI.nodes(of: title, in: environment)
        case .drawn(.iconOnly): return SwiftUI.nodes(of: icon, in: environment)
        case .drawn(.titleAndIcon):
            let parts =
                SwiftUI.nodes(of: icon, in: environment) + SwiftUI.nodes(of: title, in: environment)
            return [Node(.stack(Node.Stack(.horizontal, parts)))]
        case .custom(let style):
            var inner = environment
            inner.labelStyle = .drawn(.titleAndIcon)
            return body(of: style, in: inner)
        }
    }

    @MainActor private func body<S: LabelStyle>(of style: S, in environment: EnvironmentValues) -> [Node] {
        var style = style
        resolveProperties(of: &style, in: environment)
        let configuration = LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))
        return SwiftUI.nodes(of: style.makeBody(configuration: configuration), in: environment)
    }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The styled label.
    associatedtype Body: View

    /// What a style is told of a label.
    typealias Configuration = LabelStyleConfiguration

    /// The look of one label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a label.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public typealias Title = ConfiguredView

    /// The icon of the label.
    public typealias Icon = ConfiguredView

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// A style of this module.
enum DrawnLabelStyle {
    case titleAndIcon, titleOnly, iconOnly
}

/// The style set around a label.
enum AnyLabelStyle {
    case drawn(DrawnLabelStyle)
    case custom(any LabelStyle)
}

private protocol BuiltInLabelStyle: LabelStyle {
    nonisolated var drawn: DrawnLabelStyle { get }
}

/// What the platform would choose: icon and title.
public struct DefaultLabelStyle: LabelStyle, BuiltInLabelStyle {
    /// The default style.
    nonisolated public init() {}
    nonisolated var drawn: DrawnLabelStyle { .titleAndIcon }
    /// Icon and title.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Icon, then title.
public struct TitleAndIconLabelStyle: LabelStyle, BuiltInLabelStyle {
    /// The style of both.
    nonisolated public init() {}
    nonisolated var drawn: DrawnLabelStyle { .titleAndIcon }
    /// Icon and title.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The title without its icon.
public struct TitleOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
    /// The style of the title.
    nonisolated public init() {}
    nonisolated var drawn: DrawnLabelStyle { .titleOnly }
    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon without its title.
public struct IconOnlyLabelStyle: LabelStyle, BuiltInLabelStyle {
    /// The style of the icon.
    nonisolated public init() {}
    nonisolated var drawn: DrawnLabelStyle { .iconOnly }
    /// The icon.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// What the platform would choose: icon and title.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon, then title.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title without its icon.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon without its title.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
    private struct LabelStyleKey: EnvironmentKey {
        static var defaultValue: AnyLabelStyle { .drawn(.titleAndIcon) }
    }

    /// The style of labels within.
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Labels within in a style.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let drawn = (style as? any BuiltInLabelStyle)?.drawn
        return adjusted(environment: { $0.labelStyle = drawn.map { .drawn($0) } ?? .custom(style) })
    }
}
