import Foundation

extension IntentParameter {
    /// An error that says the value is missing, with a question for the person.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        IntentCallError.unsetParameter(intent: "", parameter: declaration.title)
    }

    /// Asks for the value. No widget can be asked, so it throws where none is set.
    @discardableResult
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        guard let value = given as? Value else { throw needsValueError(dialog) }
        return value
    }

    /// Asks which of several is meant: the first, for no widget can be asked. Throws where there is none.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws
        -> Value
    {
        guard let first = values.first else { throw needsValueError(dialog) }
        return first
    }

    /// Asks whether the value is meant: yes, for no widget can be asked.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        true
    }
}
