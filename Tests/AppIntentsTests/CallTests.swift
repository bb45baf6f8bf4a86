import Testing
import VistazoArchive

@testable import AppIntents

@Suite struct DescribedTests {
    @Test func `an intent's policy and its place are described, and carried by its buttons`() async throws {
        let ring = await intentDescription(of: RingIntent.self)
        #expect(ring.authenticationPolicy == .requiresLocalDeviceAuthentication)
        #expect(ring.runsInApp && !ring.openAppWhenRun && !ring.isDiscoverable)
        let show = await intentDescription(of: ShowIntent.self)
        #expect(show.runsInApp && show.openAppWhenRun && show.authenticationPolicy == .alwaysAllowed)
        let pack = await intentDescription(of: PackIntent.self)
        #expect(!pack.runsInApp && !pack.openAppWhenRun && pack.isDiscoverable)
        let call = try archivedCall(of: RingIntent())
        #expect(call.runsInApp && call.authenticationPolicy == .requiresLocalDeviceAuthentication)
        let plain = try archivedCall(of: SwitchIntent(), newValue: .bool(true))
        #expect(!plain.runsInApp && plain.authenticationPolicy == .alwaysAllowed)
    }

    @Test func `a parameter tells its bounds, its entity, and whether it is a list or may be left out`()
        async throws
    {
        let parameters = await parameterDescriptions(of: PackIntent.self)
        func parameter(_ name: String) throws -> ExtensionDescription.ParameterDescription {
            try #require(parameters.first { $0.name == name })
        }
        #expect(try parameter("count").range == 0...9)
        #expect(try parameter("weight").range == 0.5...4)
        #expect(try parameter("name").range == nil)
        #expect(try parameter("city").entityType == "City")
        #expect(try parameter("stops").entityType == "City")
        #expect(try parameter("size").entityType == nil)
        #expect(parameters.filter(\.isList).map(\.name) == ["stops", "tags"])
        #expect(
            parameters.filter(\.isOptional).map(\.name) == [
                "weight", "when", "size", "city", "stops", "tone", "note",
            ])
        #expect(parameters.allSatisfy { !$0.isSecret })
    }

    @Test func `an intent of values alone is made without asking anybody`() throws {
        let made = try immediateIntent(
            ChoosePlain.self, with: [.init("Label", .string("x")), .init("size", .string("big"))])
        #expect(made.label == "x" && made.size == .big)
        #expect(throws: IntentCallError.self) {
            try immediateIntent(ChooseIntent.self, with: [.init("city", .string("1"))])
        }
        #expect(throws: IntentCallError.self) {
            try immediateIntent(ChoosePlain.self, with: [.init("lable", .null)])
        }
        #expect(throws: IntentCallError.self) {
            try immediateIntent(ChoosePlain.self, with: [.init("size", .number(7))])
        }
    }
}

struct ChoosePlain: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose"
    @Parameter(title: "Label") var label: String
    @Parameter(title: "Size") var size: Size
}

@Suite struct CallTests {
    let known: [any AppIntent.Type] = [PackIntent.self, SwitchIntent.self, Rooms.CleanIntent.self]

    func pack(_ members: [JSONValue.Member], typed: Bool = false) async throws -> PackIntent {
        let call = IntentCall(
            name: "PackIntent", parameters: [.init("name", .string("bag"))] + members,
            type: typed ? _mangledTypeName(PackIntent.self) : nil)
        return try #require(try await intent(for: call, known: known) as? PackIntent)
    }

