import Foundation
import Synchronization
import Testing
import VistazoArchive
import VistazoCells
import VistazoLogbook
import VistazoRendering
import VistazoWords
import WidgetKit

@testable import StandardWidgets

/// The standard widgets over a logbook of their own, on 30 November 2026, 09:12 in Madrid, a Monday.
///
/// The store is one a process, so suites that use a stage are serialized.
@MainActor
final class WidgetStage {
    nonisolated static let now = Date(timeIntervalSince1970: 1_796_026_320)
    let logbook: Logbook
    let runner: ExtensionRunner
    /// The kinds that go by commands.
    private let commandRunners = [
        "value": ExtensionRunner(ValueWidget(), identifier: "standard.value"),
        "switch": ExtensionRunner(
            SwitchWidget(), identifier: "standard.switch", intents: SwitchWidget.intents),
    ]
    /// What a command prints, by its line; a line that is not there fails.
    var printed: [String: CommandRunner.Printed] = [:]
    /// The orders that were run.
    let orders = Orders()
    private let folder: URL
    private let locale: String

    /// - Parameter dayStart: Seconds after midnight.
    init(locale: String = "en_GB", firstWeekday: Int? = nil, dayStart: Int = 0) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "widgets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appending(path: "vistazo.store").path
        let zone = Zone.named(try #require(TimeZone(identifier: "Europe/Madrid")))
        let words = Words(language: locale)
        self.locale = locale
        logbook = try Logbook(
            path: path, runtimeFolder: nil, zone: zone, dayStart: dayStart, words: words, door: .terminal)
        StandardStore.shared.setUp(words: words, firstWeekday: firstWeekday) { words in
            try Logbook(
                path: path, runtimeFolder: nil, zone: zone, dayStart: dayStart, words: words, door: .widget)
        }
        runner = ExtensionRunner(
            StandardBundle().body, identifier: "standard", intents: StandardBundle.intents)
    }

    var words: Words { Words(language: locale) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Leaves the store without a logbook that can be opened.
    func breakLogbook() {
        StandardStore.shared.setUp(words: Words(language: locale)) { _ in throw StageError.noLogbook }
    }

    /// An item with entries so many hours ago.
    @discardableResult
    func addItem(
        _ name: String, emoji: String? = nil, color: String? = nil, hoursAgo: [Int] = []
    ) throws -> Item {
        var change = ItemChange(name: name)
        change.emoji = emoji
        change.color = color
        let now = Instant(Self.now)
        let item = try logbook.addItem(change, at: now.advanced(bySeconds: -90 * 86_400))
        for hours in hoursAgo.sorted(by: >) {
            try logbook.tap(item, at: now.advanced(bySeconds: -hours * 3600))
        }
        return item
    }

    /// Asks whoever has a kind, with a runner that prints what the stage says.
    func reply(to request: WireRequest) async throws -> WireReply {
        let (printed, orders) = (printed, orders)
        let commands = CommandRunner(keepsReadings: true) { order throws(CommandRunner.Failure) in
            orders.note(order)
            guard let found = printed[order.line] else { throw CommandRunner.Failure("timed out after 5 s") }
            return found
        }
        let runner = commandRunners[request.kind] ?? runner
        return try await CommandRunner.$current.withValue(commands) { try await runner.reply(to: request) }
    }

    /// The archive that a kind answers.
    func archive(
        _ kind: String, _ family: Family, _ configuration: [String: JSONValue] = [:],
        at date: Date = now, size: CellSize? = nil, mode: RenderingMode = .fullColor,
        as name: WireRequest.Name = .timeline
    ) async throws -> ArchivedTimeline {
        let members = configuration.sorted { $0.key < $1.key }.map {
            JSONValue.Member($0.key, $0.value)
        }
        let request = WireRequest(
            name, date: date, kind: kind,
            families: [WireRequest.FamilySize(family, columns: size?.columns, rows: size?.rows)],
            configuration: members, locale: locale, zone: "Europe/Madrid", mode: mode,
            isPreview: name == .snapshot)
        guard case .archive(let archive) = try await reply(to: request) else {
            throw StageError.noArchive
        }
        #expect(runner.takeDiagnostics().isEmpty)
        return archive
    }

    /// What stands on the screen of a kind at a moment.
    func drawing(
        _ kind: String, _ family: Family, _ configuration: [String: JSONValue] = [:],
        at date: Date = now, size: CellSize? = nil, seenAt: Date? = nil, frame: WidgetFrame = WidgetFrame(),
        mode: RenderingMode = .fullColor, glyphs: Surroundings.Glyphs = .unicode,
        redaction: Redaction = [], theme: Theme = .terminal, as name: WireRequest.Name = .timeline
    ) async throws -> Drawing {
        let archive = try await archive(
            kind, family, configuration, at: date, size: size, mode: mode, as: name)
        let seen = seenAt ?? date
        let entry = try #require(archive.entries.last { $0.date <= seen })
        let own = family.outerSize
        return draw(
            entry, family: family,
            surroundings: Surroundings(
                size: size ?? CellSize(columns: own.columns, rows: own.rows), now: seen,
                zone: try #require(TimeZone(identifier: "Europe/Madrid")), locale: Locale(identifier: locale),
                mode: mode, theme: theme, glyphs: glyphs, redaction: redaction, frame: frame))
    }

    /// Performs an intent as the host would.
    @discardableResult
    func perform(_ call: IntentCall, kind: String) async throws -> String? {
        let reply = try await reply(
            to: WireRequest(.perform, date: Self.now, kind: kind, locale: locale, intent: call))
        guard case .performed(let dialog, _) = reply else { throw StageError.notPerformed }
        return dialog
    }
}

/// The orders that a stage's runner was given.
final class Orders: Sendable {
    private let all = Mutex<[CommandRunner.Order]>([])

    func note(_ order: CommandRunner.Order) { all.withLock { $0.append(order) } }
    var lines: [String] { all.withLock { $0.map(\.line) } }
    var last: CommandRunner.Order? { all.withLock { $0.last } }
}

extension CommandRunner.Printed {
    /// A text and a code.
    init(_ text: String, code: Int32 = 0) { self.init(output: Array(text.utf8), code: code) }
}

enum StageError: Error { case noArchive, notPerformed, noLogbook }
