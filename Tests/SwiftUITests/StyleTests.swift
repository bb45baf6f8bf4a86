import Testing
import VistazoArchive

@testable import SwiftUI

@MainActor
struct StyleTests {
    private func color(_ style: some ShapeStyle) -> NodeColor {
        style.nodeColor(in: EnvironmentValues(lowering: context()))
    }

    @Test func `colours are roles or components`() {
        #expect(color(Color.red) == .role(.red))
        #expect(color(.secondary) == .role(.secondary))
        #expect(color(Color.red.opacity(0.5).opacity(0.5)) == NodeColor(.role(.red), opacity: 0.25))
        #expect(color(Color(red: 1, green: 0.5, blue: 0)) == NodeColor(.rgb(255, 128, 0)))
        #expect(color(Color(red: .nan, green: -4, blue: .infinity, opacity: 7)) == NodeColor(.rgb(0, 0, 255)))
        #expect(color(Color(white: 0.2)) == NodeColor(.rgb(51, 51, 51)))
        #expect(color(Color(.sRGBLinear, red: 0.5, green: 0, blue: 1)) == NodeColor(.rgb(188, 0, 255)))
        #expect(color(Color("WidgetBackground")) == .role(.clear))
        #expect(color(Color("AccentColor")) == .role(.accent))
    }

    @Test(
        arguments: [
            (0.0, NodeColor.Base.rgb(255, 0, 0)), (1.0 / 3, .rgb(0, 255, 0)), (2.0 / 3, .rgb(0, 0, 255)),
            (1.0 / 6, .rgb(255, 255, 0)), (1.0, .rgb(255, 0, 0)), (0.5, .rgb(0, 255, 255)),
        ])
    func `hues turn once around`(hue: Double, base: NodeColor.Base) {
        #expect(color(Color(hue: hue, saturation: 1, brightness: 1)).base == base)
    }

    @Test func `a gradient is the mean of its components, or its first role`() {
        let mixed = Gradient(colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)])
        #expect(
            color(LinearGradient(gradient: mixed, startPoint: .top, endPoint: .bottom))
                == NodeColor(.rgb(127, 127, 127)))
        #expect(color(Gradient(colors: [.clear, .blue, .red])) == .role(.blue))
        #expect(color(Gradient(colors: [])) == .role(.clear))
        #expect(color(Color.red.gradient) == .role(.red))
    }

    @Test func `a colour may be one for a light ground and another for a dark one`() {
        let both = UIColor { $0.userInterfaceStyle == .dark ? .red : UIColor(white: 0, alpha: 1) }
        var environment = EnvironmentValues(lowering: context())
        environment.colorScheme = .dark
        #expect(Color(both).nodeColor(in: environment) == .role(.red))
        environment.colorScheme = .light
        #expect(Color(both).opacity(0.5).nodeColor(in: environment) == NodeColor(.rgb(0, 0, 0), opacity: 0.5))
        #expect(both.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
        #expect(UIColor.blue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .blue)
    }

    @Test func `levels follow the style around them`() {
        let view = VStack {
            Text("a").foregroundStyle(.secondary)
        }
        let inRed = view.foregroundStyle(.red)
        let inPair = view.foregroundStyle(.red, .blue)
        func inner(_ view: some View) -> [NodeModifier] {
            if case .stack(let stack) = lowered(view).content { stack.children[0].modifiers } else { [] }
        }
        #expect(inner(view) == [.color(.role(.secondary))])
        #expect(inner(inRed) == [.color(NodeColor(.role(.red), opacity: 0.6))])
        #expect(inner(inPair) == [.color(.role(.blue))])
    }

    @Test func `the tint reaches what asks for it`() {
        let view = HStack { Text("a").foregroundStyle(.tint) }.tint(.green)
        #expect(
            lowered(view)
                == stack(.horizontal, .text("a").with(.color(.role(.green)))).with(.tint(.role(.green))))
        #expect(color(.tint) == .role(.accent))
        #expect(lowered(Text("a").tint(nil)) == .text("a"))
        #expect(lowered(Text("a").foregroundColor(nil)) == .text("a"))
    }

    @Test func `a style of an author's is asked for another one`() {
        struct Mood: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.white : Color.black
            }
        }
        #expect(color(Mood()) == .role(.white))
        #expect(color(AnyShapeStyle(Mood())) == .role(.white))
        #expect(color(.fill.tertiary).base == .role(.gray))
    }

    @Test(
        arguments: [
            (Font.largeTitle, 34.0, false), (.title, 28, false), (.title2, 22, false), (.title3, 20, false),
            (.headline, 17, true), (.body, 17, false), (.callout, 16, false), (.subheadline, 15, false),
            (.footnote, 13, false), (.caption, 12, false), (.caption2, 11, false),
            (.system(size: 40, weight: .semibold), 40, true),
            (.system(.body, design: .rounded, weight: .bold), 17, true),
            (.custom("Any", size: 9), 9, false), (.caption.weight(.black), 12, true),
            (.headline.weight(.regular), 17, false),
            (.system(size: .nan), 17, false), (.system(size: -3), 1, false),
            (.system(size: 1e300), 1_000, false),
        ] as [(Font, Double, Bool)])
    func `fonts are points and whether they are bold`(font: Font, points: Double, isBold: Bool) {
        #expect(
            lowered(Text("a").font(font)) == .text("a").with(.font(NodeFont(points: points, isBold: isBold))))
    }

    @Test func `UIKit's colours are SwiftUI's`() {
        #expect(color(Color(.systemRed)) == .role(.red))
        #expect(color(Color(uiColor: .systemBackground)) == .role(.clear))
        #expect(
            color(Color(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)))
                == NodeColor(.rgb(0, 255, 0), opacity: 0.5))
        #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        var red: CGFloat = 0
        #expect(
            UIColor(red: 0.25, green: 0, blue: 0, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil))
        #expect(red == 0.25)
    }
}
