import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// Every bundled theme can be read.
@Suite struct ThemeTests {
    static let inRGB = Theme.all.filter { $0.ground != .standard }

    @Test func `there are the terminal's theme and at least three in RGB, a light one among them`() {
        #expect(Theme.all.first == .terminal)
        #expect(Self.inRGB.count >= 3)
        #expect(Self.inRGB.contains { $0.scheme == .light })
        #expect(["contrast", "mono"].allSatisfy(Theme.bundledNames.contains))
        #expect(Theme.bundledNames == Theme.all.map(\.name))
        #expect(Set(Theme.all.map(\.name)).count == Theme.all.count)
    }

    @Test(arguments: Theme.all)
    func `a theme is found by its name in any case`(theme: Theme) {
        #expect(Theme.named(theme.name) == theme)
        #expect(Theme.named(theme.name.uppercased()) == theme)
        #expect(Theme.named(theme.name + "x") == nil)
    }

    @Test(arguments: inRGB)
    func `text stands out from the ground`(theme: Theme) throws {
        let text: [NodeColor.Role] = [
            .primary, .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple,
            .pink, .brown, .gray,
        ]
        for ground in [theme.ground, theme.raised] {
            for role in text {
                let contrast = try Self.contrast(theme.color(role), ground)
                #expect(contrast >= 4.5, "\(role) \(contrast)")
            }
            for role in [NodeColor.Role.secondary, .tertiary, .quaternary] {
                let contrast = try Self.contrast(theme.color(role), ground)
                #expect(contrast >= 3, "\(role) \(contrast)")
            }
        }
        // Keys stand in the focused frame, on cards and in toasts.
        #expect(try Self.contrast(theme.focus, theme.ground) >= 4.5)
        #expect(try Self.contrast(theme.focus, theme.raised) >= 4.5)
        #expect(try Self.contrast(theme.frame, theme.ground) >= 1.5)
        // A tint on its track, as bars have it.
        for role in text { #expect(try Self.contrast(theme.color(role), theme.track) >= 3, "\(role)") }
    }

    @Test
    func `the high contrast theme has the contrast of the strictest rule, its dim text that of plain text`()
        throws
    {
        let theme = try #require(Theme.named("contrast"))
        for role in NodeColor.Role.allCases where ![.clear, .black].contains(role) {
            let contrast = try Self.contrast(theme.color(role), theme.ground)
            let isDim = [.secondary, .tertiary, .quaternary, .gray].contains(role)
            #expect(contrast >= (isDim ? 4.5 : 7), "\(role) \(contrast)")
        }
        #expect(try Self.contrast(theme.frame, theme.ground) >= 4.5)
    }

    @Test func `the monochrome theme has greys alone`() throws {
        let theme = try #require(Theme.named("mono"))
        let colors = NodeColor.Role.allCases.filter { $0 != .clear }.map(theme.color)
        for color in colors + [theme.ground, theme.raised, theme.frame, theme.focus, theme.track] {
            guard case .rgb(let red, let green, let blue) = color else {
                Issue.record("\(color)")
                continue
            }
            #expect(red == green && green == blue)
        }
    }

    @Test func `the terminal's theme names no colour of its own`() {
        for role in NodeColor.Role.allCases {
            if case .rgb = Theme.terminal.color(role) { Issue.record("\(role)") }
        }
        #expect(Theme.terminal.color(.primary) == .standard)
        #expect(Theme.terminal.color(.clear) == .standard)
        #expect(Theme.terminal.ground == .standard)
    }

    /// The words of a view, and those that the host writes in its frame.
    private func inks(
        _ view: Node, _ theme: Theme, _ mode: RenderingMode = .fullColor, isPending: Bool = false
    )
        -> (view: [CellStyle], frame: [CellStyle])
    {
        let frame = WidgetFrame(isFocused: true, lowerRight: "as of 09:08", mark: "⚠", isPending: isPending)
        var around = surroundings(20, 5, frame: frame, mode: mode)
        (around.theme, around.scheme) = (theme, theme.scheme)
        let grid = draw(ArchivedEntry(date: noon, view: view), family: .rectangular, surroundings: around)
            .grid
        func words(_ rows: Range<Int>) -> [CellStyle] {
            rows.flatMap { grid.row($0) }.filter { cell in
                Character(cell.piece.base).isLetter || Character(cell.piece.base).isNumber
            }.map(\.style)
        }
        return (words(0..<4), words(4..<5))
    }

    /// 3 of what need not be read now.
    private static func least(_ color: NodeColor, _ theme: Theme) -> Double {
        guard case .role(let role) = color.base else { return 4.5 }
        return [.secondary, .tertiary, .quaternary].map(theme.color).contains(theme.color(role)) ? 3 : 4.5
    }

    private static let roles = NodeColor.Role.allCases.filter { $0 != .clear }

    /// Every colour that text may have, of authors too, also half transparent.
    private static let colors: [NodeColor] =
        roles.map { .role($0) }
        + [
            .init(.rgb(0, 0, 0)), .init(.rgb(255, 255, 255)), .init(.rgb(128, 128, 128)),
            .init(.rgb(0, 0, 160)),
            .init(.rgb(255, 255, 0)), .init(.rgb(200, 30, 30)), .init(.role(.primary), opacity: 0.4),
            .init(.rgb(255, 255, 255), opacity: 0.5), .init(.rgb(0, 0, 0), opacity: 0.3),
        ]

    @Test(arguments: inRGB.map(\.name))
    func `words can be read in every colour on every ground`(name: String) throws {
        let theme = try #require(Theme.named(name))
        let words = Node.text("Word")
        for color in Self.colors {
            let text = words.with(.color(color))
            var views = [(text, theme), (text, theme.framed(.filled))]
            for (index, ground) in Self.colors.enumerated() {
                let layer = Node(.shape(Node.Shape(.rectangle, fill: ground)))
                let modifier: NodeModifier =
                    index % 2 == 0 ? .containerBackground(layer) : .background(layer, .center)
                views.append((text.with(modifier), theme))
            }
            for (view, theme) in views {
                let inks = inks(view, theme)
                #expect(!inks.view.isEmpty && !inks.frame.isEmpty)
                let least = Self.least(color, theme)
                for (style, least) in inks.view.map({ ($0, least) }) + inks.frame.map({ ($0, 3) }) {
                    let contrast = try Self.contrast(style.foreground, style.background)
                    #expect(contrast >= least, "\(color) \(style)")
                }
            }
        }
    }

    @Test(arguments: inRGB.map(\.name))
    func `words of tinted buttons can be read`(name: String) throws {
        let theme = try #require(Theme.named(name))
        for color in Self.colors {
            let label = Node.text("Log")
            let button = Node.Button(label: label, intent: IntentCall(name: "log"), style: .borderedProminent)
            for style in inks(Node(.button(button), [.tint(color)]), theme).view {
                #expect(try Self.contrast(style.foreground, style.background) >= 4.5, "\(color)")
            }
        }
    }

    @Test(arguments: inRGB.map(\.name), RenderingMode.allCases)
    func `what stands back can be read, in every mode and while a press is on its way`(
        name: String, mode: RenderingMode
    ) throws {
        let theme = try #require(Theme.named(name))
        for color in Self.colors {
            for isPending in [false, true] {
                let inks = inks(.text("Word").with(.color(color)), theme, mode, isPending: isPending)
                for style in inks.view + inks.frame {
                    let colors = VistazoCells.Palette.dark.colors(of: style)
                    let ground = try #require(colors.ground)
                    let contrast = try Self.contrast(
                        .rgb(colors.glyph.red, colors.glyph.green, colors.glyph.blue),
                        .rgb(ground.red, ground.green, ground.blue))
                    #expect(contrast >= 3, "\(color) \(style)")
                }
            }
        }
    }

    /// WCAG 2's ratio of relative luminances.
    static func contrast(_ a: CellColor, _ b: CellColor) throws -> Double {
        let first = try #require(luminance(a))
        let second = try #require(luminance(b))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ color: CellColor) -> Double? {
        guard case .rgb(let red, let green, let blue) = color else { return nil }
        let linear = [red, green, blue].map { channel in
            let value = Double(channel) / 255
            return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
