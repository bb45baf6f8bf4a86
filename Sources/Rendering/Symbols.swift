import VistazoAssets

/// The glyph of a symbol by its name on Apple's platforms: one cell wide, or one ASCII character.
///
/// A variant that has no glyph of its own is found by rule. What is struck through is `⊘`, whatever it is of; any
/// other falls back to its base by dropping the last part of its name, so `cloud.rain.circle.fill` is `cloud.rain`,
/// and if `fill` was dropped the glyph is the full one of its pair, where there is a pair; `1.circle` and
/// `a.square.fill` are their letter. A name that nobody knows is a neutral mark, and an emoji is no symbol.
package func symbolGlyph(_ name: String, glyphs: Surroundings.Glyphs) -> String {
    let found = Symbols.find(name) ?? Symbols.unknown
    return glyphs == .unicode ? found.unicode : found.ascii
}

/// Whether a symbol's name, or its base, has a glyph of its own; a name that is not known is drawn as a neutral mark.
package func isKnownSymbol(_ name: String) -> Bool { Symbols.find(name) != nil }

private enum Symbols {
    typealias Mark = (unicode: String, ascii: String)

    static let unknown: Mark = (unicode: "◆", ascii: "*")
    private static let struck: Mark = (unicode: "⊘", ascii: "/")

    static func find(_ name: String) -> Mark? {
        var rest = Substring(name)
        var isFilled = false
        var isStruck = false
        while !rest.isEmpty {
            if let known = glyphs(of: rest) {
                if isStruck { return struck }
                return isFilled ? (full[known.unicode] ?? known.unicode, known.ascii) : known
            }
            guard let dot = rest.lastIndex(of: ".") else { break }
            switch rest[dot...] {
            case ".fill": isFilled = true
            case ".slash": isStruck = true
            default: break
            }
            rest = rest[..<dot]
        }
        // What is left has no dot: a letter or digit in some shape, or a name never heard of.
        guard rest.utf8.count == 1, rest != name, let letter = rest.first, letter.isLetter || letter.isNumber
        else { return nil }
        return (rest.uppercased(), rest.uppercased())
    }

    /// Outlines that have a full glyph beside them.
    private static let full: [String: String] = [
        "☆": "★", "♡": "♥", "▷": "►", "◁": "◄", "○": "●", "□": "■", "▭": "▬", "▯": "▮", "▱": "▰", "⚐": "⚑",
        "◇": "◆", "◊": "⧫", "△": "▲", "▽": "▼", "☼": "☀", "☺": "☻", "♙": "♟", "⚇": "⚉", "☏": "☎", "⊙": "◉",
        "♤": "♠", "♧": "♣", "♢": "♦", "✓": "✔", "♔": "♚", "♕": "♛", "◎": "◉", "▵": "▲", "▿": "▼",
    ]

    /// Found by halving, for a line that shows one symbol is drawn by a process of its own: the rows of the file are
    /// in the order of their names' bytes.
    private static func glyphs(of name: Substring) -> Mark? {
        let asset = vistazo_symbols()
        let bytes = UnsafeBufferPointer(start: asset.bytes, count: asset.count)
        let newline = UInt8(ascii: "\n")
        let tab = UInt8(ascii: "\t")
        var low = 0
        var high = bytes.count
        while low < high {
            let middle = low + (high - low) / 2
            let start = bytes[low..<middle].lastIndex(of: newline).map { $0 + 1 } ?? low
            let end = bytes[middle..<high].firstIndex(of: newline) ?? high
            let key = bytes[start..<end].prefix { $0 != tab }
            if key.elementsEqual(name.utf8) {
                let cells = bytes[start..<end].split(separator: tab, omittingEmptySubsequences: false)
                guard cells.count >= 3 else { return nil }
                return (String(decoding: cells[1], as: UTF8.self), String(decoding: cells[2], as: UTF8.self))
            }
            if key.lexicographicallyPrecedes(name.utf8) {
                low = min(end + 1, high)
            } else {
                high = start
            }
        }
        return nil
    }
}