    @Test func `A call has the type's name and its parameters in the order of declaration`() throws {
        let intent = PackIntent()
        intent.name = "bag"
        intent.size = .big
        intent.city = City.all[0]
        intent.when = Date(timeIntervalSince1970: 0)
        let call = try archivedCall(of: intent)
        #expect(call.name == "PackIntent")
        #expect(
            call.parameters == [
                .init("name", .string("bag")), .init("count", .number(1)), .init("fragile", .bool(false)),
                .init("when", .string("1970-01-01T00:00:00Z")), .init("size", .string("BIG")),
                .init("city", .string("1")), .init("tags", .array([])),
            ])
    }

    @Test func `A call comes back as an intent with equal parameters`() async throws {
        let before = PackIntent()
        before.name = "bag \u{7}"
        before.count = 9
        before.weight = 0.5
        before.when = Date(timeIntervalSince1970: 1.5)
        before.size = .little
        before.stops = [City.all[2], City.all[0]]
        before.tags = ["a", ""]
        let call = try archivedCall(of: before)
        let after = try #require(try await intent(for: call, known: []) as? PackIntent)
        #expect(try archivedCall(of: after) == call)
        #expect(after.when == before.when)
        #expect(after.stops?.map(\.id) == [3, 1])
    }

    @Test func `An unset parameter that is not optional is refused by name`() {
        #expect(throws: IntentCallError.unsetParameter(intent: "PackIntent", parameter: "name")) {
            try archivedCall(of: PackIntent())
        }
    }

    @Test func `A call without a required parameter makes no intent`() async {
        await #expect(throws: IntentCallError.unsetParameter(intent: "CleanIntent", parameter: "room")) {
            try await intent(for: IntentCall(name: "CleanIntent"), known: known)
        }
    }

    @Test func `A toggle's intent takes the new state`() throws {
        let call = try archivedCall(of: SwitchIntent(), newValue: .bool(true))
        #expect(call.name == "lamp")
        #expect(call.parameters == [.init("value", .bool(true))])
    }

    @Test(arguments: ["PackIntent", "packintent", "pack", "PACK"])
    func `An intent is found by its name, without Intent and in any case`(name: String) {
        #expect(intentType(for: IntentCall(name: name), known: known) == PackIntent.self)
    }

    @Test func `A nested type is found by its mangled name alone`() throws {
        let call = try archivedCall(of: Rooms.CleanIntent(room: "hall"))
        #expect(intentType(for: call, known: []) == Rooms.CleanIntent.self)
    }

    @Test func `A mangled name that is another intent's or none is not followed`() {
        let call = IntentCall(name: "pack", type: _mangledTypeName(SwitchIntent.self))
        #expect(intentType(for: call, known: known) == PackIntent.self)
        #expect(intentType(for: IntentCall(name: "x", type: "$$$\u{0}"), known: []) == nil)
    }

    @Test func `An unknown intent is refused with the known names`() async {
        await #expect(
            throws: IntentCallError.unknownIntent(
                "pakc", known: ["PackIntent", "lamp", "CleanIntent"])
        ) { try await intent(for: IntentCall(name: "pakc"), known: known) }
    }

    @Test func `An unknown parameter is refused with the known names`() async {
        await #expect(
            throws: IntentCallError.unknownParameter(
                intent: "CleanIntent", parameter: "rom", known: ["room"])
        ) {
            try await intent(
                for: IntentCall(name: "clean", parameters: [.init("rom", .string("hall"))]), known: known)
        }
    }

    @Test func `A type that is private is found after its call has been written once`() throws {
        struct HiddenIntent: AppIntent {
            static let title: LocalizedStringResource = "Hidden"
            func perform() async throws -> some IntentResult { .result() }
        }
        let call = try archivedCall(of: HiddenIntent())
        #expect(intentType(for: call, known: SeenIntents.all) == HiddenIntent.self)
        #expect(
            intentType(for: call, known: [Namesake.HiddenIntent.self, HiddenIntent.self]) == HiddenIntent.self
        )
    }

    @Test func `Text from a command line becomes the parameter's type`() async throws {
        let intent = try await pack([
            .init("count", .string("3")), .init("weight", .string("1.5")), .init("Fragile", .string("yes")),
            .init("size", .string("large one")), .init("city", .string("malaga")),
            .init("tags", .string("one")), .init("when", .string("2026-11-30T09:12:00Z")),
        ])
        #expect(intent.count == 3)
        #expect(intent.weight == 1.5)
        #expect(intent.fragile)
        #expect(intent.size == .big)
        #expect(intent.city?.id == 1)
        #expect(intent.tags == ["one"])
        #expect(intent.when == Date(timeIntervalSince1970: 1_796_029_920))
    }

    @Test(arguments: [
        ("count", JSONValue.string("many"), ["0…9"]), ("count", .number(1e300), ["0…9"]),
        ("count", .number(10), ["0…9"]), ("count", .number(.nan), ["0…9"]), ("count", .null, []),
        ("weight", .string("0.1"), ["0.5…4"]), ("weight", .string("inf"), ["0.5…4"]),
        ("fragile", .string("perhaps"), ["true", "false"]), ("size", .string("huge"), ["little", "BIG"]),
        ("when", .string("yesterday"), ["2026-11-30T09:12:00Z"]),
        ("city", .string("Paris"), ["Málaga", "Lima", "Lugo"]), ("city", .string("l"), ["Lima", "Lugo"]),
        ("name", .array([]), []),
    ])
    func `A value that is none of the parameter's is refused with those that are`(
        parameter: String, value: JSONValue, allowed: [String]
    ) async throws {
        let error = await #expect(throws: IntentCallError.self) { try await pack([.init(parameter, value)]) }
        switch error {
        case .badValue("PackIntent", parameter, _, let found) where parameter != "city",
            .unknownEntity("PackIntent", "city", _, let found):
            #expect(found == allowed)
        default: Issue.record("unexpected \(String(describing: error))")
        }
    }

    @Test func `An entity that is gone leaves an archived call's optional parameter nil`() async throws {
        let lost = JSONValue.Member("city", .string("99"))
        #expect(try await pack([lost], typed: true).city == nil)
        let stops = JSONValue.Member("stops", .array([.string("99"), .string("2")]))
        #expect(try await pack([stops], typed: true).stops?.map(\.id) == [2])
    }
}

enum Namesake {
    struct HiddenIntent: AppIntent {
        static let title: LocalizedStringResource = "Hidden too"
        func perform() async throws -> some IntentResult { .result() }
    }
}
