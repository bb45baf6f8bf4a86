import VistazoAssets

/// The glyph of a symbol by its name on Apple's platforms: one cell wide, or one ASCII character.
///
/// A variant that has no glyph of its own falls back to its base by dropping the last part of its name, so
/// `cloud.rain.circle.fill` is `cloud.rain`; `1.circle` and `a.square.fill` are their letter. A name that
/// nobody knows is a neutral mark, and an emoji is no symbol.
package func symbolGlyph(_ name: String, glyphs: Surroundings.Glyphs) -> String {
    var rest = Substring(name)
    while !rest.isEmpty {
        if let known = Symbols.table[rest] {
            return String(glyphs == .unicode ? known.unicode : known.ascii)
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

    static let table: [Substring: (unicode: Substring, ascii: Substring)] = {
        var table: [Substring: (unicode: Substring, ascii: Substring)] = [:]
        for row in embeddedRows(vistazo_symbols(), columns: 3) { table[row[0]] = (row[1], row[2]) }
        return table
    }()
}

/// Whether a symbol's name, or its base, has a glyph of its own; a name that is not known is drawn as a neutral mark.
package func isKnownSymbol(_ name: String) -> Bool {
    symbolGlyph(name, glyphs: .unicode) != String(Symbols.unknown.unicode)
        || Symbols.table[Substring(name)] != nil
}
