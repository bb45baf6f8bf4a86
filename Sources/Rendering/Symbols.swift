import VistazoAssets

/// The glyph of a symbol by its name on Apple's platforms: one cell wide, or one ASCII character.
///
/// A variant that has no glyph of its own falls back to its base by dropping the last part of its name, so
/// `cloud.rain.circle.fill` is `cloud.rain`; `1.circle` and `a.square.fill` are their letter. A name that
/// nobody knows is a neutral mark, and an emoji is no symbol.
package func symbolGlyph(_ name: String, glyphs: Surroundings.Glyphs) -> String {
    var rest = Substring(name)
    while !rest.isEmpty {
        if let known = Symbols.glyphs(of: rest) {
            return glyphs == .unicode ? known.unicode : known.ascii
        }
        guard let dot = rest.lastIndex(of: ".") else { break }
        rest = rest[..<dot]
    }
    // What is left has no dot: a letter or digit in some shape, or a name never heard of.
    if rest.utf8.count == 1, rest != name, let letter = rest.first, letter.isLetter || letter.isNumber {
        return rest.uppercased()
    }
    return glyphs == .unicode ? Symbols.unknown.unicode : Symbols.unknown.ascii
}

private enum Symbols {
    static let unknown = (unicode: "◆", ascii: "*")

    /// Found by halving, for a line that shows one symbol is drawn by a process of its own: the rows of the file are
    /// in the order of their names' bytes.
    static func glyphs(of name: Substring) -> (unicode: String, ascii: String)? {
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

/// Whether a symbol's name, or its base, has a glyph of its own; a name that is not known is drawn as a neutral mark.
package func isKnownSymbol(_ name: String) -> Bool {
    symbolGlyph(name, glyphs: .unicode) != String(Symbols.unknown.unicode)
        || Symbols.glyphs(of: Substring(name)) != nil
}
