import AppIntents
import SwiftUI
import WidgetKit

// MARK: - Storage

let appGroup = "group.com.example.habits"

extension UserDefaults {
    static var shared: UserDefaults { UserDefaults(suiteName: appGroup)! }
}

struct Habit: Identifiable, Codable, Equatable {
    let id: String
    var name: String
    var symbol: String
    var isDone = false
}

class HabitStore {
    static let shared = HabitStore()
    private let key = "done"

    var habits: [Habit] {
        let done = Set(UserDefaults.shared.stringArray(forKey: key) ?? [])
        return [
            Habit(id: "water", name: "Drink water", symbol: "drop.fill"),
            Habit(id: "read", name: "Read ten pages", symbol: "book"),
            Habit(id: "walk", name: "Walk", symbol: "figure.walk"),
            Habit(id: "sleep", name: "Lights out by eleven", symbol: "moon.stars"),
        ].map { habit in
            var habit = habit
            habit.isDone = done.contains(habit.id)
            return habit
        }
    }

    func set(_ id: String, done isDone: Bool) {
        var done = Set(UserDefaults.shared.stringArray(forKey: key) ?? [])
        if isDone { done.insert(id) } else { done.remove(id) }
        UserDefaults.shared.set(Array(done), forKey: key)
    }
}

// MARK: - Intents

struct ToggleHabitIntent: AppIntent {
    static var title: LocalizedStringResource = "Check Off a Habit"
    static var description = IntentDescription("Marks a habit as done, or not.")
    static var isDiscoverable: Bool = false

    @Parameter(title: "Habit ID")
    var habitID: String

    init() {}

    init(habitID: String) {
        self.habitID = habitID
    }

    func perform() async throws -> some IntentResult {
        if let habit = HabitStore.shared.habits.first(where: { $0.id == habitID }) {
            HabitStore.shared.set(habitID, done: !habit.isDone)
        }
        return .result()
    }
}

struct ResetIntent: AppIntent {
    static var title: LocalizedStringResource = "Start Over"

    @MainActor
    func perform() async throws -> some IntentResult {
        HabitStore.shared.habits.forEach { HabitStore.shared.set($0.id, done: false) }
        WidgetCenter.shared.reloadTimelines(ofKind: "Habits")
        return .result()
    }
}

// MARK: - Timeline

struct HabitEntry: TimelineEntry {
    let date: Date
    let habits: [Habit]

    var doneCount: Int { habits.filter(\.isDone).count }
}

struct HabitProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitEntry {
        HabitEntry(date: .now, habits: HabitStore.shared.habits)
    }

    func getSnapshot(in context: Context, completion: @escaping (HabitEntry) -> ()) {
        completion(HabitEntry(date: .now, habits: HabitStore.shared.habits))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<HabitEntry>) -> ()) {
        let midnight = Calendar.current.startOfDay(for: .now)
        let tomorrow = Calendar.current.date(byAdding: .day, value: 1, to: midnight)!
        completion(
            Timeline(
                entries: [HabitEntry(date: .now, habits: HabitStore.shared.habits)], policy: .after(tomorrow))
        )
    }
}

// MARK: - Views

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(configuration.isOn ? .green : .secondary)
                .contentTransition(.symbolEffect(.replace))
            configuration.label
                .strikethrough(configuration.isOn)
                .opacity(configuration.isOn ? 0.6 : 1)
        }
    }
}

struct HabitsView: View {
    @Environment(\.widgetFamily) var family
    let entry: HabitProvider.Entry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text("Today")
                    .font(.headline)
                Spacer()
                Text("\(entry.doneCount)/\(entry.habits.count)")
                    .font(.caption.monospacedDigit())
                    .foregroundStyle(.secondary)
                    .contentTransition(.numericText(value: Double(entry.doneCount)))
                    .invalidatableContent()
            }
            ForEach(entry.habits.prefix(family == .systemSmall ? 3 : 4)) { habit in
                Toggle(isOn: habit.isDone, intent: ToggleHabitIntent(habitID: habit.id)) {
                    Label(habit.name, systemImage: habit.symbol)
                        .lineLimit(1)
                }
                .toggleStyle(CheckToggleStyle())
            }
            if family == .systemLarge {
                Spacer()
                HStack {
                    Button("Start over", systemImage: "arrow.counterclockwise", intent: ResetIntent())
                        .buttonStyle(.bordered)
                        .disabled(entry.doneCount == 0)
                    Spacer()
                    Button(intent: ResetIntent()) {
                        Image(systemName: "trash")
                    }
                    .buttonStyle(.plain)
                    .tint(.red)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .animation(.easeInOut(duration: 0.2), value: entry.doneCount)
        .containerBackground(.fill.quaternary, for: .widget)
    }
}

struct HabitsWidget: Widget {
    let kind: String = "Habits"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: HabitProvider()) { entry in
            HabitsView(entry: entry)
        }
        .configurationDisplayName("Habits")
        .description("Check off what you have done today.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

@main
struct HabitsBundle: WidgetBundle {
    var body: some Widget {
        HabitsWidget()
    }
}

#Preview(as: .systemSmall) {
    HabitsWidget()
} timeline: {
    HabitEntry(date: .now, habits: HabitStore.shared.habits)
    HabitEntry(
        date: .now,
        habits: HabitStore.shared.habits.map {
            Habit(id: $0.id, name: $0.name, symbol: $0.symbol, isDone: true)
        })
}
