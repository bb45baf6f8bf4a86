extension DynamicOptionsProvider {
    /// Choices in sections.
    public typealias ItemCollection = IntentItemCollection
    /// A section of choices.
    public typealias ItemSection = IntentItemSection
    /// A choice with words of its own.
    public typealias Item = IntentItem
}

extension IntentItemCollection {
    /// Choices in sections, one a statement.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @ItemSectionsBuilder<Value> sections: () -> [IntentItemSection<Value>]
    ) {
        self.init(promptLabel: promptLabel, sections: sections())
    }
}

extension IntentItemSection {
    /// Choices under a title, one a statement.
    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @ItemsBuilder<Value> items: () -> [IntentItem<Value>]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: items())
    }

    /// Choices without a title, one a statement.
    public init(@ItemsBuilder<Value> items: () -> [IntentItem<Value>]) { self.init(items: items()) }
}

/// Collects sections.
@resultBuilder
public struct ItemSectionsBuilder<Value> {
    /// One section.
    public static func buildExpression(_ section: IntentItemSection<Value>) -> [IntentItemSection<Value>] {
        [section]
    }
    /// Sections of a list.
    public static func buildExpression(_ sections: [IntentItemSection<Value>]) -> [IntentItemSection<Value>] {
        sections
    }
    /// All of them in order.
    public static func buildBlock(_ parts: [IntentItemSection<Value>]...) -> [IntentItemSection<Value>] {
        parts.flatMap { $0 }
    }
    /// Those under `if`, or none.
    public static func buildOptional(_ part: [IntentItemSection<Value>]?) -> [IntentItemSection<Value>] {
        part ?? []
    }
    /// Those under `if`.
    public static func buildEither(first: [IntentItemSection<Value>]) -> [IntentItemSection<Value>] { first }
    /// Those under `else`.
    public static func buildEither(second: [IntentItemSection<Value>]) -> [IntentItemSection<Value>] {
        second
    }
    /// Those of a loop.
    public static func buildArray(_ parts: [[IntentItemSection<Value>]]) -> [IntentItemSection<Value>] {
        parts.flatMap { $0 }
    }
}

/// Collects choices.
@resultBuilder
public struct ItemsBuilder<Value> {
    /// One choice.
    public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
    /// One choice with words of its own.
    public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
    /// All of them in order.
    public static func buildBlock(_ parts: [IntentItem<Value>]...) -> [IntentItem<Value>] {
        parts.flatMap { $0 }
    }
    /// Those under `if`, or none.
    public static func buildOptional(_ part: [IntentItem<Value>]?) -> [IntentItem<Value>] { part ?? [] }
    /// Those under `if`.
    public static func buildEither(first: [IntentItem<Value>]) -> [IntentItem<Value>] { first }
    /// Those under `else`.
    public static func buildEither(second: [IntentItem<Value>]) -> [IntentItem<Value>] { second }
    /// Those of a loop.
    public static func buildArray(_ parts: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
        parts.flatMap { $0 }
    }
}
