import VistazoArchive

/// How the parts of a view are read aloud.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let value: UInt8
    /// Not at all.
    public static let ignore = AccessibilityChildBehavior(value: 0)
    /// One by one.
    public static let contain = AccessibilityChildBehavior(value: 1)
    /// In one go.
    public static let combine = AccessibilityChildBehavior(value: 2)
}

/// What a view is to someone who hears it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit a trait.
    public let rawValue: UInt64
    /// Traits by their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// A summary.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 64)
    /// Changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
}

extension View {
    /// The words that stand for the view in linear text.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        adjusted(by: { [.accessibilityLabel(label.plainString(in: $0))] })
    }

    /// The words that stand for the view in linear text.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// The words that stand for the view in linear text.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Linear text says what is drawn.
    nonisolated public func accessibilityValue(_ value: Text) -> some View { self }

    /// Linear text says what is drawn.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

    /// Linear text says what is drawn.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

    /// Linear text has no hints.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

    /// Linear text has no hints.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// Linear text has no hints.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// Linear text says what is drawn.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// Linear text says what is drawn, part by part.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    {
        self
    }

    /// Linear text knows a button by its key.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Linear text knows a button by its key.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// Tests find views by their words.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

    /// Linear text keeps the order of drawing.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    /// Nothing is shown under a pointer.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// Nothing is shown under a pointer.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
