import AppIntents
import SwiftUI

struct CompleteTask: AppIntent {
    static let title: LocalizedStringResource = "Complete task"

    @Parameter(title: "Task") var id: Int

    init() {}
    init(id: Int) { self.id = id }

    func perform() async throws -> some IntentResult { .result() }
}

struct TaskView: View {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
        var isDone: Bool
        var due: Date
    }

    let items: [Item]
    let goal: ClosedRange<Double> = 0...10

    var body: some View {
        VStack(alignment: .leading) {
            header
            ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
                HStack {
                    Button(intent: CompleteTask(id: item.id)) {
                        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                            .imageScale(.large)
                    }
                    .buttonStyle(.plain)
                    .tint(item.isDone ? .green : .accentColor)
                    Text(item.name)
                        .strikethrough(item.isDone)
                        .modifier(Quiet(isQuiet: item.isDone))
                    Spacer()
                    Text(item.due, style: .relative)
                        .multilineTextAlignment(.trailing)
                        .fixedSize(horizontal: false, vertical: true)
                }
                .id(index)
            }
            Gauge(value: 3, in: goal) {
                Text("Goal")
            } currentValueLabel: {
                Text(3, format: .number)
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
            .gaugeStyle(.accessoryLinearCapacity)
            Toggle("All day", isOn: true, intent: CompleteTask(id: 0)).toggleStyle(CheckStyle())
            Link(destination: URL(string: "tasks://all")!) { Text("All") }
        }
        .widgetBackground(Color(.systemBackground))
    }

    private var header: some View {
        (Text("Tasks ").bold() + Text("\(items.filter { !$0.isDone }.count) left").foregroundColor(.secondary))
            .font(.title3)
            .animation(.easeInOut(duration: 0.2), value: items)
    }
}

struct Quiet: ViewModifier {
    var isQuiet: Bool
    func body(content: Content) -> some View {
        content
            .opacity(isQuiet ? 0.5 : 1)
            .foregroundStyle(isQuiet ? AnyShapeStyle(.secondary) : AnyShapeStyle(Color.primary))
    }
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            configuration.label
        }
    }
}

struct PressStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(8)
            .background(isEnabled ? Color.blue : Color.gray, in: RoundedRectangle(cornerRadius: 8))
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

extension View {
    @ViewBuilder
    func widgetBackground(_ background: some View) -> some View {
        if #available(iOSApplicationExtension 17.0, *) {
            self.background { background }
        } else {
            self.padding().background(background)
        }
    }
}
