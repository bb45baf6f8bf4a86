import AppIntents
import VistazoArchive

/// Why a request cannot be answered. The words are in `sentence(for:in:)`.
package enum ExtensionError: Error, Hashable {
    /// The program has no such kind.
    case unknownKind(String, known: [String])
    /// The kind is not drawn in this family.
    case unsupportedFamily(Family, kind: String, supported: [Family])
    /// The kind lists no family.
    case noFamilies(kind: String)
    /// A provider let go of its completion handler without a call.
    case noAnswer
    /// A provider's timeline has no entry with a date that the archive can hold.
    case emptyTimeline(kind: String)
    /// More entries than an archive may hold.
    case tooManyEntries(Int, kind: String)
    /// A `perform` request that names no intent.
    case noIntent
    /// Standard input holds no request.
    case noRequest
    /// The request is longer than any may be.
    case requestTooLong
}
