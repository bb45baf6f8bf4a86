// More of what is said to someone who hears a view. Linear text says what is drawn: these change nothing.

/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// As the view likes.
    case unspecified
    /// Of a page.
    case h1
    /// Of a part.
    case h2
    /// Of a part of a part.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
}

/// Something done to a view by voice.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let value: UInt8
    /// What a press does.
    public static let `default` = AccessibilityActionKind(value: 0)
    /// Leaves.
    public static let escape = AccessibilityActionKind(value: 1)
}

extension View {
    /// The words that stand for the view in linear text.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Linear text says what is drawn.
    nonisolated public func accessibility(value: Text) -> some View { self }

    /// Linear text has no hints.
    nonisolated public func accessibility(hint: Text) -> some View { self }

    /// Linear text says what is drawn.
    nonisolated public func accessibility(hidden: Bool) -> some View { self }

    /// Tests find views by their words.
    nonisolated public func accessibility(identifier: String) -> some View { self }

    /// Linear text knows a button by its key.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }

    /// Linear text knows a button by its key.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }

    /// Linear text knows no headings.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

    /// A widget is spoken to by its shortcuts.
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }

    /// A widget answers to its buttons.
    nonisolated public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// A widget answers to its buttons.
    nonisolated public func accessibilityAction(
        named name: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }

    /// Linear text says what is drawn.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View { self }

    /// Linear text says what is drawn.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        self
    }

    /// Linear text says what is drawn.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
    ) -> some View { self }

    /// Colours are the theme's.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// The size of text is the terminal's.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Linear text says each part.
    nonisolated public func accessibilityElementsHidden(_ hidden: Bool) -> some View { self }
}
