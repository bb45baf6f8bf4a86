import Testing
import VistazoArchive

@testable import SwiftUI

/// Views as iOS developers write them compile unchanged and become what the host can draw.
@MainActor
struct AuthorViewTests {
    let noon = Date(timeIntervalSince1970: 1_796_040_000)

    @Test(arguments: Family.allCases)
    func `author's views lower in every family without a trap`(family: Family) {
        let hours = [Forecast(hour: noon, symbol: "sun.max", degrees: 21.4, chance: 30)]
        let items = [TaskView.Item(id: 7, name: "Water", isDone: false, due: noon)]
        #expect(lowered(WeatherView(city: "Lima", hours: hours), in: family) != .empty)
        #expect(lowered(WeatherView(city: "Lima", hours: []), in: family) != .empty)
        #expect(lowered(TaskView(items: items), in: family) != .empty)
        #expect(lowered(RingView(progress: 0.4), in: family) != .empty)
        #expect(lowered(Gallery(), in: family) != .empty)
        #expect(lowered(Gallery_Previews.previews, in: family) != .empty)
    }

    @Test func `a button carries its intent and its parameter`() {
        let items = [TaskView.Item(id: 7, name: "Water", isDone: false, due: noon)]
        let calls = lowered(TaskView(items: items)).intents
        #expect(calls.map(\.name) == ["CompleteTask", "CompleteTask"])
        #expect(calls.first?.parameters == [.init("id", .number(7))])
    }

    @Test func `a style of an author's reads the environment of its button`() {
        let button = Button("Go") {}.buttonStyle(PressStyle()).disabled(true)
        guard case .button(let node) = lowered(button).content else {
            Issue.record("not a button")
            return
        }
        let ground = Node(.shape(Node.Shape(.roundedRectangle(1), fill: .role(.gray))))
        #expect(
            node.label
                == .text("Go").with(
                    .padding(.init(top: 0.5, leading: 1, bottom: 0.5, trailing: 1)),
                    .background(ground, .center)))
        #expect(node.intent == nil)
    }
}

extension Node {
    /// The intents of buttons and toggles, in reading order.
    var intents: [IntentCall] {
        switch content {
        case .button(let button): [button.intent].compactMap { $0 }
        case .toggle(let toggle): [toggle.intent].compactMap { $0 }
        case .stack(let stack): stack.children.flatMap(\.intents)
        default: []
        }
    }
}
