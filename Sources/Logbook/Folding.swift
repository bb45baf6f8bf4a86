import Foundation

/// The text without case, accents and composition: two texts that a person would call the same word
/// fold to the same scalars.
///
/// Folding is canonical decomposition without marks, then the lower case of the upper case (`ß` and `SS`
/// meet at `ss`), and a few letters that Unicode does not take apart (`ø`, `ł`, `æ`, `ı`). Runs of white
/// space become one blank.
package func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return joined(text.lowercased()) }
    let cased = text.uppercased().lowercased().decomposedStringWithCanonicalMapping
    var result = String.UnicodeScalarView()
    for scalar in cased.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: continue
        default: break
        }
        switch scalar {
        case "ø": result.append("o")
        case "ł": result.append("l")
        case "đ": result.append("d")
        case "ı": result.append("i")
        case "æ": result.append(contentsOf: "ae".unicodeScalars)
        case "œ": result.append(contentsOf: "oe".unicodeScalars)
        default: result.append(scalar)
        }
    }
    return joined(String(result))
}

/// The text in composed form (NFC).
func composed(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
}

/// The text without white space at its ends.
func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isBlank: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isBlank($0) }),
        let last = scalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(scalars[first...last])
}

private func joined(_ text: String) -> String {
    text.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
}
