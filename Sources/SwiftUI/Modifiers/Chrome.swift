// What belongs to a screen, a list or a window around a view. A widget has none of these: the modifiers are
// accepted, so that sources shared with an app compile, and change nothing.

/// Which unsafe areas are meant; a terminal has none.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// One bit an area.
    public let rawValue: UInt
    /// Areas by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edges of the screen.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all = SafeAreaRegions(rawValue: 3)
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the platform likes.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}

/// The size of controls; in cells there is one.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// Tiny.
    case mini
    /// Small.
    case small
    /// As usual.
    case regular
    /// Large.
    case large
    /// Very large.
    case extraLarge
}

extension View {
    /// A terminal has no unsafe area.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }

    /// A terminal has no unsafe area.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    /// The scheme is the theme's.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

    /// The scheme that views within read.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// The title of a screen.
    nonisolated public func navigationTitle(_ title: Text) -> some View { self }

    /// The title of a screen.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

    /// The title of a screen.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

    /// The ground of a row.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

    /// The room around a row.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

    /// The line below a row.
    nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { self }

    /// The size of controls.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

    /// The status of a row.
    nonisolated public func badge(_ count: Int) -> some View { self }

    /// Alignment goes by edges and middles.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { ineffective("alignmentGuide") }

    /// Alignment goes by edges and middles.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { ineffective("alignmentGuide") }

    /// The direction of reading stays.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
