import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

@testable import VistazoDashboard

@Suite struct PressTests {
    static let counter = WidgetID("counter:small")

    static func counting(_ value: Int = 7) -> Dashboard {
        let page = Page(
            name: "Today", widgets: [PlacedWidget("counter", .small), PlacedWidget("clock", .small)])
        var dashboard = Sample.dashboard([page])
        _ = dashboard.handle(.content(counter, Sample.counter(value)), at: Sample.now)
        return dashboard
    }

    /// Case F17.
    @Test func `ten fast presses are ten effects, pending until the last has ended`() {
        var dashboard = Self.counting()
        let effects = (0..<10).flatMap { _ in dashboard.type("+") }
        #expect(
            effects == Array(repeating: .perform(Self.counter, Sample.increment, isLocked: false), count: 10))
        for _ in 0..<10 {
            #expect(dashboard.states[Self.counter]?.isPending == true)
            let outcome = IntentOutcome.done(dialog: nil, isUndoable: false)
            _ = dashboard.handle(.intentFinished(Self.counter, outcome), at: Sample.now)
        }
        #expect(dashboard.states[Self.counter]?.isPending == false)
    }

    /// Case F17.
    @Test func `a press is seen as pending in the next frame, and its result in the one after it came`() {
        var dashboard = Self.counting()
        let before = dashboard.screen(at: Sample.now).grid
        _ = dashboard.type("+")
        let pending = dashboard.screen(at: Sample.now).grid
        #expect(pending.rows == before.rows)
        #expect(pending != before)
        _ = dashboard.handle(.content(Self.counter, Sample.counter(8)), at: Sample.now)
        _ = dashboard.handle(
            .intentFinished(Self.counter, .done(dialog: nil, isUndoable: false)), at: Sample.now)
        let after = dashboard.rows().joined()
        #expect(after.contains("8") && !after.contains("7"))
    }

    @Test func `Enter is the first button, and each has its key`() {
        var dashboard = Self.counting()
        #expect(dashboard.type(.enter) == [.perform(Self.counter, Sample.decrement, isLocked: false)])
        #expect(dashboard.type("-") == [.perform(Self.counter, Sample.decrement, isLocked: false)])
        #expect(dashboard.type("1", "2", "x") == [])
    }

    @Test func `keys go to the focused widget only`() {
        var dashboard = Self.counting()
        _ = dashboard.type(.tab)
        #expect(dashboard.type("+", .enter) == [])
    }

    @Test func `a locked dashboard says so to whoever performs`() {
        var dashboard = Self.counting()
        _ = dashboard.type("L")
        #expect(dashboard.type("+") == [.perform(Self.counter, Sample.increment, isLocked: true)])
    }

    @Test func `what may name something sensitive says only how it went while that is hidden`() {
        var dashboard = Self.counting()
        let notice = Notice("Undone: +1 Pill", tone: .done, isSensitive: true)
        _ = dashboard.handle(.notice(notice), at: Sample.now)
        #expect(dashboard.rows()[21] == " ✓ Undone: +1 Pill")
        _ = dashboard.type("P")
        #expect(dashboard.rows()[21] == " ✓ Done")
        _ = dashboard.handle(
            .notice(Notice("no item “Pill”", tone: .problem, isSensitive: true)), at: Sample.now)
        #expect(dashboard.rows()[21] == " ⚠ That did not work")
        _ = dashboard.handle(.notice(Notice("Saved")), at: Sample.now)
        #expect(dashboard.rows()[21] == " • Saved")
    }

    @Test func `a dialog of a widget with something sensitive goes when privacy comes`() {
        var dashboard = Self.counting()
        _ = dashboard.handle(.content(Self.counter, Sample.text("Pill", sensitive: true)), at: Sample.now)
        _ = dashboard.handle(
            .intentFinished(Self.counter, .done(dialog: "Logged Pill", isUndoable: false)), at: Sample.now)
        #expect(dashboard.rows()[21] == " ✓ Logged Pill")
        _ = dashboard.type("P")
        #expect(dashboard.rows()[21] == " ✓ Done")
        _ = dashboard.type("P", "L")
        #expect(!dashboard.rows().joined().contains("Pill"))
    }

    @Test func `a placeholder and a failure have no buttons`() {
        var dashboard = Self.counting()
        let placeholder = WidgetContent(placeholder: Sample.counter(1).archive)
        _ = dashboard.handle(.content(Self.counter, placeholder), at: Sample.now)
        #expect(dashboard.type("+", .enter) == [])
        let future = Sample.counter(1, from: Sample.now + 60)
        _ = dashboard.handle(.content(Self.counter, future), at: Sample.now)
        #expect(dashboard.type("+", .enter) == [])
        #expect(dashboard.handle(.key("+"), at: Sample.now + 60).count == 1)
    }

    static func lamp(isOn: Bool) -> WidgetContent {
        let toggle = Node.Toggle(label: .text("Lamp"), isOn: isOn, intent: Sample.increment)
        let entry = ArchivedEntry(date: Sample.now, view: Node(.toggle(toggle)))
        return WidgetContent(archive: ArchivedTimeline(entries: [entry]))
    }

    @Test func `a toggle flips at once, and back where its intent fails`() {
        var dashboard = Self.counting()
        _ = dashboard.handle(.content(Self.counter, Self.lamp(isOn: false)), at: Sample.now)
        let off = dashboard.rows()
        _ = dashboard.handle(.content(Self.counter, Self.lamp(isOn: true)), at: Sample.now)
        let on = dashboard.rows()
        #expect(on != off)
        _ = dashboard.type(.enter)
        #expect(dashboard.rows() == off)
        _ = dashboard.handle(.intentFinished(Self.counter, .failed("No power")), at: Sample.now)
        let back = dashboard.rows()
        #expect(Array(back.prefix(20)) == Array(on.prefix(20)))
        #expect(back[21] == " ⚠ No power")
    }

    @Test func `a toggle stays flipped until the new content is in`() {
        var dashboard = Self.counting()
        _ = dashboard.handle(.content(Self.counter, Self.lamp(isOn: true)), at: Sample.now)
        let on = dashboard.rows()
        _ = dashboard.handle(.content(Self.counter, Self.lamp(isOn: false)), at: Sample.now)
        _ = dashboard.type(.enter)
        _ = dashboard.handle(
            .intentFinished(Self.counter, .done(dialog: nil, isUndoable: false)), at: Sample.now)
        #expect(dashboard.rows() == on)
        _ = dashboard.handle(.content(Self.counter, Self.lamp(isOn: true)), at: Sample.now)
        #expect(dashboard.rows() == on)
    }
}
