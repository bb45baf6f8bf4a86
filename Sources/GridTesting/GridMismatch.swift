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
    /// Where the drawing lies as it is now, as text; its picture lies beside it and ends in `.svg`. nil where nothing
    /// was left, as after a recording.
    public let actualPath: String?
    /// Lines that differ, `-` as recorded and `+` as drawn; empty unless `reason` is `differs`.
    public let difference: String

    init(_ reason: Reason, path: String, actualPath: String? = nil, difference: String = "") {
        self.reason = reason
        self.path = path
        self.actualPath = actualPath
        self.difference = difference
    }

    /// A sentence, where to look at what was drawn, then the difference.
    public var description: String {
        let words = Words(language: Locale.current.identifier)
        let look = actualPath.map { path in
            "\n" + words("widgets.gridActual", ["text": path, "picture": path.dropLast(3) + "svg"])
        }
        switch reason {
        case .differs: return words("widgets.gridDiffers", ["path": path]) + (look ?? "") + "\n" + difference
        case .missing:
            return words("widgets.gridMissing", ["path": path, "variable": Recording.variable]) + (look ?? "")
        case .recorded: return words("widgets.gridRecorded", ["path": path, "variable": Recording.variable])
        }
    }
}
