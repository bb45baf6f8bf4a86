import Foundation
import Testing

@testable import VistazoArchive

@Suite struct ArchiveRoundTripTests {
    @Test func `an archive comes back as it was written`() throws {
        for seed in 0..<1500 as Range<UInt64> {
            var arbitrary = Arbitrary(seed: seed)
            let archive = arbitrary.archive()
            let line = archive.line
            let back = try ArchivedTimeline.decode(Array(line.utf8))
            #expect(back.value == archive, "seed \(seed): \(line)")
            #expect(back.diagnostics == [])
            #expect(back.value.line == line)
            #expect(!line.utf8.contains { $0 < 0x20 })
            #expect(try ArchivedTimeline.decode(archive.stored).value == archive)
        }
    }

    @Test func `any JSON value comes back as it was written`() throws {
        for seed in 0..<500 as Range<UInt64> {
            var arbitrary = Arbitrary(seed: seed)
            let value = arbitrary.value(4)
            #expect(try JSONReader.read(value.text).plain() == value)
        }
        for seed in 0..<5000 as Range<UInt64> {
            var arbitrary = Arbitrary(seed: seed)
            let number = Double(bitPattern: arbitrary.next())
            guard number.isFinite else { continue }
            #expect(try JSONReader.read(JSONValue.number(number).text).number() == number)
        }
    }

    @Test func `a stored archive has one entry a line, each readable alone`() throws {
        let archive = ArchivedTimeline(
            entries: (0..<3).map {
                ArchivedEntry(
                    date: Date(timeIntervalSinceReferenceDate: Double($0)), view: .text("line \($0)\nmore"))
            })
        let lines = String(decoding: archive.stored, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 5)
        var decoder = ArchiveDecoder()
        let entry = try decoder.entry(
            JSONReader.read(lines[2].hasSuffix(",") ? String(lines[2].dropLast()) : ""))
        #expect(entry == archive.entries[1])
    }

    @Test func `what JSON cannot hold is written as the nearest that can be read`() throws {
        let far = Date(timeIntervalSinceReferenceDate: .infinity)
        let modifiers: [NodeModifier] = [
            .padding(NodeModifier.Insets(top: .nan, leading: .infinity, bottom: 0, trailing: -.infinity)),
            .frame(NodeModifier.Frame(width: .nan, height: .infinity)), .opacity(.nan),
            .lines(minimum: -3, maximum: .max),
            .flexibleFrame(NodeModifier.FlexibleFrame(minimumWidth: .nan, maximumWidth: .infinity)),
            .color(NodeColor(.role(.red), opacity: .nan)),
        ]
        let archive = ArchivedTimeline(
            entries: [
                ArchivedEntry(
                    date: far, view: Node(.gauge(Node.Gauge(value: .nan)), modifiers)),
                ArchivedEntry(date: far, view: Node(.geometry(3))),
            ], reload: .after(Date(timeIntervalSinceReferenceDate: .nan)))
        let back = try ArchivedTimeline.decode(Array(archive.line.utf8)).value
        #expect(back.entries.count == 2)
        #expect(back.entries[0].view.content == .gauge(Node.Gauge(value: 0)))
        #expect(back.entries[1].view == .empty)
    }

    @Test func `requests come back as they were written`() throws {
        for seed in 0..<300 as Range<UInt64> {
            var make = Arbitrary(seed: seed)
            var request = WireRequest(
                make.one(of: [.placeholder, .snapshot, .timeline, .perform]), date: make.date(),
                kind: make.string(),
                families: [.init(.small), .init(.medium, columns: 30, rows: 10)].filter { _ in make.chance()
                },
                configuration: make.members(), locale: make.string(), zone: make.string(),
                mode: make.one(of: RenderingMode.allCases), scheme: make.one(of: Scheme.allCases),
                theme: make.string(), reason: make.one(of: WireRequest.Reason.allCases),
                isPreview: make.chance(),
                intent: make.maybe { $0.intent() })
            request.colors = make.one(of: WireRequest.Colors.allCases)
            request.isPrivate = make.chance()
            request.placed = request.families.map {
                .init(kind: make.string(), size: $0, configuration: make.members())
            }
            #expect(try WireRequest.decode(Array(request.line.utf8), now: .distantPast) == request)
        }
    }

    @Test func `replies come back as they were written`() throws {
        var make = Arbitrary(seed: 7)
        let parameter = ExtensionDescription.ParameterDescription(
            name: "city", title: "City", type: .choice, defaultValue: .string("Madrid"),
            options: [.string("Madrid"), .number(2)])
        let key = ExtensionDescription.ParameterDescription(
            name: "key", title: "Key", description: "Of the service", isSecret: true, isOptional: true)
        let items = ExtensionDescription.ParameterDescription(
            name: "items", title: "Items", type: .entity, range: -1...2.5, entityType: "ItemEntity",
            isList: true)
        let replies: [WireReply] = [
            .archive(make.archive()), .archives(["small": make.archive(), "medium@30x10": make.archive()]),
            .performed(dialog: nil, reload: []), .performed(dialog: "Logged", reload: ["abc"]),
            .description(
                ExtensionDescription(
                    identifier: "org.example.abc",
                    kinds: [
                        .init(
                            kind: "abc", name: "ABC", description: "…", families: [.small, .inline],
                            parameters: [parameter, key, items]), .init(kind: "b", name: "b"),
                    ],
                    intents: [
                        .init(
                            name: "log", title: "Log", description: "d", parameters: [parameter],
                            isDiscoverable: false,
                            phrases: [
                                "log ${item}",
                                SpokenPhrase(
                                    "log much",
                                    presets: [.init("amount", .number(9)), .init("on", .bool(true))]),
                            ], authenticationPolicy: .requiresAuthentication,
                            openAppWhenRun: true, runsInApp: true)
                    ], groups: ["group.a"])),
            .description(ExtensionDescription(identifier: "", kinds: [])),
        ]
        for reply in replies {
            #expect(try WireReply.decode(Array(reply.line.utf8)).value == reply)
        }
    }
}
