/// The size of text that a person has chosen; a terminal has its own.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest.
    case xSmall
    /// Smaller.
    case small
    /// Small.
    case medium
    /// The standard.
    case large
    /// Larger.
    case xLarge
    /// Larger still.
    case xxLarge
    /// The largest of the usual.
    case xxxLarge
    /// For those who need large text.
    case accessibility1
    /// Larger.
    case accessibility2
    /// Larger still.
    case accessibility3
    /// Very large.
    case accessibility4
    /// The largest.
    case accessibility5

    /// Whether it is one for those who need large text.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The smaller comes first.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

/// The older name of the size of text.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    /// The smallest.
    case extraSmall
    /// Smaller.
    case small
    /// Small.
    case medium
    /// The standard.
    case large
    /// Larger.
    case extraLarge
    /// Larger still.
    case extraExtraLarge
    /// The largest of the usual.
    case extraExtraExtraLarge
    /// For those who need large text.
    case accessibilityMedium
    /// Larger.
    case accessibilityLarge
    /// Larger still.
    case accessibilityExtraLarge
    /// Very large.
    case accessibilityExtraExtraLarge
    /// The largest.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one for those who need large text.
    public var isAccessibilityCategory: Bool {
        switch self {
        case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
        default: true
        }
    }
}

extension EnvironmentValues {
    private struct TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
    private struct CategoryKey: EnvironmentKey { static var defaultValue: ContentSizeCategory { .large } }

    /// The standard, unless set: a terminal has its own size of text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[TypeSizeKey.self] }
        set { self[TypeSizeKey.self] = newValue }
    }

    /// The standard, unless set: a terminal has its own size of text.
    public var sizeCategory: ContentSizeCategory {
        get { self[CategoryKey.self] }
        set { self[CategoryKey.self] = newValue }
    }
}

extension View {
    /// The size of text is the terminal's.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

    /// The size of text is the terminal's.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { self }
}
