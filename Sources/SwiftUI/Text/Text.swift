import VistazoArchive

/// Words, written out or worked out from the clock.
///
/// What depends on the locale, the calendar or the zone is decided when the text is lowered, by the
/// environment; what depends on the clock is kept as live text.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case live(LiveText)
        case formatted(FormattedText)
        case attributed(AttributedString)
        case symbol(Image)
        case joined(Text, Text)
    }

    let storage: Storage
    /// In the order they were applied: the first is the innermost and wins.
    var traits: [TextTrait] = []

    init(_ storage: Storage) { self.storage = storage }

    /// The string as it is, never looked up.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// The string as it is. A literal is taken as a `LocalizedStringKey` instead.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// The words of a key, looked up in a bundle where one is given, else the key's own.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        storage = .key(key, table: tableName, bundle: bundle)
    }

    /// The text of an attributed string: bold, italic, underlined, struck through and coloured runs. A literal is
    /// taken as a `LocalizedStringKey` instead.
    @_disfavoredOverload
    public init(_ content: AttributedString) { storage = .attributed(content) }

    /// A symbol among words.
    public init(_ image: Image) { storage = .symbol(image) }

    /// One text after another, each in its own look.
    public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }

    func adding(_ trait: TextTrait) -> Text {
        var text = self
        text.traits.append(trait)
        return text
    }
}

extension Text: View, PrimitiveView {
    /// One text; a joined one keeps the look of each of its parts.
    package func nodes(in environment: EnvironmentValues) -> [Node] {
        if case .joined = storage { return [Node(.text(runs(in: environment)))] }
        let modifiers = traits.flatMap { $0.modifiers(in: environment) }
        return [Node(.text(content(in: environment)), modifiers)]
    }

    /// The runs of the text, each with all that the text says of its look.
    func runs(in environment: EnvironmentValues) -> [TextRun] {
        var traits = TextTraits()
        for trait in self.traits { trait.apply(to: &traits, in: environment) }
        return content(in: environment).map { TextRun($0.content, $0.traits.filled(from: traits)) }
    }

    private func content(in environment: EnvironmentValues) -> [TextRun] {
        switch storage {
        case .verbatim(let string): [TextRun(.string(string))]
        case .key(let key, let table, let bundle): key.runs(in: environment, table: table, bundle: bundle)
        case .live(let live): [TextRun(.live(live))]
        case .formatted(let formatted): [TextRun(.string(formatted.string(in: environment)))]
        case .attributed(let string): string.textRuns(in: environment)
        case .symbol(let image): [image.textRun]
        case .joined(let first, let second): first.runs(in: environment) + second.runs(in: environment)
        }
    }

    /// The words without their looks. Live text and symbols say nothing: they have no words at this moment.
    package func plainString(in environment: EnvironmentValues) -> String {
        runs(in: environment).map { run in
            if case .string(let string) = run.content { string } else { "" }
        }.joined()
    }
}

extension TextTraits {
    /// These traits, and the others where these say nothing.
    func filled(from other: TextTraits) -> TextTraits {
        TextTraits(
            isBold: isBold ?? other.isBold, isLight: isLight ?? other.isLight,
            isItalic: isItalic ?? other.isItalic,
            isUnderlined: isUnderlined ?? other.isUnderlined,
            isStruckThrough: isStruckThrough ?? other.isStruckThrough,
            color: color ?? other.color, font: font ?? other.font)
    }
}
