import Foundation
import VistazoWords

/// Why a drawing is not, or cannot be said to be, what was recorded.
public struct GridMismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Hashable, Sendable {
        /// The drawing is another one.
        case differs
        /// Nothing has been recorded yet.
        case missing
        /// It has just been recorded, which is no proof of anything: look at it and run the test again.
        case recorded
    }

    /// What went wrong.
    public let reason: Reason
    /// The recorded file.
    public let path: String
    /// Lines that differ, `-` as recorded and `+` as drawn; empty unless `reason` is `differs`.
    public let difference: String

    init(_ reason: Reason, path: String, difference: String = "") {
        self.reason = reason
        self.path = path
        self.difference = difference
    }

    /// A sentence, then the difference.
    public var description: String {
        let words = Words(language: Locale.current.identifier)
        switch reason {
        case .differs: return words("widgets.gridDiffers", ["path": path]) + "\n" + difference
        case .missing: return words("widgets.gridMissing", ["path": path, "variable": Recording.variable])
        case .recorded: return words("widgets.gridRecorded", ["path": path, "variable": Recording.variable])
        }
    }
}
