import Observation
import Testing
import VistazoArchive

@testable import SwiftUI

private struct DepthKey: EnvironmentKey { static let defaultValue = 1 }
private struct NoteKey: EnvironmentKey { static let defaultValue: String? = "none" }

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

@Observable
private final class Model { let name = "model" }

@MainActor
struct EnvironmentTests {
    private struct Level: View {
        let prefix: String
        @Environment(\.level) var level
        @Environment(\.note) private var note
        let suffix = "."
        var body: some View { Text(verbatim: "\(prefix)\(level)\(note ?? "nil")\(suffix)") }
    }

    @Test func `views read the value set nearest above them`() {
        let view = VStack {
            Level(prefix: "a")
            Level(prefix: "b").environment(\.level, 2).environment(\.level, 3)
            Group { Level(prefix: "c") }.environment(\.level, 4).environment(\.note, nil)
            Level(prefix: "d").transformEnvironment(\.level) { $0 += 10 }
        }
        #expect(
            lowered(view)
                == stack(.vertical, .text("a1none."), .text("b2none."), .text("c4nil."), .text("d11none.")))
    }

    @Test func `one view value in two places reads two environments`() {
        let level = Level(prefix: "")
        let view = HStack {
            level.environment(\.level, 5)
            level
        }
        #expect(lowered(view) == stack(.horizontal, .text("5none."), .text("1none.")))
    }

    @Test func `modifiers and an author's own dynamic properties read it too`() {
        struct Settings: DynamicProperty {
            @Environment(\.level) var level
            var doubled = 0
            mutating func update() { doubled = level * 2 }
        }
        struct Mark: ViewModifier {
            @Environment(\.level) var level
            var settings = Settings()
            func body(content: Content) -> some View {
                HStack {
                    content
                    Text(verbatim: "\(level) \(settings.doubled)")
                }
            }
        }
        let view = Text("a").modifier(Mark()).environment(\.level, 7)
        #expect(lowered(view) == stack(.horizontal, .text("a"), .text("7 14")))
        #expect(
            lowered(Text("a").modifier(Mark().concat(EmptyModifier())))
                == stack(.horizontal, .text("a"), .text("1 2")))
    }

    @Test func `objects are found by their type`() {
        struct Named: View {
            @Environment(Model.self) var model: Model?
            var body: some View { Text(verbatim: model?.name ?? "none") }
        }
        struct Sure: View {
            @Environment(Model.self) var model
            var body: some View { Text(verbatim: model.name) }
        }
        #expect(lowered(Named()) == .text("none"))
        #expect(lowered(Named().environment(Model())) == .text("model"))
        #expect(lowered(Sure().environment(Model())) == .text("model"))
    }

    @Test func `the widget's surroundings are the environment of its views`() {
        let environment = EnvironmentValues(lowering: context())
        #expect(environment.locale.identifier == "en_US")
        #expect(environment.timeZone == .gmt)
        #expect(environment.calendar.timeZone == .gmt)
        #expect(environment.colorScheme == .dark)
        #expect(environment.redactionReasons == [])
    }

    @Test func `state has its first value, and what the body itself sets`() {
        struct Counter: View {
            @State private var count = 3
            var body: some View {
                count += 1
                return Child(count: $count)
            }
        }
        struct Child: View {
            @Binding var count: Int
            var body: some View { Text(verbatim: "\(count)") }
        }
        #expect(lowered(Counter()) == .text("4"))
    }

    @Test func `redaction adds up, and can be taken back`() {
        struct Reasons: View {
            @Environment(\.redactionReasons) var reasons
            var body: some View { Text(verbatim: "\(reasons.rawValue)") }
        }
        #expect(
            lowered(Reasons().redacted(reason: .privacy).redacted(reason: .placeholder))
                == .text("3").with(.redacted(.privacy), .redacted(.placeholder)))
        #expect(lowered(Reasons().redacted(reason: [])) == .text("0"))
        #expect(
            lowered(Reasons().unredacted().redacted(reason: .placeholder))
                == .text("0").with(.unredacted, .redacted(.placeholder)))
        #expect(lowered(Text("a").privacySensitive()) == .text("a").with(.sensitive))
        #expect(lowered(Text("a").privacySensitive(false)) == .text("a"))
        #expect(lowered(Text("a").invalidatableContent()) == .text("a").with(.invalidatable))
    }

    @Test func `stored values of user defaults are read when they are asked for`() throws {
        let store = try #require(UserDefaults(suiteName: "org.vistazo.tests.\(UUID().uuidString)"))
        enum Unit: String { case metric, imperial }
        struct Stored: View {
            @AppStorage var count: Int
            @AppStorage var unit: Unit
            @AppStorage var name: String?
            init(_ store: UserDefaults) {
                _count = AppStorage(wrappedValue: 5, "count", store: store)
                _unit = AppStorage(wrappedValue: .metric, "unit", store: store)
                _name = AppStorage("name", store: store)
            }
            var body: some View { Text(verbatim: "\(count) \(unit) \(name ?? "-")") }
        }
        let view = Stored(store)
        #expect(lowered(view) == .text("5 metric -"))
        store.set(9, forKey: "count")
        store.set("imperial", forKey: "unit")
        store.set("Ann", forKey: "name")
        #expect(lowered(view) == .text("9 imperial Ann"))
        view.name = nil
        #expect(store.object(forKey: "name") == nil)
    }
}
