import Foundation

extension Locale {
    /// Whether its language is one of ISO 639, as of `es_ES` or `zh_Hans_CN`; of `garbage` it is not.
    package var isOfKnownLanguage: Bool { language.languageCode?.isISOLanguage ?? false }
}
