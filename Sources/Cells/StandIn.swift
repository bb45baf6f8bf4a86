/// Visible stand-ins for what must never reach a terminal: controls, direction controls, unknown scalars.
enum StandIn {
    /// Drawn for what has no picture of its own.
    static let replacement: Unicode.Scalar = "\u{FFFD}"

    /// The one-cell scalar that is shown instead of `scalar`; nil where `scalar` may be shown itself.
    static func forScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if let picture = forControl(scalar) { return picture }
        return ScalarWidth.columns(of: scalar) == nil ? replacement : nil
    }

    /// As `forScalar`, but only for what could change a terminal's state or the order of its text.
    static func forControl(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value)
        case 0x20..<0x7F: nil
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: replacement
        default: nil
        }
    }
}

/// The text with a visible, one-cell stand-in for each control, direction control and line separator, so that
/// printing it leaves a terminal as it was: ESC becomes `␛`, a right-to-left override `�`.
///
/// For all that a person's data contributes to a line of output. Newlines become `␊` as well unless
/// `keepingNewlines`; nothing else changes, and text without such scalars is returned as it is.
package func visible(_ text: String, keepingNewlines: Bool = false) -> String {
    var isClean = true
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F {
        isClean = false
        break
    }
    if isClean { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if keepingNewlines && scalar == "\n" {
            result.append(scalar)
        } else {
            result.append(StandIn.forControl(scalar) ?? scalar)
        }
    }
    return String(result)
}
