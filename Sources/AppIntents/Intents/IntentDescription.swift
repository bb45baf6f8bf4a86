/// What an intent does, and the words by which it is found.
public struct IntentDescription: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The explanation itself.
    public let descriptionText: LocalizedStringResource
    /// The group under which a list of actions shows it.
    public let categoryName: LocalizedStringResource?
    /// Further words to find it by.
    public let searchKeywords: [LocalizedStringResource]
    /// What its result is called.
    public let resultValueName: LocalizedStringResource?

    /// An explanation, with its group and further words to find it by.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }

    /// An explanation alone.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    /// An explanation alone.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
