import Foundation
import Testing
import VistazoArchive
import VistazoLogbook
import VistazoWords

@testable import VistazoHosting

@Suite(.ownThread) struct HostStoreTests {
    static let now = Date(timeIntervalSinceReferenceDate: 1_000_000)

    @Test func `a damaged store is moved aside and told, and a new one takes its place`() throws {
        let bench = try Bench()
        for count in 1...2 {
            for file in ["host.store-wal", "host.store-shm"] {
                try? FileManager.default.removeItem(atPath: bench.path(file))
            }
            try bench.write("host.store", String(repeating: "no database \(count) ", count: 500))
            let store = try HostStore(path: bench.store)
            #expect(store.trouble == .movedAside("\(bench.store).damaged-\(count)"))
            #expect(bench.read("host.store.damaged-\(count)").hasPrefix("no database \(count)"))
            try store.store(line: "kept", key: "k", now: Self.now, validUntil: nil)
        }
        #expect(try HostStore(path: bench.store).storedLine(key: "k", now: Self.now) == "kept")
        #expect(try HostStore(path: bench.store).trouble == nil)
        let host = try bench.host([])
        #expect(host.service(.now()).isEmpty)
        try? FileManager.default.removeItem(atPath: bench.path("host.store-wal"))
        try bench.write("host.store", String(repeating: "no database ", count: 500))
        let told = try bench.host([]).service(.now())
        #expect(
            told.contains { if case .trouble(let text) = $0 { text.contains("damaged-3") } else { false } })
    }

    @Test func `without a file there is a store in memory, and it is told`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.path("no/such/folder/host.store"))
        guard case .unavailable? = store.trouble else {
            Issue.record("\(String(describing: store.trouble))")
            return
        }
        try store.store(line: "kept", key: "k", now: Self.now, validUntil: nil)
        #expect(try store.storedLine(key: "k", now: Self.now) == "kept")
    }

    @Test func `a store of a later version is left as it is`() throws {
        let bench = try Bench()
        do {
            _ = try Database(
                path: bench.store,
                migrations: HostSchema.migrations + [Migration("later", "CREATE TABLE x (y)")])
        }
        let before = try Data(contentsOf: URL(filePath: bench.store))
        #expect(try HostStore(path: bench.store).trouble == .newer)
        #expect(try Data(contentsOf: URL(filePath: bench.store)) == before)
    }

    @Test func `a finished line is given out until it would read differently`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        try store.store(line: "3 min ago", key: "item café text 40", now: Self.now, validUntil: Self.now + 60)
        func line(_ seconds: Double) throws -> String? {
            try store.storedLine(key: "item café text 40", now: Self.now + seconds)
        }
        #expect(try line(0) == "3 min ago")
        #expect(try line(59.9) == "3 min ago")
        #expect(try line(60) == nil)
        // Before it was made: the clock was set back.
        #expect(try line(-1) == nil)
        #expect(try store.storedLine(key: "another", now: Self.now) == nil)
        try store.store(line: "x", key: "item café text 40", now: Self.now, validUntil: nil)
        #expect(try line(1e9) == "x")
        try store.dropLines()
        #expect(try line(0) == nil)
    }

    @Test func `archives are kept apart by all that they depend on`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        func archive(_ text: String) -> ArchivedTimeline {
            ArchivedTimeline(entries: [ArchivedEntry(date: Self.now, view: .text(text))])
        }
        let key = ProviderKey(
            "k", [.init("b", .number(1)), .init("a", .object([.init("y", .null), .init("x", .null)]))])
        let same = ProviderKey(
            "k", [.init("a", .object([.init("x", .null), .init("y", .null)])), .init("b", .number(1))])
        #expect(key == same)
        let other = ProviderKey("k", [.init("b", .number(2))])
        let surroundings = [
            HostSurroundings(), HostSurroundings(locale: "ru_RU"), HostSurroundings(zone: "Asia/Tokyo"),
            HostSurroundings(mode: .vibrant), HostSurroundings(scheme: .light),
            HostSurroundings(theme: "dusk"),
        ]
        for (index, value) in surroundings.enumerated() {
            try store.store(
                ["small": archive("\(index)"), "medium@30x10": archive("m")], of: key, in: value,
                isPlaceholder: false,
                made: Self.now)
            try store.store(
                ["small": archive("bars")], of: key, in: value, isPlaceholder: true, made: Self.now)
        }
        for (index, value) in surroundings.enumerated() {
            let held = try store.archives(of: same, in: value, isPlaceholder: false)
            #expect(held["small"]?.archive == archive("\(index)"))
            #expect(held["small"]?.made == Self.now)
            #expect(Set(held.keys) == ["small", "medium@30x10"])
            #expect(try store.archives(of: other, in: value, isPlaceholder: false).isEmpty)
            #expect(
                try store.archives(of: key, in: value, isPlaceholder: true)["small"]?.archive
                    == archive("bars"))
        }
        let widget = HostedWidget("k", .init(.small), configuration: key.configuration)
        let text = try #require(try store.storedArchive(of: widget, in: surroundings[2]))
        #expect(try StoredArchive(text)?.decode(at: Self.now).entries.first?.view == .text("2"))
    }

    @Test
    func `a command without a host keeps its answer as a host would, and new archives end finished lines`()
        throws
    {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        let words = Words(language: "en")
        let request = WireRequest(
            .timeline, date: Self.now, kind: "k", families: [.init(.inline)], reason: .due)
        let widget = HostedWidget("x/k", .init(.inline))
        func keep(_ result: Result<WireReply, RunFailure>) throws {
            try store.store(line: "old", key: "line", now: Self.now, validUntil: nil)
            _ = try store.keep(result, for: request, kind: "x/k", seconds: 0.1, at: Self.now, words: words)
        }
        let archive = ArchivedTimeline(
            entries: [ArchivedEntry(date: Self.now, view: .text("a"))], reload: .after(Self.now + 300))
        try keep(.success(.archive(archive)))
        #expect(try store.storedLine(key: "line", now: Self.now) == nil)
        try keep(.success(.archive(archive)))
        #expect(try store.storedLine(key: "line", now: Self.now) == "old")
        try keep(.failure(.noOutput))
        try keep(.success(.performed(dialog: nil, reload: [])))
        #expect(try store.storedLine(key: "line", now: Self.now) == "old")
        let held = try #require(try store.archive(of: widget, in: HostSurroundings(request)))
        #expect(held.archive == archive)
        #expect(held.due == Self.now + 300)
        let run = try #require(try store.run(of: widget.provider))
        #expect(run.failures == 2)
        #expect(run.failure == "its reply does not fit the question")
    }

    @Test func `what cannot be read any more counts as not there`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        let archive = ArchivedTimeline(entries: [ArchivedEntry(date: Self.now, view: .empty)])
        try store.store(
            ["small": archive, "large": archive], of: ProviderKey("k"), in: HostSurroundings(),
            isPlaceholder: false,
            made: Self.now)
        try store.database.run("UPDATE archive SET text = x'7B' WHERE family = 'small'")
        let held = try store.archives(of: ProviderKey("k"), in: HostSurroundings(), isPlaceholder: false)
        #expect(Array(held.keys) == ["large"])
    }

    @Test func `what extensions said of themselves comes back by its stamp`() throws {
        let bench = try Bench()
        let store = try HostStore(path: bench.store)
        let description = ExtensionDescription(identifier: "x", kinds: [.init(kind: "k", name: "K")])
        try store.store(description, stamp: "a", of: "x")
        try store.store(nil, stamp: "b", of: "y")
        #expect(try store.description(stamp: "a")?.description == description)
        #expect(try store.description(stamp: "b")?.isSilent == true)
        #expect(try store.description(stamp: "c") == nil)
        #expect(try store.lastDescription(of: "x")?.stamp == "a")
        #expect(try store.lastDescription(of: "y")?.isSilent == true)
        #expect(try store.lastDescription(of: "z") == nil)
        for version in 0..<100 { try store.store(nil, stamp: "v\(version)", of: "y") }
        #expect(try store.lastDescription(of: "y")?.stamp == "v99")
        let count = try store.database.first("SELECT count(*) FROM description", []) { $0.int(0) }
        #expect(count == 9)
    }
}
