import Testing
import VistazoArchive

@testable import AppIntents

@Suite struct ParameterTests {
    @Test func `A parameter of a constant intent can be set, and copies share it`() {
        let intent = PackIntent()
        let copy = intent
        intent.name = "bag"
        #expect(copy.name == "bag")
    }

    @Test func `Unset parameters read as the empty value of their type`() {
        let intent = PackIntent()
        #expect(intent.name == "")
        #expect(intent.weight == nil)
        #expect(intent.note == nil)
        #expect(SwitchIntent().value == false)
    }

    @Test func `A result says its dialog, its value and what follows`() async throws {
        let intent = PackIntent()
        intent.name = "bags"
        let result = try await intent.perform()
        #expect(result.value == 1)
        #expect((result as? any PerformedResult)?.spoken == "Packed 1 of bags")
        let cleaned = try await Rooms.CleanIntent(room: "hall").perform() as? any PerformedResult
        #expect(cleaned?.spoken == "Cleaned hall")
        #expect(cleaned?.next is SwitchIntent)
    }

    @Test func `Descriptions tell name, title, type, default and options`() async {
        let found = await parameterDescriptions(of: PackIntent.self)
        #expect(
            found.map(\.name) == [
                "name", "count", "weight", "fragile", "when", "size", "city", "stops", "tags", "tone", "note",
            ])
        #expect(
            found.map(\.type) == [
                .string, .integer, .number, .boolean, .date, .choice, .entity, .entity, .string, .string,
                .string,
            ])
        #expect(found[1].defaultValue == .number(1))
        #expect(found[5].options == [.string("little"), .string("BIG")])
        #expect(found[6].options == [.string("Málaga"), .string("Lima"), .string("Lugo")])
        #expect(found[6].defaultValue == .string("Lima"))
        #expect(found[9].options == [.string("red"), .string("orange"), .string("blue")])
        #expect(found[9].defaultValue == .string("orange"))
        #expect(found[10].title == "note")
    }

    @Test func `A shortcut is given what its intent was given, and the program's own are found`() {
        let plain = AppShortcut(intent: PackIntent(), phrases: ["Pack"])
        #expect(plain.presets == [])
        #expect(declaredShortcuts().flatMap(\.phrases).contains("Pack in ${applicationName}"))
        #expect(!declaredShortcuts().flatMap(\.phrases).contains("Pack"))
    }

    @Test func `Descriptions of intents are read whether or not they are declared optional`() async {
        let pack = await intentDescription(
            of: PackIntent.self,
            phrases: SampleShortcuts.appShortcuts.flatMap(\.phrases).map { SpokenPhrase($0) })
        #expect(pack.title == "Pack")
        #expect(pack.description == "Packs a bag.")
        #expect(pack.phrases == ["Pack ${name} in ${applicationName}", "Pack in ${applicationName}"])
        #expect(await intentDescription(of: ChooseIntent.self).description == "Chooses a city.")
        #expect(await intentDescription(of: SwitchIntent.self).description == "")
    }

    @Test func `A configuration takes its queries' defaults and empty values`() async throws {
        let plain = try await configuredIntent(ChooseIntent.self, with: [])
        #expect(plain.city.name == "Lima")
        #expect(plain.label == "")
        let chosen = try await configuredIntent(
            ChooseIntent.self, with: [.init("city", .string("lugo")), .init("label", .number(4))])
        #expect(chosen.city.name == "Lugo")
        #expect(chosen.label == "4")
    }

    @Test func `A parameter says what is looked for, what it depends on, and whether it may be left out`()
        async
    {
        let pack = await parameterDescriptions(of: PackIntent.self)
        #expect(pack.filter(\.isLookedFor).map(\.name) == ["city", "stops", "tone"])
        #expect(pack.filter { !$0.dependsOn.isEmpty }.map(\.dependsOn) == [["size"]])
        #expect(pack.first?.isNeeded == true)
        // A widget's text may stay empty; a place without a default may not.
        let choose = await parameterDescriptions(of: ChooseIntent.self)
        #expect(choose.map(\.isNeeded) == [false, false])
    }

    @Test(
        arguments: [
            ("city", nil, ["1", "2", "3"]), ("city", "l", ["2", "3"]), ("city", "lugo", ["3"]),
            ("city", "1", ["1"]),
            ("CITY", "x", []), ("stops", "mal", ["1"]), ("tone", nil, ["red", "orange", "blue"]),
            ("tone", "RED", ["red"]),
            ("tone", "e", ["red", "orange", "blue"]), ("size", nil, ["little", "BIG"]),
            ("size", "large", ["BIG"]),
            ("name", "anything", []),
        ] as [(String, String?, [String])])
    func `What a text may mean is found by identifier, by the query, or among what is offered`(
        parameter: String, text: String?, values: [String]
    ) async throws {
        let found = try await parameterOptions(
            of: PackIntent.self, parameter: parameter, text: text, with: [.init("size", .string("BIG"))])
        #expect(found.map(\.value.typed) == values)
    }

    @Test func `Interpolated text keeps a key for tables and its own words`() {
        let resource: LocalizedStringResource = "100% of \(3) \("bags"), \(2.5, specifier: "%.1f")"
        #expect(resource.key == "100%% of %lld %@, %.1f")
        #expect(String(localized: resource) == "100% of 3 bags, 2.5")
        #expect(String(localized: "Hello \("you")") == "Hello you")
        #expect(String(localized: LocalizedStringResource("KEY", defaultValue: "Words")) == "Words")
    }

    @Test(arguments: [
        ("%2$@ of %1$lld", "b of a"), ("%% %@%", "% a%"), ("%@ %@ %@", "a b "), ("%9$@", ""), ("%", "%"),
    ])
    func `A translated format takes its values in order or by position`(format: String, text: String) {
        #expect(String.LocalizationValue.filled(format, with: ["a", "b"]) == text)
    }
}
