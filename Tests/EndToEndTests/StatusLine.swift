import Foundation
import Testing

extension Sandbox {
    /// Calls `inline` until it prints a text, as a status line does that nobody waits for; the last outcome.
    @discardableResult
    func waitForLine(
        _ text: String, _ words: String..., seconds: Double = 60,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Outcome {
        let limit = Date().addingTimeInterval(seconds)
        var outcome: Outcome
        repeat {
            outcome = try start(["inline"] + words).finish()
            if outcome.output.trimmingCharacters(in: .newlines) == text { return outcome }
            usleep(50_000)
        } while Date() < limit
        Issue.record("printed \(outcome) rather than “\(text)”", sourceLocation: sourceLocation)
        return outcome
    }
}
