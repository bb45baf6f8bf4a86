/// What an intent says to the person, shown as a toast.
public struct IntentDialog: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The whole sentence.
    public let full: LocalizedStringResource
    /// A shorter one, for where a view beside it says the rest.
    public let supporting: LocalizedStringResource?

    /// One sentence for every place.
    public init(_ dialog: LocalizedStringResource) { self.init(full: dialog) }

    /// A sentence, and a shorter one for beside a view.
    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        self.full = full
        self.supporting = supporting
    }

    /// One sentence for every place.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    /// One sentence for every place.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
