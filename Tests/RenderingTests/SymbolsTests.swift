import Foundation
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
        ("bell.badge.fill", "♪", "!"), ("figure.walk.motion", "λ", "R"),
        ("1.circle", "1", "1"), ("a.square.fill", "A", "A"),
        ("no.such.thing", "◆", "*"), ("", "◆", "*"), ("x", "◆", "*"), ("...", "◆", "*"), ("☕", "◆", "*"),
    ])
    func `a variant falls back to its base, an unknown name to a neutral mark`(
        name: String, unicode: String, ascii: String
    ) {
        #expect(symbolGlyph(name, glyphs: .unicode) == unicode)
        #expect(symbolGlyph(name, glyphs: .ascii) == ascii)
    }

    /// Names and ranks of `Fixtures/symbols.tsv`: the 150 that widget extensions use most, then every other that two
    /// projects or more use.
    static let names: [String] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Fixtures/symbols.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "\t" }) }
    }()

    @Test func `the symbols that widgets use are known`() {
        #expect(Self.names.count >= 200)
        for name in Self.names {
            #expect(isKnownSymbol(name), "\(name)")
            #expect(symbolGlyph(name, glyphs: .unicode).unicodeScalars.count == 1, "\(name)")
        }
    }

    @Test func `no two of the ideas that widgets show most look the same`() {
        let ideas = """
            plus star.fill xmark trash checkmark chevron.down calendar square.and.arrow.up chevron.right pencil \
            magnifyingglass arrow.clockwise exclamationmark.triangle ellipsis globe doc.on.doc gear chevron.up circle \
            play timer lock info.circle sun.max questionmark.circle minus list.bullet arrow.right heart \
            exclamationmark.circle pause sparkles folder camera person location photo bell wand.and.stars swift \
            arrow.down bolt clock archivebox network plus.circle square.grid.2x2 house wifi drop arrow.left person.2 \
            text.alignleft link minus.circle eye sunrise sunset map paintpalette envelope ladybug nosign \
            hand.thumbsup square cloud.rain creditcard figure.walk lightbulb cloud at cup.and.saucer number terminal \
            memorychip chart.bar slider.horizontal.3 line.3.horizontal safari book moon flag person.crop.circle
            """.split(separator: " ").map(String.init)
        let glyphs = Dictionary(grouping: ideas) { symbolGlyph($0, glyphs: .unicode) }
        for (glyph, names) in glyphs where names.count > 1 { Issue.record("\(glyph): \(names)") }
    }

    @Test(arguments: [
        "star", "heart", "circle", "square", "play", "flag", "folder", "diamond", "triangle", "person",
        "person.2",
        "sun.max", "eye", "doc", "creditcard", "drop", "phone", "face.smiling", "checkmark.circle", "tag",
        "crown",
    ])
    func `an outline and what is filled differ`(name: String) {
        #expect(symbolGlyph(name, glyphs: .unicode) != symbolGlyph(name + ".fill", glyphs: .unicode))
    }

    @Test(arguments: ["bell", "eye", "speaker", "wifi", "mic", "location", "cloud", "bolt", "star", "video"])
    func `what is struck through says so`(name: String) {
        for variant in [name + ".slash", name + ".slash.fill", name + ".slash.circle"] {
            #expect(symbolGlyph(variant, glyphs: .unicode) == "⊘", "\(variant)")
            #expect(symbolGlyph(variant, glyphs: .ascii) == "/", "\(variant)")
        }
    }
}
