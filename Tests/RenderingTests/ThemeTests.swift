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
                #expect(contrast >= (ground == theme.ground ? 4.5 : 4), "\(role) \(contrast)")
            }
            for role in [NodeColor.Role.secondary, .tertiary] {
                let contrast = try Self.contrast(theme.color(role), ground)
                #expect(contrast >= 3, "\(role) \(contrast)")
            }
        }
        #expect(try Self.contrast(theme.color(.quaternary), theme.ground) >= 3)
        #expect(try Self.contrast(theme.focus, theme.ground) >= 3)
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
