import Foundation

/// How a value is shown to a person.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// A picture beside the words.
    public struct Image: Hashable, Sendable {
        /// The symbol's name, where it is one.
        public var systemName: String?

        /// A picture of the program's own.
        public init(named name: String, isTemplate: Bool? = nil, bundle: Bundle? = nil) {}

        /// A symbol by its SF Symbols name.
        public init(systemName: String, isTemplate: Bool? = nil) { self.systemName = systemName }

        /// A picture in a file.
        public init(url: URL, isTemplate: Bool? = nil) {}

        /// A picture in memory.
        public init(data: Data, isTemplate: Bool? = nil) {}
    }

    /// The name.
    public var title: LocalizedStringResource
    /// A second line.
    public var subtitle: LocalizedStringResource?
    /// A picture.
    public var image: Image?
    /// Further names to find it by.
    public var synonyms: [LocalizedStringResource]

    /// A name, and what stands beside it.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// A name alone.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// A name alone.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// How a type of values is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// One of them: "Account".
    public var name: LocalizedStringResource
    /// Many of them: "%lld accounts".
    public var numericFormat: LocalizedStringResource?
    /// Further names to find it by.
    public var synonyms: [LocalizedStringResource]

    /// A name, and its plural form.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    /// A name alone.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    /// A name alone.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type that has a name for people.
public protocol TypeDisplayRepresentable {
    /// The name.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that has words for people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// The words.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title of the representation.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
