import Testing
import VistazoRendering
import VistazoWords

@testable import VistazoDashboard

@Suite struct KeyTableTests {
    @Test func `no key has two meanings on one layer`() {
        for layer in KeyLayer.allCases {
            let keys = KeyTable.rows.filter { $0.layer == layer }.flatMap(\.keys)
            #expect(Set(keys).count == keys.count, "\(layer)")
        }
    }

    @Test func `every row of the table does what it says there`() {
        for row in KeyTable.rows {
            #expect(!row.keys.isEmpty)
            for key in row.keys { #expect(KeyTable.command(for: key, on: row.layer) == row.command) }
        }
    }

    @Test(arguments: Catalogue.languages)
    func `every row has its sentence`(language: String) {
        let words = Words(language: language)
        for row in KeyTable.rows { #expect(words(row.help) != row.help) }
    }

    @Test func `leaving is on a layer that neither overlays nor bindings can cover`() {
        #expect(KeyTable.command(for: .control("c"), on: .overlay) == nil)
        #expect(KeyTable.command(for: .control("c"), on: .always) == .quit)
        #expect(KeyLayer.always < .bindings)
    }

    @Test func `widgets cannot have the characters that move, help, search and leave`() {
        #expect(Set(KeyTable.reservedCharacters.map { String($0) }) == reservedKeys)
        #expect(KeyTable.reservedCharacters == Set("hjkl?/q"))
    }

    @Test(
        arguments: [
            ("c", Key.character("c")), ("é", .character("é")), ("+", .character("+")),
            ("ctrl-x", .control("x")),
            ("Ctrl-X", .control("x")), ("ctrl-i", .tab), ("ctrl-m", .enter), ("F5", .function(5)),
            ("space", .character(" ")), ("PgDn", .pageDown), ("shift-tab", .backTab), ("", nil), ("cc", nil),
            ("f25", nil), ("f0", nil), ("ctrl-", nil), ("ctrl-é", nil), ("\u{1B}", nil), ("\n", nil),
        ] as [(String, Key?)])
    func `keys are read as people write them`(text: String, key: Key?) {
        #expect(Key(named: text) == key)
    }
}
