import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct PixelTypeTests {
    private func large(_ text: String, _ points: Double = 34) -> Node { .text(text).with(.points(points)) }

    @Test func `figures stand in three rows`() {
        #expect(
            rows(large("0123456789"), 39, 3) == [
                "█▀█ ▄█  ▀▀█ ▀▀█ █ █ █▀▀ █▀▀ ▀▀█ █▀█ █▀█",
                "█ █  █  █▀▀ ▀▀█ ▀▀█ ▀▀█ █▀█  ▄▀ █▀█ ▀▀█",
                "▀▀▀ ▀▀▀ ▀▀▀ ▀▀▀   ▀ ▀▀▀ ▀▀▀  ▀  ▀▀▀ ▀▀▀",
            ])
    }

    @Test func `signs are narrow, and a letter may follow a figure`() {
        #expect(
            rows(large("1.5:2"), 15, 3) == ["▄█    █▀▀ ▄ ▀▀█", " █    ▀▀█ ▄ █▀▀", "▀▀▀ ▀ ▀▀▀   ▀▀▀"])
        #expect(rows(large("3h"), 7, 3) == ["▀▀█ █", "▀▀█ █▀█", "▀▀▀ ▀ ▀"])
        #expect(rows(large("−4%"), 11, 3) == ["    █ █ ▀ █", "▀▀▀ ▀▀█ ▄▀", "      ▀ ▀ ▀"])
    }

    @Test func `minutes and seconds fit a small widget, in the margin beside it`() {
        let view = large("24:31").with(.color(.role(.teal)))
        #expect(
            widget(view, .small).grid.rows[3...5] == [
                "│▀▀█ █ █ ▄ ▀▀█ ▄█  │", "│█▀▀ ▀▀█ ▄ ▀▀█  █  │", "│▀▀▀   ▀   ▀▀▀ ▀▀▀ │",
            ])
    }

    @Test func `where it does not fit it is one bold row`() {
        let drawing = drawing(large("1234"), 14, 3)
        #expect(drawing.grid.trimmedRows == ["", "     1234", ""])
        #expect(drawing.grid[5, 1].style.traits == .bold)
        #expect(rows(large("12"), 20, 2)[0].contains("12"))
        #expect(rows(large("Año"), 8, 3)[1].contains("Año"))
    }

    @Test func `from sixty-four points it is twice as large, or steps down`() {
        #expect(
            rows(large("1", 64), 6, 5) == [
                "  ██", "████", "  ██", "  ██", "██████",
            ])
        #expect(rows(large("1", 64), 6, 3) == [" ▄█", "  █", " ▀▀▀"])
    }

    @Test func `in ASCII figures are made of lines`() {
        #expect(
            rows(large("12:30"), 17, 3, glyphs: .ascii) == [
                "     _     _   _", "  |  _| .  _| | |", "  | |_  .  _| |_|",
            ])
        #expect(rows(large("1", 64), 6, 5, glyphs: .ascii) == ["  ##", "####", "  ##", "  ##", "######"])
    }

    @Test func `the blocks are not bold`() {
        #expect(drawing(large("8"), 3, 3).grid[0, 0].style.traits.isEmpty)
    }

    static let alphabets = [
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "ÁÉÍÓÚÜÑáéíóúüñ",
        "ÀÈÙÂÊÎÔÛÄÖàèùâêîôûäöëïß", "ÇŁŞÅçłşąęåőž",
        "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "ІЇЄҐіїєґЎў",
        "0123456789", ".,:;!?'’\"“”„()[]/\\|+-−–—×÷=<>~_*#&@…·•", "%‰°²³µ№€$£¥₽₹¢", "→←↑↓▲▼✓",
    ]

    @Test(arguments: alphabets, [34.0, 64])
    func `letters, figures, signs and units of three alphabets have a form`(text: String, points: Double)
        throws
    {
        let type = try #require(PixelType(points: points, glyphs: .unicode))
        for character in text {
            var styled = StyledText()
            styled.append(String(character), style: .standard)
            let pixels = try #require(type.setting(of: styled), "\(character)")
            #expect(pixels.columns <= (points == 34 ? 9 : 18))
            #expect(pixels.marks.allSatisfy { (0..<type.rows).contains($0.row) })
        }
    }

    @Test func `no two letters of an alphabet look alike, nor any figures`() {
        for text in [0, 1, 5, 6, 8].map({ Self.alphabets[$0] }) + ["ÁÉÍÓÚÜÑ", "áéíóúüñ"] {
            var forms: [[[String]]: Character] = [:]
            for character in text {
                let form = rows(large("É" + String(character)), 16, 3).map {
                    $0.dropFirst(4).map(String.init)
                }
                if let twin = forms.updateValue(character, forKey: form) {
                    Issue.record("\(twin) and \(character)")
                }
            }
        }
    }

    @Test func `an accent stands over its letter, and all letters beside it make room for it`() {
        #expect(rows(large("Café"), 15, 3) == ["▄▄▄      ▄▄   ▀", "█   ▀█▄ ▄█▄ █▀█", "█▄▄ █▄█  █  ▀█▄"])
        #expect(rows(large("ÑÖ"), 9, 3) == [" ▀▀▀  ▀ ▀", "█▄ █ ▄▀▀▄", "█ ▀█ ▀▄▄▀"])
        #expect(rows(large("Ёй"), 8, 3) == ["▀ ▀  ▀▀▀", "█▀▀ █ ▄█", "██▄ █▀ █"])
        #expect(rows(large("É", 64), 6, 5) == ["    ▀▀", "██████", "██", "████", "██████"])
        // A figure stands as it does elsewhere where there is none.
        #expect(rows(large("3"), 3, 3) == ["▀▀█", "▀▀█", "▀▀▀"])
    }

    @Test func `a cedilla hangs below`() {
        #expect(rows(large("ç"), 3, 3) == ["█▀▀", "█▄▄", " ▄"])
    }

    @Test func `words stand in large type where they fit`() {
        #expect(rows(large("Кофе"), 24, 3).allSatisfy { $0.contains { "█▀▄".contains($0) } })
        #expect(rows(large("A漢"), 24, 3)[1].contains("A漢"))
        #expect(rows(large("👍"), 24, 3)[1].contains("👍"))
    }

    @Test func `light figures are thin lines, and what has none of them is of blocks`() {
        let light = Node.text("12:45").with(.font(NodeFont(points: 48, isLight: true)))
        #expect(rows(light, 17, 3) == ["╶╮  ╶─╮ · ╷ ╷ ╭─╴", " │  ╭─╯   ╰─┤ ╰─╮", "╶┴╴ ╰─╴ ·   ╵ ╶─╯"])
        #expect(rows(Node.text("8").with(.light, .points(34)), 3, 3) == ["╭─╮", "├─┤", "╰─╯"])
        #expect(
            rows(Node.text("8").with(.bold(true), .light, .points(34)), 3, 3) == ["█▀█", "█▀█", "▀▀▀"])
        #expect(rows(Node.text("8g").with(.light, .points(34)), 7, 3)[0].hasPrefix("█▀█"))
        #expect(rows(light, 20, 3, glyphs: .ascii)[2].contains("|"))
        // Too narrow for its size, it is a row that is not bold.
        #expect(drawing(light, 6, 3).grid[0, 1].style.traits.isEmpty)
        #expect(drawing(Node.text("1").with(.light, .points(64)), 6, 5).grid.trimmedRows[0] == "  ██")
    }

    @Test(arguments: [34.0, 64])
    func `figures do not jump: all are as wide`(points: Double) throws {
        for glyphs in Surroundings.Glyphs.allCases {
            for isLight in [false, true] {
                let type = try #require(PixelType(points: points, glyphs: glyphs, isLight: isLight))
                var widths: Set<Int> = []
                for figure in "0123456789" {
                    var styled = StyledText()
                    styled.append(String(figure), style: .standard)
                    widths.insert(try #require(type.setting(of: styled)).columns)
                }
                #expect(widths.count == 1)
            }
        }
    }

    @Test func `every form has its rows, all of one width`() throws {
        for (forms, count) in [(TypeForms.pixels, 5), (.lines, 3), (.ascii, 3)] {
            #expect(forms.characters.count >= 15)
            for scalar in forms.characters {
                let form = try #require(forms[scalar])
                #expect(form.count == count && Set(form.map(\.count)).count == 1, "\(scalar)")
            }
        }
        #expect(TypeForms.ascii.characters.allSatisfy { $0.isASCII || "−–".unicodeScalars.contains($0) })
    }
}
