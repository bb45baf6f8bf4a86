// A terminal sets type its own way: these are accepted and change nothing.

extension View {
    /// A terminal has its own typeface.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

    /// A terminal has its own width of letters.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

    /// Every glyph of a terminal has the same width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

    /// Cells keep their distance.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

    /// Cells keep their distance.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

    /// Cells keep their row.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

    /// Rows keep their distance.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

    /// Cells keep their distance.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

    /// The size of text is the terminal's.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

    /// Every text of a terminal can be selected.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

    /// Words keep their language.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability: Sendable {}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: Self { Self() }
}
