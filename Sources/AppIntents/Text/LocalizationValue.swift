import Foundation

extension String {
    /// A key to look up in a string table, with the values that stand in it.
    ///
    /// Linux's Foundation has no such type; this one keeps Apple's format keys (`%@`, `%lld`, `%lf`), so a
    /// strings file made on a Mac serves here too.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The key as a format: literal parts as written, `%@` and its kin for values.
        let format: String
        /// The words of each value, in order.
        let arguments: [String]
        /// The text with its values, as it reads where no table has the key.
        let text: String

        /// A key without values; it is its own text.
        public init(_ value: String) {
            format = value
            arguments = []
            text = value
        }

        /// A key without values; it is its own text.
        public init(stringLiteral value: String) { self.init(value) }

        /// A key whose literal parts and values have been gathered.
        public init(stringInterpolation: StringInterpolation) {
            format = stringInterpolation.format
            arguments = stringInterpolation.arguments
            text = stringInterpolation.text
        }

        /// Gathers the parts of an interpolated key.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var format = ""
            fileprivate var arguments: [String] = []
            fileprivate var text = ""

            /// Starts empty.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// A literal part; a percent sign is doubled in the key, as Apple's tables have it.
            public mutating func appendLiteral(_ literal: String) {
                format += literal.replacing("%", with: "%%")
                text += literal
            }

            /// Any value, in the words `String(describing:)` has for it.
            public mutating func appendInterpolation<T>(_ value: T) {
                switch value {
                case let resource as LocalizedStringResource: append("%@", String(localized: resource))
                case is any BinaryInteger: append("%lld", String(describing: value))
                case is any BinaryFloatingPoint: append("%lf", String(describing: value))
                default: append("%@", String(describing: value))
                }
            }

            /// A number in a C format such as `%.1f`.
            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                append(specifier, String(format: specifier, value))
            }

            /// A value in the words of a format style.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String {
                append("%@", format.format(value))
            }

            /// Room for a value that a table's reader fills in; without one it is left out.
            public mutating func appendInterpolation(placeholder: LocalizationPlaceholder) {
                format += placeholder.specifier
                arguments.append("")
            }

            private mutating func append(_ placeholder: String, _ words: String) {
                format += placeholder
                arguments.append(words)
                text += words
            }
        }

        /// The text in a table of a bundle, or its own where the table has none.
        func resolved(table: String?, bundle: Bundle?) -> String {
            let found = (bundle ?? .main).localizedString(forKey: format, value: "", table: table)
            return found.isEmpty || found == format ? text : Self.filled(found, with: arguments)
        }

        /// Puts words where a format has placeholders, in order or by position (`%2$@`); a placeholder
        /// without its words is left out, `%%` is a percent sign.
        static func filled(_ format: String, with arguments: [String]) -> String {
            guard format.contains("%") else { return format }
            var result = ""
            var next = 0
            var rest = Substring(format)
            while let percent = rest.firstIndex(of: "%") {
                result += rest[..<percent]
                rest = rest[rest.index(after: percent)...]
                if rest.first == "%" {
                    result += "%"
                    rest.removeFirst()
                } else if let placeholder = rest.prefixMatch(
                    of: /(?:(\d+)\$)?[-+ #0]*\d*(?:\.\d+)?(?:ll|l|q|h|z)?[@a-zA-Z]/)
                {
                    let position = placeholder.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                    if placeholder.1 == nil { next += 1 }
                    if arguments.indices.contains(position) { result += arguments[position] }
                    rest = rest[placeholder.range.upperBound...]
                } else {
                    result += "%"
                }
            }
            return result + rest
        }
    }

    /// The text of a key in a table of a bundle, the main one by default.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.resolved(table: table, bundle: bundle)
    }

    /// The text of a key, or `defaultValue` where the table has none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale,
                bundle: bundle.map { .atURL($0.bundleURL) } ?? .main))
    }

    /// The text of a resource in its own bundle and table.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.resolved }
}
