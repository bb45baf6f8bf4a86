import AppIntents
import Foundation
import SwiftUI
import Testing
import VistazoArchive

@testable import WidgetKit

/// Asks for one thing of its context.
struct LookingProvider: AppIntentTimelineProvider {
    let asked: Asked
    let look: @Sendable (TimelineProviderContext) -> Void

    func placeholder(in context: Context) -> WordEntry { WordEntry(date: .now, word: "…") }
    func snapshot(for configuration: WordIntent, in context: Context) async -> WordEntry {
        asked.timelines += 1
        look(context)
        return WordEntry(date: Date(timeIntervalSince1970: 0), word: "snapshot")
    }
    func timeline(for configuration: WordIntent, in context: Context) async -> Timeline<WordEntry> {
        asked.timelines += 1
        look(context)
        return Timeline(entries: [WordEntry(date: Date(timeIntervalSince1970: 0), word: "x")], policy: .never)
    }
}

struct LookingWidget: Widget {
    var provider = LookingProvider(asked: Asked(), look: { _ in })

    init() {}
    init(_ asked: Asked, _ look: @escaping @Sendable (TimelineProviderContext) -> Void) {
        provider = LookingProvider(asked: asked, look: look)
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "word", provider: provider) { Text(verbatim: $0.word) }
    }
}

final class Heard: @unchecked Sendable {
    var widgets: [WidgetInfo] = []
}

/// Looks at what is placed while it is asked.
struct ListeningProvider: AppIntentTimelineProvider {
    let heard: Heard

    func placeholder(in context: Context) -> WordEntry { WordEntry(date: .now, word: "…") }
    func snapshot(for configuration: WordIntent, in context: Context) async -> WordEntry {
        placeholder(in: context)
    }
    func timeline(for configuration: WordIntent, in context: Context) async -> Timeline<WordEntry> {
        heard.widgets = (try? await WidgetCenter.shared.currentConfigurations()) ?? []
        return Timeline(entries: [WordEntry(date: .now, word: "x")], policy: .never)
    }
}

struct ListeningWidget: Widget {
    var heard = Heard()

    init() {}
    init(_ heard: Heard) { self.heard = heard }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "word", provider: ListeningProvider(heard: heard)) {
            Text(verbatim: $0.word)
        }
    }
}

@MainActor
@Suite struct ReadingTests {
    nonisolated static let looks:
        [(name: String, look: @Sendable (TimelineProviderContext) -> Void, readings: Int)] = [
            ("nothing", { _ in }, 1), ("isPreview", { _ = $0.isPreview }, 1),
            ("environmentVariants", { _ = $0.environmentVariants }, 1), ("family", { _ = $0.family }, 3),
            ("displaySize", { _ = $0.displaySize }, 3),
        ]

    @Test(arguments: looks.indices, [WireRequest.Name.timeline, .snapshot])
    func `three families are one reading, unless the provider looks at the family or the size`(
        index: Int, name: WireRequest.Name
    ) async throws {
        let asked = Asked()
        let reply = try await ask(
            LookingWidget(asked, Self.looks[index].look),
            request(name, "word", families: [.small, .medium, .large]))
        guard case .archives(let archives) = reply else { throw Unexpected(reply: reply) }
        #expect(Set(archives.keys) == ["small", "medium", "large"])
        #expect(asked.timelines == Self.looks[index].readings, "\(Self.looks[index].name)")
    }

    @Test func `what is placed elsewhere is among the configurations of a run, with its intent`() async throws
    {
        var asked = request(.timeline, "word", families: [.small])
        asked.configuration = [.init("word", .string("own"))]
        asked.placed = [
            .init(kind: "word", size: .init(.small), configuration: asked.configuration),
            .init(kind: "word", size: .init(.large), configuration: [.init("word", .string("far"))]),
            .init(kind: "word", size: .init(.medium), configuration: [.init("wrd", .string("mistaken"))]),
            .init(kind: "gone", size: .init(.inline)),
        ]
        let heard = Heard()
        _ = try await ask(ListeningWidget(heard), asked)
        let found = heard.widgets
        #expect(found.map(\.kind) == ["word", "word", "word", "gone"])
        #expect(found.map(\.family) == [.systemSmall, .systemLarge, .systemMedium, .accessoryInline])
        #expect(
            found.map { $0.widgetConfigurationIntent(of: WordIntent.self)?.word } == [
                "own", "far", nil, "none",
            ])
    }
}

/// How a program that serves no widgets reaches the host.
@Suite struct HostPostTests {
    let home = FileManager.default.temporaryDirectory.appending(
        path: "vistazo-post-\(UUID().uuidString.prefix(8))")

    var post: HostPost {
        HostPost(["XDG_STATE_HOME": home.path + "/state", "XDG_RUNTIME_DIR": home.path + "/run"])
    }

    @Test func `a wish is a file of the kind, and of all kinds; made anew it is younger`() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        post.reload("a b")
        post.reload(nil)
        let folder = home.path + "/state/vistazo/center"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(Set(names) == [CenterMark.name(of: "a b"), "all"])
        let file = folder + "/all"
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: file)
        post.reload(nil)
        let changed = try #require(
            FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date)
        #expect(changed > Date() - 60)
    }

    @Test func `without folders, or with a file in their place, nobody hears and nothing fails`() throws {
        defer { try? FileManager.default.removeItem(at: home) }
        HostPost([:]).reload("a")
        #expect(HostPost([:]).placed.isEmpty)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        try Data().write(to: home.appending(path: "state"))
        post.reload("a")
        #expect(post.placed.isEmpty)
    }

    @Test(arguments: [
        (
            #"{"placed": [{"kind": "a", "family": "small"}, {"kind": "b", "family": "medium@30x10"}]}"#,
            ["a", "b"]
        ),
        (#"{"placed": [{"kind": "a", "family": "huge"}, {"kind": "b", "family": "small"}]}"#, ["b"]),
        ("{", []), ("[]", []), ("", []), (#"{"placed": 3}"#, []),
    ])
    func `what is placed is read where it can be`(text: String, kinds: [String]) throws {
        defer { try? FileManager.default.removeItem(at: home) }
        let folder = home.appending(path: "state/vistazo")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appending(path: "placed.json"))
        #expect(post.placed.map(\.kind) == kinds)
    }
}
