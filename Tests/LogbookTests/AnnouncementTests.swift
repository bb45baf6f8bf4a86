import Testing
import VistazoWords

@testable import VistazoLogbook

/// What is announced, and how a watch tells each change once.
@Suite struct AnnouncementTests {
    private let fixture: LogbookFixture

    init() throws { fixture = try LogbookFixture() }

    @Test func `each writing is announced once, with its step and door`() throws {
        let logbook = try fixture.open(door: .script)
        var heard: [Announcement] = []
        logbook.announce = { announcement, _ in heard.append(announcement) }
        let now = try fixture.at("2026-11-30 10:00")
        let item = try logbook.addItem(ItemChange(name: "Café"), at: now)
        try logbook.tap(item, at: now)
        try logbook.undo()
        try logbook.redo()
        try logbook.changeCounter("water", by: 1, at: now)
        try logbook.changeCounter("water", by: 0, at: now)
        try logbook.startCountdown("tea", length: 60_000, at: now)
        #expect(
            heard.map { $0.step?.action } == [.addItem, .log, .log, .log, .count, nil])
        #expect(heard.map(\.turn) == [.done, .done, .undone, .redone, .done, .done])
        #expect(heard.allSatisfy { $0.door == .script })
        #expect(heard.last?.changes == [.timer("tea")])
    }

    @Test func `an import is one change`() throws {
        let logbook = try fixture.open()
        let now = try fixture.at("2026-11-30 10:00")
        var transfer = Transfer()
        for hour in 0..<9 {
            transfer.entries.append(
                .init(
                    .init(
                        owner: .init(uid: "", name: "Café"),
                        instant: now.advanced(bySeconds: -3600 * hour), zoneOffset: 3600,
                        day: try day("2026-11-30"), amount: nil, note: nil)))
        }
        transfer.named = [.init("Café")]
        var count = 0
        logbook.announce = { _, _ in count += 1 }
        _ = try logbook.take(transfer, isTrial: true, source: "a.json", at: now)
        #expect(count == 0)
        _ = try logbook.take(transfer, source: "a.json", at: now)
        #expect(count == 1)
    }

    @Test func `a poke that names its step says the same changes as one that does not`() {
        let changes: [LogbookChange] = [.item(3), .items, .counter("two words"), .timer("tea")]
        let message = LogbookChange.message(changes, step: "step 12 99 undone pane")
        #expect(LogbookChange.changes(in: message) == changes)
        let said = AnnouncedStep(message: message)
        #expect(said == AnnouncedStep(id: 12, at: Instant(milliseconds: 99), turn: .undone, door: .pane))
        let long = LogbookChange.message(
            [.counter(String(repeating: "x", count: 2000))], step: "step 1 0 done ")
        #expect(LogbookChange.changes(in: long) == [])
        #expect(
            AnnouncedStep(message: long)
                == AnnouncedStep(id: 1, at: Instant(milliseconds: 0), turn: .done, door: nil))
        for bad in ["", "logbook", "logbook\nstep", "logbook\nstep x 0 done", "logbook\nstep 1 2 blown tmux"]
        {
            #expect(AnnouncedStep(message: bad) == nil)
        }
    }

    /// A logbook that keeps its pokes, and a watch of it.
    private final class Stage {
        let logbook: Logbook
        var watch: HistoryWatch
        var messages: [String] = []
        var heard: [Announcement] = []

        init(_ logbook: Logbook) throws {
            self.logbook = logbook
            watch = HistoryWatch(try logbook.history())
            logbook.announce = { [unowned self] announcement, _ in messages.append(announcement.message) }
        }

        func look() throws {
            heard += watch.changes(messages, steps: try logbook.history(limit: .max))
            messages = []
        }

        var told: [String] {
            heard.map { "\($0.turn) \($0.step?.action?.rawValue ?? "-") \($0.door?.rawValue ?? "?")" }
        }
    }

    @Test func `a watch tells each step once, whenever it looks`() throws {
        let now = try fixture.at("2026-11-30 10:00")
        func act(_ stage: Stage, _ after: () throws -> Void) throws {
            let item = try stage.logbook.addItem(ItemChange(name: "Café"), at: now)
            try after()
            try stage.logbook.tap(item, at: now)
            try after()
            try stage.logbook.undo()
            try after()
            try stage.logbook.redo()
            try after()
            try stage.logbook.undo()
            try after()
            // Its number is given out again.
            let days = try day("2026-11-30")...(try day("2026-11-30"))
            try stage.logbook.skip(item, days, at: now.advanced(bySeconds: 1))
            try after()
        }
        let each = try Stage(fixture.open())
        try act(each) { try each.look() }
        #expect(
            each.told == [
                "done addItem terminal", "done log terminal", "undone log terminal", "redone log terminal",
                "undone log terminal", "done skip terminal",
            ])
        // Looking late, what is gone since is not told, and nothing twice.
        let late = try Stage(LogbookFixture().open())
        try act(late) {}
        try late.look()
        try late.look()
        #expect(late.told.first == "done addItem terminal")
        #expect(late.told.last == "done skip terminal")
        #expect(Set(late.heard.map { "\($0)" }).count == late.heard.count)
    }

    @Test func `a poke that was lost is made up for by the list`() throws {
        let stage = try Stage(fixture.open())
        let now = try fixture.at("2026-11-30 10:00")
        let item = try stage.logbook.addItem(ItemChange(name: "Café"), at: now)
        try stage.logbook.tap(item, at: now)
        stage.messages.removeFirst()
        try stage.look()
        #expect(stage.told.sorted() == ["done addItem terminal", "done log terminal"])
        try stage.logbook.undo()
        stage.messages = ["logbook"]
        try stage.look()
        #expect(stage.told.last == "undone log ?")
    }

    @Test func `what is no step is told by its poke, what is not the logbook's by none`() throws {
        let stage = try Stage(fixture.open())
        try stage.logbook.startCountdown("tea", length: 60_000, at: fixture.at("2026-11-30 10:00"))
        stage.messages += ["center kind", "logbook", ""]
        try stage.look()
        #expect(stage.heard == [Announcement(changes: [.timer("tea")])])
    }
}
