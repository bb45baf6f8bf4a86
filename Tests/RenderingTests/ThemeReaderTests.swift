import Testing
import VistazoArchive
import VistazoCells
import VistazoWords

@testable import VistazoRendering

/// A person's own theme file: what is right counts, what is wrong is named.
@Suite struct ThemeReaderTests {
    private func read(_ text: String, name: String = "own") -> (theme: Theme?, faults: [String]) {
        let reading = ThemeReader.read(Array(text.utf8), name: name)
        return (reading.theme, reading.faults.map { "\($0.place.line) \($0.pathText) \($0.cause)" })
    }

    @Test func `each colour may be spelled in four ways`() throws {
        let (theme, faults) = read(
            """
            { scheme: "light", ground: "#fff", raised: "#f0f1f2", frame: "brightBlack", focus: "default",
              colors: { accent: "red", primary: "#102030" } }
            """)
        let own = try #require(theme)
        #expect(faults.isEmpty)
        #expect(own.name == "own" && own.scheme == .light)
        #expect(own.ground == .rgb(255, 255, 255) && own.raised == .rgb(0xf0, 0xf1, 0xf2))
        #expect(own.frame == .named(.brightBlack) && own.focus == .standard)
        #expect(own.color(.accent) == .named(.red) && own.color(.primary) == .rgb(16, 32, 48))
        #expect(own.color(.green) == Theme.terminal.color(.green))
    }

    @Test func `what it leaves out is as in the theme that it extends`() throws {
        let own = try #require(read("{ extends: 'Night', colors: { red: '#f00' } }").theme)
        let night = try #require(Theme.named("night"))
        #expect(own.ground == night.ground && own.scheme == night.scheme)
        #expect(own.color(.red) == .rgb(255, 0, 0) && own.color(.blue) == night.color(.blue))
        #expect(read("{}").theme?.color(.red) == Theme.terminal.color(.red))
    }

    @Test(arguments: [
        ("{ grund: '#000' }", "1 grund unknownKey"), ("{\n ground: '#12' }", "2 ground unknownWord"),
        ("{ ground: 'primary' }", "1 ground unknownWord"), ("{ ground: 7 }", "1 ground wrongType"),
        ("{ colors: { gren: '#000' } }", "1 colors.gren unknownKey"),
        ("{ colors: { clear: '#000' } }", "1 colors.clear unknownKey"),
        ("{ colors: [] }", "1 colors wrongType"),
        ("{ extends: 'nacht' }", "1 extends unknownWord"), ("{ extends: 'own' }", "1 extends unknownWord"),
        ("{ scheme: 'dim' }", "1 scheme unknownWord"),
    ])
    func `what is wrong is left out and named with its place`(text: String, fault: String) throws {
        let (theme, faults) = read(text)
        #expect(faults.count == 1)
        #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
        #expect(theme?.ground == .standard)
    }

    @Test(arguments: ["", "[]", "{", "night", "{ ground: '#000' } x"])
    func `what is no object is no theme`(text: String) {
        let (theme, faults) = read(text)
        #expect(theme == nil && faults.count == 1)
    }

    @Test func `a theme that stands in for a bundled one may extend others, not itself`() {
        #expect(read("{ extends: 'night' }", name: "night").faults.count == 1)
        #expect(read("{ extends: 'sea' }", name: "night").faults.isEmpty)
    }
}
