import AppIntents
import Foundation
import SwiftUI
import Testing
import VistazoArchive

@testable import WidgetKit

struct InnerBundle: WidgetBundle {
    var body: some Widget {
        NumberWidget(kind: "inner 1")
        NumberWidget(kind: "inner 2")
    }
}

struct OuterBundle: WidgetBundle {
    var withMore = true

    @WidgetBundleBuilder
    var body: some Widget {
        NumberWidget(kind: "1")
        InnerBundle().body
        if #available(iOS 99, *) { NumberWidget(kind: "new") }
        if withMore { NumberWidget(kind: "more") } else { NumberWidget(kind: "less") }
        if !withMore { NumberWidget(kind: "gone") }
        NumberWidget(kind: "2")
        NumberWidget(kind: "3")
        NumberWidget(kind: "4")
        NumberWidget(kind: "5")
        NumberWidget(kind: "6")
        NumberWidget(kind: "7")
        NumberWidget(kind: "8")
        NumberWidget(kind: "1")
    }
}

extension WidgetConfiguration {
    func withoutMarginsIfAvailable() -> some WidgetConfiguration {
        if #available(iOS 17, *) { return contentMarginsDisabled() } else { return self }
    }
}

struct BareWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "bare", provider: NumberProvider()) { _ in Text("x") }
            .withoutMarginsIfAvailable()
    }
}

@MainActor
@Suite struct BundleTests {
    func description<W: Widget>(of widget: W) async throws -> ExtensionDescription {
        let reply = try await ask(widget, request(.describe))
        guard case .description(let description) = reply else { throw Unexpected(reply: reply) }
        return description
    }

    @Test func `A bundle holds any number of widgets, other bundles and conditions; a kind counts once`()
        async throws
    {
        #expect(
            try await description(of: OuterBundle().body).kinds.map(\.kind) == [
                "1", "inner 1", "inner 2", "new", "more", "2", "3", "4", "5", "6", "7", "8",
            ])
    }

    @Test func `A kind tells its name, description, families and parameters`() async throws {
        let number = try await description(of: NumberWidget()).kinds[0]
        #expect(number.name == "Number")
        #expect(number.description == "A plain number")
        #expect(number.families == [.small, .inline])
        let word = try await description(of: WordWidget()).kinds[0]
        #expect(word.name == "word")
        #expect(word.families == [.small, .medium, .large, .extraLarge])
        #expect(word.parameters.map(\.name) == ["word"])
        #expect(word.parameters[0].defaultValue == .string("none"))
    }

    @Test func `The intents of buttons are described, and those that the program names`() async throws {
        let runner = ExtensionRunner(
            ButtonWidget(), identifier: "App", intents: [CircleIntent.self],
            shortcuts: [
                AppShortcut(
                    intent: PressIntent(step: 1), phrases: ["Press \(\.$step) in \(.applicationName)"])
            ])
        let reply = try await runner.reply(to: request(.describe))
        guard case .description(let found) = reply else { throw Unexpected(reply: reply) }
        #expect(found.intents.map(\.name).prefix(2) == ["CircleIntent", "PressIntent"])
        #expect(found.intents[1].phrases == ["Press ${step} in App"])
    }

    @Test func `Families of a watch's corner and an upright screen are those next to them, each once`()
        async throws
    {
        let widget = NumberWidget(families: [
            .accessoryCorner, .accessoryCircular, .systemLarge, .systemExtraLargePortrait,
        ])
        #expect(try await description(of: widget).kinds[0].families == [.circular, .large])
    }

    @Test func `A kind that is unknown, or not drawn in a family, is refused with what there is`() async {
        await #expect(throws: ExtensionError.unknownKind("nmber", known: ["number"])) {
            try await ask(NumberWidget(), request(.timeline, "nmber"))
        }
        await #expect(
            throws: ExtensionError.unsupportedFamily(.large, kind: "number", supported: [.small, .inline])
        ) { try await ask(NumberWidget(), request(families: [.small, .large])) }
        await #expect(throws: ExtensionError.noFamilies(kind: "number")) {
            try await ask(NumberWidget(families: []), request(families: []))
        }
    }

    @Test func `Modifiers reach the archive through an author's own extension`() async throws {
        let found = try archive(try await ask(BareWidget(), request(.timeline, "bare")))
        #expect(found.entries[0].ignoresMargins)
    }

    @Test func `A configuration's values reach the provider; unknown ones are refused by name`() async throws
    {
        let plain = try archive(try await ask(WordWidget(), request(.timeline, "word")))
        #expect(words(plain.entries[0]) == "none")
        #expect(plain.reload == .after(Date(timeIntervalSince1970: 60)))
        let set = request(.snapshot, "word", configuration: [.init("word", .string("hello"))])
        #expect(words(try archive(try await ask(WordWidget(), set)).entries[0]) == "hello")
        await #expect(
            throws: IntentCallError.unknownParameter(intent: "WordIntent", parameter: "wrd", known: ["word"])
        ) {
            try await ask(
                WordWidget(), request(.timeline, "word", configuration: [.init("wrd", .string("x"))]))
        }
    }

    @Test(arguments: [
        (
            Family.small, RenderingMode.fullColor,
            "systemSmall fullColor 16 true false dark es_ES Europe/Madrid"
        ),
        (.circular, .vibrant, "accessoryCircular vibrant 8 false false dark es_ES Europe/Madrid"),
        (.inline, .fullColor, "accessoryInline fullColor 0 false false dark es_ES Europe/Madrid"),
        (.large, .accented, "systemLarge accented 16 false false dark es_ES Europe/Madrid"),
    ])
    func `A view reads family, mode, margins and the rest from its environment`(
        family: Family, mode: RenderingMode, text: String
    ) async throws {
        var asked = request(.timeline, "surroundings", families: [family], mode: mode)
        asked.locale = "es_ES"
        asked.zone = "Europe/Madrid"
        #expect(words(try archive(try await ask(SurroundingsWidget(), asked)).entries[0]) == text)
    }

    @Test func `A ground that may not be taken away shows in every mode`() async throws {
        let asked = request(.placeholder, "surroundings", families: [.circular], mode: .vibrant)
        let found = try archive(try await ask(SurroundingsWidget(isRemovable: false), asked))
        #expect(words(found.entries[0]).hasPrefix("accessoryCircular vibrant 8 true true"))
    }
}
