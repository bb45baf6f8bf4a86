/// What `perform()` gives back. Made by `.result()` and its kin.
public protocol IntentResult: Sendable {}

/// A result with a value for what runs next.
public protocol ReturnsValue<ResultValue>: IntentResult {
    /// The type of the value.
    associatedtype ResultValue
    /// The value.
    var value: ResultValue? { get }
}

/// A result with a sentence for the person.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view for the person; no place in a terminal shows it.
public protocol ShowsSnippetView: IntentResult {}

/// A result that names the intent to run next.
public protocol OpensIntent: IntentResult {}

/// The one type behind `.result()` and its kin; `Never` stands for each part that is not there.
public struct IntentResultContainer<Value, Following, Snippet, Dialog>: IntentResult, @unchecked Sendable {
    /// The value, where there is one.
    public let value: Value?
    let following: Following?
    let dialog: Dialog?

    init(value: Value? = nil, following: Following? = nil, dialog: Dialog? = nil) {
        self.value = value
        self.following = following
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView {}
extension IntentResultContainer: OpensIntent where Following: AppIntent {}

/// What the host reads of a result.
package protocol PerformedResult {
    /// The sentence for the person, in its words now.
    var spoken: String? { get }
    /// The intent to perform next.
    var next: (any AppIntent)? { get }
}

extension IntentResultContainer: PerformedResult {
    /// nil where the dialog is of another type or there is none.
    package var spoken: String? { (dialog as? IntentDialog).map { String(localized: $0.full) } }
    /// nil where the result opens no intent.
    package var next: (any AppIntent)? { following as? any AppIntent }
}
