/// Works out the choices of a parameter when they are asked for.
public protocol DynamicOptionsProvider: Sendable {
    /// The type of the choice made where the person makes none.
    associatedtype DefaultValue = Never
    /// A list, or a list with sections.
    associatedtype Result: ResultsCollection

    /// The choices.
    func results() async throws -> Result

    /// The choice made where the person makes none; nil by default.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// None.
    public func defaultResult() async -> DefaultValue? { nil }

    /// Another parameter of the intent under edit.
    public typealias IntentParameterDependency = AppIntents.IntentParameterDependency
}

/// Choices in order: an array, or an `IntentItemCollection`.
public protocol ResultsCollection {}

extension Array: ResultsCollection {}

/// Choices in sections.
public struct IntentItemCollection<Value>: ResultsCollection {
    /// In order.
    public var sections: [IntentItemSection<Value>]
    /// Asks the person to choose.
    public var promptLabel: LocalizedStringResource?

    /// Choices in sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Value>]
    ) {
        self.promptLabel = promptLabel
        self.sections = sections
    }

    /// Choices in one section.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Value]
    ) {
        self.init(promptLabel: promptLabel, sections: [IntentItemSection(items: items)])
    }

    /// No choice.
    public static var empty: Self { Self(sections: []) }
}

/// A section of choices under one title.
public struct IntentItemSection<Value> {
    /// Stands above the choices.
    public var title: LocalizedStringResource?
    /// In order.
    public var items: [IntentItem<Value>]

    /// Choices without a title.
    public init(items: [Value]) { self.items = items.map { IntentItem($0) } }

    /// Choices without a title, each with words of its own.
    public init(items: [IntentItem<Value>]) { self.items = items }

    /// Choices under a title.
    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Value]
    ) {
        self.title = title
        self.items = items.map { IntentItem($0) }
    }

    /// Choices under a title, each with words of its own.
    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Value>]
    ) {
        self.title = title
        self.items = items
    }
}

/// A choice with words of its own.
public struct IntentItem<Value> {
    /// What is chosen.
    public var value: Value
    /// Its words; nil leaves them to the value.
    public var title: LocalizedStringResource?

    /// A choice; without a title it is shown in the value's own words.
    public init(
        _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
    }
}

extension IntentItemCollection: Sendable where Value: Sendable {}
extension IntentItemSection: Sendable where Value: Sendable {}
extension IntentItem: Sendable where Value: Sendable {}

/// The choices without their type and sections.
protocol AnyResults {
    var values: [Any] { get }
}

extension Array: AnyResults {
    var values: [Any] { self }
}

extension IntentItemCollection: AnyResults {
    var values: [Any] { sections.flatMap { $0.items.map { $0.value as Any } } }
}
