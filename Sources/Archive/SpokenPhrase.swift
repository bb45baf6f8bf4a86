/// What can be said to run an intent.
package struct SpokenPhrase: Hashable, Sendable {
    /// The words, with `${item}` where a person says the parameter `item`.
    package var text: String
    /// Parameters that are not said but have a value whenever this is.
    package var presets: [JSONValue.Member]

    /// By default what is not said has no value.
    package init(_ text: String, presets: [JSONValue.Member] = []) {
        self.text = text
        self.presets = presets
    }
}

extension SpokenPhrase: ExpressibleByStringLiteral {
    /// Words alone.
    package init(stringLiteral value: String) { self.init(value) }
}
