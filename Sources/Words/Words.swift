import VistazoAssets

/// The sentences a person reads, in their language, from the catalogues in `Assets/words`.
///
/// A catalogue is lines of `key = text`; `{name}` in a text stands for an argument, and a key that
/// depends on a count has one line a plural category (`key.one`, `key.other`). Lines that begin with `#`
/// and empty lines say nothing.
package struct Words: Sendable {
    /// `en`, `es` or `ru`.
    package let language: String
    private let catalogue: Catalogue

    /// The words of a language or locale name such as `es`, `es_ES.UTF-8` or `pt-BR`; English where there
    /// is no catalogue for it, and for `C` and `POSIX`.
    package init(language: String) {
        let code = language.prefix { $0.isLetter && $0.isASCII }.lowercased()
        self.language = Catalogue.languages.contains(code) ? code : "en"
        catalogue = Catalogue.of(self.language)
    }

    /// The text of a key. Without a line in this language it is the English one, without that the key.
    package func callAsFunction(_ key: String, _ arguments: [String: String] = [:]) -> String {
        guard let text = catalogue[key] ?? Catalogue.of("en")[key] else { return key }
        return arguments.isEmpty ? text : Self.filled(text, arguments)
    }

    /// The text of a key for a count, which is the argument `n` too unless `arguments` says otherwise
    /// (a formatted number, say).
    package func callAsFunction(_ key: String, count: Int, _ arguments: [String: String] = [:]) -> String {
        var arguments = arguments
        if arguments["n"] == nil { arguments["n"] = String(count) }
        let category = PluralCategory(of: count, in: language)
        for form in ["\(key).\(category.rawValue)", "\(key).other"] where catalogue[form] != nil {
            return self(form, arguments)
        }
        let english = PluralCategory(of: count, in: "en")
        return self("\(key).\(english.rawValue)", arguments)
    }

    private static func filled(_ text: String, _ arguments: [String: String]) -> String {
        var result = ""
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let inside = rest[rest.index(after: open)...]
            if let close = inside.firstIndex(of: "}"), let value = arguments[String(inside[..<close])] {
                result += value
                rest = inside[inside.index(after: close)...]
            } else {
                result += "{"
                rest = inside
            }
        }
        return result + rest
    }
}
