extension CellGrid {
    /// The rows as one `pre` element that carries all its colours in itself: the format `html`.
    package func html(palette: Palette = .dark) -> String {
        let page = "color:\(palette.text.hex);background:\(palette.ground.hex)"
        var result = "<pre style=\"\(page);line-height:1.25;font-family:monospace\">\n"
        for row in 0..<size.rows {
            for run in runs(row: row) {
                let rules = Self.rules(for: run.style, palette)
                let text = escapedMarkup(run.text)
                result += rules.isEmpty ? text : "<span style=\"\(rules)\">\(text)</span>"
            }
            result += "\n"
        }
        return result + "</pre>\n"
    }

    private static func rules(for style: CellStyle, _ palette: Palette) -> String {
        let (glyph, ground) = palette.colors(of: style)
        var rules: [String] = []
        if glyph != palette.text { rules.append("color:\(glyph.hex)") }
        if let ground { rules.append("background:\(ground.hex)") }
        if style.traits.contains(.bold) { rules.append("font-weight:bold") }
        if style.traits.contains(.italic) { rules.append("font-style:italic") }
        var lines: [String] = []
        if style.traits.contains(.underline) { lines.append("underline") }
        if style.traits.contains(.strikethrough) { lines.append("line-through") }
        if !lines.isEmpty { rules.append("text-decoration:\(lines.joined(separator: " "))") }
        return rules.joined(separator: ";")
    }
}

/// The text with what HTML and SVG give a meaning escaped.
func escapedMarkup(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result.append(contentsOf: "&amp;".unicodeScalars)
        case "<": result.append(contentsOf: "&lt;".unicodeScalars)
        case ">": result.append(contentsOf: "&gt;".unicodeScalars)
        case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
        default: result.append(scalar)
        }
    }
    return String(result)
}
