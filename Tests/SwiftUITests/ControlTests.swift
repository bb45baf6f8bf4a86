import AppIntents
import Testing
import VistazoArchive

@testable import SwiftUI

struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add"
    @Parameter(title: "Amount") var amount: Int
    init() {}
    init(_ amount: Int) { self.amount = amount }
    func perform() async throws -> some IntentResult { .result() }
}

struct SetAlarm: SetValueIntent {
    static let title: LocalizedStringResource = "Alarm"
    @Parameter(title: "On") var value: Bool
    init() {}
    func perform() async throws -> some IntentResult { .result() }
}

@MainActor
struct ControlTests {
    private func button(_ view: some View) -> Node.Button? {
        if case .button(let button) = lowered(view).content { button } else { nil }
    }

    @Test func `a button carries its intent, its key and its dress`() throws {
        let view = Button("Add", intent: AddIntent(3)).buttonStyle(.bordered).keyboardShortcut("a")
        let node = try #require(button(view))
        #expect(node.label == .text("Add"))
        #expect(node.intent?.name == "AddIntent")
        #expect(node.intent?.parameters == [.init("amount", .number(3))])
        #expect(node.key == "a")
        #expect(node.style == .bordered)
    }

    @Test func `a button whose intent lacks a parameter is refused by name`() throws {
        let context = context()
        let node = lower(Button("Add", intent: AddIntent()), in: EnvironmentValues(lowering: context))
        #expect(node == Node(.button(Node.Button(label: .text("Add"), intent: nil))))
        #expect(
            context.diagnostics == [.refusedIntent(.unsetParameter(intent: "AddIntent", parameter: "amount"))]
        )
    }

    @Test func `a button with a closure is drawn and does nothing`() {
        #expect(
            button(Button("Go") { Issue.record("called") }) == Node.Button(label: .text("Go"), intent: nil))
        #expect(button(Button(role: .destructive, action: {}) { Text("Go") })?.intent == nil)
        #expect(
            button(Button("Go", systemImage: "plus") {})?.label
                == stack(.horizontal, Node(.symbol("plus")), .text("Go")))
    }

    @Test(
        arguments: [
            (KeyboardShortcut("l"), "l"), (.init("l", modifiers: [.shift]), "L"), (.defaultAction, "⏎"),
            (.cancelAction, nil), (.init(.upArrow), nil), (.init(.space), nil), (.init("é"), "é"),
        ] as [(KeyboardShortcut, String?)])
    func `keys that type a character can be asked for, and Return`(shortcut: KeyboardShortcut, key: String?) {
        #expect(button(Button("Go") {}.keyboardShortcut(shortcut))?.key == key)
    }

    @Test func `several views of a label stand side by side`() {
        let view = Button {
        } label: {
            Text("a")
            Text("b")
        }
        #expect(button(view)?.label == stack(.horizontal, .text("a"), .text("b")))
    }

    @Test func `what is disabled cannot be pressed, and is not enabled again inside`() {
        let view = Group { Button("Add", intent: AddIntent(1)).disabled(false) }.disabled(true)
        #expect(button(view)?.intent == nil)
        #expect(button(Button("Add", intent: AddIntent(1)).disabled(false))?.intent != nil)
    }

    @Test func `a toggle gives its intent the new value`() {
        guard case .toggle(let toggle) = lowered(Toggle("On", isOn: true, intent: SetAlarm())).content else {
            Issue.record("not a toggle")
            return
        }
        #expect(toggle.isOn)
        #expect(toggle.label == .text("On"))
        #expect(toggle.intent?.parameters == [.init("value", .bool(false))])
        #expect(
            lowered(Toggle("On", isOn: .constant(false)))
                == Node(.toggle(Node.Toggle(label: .text("On"), isOn: false, intent: nil))))
    }

    @Test(arguments: [
        (5.0, 0.0...10.0, 0.5), (-1, 0...10, 0), (11, 0...10, 1), (.nan, 0...10, 0), (3, 3...3, 0),
        (.infinity, 0...1, 1),
    ])
    func `a gauge's value is its part of the way`(value: Double, bounds: ClosedRange<Double>, part: Double) {
        let node = lowered(Gauge(value: value, in: bounds) { Text("a") })
        #expect(node == Node(.gauge(Node.Gauge(value: part, label: .text("a")))))
    }

    @Test func `a circular gauge is the frame in the circular family`() {
        let view = Gauge(value: 0.5) {
            Text("a")
        } currentValueLabel: {
            Text("b")
        }.gaugeStyle(.accessoryCircularCapacity)
        var expected = Node.Gauge(
            value: 0.5, style: .circularCapacity, isRing: true, label: .text("a"),
            currentValueLabel: .text("b"))
        #expect(lowered(view, in: .circular) == Node(.gauge(expected)))
        expected.isRing = false
        #expect(lowered(view, in: .small) == Node(.gauge(expected)))
    }

    @Test func `progress is a fraction, unknown, or the clock's`() {
        let start = Date(timeIntervalSince1970: 0)
        let span = LiveText.TimerSpan(from: start, to: start + 60, countsDown: false)
        #expect(lowered(ProgressView(value: 1, total: 4)) == Node(.progress(Node.Progress(.fraction(0.25)))))
        #expect(lowered(ProgressView(value: 1, total: 0)) == Node(.progress(Node.Progress(.fraction(0)))))
        #expect(lowered(ProgressView()) == Node(.progress(Node.Progress(.fraction(nil)))))
        #expect(
            lowered(ProgressView("Load", value: 0.5).progressViewStyle(.circular))
                == Node(.progress(Node.Progress(.fraction(0.5), isCircular: true, label: .text("Load")))))
        #expect(
            lowered(ProgressView(timerInterval: start...(start + 60), countsDown: false))
                == Node(
                    .progress(
                        Node.Progress(
                            .interval(span), currentValueLabel: Node(.text([TextRun(.live(.timer(span)))])))))
        )
        #expect(
            lowered(
                ProgressView(timerInterval: start...(start + 60), countsDown: false) {
                    EmptyView()
                } currentValueLabel: {
                    EmptyView()
                }) == Node(.progress(Node.Progress(.interval(span)))))
    }

    @Test func `styles of authors are asked for their view`() {
        struct Percent: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text("\(Int(configuration.value * 100))%")
                }
            }
        }
        struct Bar: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Rectangle().frame(width: 80 * (configuration.fractionCompleted ?? 0))
            }
        }
        struct Tall: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.icon
                    configuration.title
                }
            }
        }
        #expect(
            lowered(Gauge(value: 0.25) { Text("a") }.gaugeStyle(Percent()))
                == stack(.horizontal, .text("a"), .text("25%")))
        #expect(
            lowered(ProgressView(value: 0.5).progressViewStyle(Bar()))
                == Node(.shape(Node.Shape(.rectangle)), [.frame(.init(width: 5))]))
        #expect(
            lowered(Label("a", systemImage: "star").labelStyle(Tall()))
                == stack(.vertical, Node(.symbol("star")), .text("a")))
    }

    @Test func `labels show what their style leaves`() {
        let label = Label("a", systemImage: "star")
        #expect(lowered(label) == stack(.horizontal, Node(.symbol("star")), .text("a")))
        #expect(lowered(label.labelStyle(.titleOnly)) == .text("a"))
        #expect(lowered(label.labelStyle(.iconOnly)) == Node(.symbol("star")))
    }

    @Test func `symbols take the forms around them once`() {
        #expect(lowered(Image(systemName: "star").symbolVariant(.fill)) == Node(.symbol("star.fill")))
        #expect(lowered(Image(systemName: "star.fill").symbolVariant(.fill)) == Node(.symbol("star.fill")))
        #expect(
            lowered(Image(systemName: "bell").symbolVariant(.slash.circle.fill))
                == Node(.symbol("bell.slash.circle.fill")))
    }

    @Test func `pictures go by name, or by the size that is known`() {
        #expect(
            lowered(Image("Logo").resizable()) == Node(.image(Node.Picture(name: "Logo", isResizable: true))))
        let png = Data([
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0,
            0, 0, 0, 2,
        ])
        #expect(UIImage(data: png)?.size == CGSize(width: 256, height: 2))
        #expect(
            UIImage(data: png).map { lowered(Image(uiImage: $0)) } == Node(.image(Node.Picture(name: nil))))
        #expect(UIImage(data: png.prefix(23)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(systemName: "star").map { lowered(Image(uiImage: $0)) } == Node(.symbol("star")))
    }

    @Test func `a link opens its address`() throws {
        let url = try #require(URL(string: "https://example.org/a?b"))
        #expect(
            lowered(Link("Go", destination: url))
                == Node(.link(url: "https://example.org/a?b", label: .text("Go"))))
    }
}
