import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

@Suite struct InksTests {
    private func style(
        _ color: NodeColor, _ modifiers: [NodeModifier] = [], mode: RenderingMode = .fullColor
    ) -> CellStyle {
        drawing(Node.text("x").with(.color(color)).with(modifiers), 1, 1, mode: mode).grid[0, 0].style
    }

    @Test func `a role is what the theme says, RGB is itself`() {
        #expect(style(.role(.red)) == CellStyle(foreground: .named(.red)))
        #expect(style(.role(.primary)) == .standard)
        #expect(style(NodeColor(.rgb(1, 2, 3))) == CellStyle(foreground: .rgb(1, 2, 3)))
    }

    @Test func `what shines through is dim, or blended where it is RGB`() {
        #expect(
            style(NodeColor(.role(.red), opacity: 0.5)) == CellStyle(foreground: .named(.red), traits: .dim))
        #expect(style(.role(.primary), [.opacity(0.5)]) == CellStyle(traits: .dim))
        #expect(
            style(NodeColor(.rgb(200, 100, 0)), [.opacity(0.5)]) == CellStyle(foreground: .rgb(100, 50, 0)))
        #expect(
            style(NodeColor(.rgb(200, 100, 0)), [.opacity(0.5), .opacity(.nan)]).foreground
                == .rgb(100, 50, 0))
    }

    @Test func `accented has two groups`() {
        #expect(style(.role(.red), mode: .accented) == .standard)
        #expect(
            style(.role(.red), [.accentable(true)], mode: .accented).foreground
                == Theme.terminal.color(.accent))
        #expect(style(.role(.secondary), mode: .accented).traits == .dim)
    }

    @Test func `vibrant has no hue`() {
        for role in NodeColor.Role.allCases where role != .clear {
            #expect(style(.role(role), mode: .vibrant).foreground == .standard)
        }
        #expect(style(.role(.secondary), mode: .vibrant).traits == .dim)
        #expect(style(.role(.red), mode: .vibrant).traits.isEmpty)
    }

    @Test(arguments: Theme.all)
    func `words can be read on any ground`(theme: Theme) {
        for ground in NodeColor.Role.allCases {
            for color in [NodeColor.Role.primary, .red, .white, .black] where ground != .clear {
                let view = Node.text("x").with(.color(.role(color)))
                    .with(.background(Node(.shape(Node.Shape(.rectangle, fill: .role(ground)))), .center))
                var around = surroundings(1, 1)
                around.theme = theme
                let style = draw(
                    ArchivedEntry(date: noon, view: view, ignoresMargins: true), family: .small,
                    surroundings: around
                ).grid[0, 0].style
                #expect(style.foreground != style.background || style.background == .standard)
            }
        }
    }
}

extension Node {
    fileprivate func with(_ modifiers: [NodeModifier]) -> Node { Node(content, self.modifiers + modifiers) }
}
