import AppIntents
import VistazoArchive
import VistazoWords

/// One sentence for a person on why a request could not be answered: our own errors in the catalogue's
/// words, an author's in their own.
package func sentence(for error: any Error, in words: Words) -> String {
    switch error {
    case let error as ExtensionError: error.sentence(words)
    case let error as IntentCallError: error.sentence(words)
    case let error as JSONFault: error.sentence(words)
    case let error as any CustomLocalizedStringResourceConvertible:
        String(localized: error.localizedStringResource)
    case let error as any LocalizedError: error.errorDescription ?? String(describing: error)
    default: String(describing: error)
    }
}

extension ExtensionError {
    fileprivate func sentence(_ words: Words) -> String {
        switch self {
        case .unknownKind(let kind, let known):
            words("widgets.unknownKind", ["kind": kind, "known": list(known)])
        case .unsupportedFamily(let family, let kind, let supported):
            words(
                "widgets.unsupportedFamily",
                ["family": family.rawValue, "kind": kind, "known": list(supported.map(\.rawValue))])
        case .noFamilies(let kind): words("widgets.noFamilies", ["kind": kind])
        case .noAnswer: words("widgets.noAnswer")
        case .emptyTimeline(let kind): words("widgets.emptyTimeline", ["kind": kind])
        case .tooManyEntries(let count, let kind):
            words("widgets.tooManyEntries", count: count, ["kind": kind])
        case .noIntent: words("widgets.noIntent")
        case .noRequest: words("widgets.noRequest")
        case .requestTooLong: words("widgets.requestTooLong")
        }
    }
}

extension IntentCallError {
    /// One sentence for a person.
    package func sentence(_ words: Words) -> String {
        switch self {
        case .unknownIntent(let intent, let known):
            words("widgets.unknownIntent", ["intent": intent, "known": list(known)])
        case .unknownParameter(let intent, let parameter, let known):
            words(
                "widgets.unknownParameter",
                ["intent": intent, "parameter": parameter, "known": list(known)])
        case .unsetParameter(let intent, let parameter):
            words(
                intent.isEmpty ? "widgets.unsetValue" : "widgets.unsetParameter",
                ["intent": intent, "parameter": parameter])
        case .badValue(_, let parameter, let value, let allowed),
            .unknownEntity(_, let parameter, let value, let allowed):
            words(
                allowed.isEmpty ? "widgets.badValue" : "widgets.badValueKnown",
                ["parameter": parameter, "value": value, "known": list(allowed)])
        case .unwritable(let intent, let parameter, let type):
            words(
                "widgets.unwritable", ["intent": intent, "parameter": parameter, "type": type])
        }
    }
}

/// At most a dozen, for a sentence that can be read.
private func list(_ words: [String]) -> String {
    (words.prefix(12) + (words.count > 12 ? ["…"] : [])).joined(separator: ", ")
}
