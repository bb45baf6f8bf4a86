import AppIntents
import SwiftUI
import WidgetKit

struct PressIntent: AppIntent {
    static var title: LocalizedStringResource = "Press"
    @Parameter(title: "ID") var id: String

    init() {}
    init(id: String) { self.id = id }

    func perform() async throws -> some IntentResult { .result() }
}

struct OnIntent: SetValueIntent {
    static let title: LocalizedStringResource = "On"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

private struct Pressed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
    }
}

private struct Marked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(configuration.isOn ? "yes" : "no")
            configuration.label
        }
    }
}

private struct Figures: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(Int(configuration.value * 100)) of 100")
    }
}

private struct Part: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(configuration.fractionCompleted ?? 0, format: .percent)")
        }
    }
}

private struct IconLast: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

enum ControlForms {
    @Forms static var buttons: [Form] {
        Form("Button(intent: expr) {}", "Go") { Button(intent: PressIntent(id: "1")) { Text("Go") } }
        Form("Button(intent:label:)", "Go") { Button(intent: PressIntent(id: "1"), label: { Text("Go") }) }
        Form("Button(_:intent:)", "Go") { Button("Go", intent: PressIntent(id: "1")) }
        Form("Button(_:systemImage:intent:)", "★ Go") {
            Button("Go", systemImage: "star.fill", intent: PressIntent(id: "1"))
        }
        Form("Button(role:intent:)", "Go") {
            Button(role: .destructive, intent: PressIntent(id: "1")) { Text("Go") }
        }
        Form("Button(_:) {}", "Go") { Button("Go") {} }
        Form("Button { } label: { }", "Go") {
            Button {
            } label: {
                Text("Go")
            }
        }
        Form(".buttonStyle(…) in its forms", "Go") {
            Button("Go") {}.buttonStyle(.plain)
            Button("Go") {}.buttonStyle(.bordered).tint(.red)
            Button("Go") {}.buttonStyle(.borderedProminent).disabled(true).buttonBorderShape(.capsule)
            Button("Go") {}.buttonStyle(Pressed()).controlSize(.small)
        }
        Form("Toggle(isOn:intent:) {}", "Lamp") { Toggle(isOn: true, intent: OnIntent()) { Text("Lamp") } }
        Form("Toggle(_:isOn:intent:).toggleStyle(…)", "yes Lamp") {
            Toggle("Lamp", isOn: true, intent: PressIntent(id: "1")).toggleStyle(Marked())
        }
        Form("Toggle(_:isOn: $)", "Lamp") { Toggle("Lamp", isOn: .constant(false)).toggleStyle(.switch) }
        Form("Link(destination:) {}", "site") {
            Link(destination: URL(string: "https://example.org")!) { Text("site") }
        }
        Form("Link(_:destination:)", "site") { Link("site", destination: URL(string: "a://b")!) }
        Form("Link(destination:label:)", "site") {
            Link(destination: URL(string: "a://b")!, label: { Text("site") })
        }
        Form("Label(_:systemImage:)", "★ Gold") { Label("Gold", systemImage: "star.fill") }
        Form("Label(interp, systemImage: interp)", "3 stars") {
            Label("\(3) stars", systemImage: "star\(true ? ".fill" : "")")
        }
        Form("Label {} icon: {}", "Gold") {
            Label {
                Text("Gold")
            } icon: {
                Circle().frame(width: 8, height: 8)
            }
        }
        Form("Label(_:image:).labelStyle(…)", "Gold") { Label("Gold", image: "x").labelStyle(.titleOnly) }
        Form("custom LabelStyle", "Gold ★") { Label("Gold", systemImage: "star.fill").labelStyle(IconLast()) }
    }

    @Forms static var gauges: [Form] {
        Form("Gauge(value:) {}", "Fuel") { Gauge(value: 0.5) { Text("Fuel") } }
        Form("Gauge(value:) {} currentValueLabel: {}", "half") {
            Gauge(value: 0.5) {
                Text("Fuel")
            } currentValueLabel: {
                Text("half")
            }
        }
        Form("Gauge(value:in:) {} with all labels", "lo", "hi") {
            Gauge(value: 3, in: 0...10) {
                Text("Fuel")
            } currentValueLabel: {
                Text("3")
            } minimumValueLabel: {
                Text("lo")
            } maximumValueLabel: {
                Text("hi")
            }
        }
        Form(".gaugeStyle(…) in its forms", "3") {
            Gauge(value: Double(3), in: 0...10) {
                Text("Fuel")
            } currentValueLabel: {
                Text("\(3)")
            }
            .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
            Gauge(value: 0.5, label: { Text("Fuel") }).gaugeStyle(.accessoryCircularCapacity)
            Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.accessoryLinear)
            Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.accessoryLinearCapacity)
            Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.linearCapacity)
        }
        Form("custom GaugeStyle", "50 of 100") { Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(Figures()) }
        Form("ProgressView()") { ProgressView() }
        Form("ProgressView(value:)", "█") { ProgressView(value: 0.5) }
        Form("ProgressView(value:total:)", "█") { ProgressView(value: 5, total: 10).tint(.red) }
        Form("ProgressView(_:value:total:)", "Load") { ProgressView("Load", value: 5, total: 10) }
        Form("ProgressView(value:) {} currentValueLabel: {}", "Load", "half") {
            ProgressView(value: 0.5) {
                Text("Load")
            } currentValueLabel: {
                Text("half")
            }
        }
        Form("ProgressView(timerInterval:countsDown:)", "1:00") {
            ProgressView(timerInterval: moment...(moment + 60), countsDown: true)
        }
        Form("ProgressView(timerInterval:countsDown:label:currentValueLabel:)", "█") {
            ProgressView(
                timerInterval: (moment - 60)...(moment + 60), countsDown: false, label: { EmptyView() },
                currentValueLabel: { EmptyView() })
        }
        Form(".progressViewStyle(.circular)", "half") {
            ProgressView(value: 0.5) { Text("half") }.progressViewStyle(.circular)
        }
        Form(".progressViewStyle(LinearProgressViewStyle(tint:))", "█") {
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
        }
        Form("custom ProgressViewStyle", "Load 50%") {
            ProgressView("Load", value: 0.5).progressViewStyle(Part())
        }
        Form("AccessoryWidgetBackground()", "a") {
            ZStack {
                AccessoryWidgetBackground(); Text("a")
            }
        }
    }
}
