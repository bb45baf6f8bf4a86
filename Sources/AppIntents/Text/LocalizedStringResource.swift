import Foundation

/// Text that is looked up when it is shown: a key, its values, and where the words are.
///
/// A stand-in: Linux's Foundation has none, and every intent's title is one.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// Where the words are looked up.
    public enum BundleDescription: Hashable, Sendable {
        /// The running program's own.
        case main
        /// The bundle in a folder; the main one where there is none.
        case atURL(URL)
    }

    /// What the table is asked for.
    public let key: String
    /// The words where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil means `Localizable`.
    public let table: String?
    /// The locale its author meant it for.
    public var locale: Locale
    /// Where the words are.
    public let bundle: BundleDescription

    /// A key that is its own text.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.format
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A key with other words where no table has it.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A key without values; it is its own text.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// A key with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The words, as they are to be shown now.
    var resolved: String {
        var bundle = Bundle.main
        if case .atURL(let url) = self.bundle, let found = Bundle(url: url) { bundle = found }
        guard key != defaultValue.format else {
            return defaultValue.resolved(table: table, bundle: bundle)
        }
        let found = bundle.localizedString(forKey: key, value: "", table: table)
        return found.isEmpty || found == key
            ? defaultValue.text : String.LocalizationValue.filled(found, with: defaultValue.arguments)
    }
}

/// A value that has words of its own for people.
public protocol CustomLocalizedStringResourceConvertible {
    /// Its words.
    var localizedStringResource: LocalizedStringResource { get }
}
