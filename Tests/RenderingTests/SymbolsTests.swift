import Testing
import VistazoAssets
import VistazoCells

@testable import VistazoRendering

/// Every symbol is one cell, and a name always leads to a glyph.
@Suite struct SymbolsTests {
    static let rows = embeddedRows(vistazo_symbols(), columns: 3)

    /// Case E02: our own icons use no glyph of disputed width.
    /// Case H18, for the symbols of every line.
    @Test func `every glyph is one cell that no terminal draws as a picture`() {
        #expect(Self.rows.count > 600)
        for row in Self.rows {
            let scalars = Array(String(row[1]).unicodeScalars)
            #expect(scalars.count == 1, "\(row[0])")
            #expect(scalars.allSatisfy { !$0.properties.isEmojiPresentation }, "\(row[0])")
            #expect(scalars.first.flatMap { ScalarWidth.columns(of: $0) } == 1, "\(row[0])")
        }
    }

    @Test func `every stand-in is one printable ASCII character`() {
        for row in Self.rows {
            #expect(row[2].utf8.count == 1, "\(row[0])")
            #expect(row[2].utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(row[0])")
        }
    }

    @Test func `no name stands twice`() {
        #expect(Set(Self.rows.map { $0[0] }).count == Self.rows.count)
    }

    @Test func `the rows are in the order of their bytes, and each is found`() {
        let names = Self.rows.map { String($0[0]) }
        #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        for row in Self.rows {
            #expect(symbolGlyph(String(row[0]), glyphs: .unicode) == row[1])
            #expect(symbolGlyph(String(row[0]), glyphs: .ascii) == row[2])
        }
        for name in ["a", "zzzz", "plu", "plus~", "\u{0}", "\u{10FFFF}", String(repeating: "x", count: 9999)]
        {
            #expect(!isKnownSymbol(name))
        }
    }

    @Test(arguments: [
        ("plus", "+", "+"), ("plus.circle.fill", "⊕", "+"), ("minus.circle", "⊖", "-"),
        ("cloud.rain.fill", "☂", ","), ("cloud.rain.circle.fill", "☂", ","),
        ("cup.and.saucer.fill", "∪", "U"), ("star", "☆", "*"), ("star.fill", "★", "*"),
        ("bell.badge.fill", "♪", "!"), ("figure.walk.motion", "♙", "i"),
        ("1.circle", "1", "1"), ("a.square.fill", "A", "A"),
        ("no.such.thing", "◆", "*"), ("", "◆", "*"), ("x", "◆", "*"), ("...", "◆", "*"), ("☕", "◆", "*"),
    ])
    func `a variant falls back to its base, an unknown name to a neutral mark`(
        name: String, unicode: String, ascii: String
    ) {
        #expect(symbolGlyph(name, glyphs: .unicode) == unicode)
        #expect(symbolGlyph(name, glyphs: .ascii) == ascii)
    }

    @Test func `the symbols that widgets use most are known`() {
        let names = """
            plus star.fill xmark trash checkmark.circle.fill chevron.down calendar checkmark \
            square.and.arrow.up chevron.right pencil magnifyingglass xmark.circle.fill arrow.clockwise \
            exclamationmark.triangle.fill ellipsis globe doc.on.doc gear chevron.up circle play.fill star \
            timer lock.fill chevron.forward info.circle sun.max questionmark.circle minus list.bullet \
            arrow.right heart.fill pause.fill sparkles folder camera person.crop.circle location photo \
            bell.fill swift arrow.down bolt.fill clock archivebox network house wifi.exclamationmark \
            drop.fill person.2.fill arrow.circlepath gearshape text.alignleft link largecircle.fill.circle \
            cloud.rain.fill eye safari sunrise sunset map paintpalette envelope.fill hourglass ladybug.fill \
            nosign hand.thumbsup creditcard figure.walk lightbulb.fill repeat at cup.and.saucer.fill number \
            tag terminal memorychip chart.bar dollarsign.circle.fill slider.horizontal.3 bookmark \
            curlybraces fork.knife umbrella.fill antenna.radiowaves.left.and.right.slash app.badge.fill
            """
        for name in names.split(separator: " ").map(String.init) {
            #expect(symbolGlyph(name, glyphs: .unicode) != "◆", "\(name)")
        }
    }
}
