import Foundation
import ProvingGround
import Testing

extension Sandbox {
    /// Calls `inline` until it prints a text, as a status line does that nobody waits for; the last outcome.
    @discardableResult
    func waitForLine(
        _ text: String, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Outcome {
        var outcome = try start(["inline"] + words).finish()
        let isPrinted = try eventually {
            if outcome.output.trimmingCharacters(in: .newlines) == text { return true }
            outcome = try start(["inline"] + words).finish()
            return false
        }
        if !isPrinted {
            Issue.record("printed \(outcome) rather than “\(text)”", sourceLocation: sourceLocation)
        }
        return outcome
    }
}
