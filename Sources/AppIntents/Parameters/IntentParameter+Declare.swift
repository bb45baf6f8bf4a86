import Foundation

extension IntentParameter {
    /// Without a value until one is set.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterDeclaration(title: title, description: description))
    }

    /// Titled by the property's name, without a value until one is set.
    public convenience init(
        description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterDeclaration(description: description))
    }

    /// Titled by the property's name, without a value until one is set.
    public convenience init(
        requestValueDialog: IntentDialog,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterDeclaration())
    }

    /// With a value from the start.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterDeclaration(title: title, description: description), value: defaultValue)
    }

    /// Titled by the property's name, with a value from the start.
    public convenience init(
        description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterDeclaration(description: description), value: defaultValue)
    }

    /// With choices that are worked out when they are asked for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: some DynamicOptionsProvider
    ) {
        self.init(ParameterDeclaration(title: title, description: description, options: optionsProvider))
    }

    /// With a value from the start, and choices that are worked out when they are asked for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: some DynamicOptionsProvider
    ) {
        self.init(
            ParameterDeclaration(title: title, description: description, options: optionsProvider),
            value: defaultValue)
    }

    /// With entities of a query other than their default one.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
    ) {
        self.init(ParameterDeclaration(title: title, description: description, options: query))
    }

    /// A list with a number of places that depends on the family; here it may have any.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterDeclaration(title: title, description: description), value: defaultValue)
    }

    /// A list with a number of places, and choices that are worked out when they are asked for.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: some DynamicOptionsProvider
    ) {
        self.init(ParameterDeclaration(title: title, description: description, options: optionsProvider))
    }
}

/// How many values a list parameter holds: one number, or one for each family.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, Hashable,
    Sendable
{
    let sizes: [IntentWidgetFamily: Int]
    let otherwise: Int?

    /// The same number in every family.
    public init(integerLiteral value: Int) {
        sizes = [:]
        otherwise = value
    }

    /// A number for each family named.
    public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {
        sizes = Dictionary(elements) { _, last in last }
        otherwise = nil
    }
}

/// A widget family, as parameters name it.
public enum IntentWidgetFamily: Hashable, Sendable {
    /// A widget family by its WidgetKit name.
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    /// An accessory family by its WidgetKit name.
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}
