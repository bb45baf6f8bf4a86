import Testing
import VistazoArchive

@testable import SwiftUI

@MainActor
struct ModifierTests {
    private let a = Text(verbatim: "a")

    private func modifiers(_ view: some View) -> [NodeModifier] { lowered(view).modifiers }

    @Test func `text modifiers of views are told in the order they are written`() {
        #expect(
            modifiers(
                a.lineLimit(2).truncationMode(.middle).multilineTextAlignment(.trailing).minimumScaleFactor(
                    0.5
                )
                .textCase(.uppercase))
                == [
                    .lines(minimum: nil, maximum: 2), .truncation(.middle), .textAlignment(.trailing),
                    .minimumScale(0.5),
                    .textCase(.uppercase),
                ])
        let stack = HStack { a }
        #expect(
            modifiers(
                stack.bold().italic().underline().strikethrough(false).monospacedDigit().fontWeight(.heavy))
                == [
                    .bold(true), .italic(true), .underline(true), .strikethrough(false), .monospacedDigit,
                    .bold(true),
                ])
    }

    @Test func `limits of lines are at least one`() {
        #expect(modifiers(a.lineLimit(0)) == [.lines(minimum: nil, maximum: 1)])
        #expect(modifiers(a.lineLimit(nil)) == [.lines(minimum: nil, maximum: nil)])
        #expect(modifiers(a.lineLimit(1...3)) == [.lines(minimum: 1, maximum: 3)])
        #expect(modifiers(a.lineLimit(2...)) == [.lines(minimum: 2, maximum: nil)])
        #expect(modifiers(a.lineLimit(...4)) == [.lines(minimum: nil, maximum: 4)])
        #expect(modifiers(a.lineLimit(3, reservesSpace: true)) == [.lines(minimum: 3, maximum: 3)])
    }

    @Test func `opacity and scale stay between none and all`() {
        #expect(modifiers(a.opacity(7)) == [.opacity(1)])
        #expect(modifiers(a.opacity(.nan)) == [.opacity(0)])
        #expect(modifiers(a.minimumScaleFactor(-1)) == [.minimumScale(0)])
        #expect(modifiers(a.layoutPriority(.nan)) == [.priority(0)])
    }

    @Test func `labels for reading aloud are plain words`() {
        #expect(modifiers(a.accessibilityLabel("b \(3)")) == [.accessibilityLabel("b 3")])
        #expect(modifiers(a.accessibilityLabel(Text("b").bold() + Text("c"))) == [.accessibilityLabel("bc")])
    }

    @Test func `what has no form in cells changes nothing`() {
        let view = a.shadow(radius: 3).blur(radius: 1).rotationEffect(.degrees(3)).scaleEffect(2).id(3)
            .animation(.easeInOut, value: 1).transition(.opacity).contentTransition(.numericText())
            .onAppear {}.onTapGesture {}.contentShape(Rectangle()).zIndex(1).accessibilityHidden(true)
            .ignoresSafeArea().navigationTitle("t").fontDesign(.rounded).lineSpacing(3).kerning(1)
            .symbolRenderingMode(.palette).imageScale(.large).controlSize(.mini).blendMode(.multiply)
            .onChange(of: 3) { Issue.record("called") }.task {}.help("h").preferredColorScheme(.dark)
        #expect(lowered(view) == .text("a"))
    }

    @Test func `lists, forms and sections are rows from the leading edge`() {
        let view = List {
            Section("Head") { Text("a") }
            Section(header: Text("Next")) { Text("b") }
        }
        let rows = [Node.text("Head"), .text("a"), .text("Next"), .text("b")]
        #expect(
            lowered(view)
                == Node(.stack(Node.Stack(.vertical, alignment: NodeAlignment(.leading, .center), rows))))
    }

    @Test func `content by the time is built for the date of its entry`() {
        let view = TimelineView(.periodic(from: .distantPast, by: 1)) { context in
            Text(verbatim: "\(context.date.timeIntervalSince1970)")
        }
        #expect(lowered(view) == .text("1796029920.0"))
        let dates = PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60)
            .entries(from: Date(timeIntervalSince1970: 61), mode: .normal).prefix(2)
        #expect(dates.map(\.timeIntervalSince1970) == [120, 180])
    }
}
