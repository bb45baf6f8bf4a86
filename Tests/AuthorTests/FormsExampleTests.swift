import Foundation
import Testing
import VistazoArchive

/// The shapes in which authors write intents, entities, queries, bundles and controls compile as they
/// stand; here that they also mean what they say.
@Suite struct FormsExampleTests {
    let forms: Extension

    init() throws { forms = try Extension("Forms", kind: "Radio") }

    func description() throws -> ExtensionDescription {
        guard case .description(let found) = try forms.ask(forms.request(.describe)) else {
            throw CocoaError(.coderReadCorrupt)
        }
        return found
    }

    @Test func `A nested bundle's widgets are served, and controls are passed over`() throws {
        let found = try description()
        #expect(found.kinds.map(\.kind) == ["Radio", "Emoji", "City"])
        #expect(found.kinds[0].families == [.small, .inline, .circular])
        #expect(found.kinds[1].families == [.small, .medium, .large, .extraLarge])
    }

    @Test func `An intent's parameters are described in all their forms`() throws {
        let play = try #require(try description().intents.first { $0.name == "PlayIntent" })
        #expect(
            play.parameters.map(\.name) == [
                "station", "songs", "loudness", "minutes", "speed", "mood", "color", "from", "repeats",
                "link",
            ])
        #expect(
            play.parameters.map(\.type) == [
                .entity, .entity, .choice, .integer, .number, .string, .string, .date, .boolean, .url,
            ])
        let options = Dictionary(uniqueKeysWithValues: play.parameters.map { ($0.name, $0.options) })
        #expect(options["station"] == [.string("Jazz"), .string("News")])
        #expect(options["songs"] == [.string("One")])
        #expect(options["loudness"] == [.number(1), .number(2)])
        #expect(options["mood"] == [.string("calm"), .string("wild")])
        #expect(options["color"] == [.string("red"), .string("green")])
        #expect(play.parameters[6].defaultValue == .string("red"))
    }

    @Test func `An intent runs with entities and choices by their names, and says its dialog`() throws {
        let call = IntentCall(
            name: "play",
            parameters: [
                .init("station", .string("news")), .init("loudness", .string("loud")),
                .init("color", .string("green")), .init("minutes", .string("5")),
                .init("songs", .string("one")),
            ])
        #expect(
            try forms.ask(forms.request(.perform, intent: call))
                == .performed(dialog: "Playing News for 5 minutes", reload: []))
    }

    @Test func `A button whose intent has an unset parameter is left out, and the log says which`() throws {
        let outcome = try forms.run(forms.request(families: [.small]).line)
        #expect(outcome.status == 0)
        #expect(
            outcome.errors == "a button was left without its intent: PlayIntent needs a value for “color”\n")
    }
}
