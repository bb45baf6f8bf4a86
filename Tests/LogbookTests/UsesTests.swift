import Testing
import VistazoWords

@testable import VistazoLogbook

@Suite struct UsesTests {
    static let now = Instant(seconds: 1_796_029_920)

    @Test func `only what was logged from the day on counts, and archived items do not`() throws {
        let logbook = try WordFormsTests.logbook(["Tea", "Old", "Never", "Gone"])
        let items = try logbook.items()
        let today = logbook.day(of: Self.now)
        for back in [0, 0, 5, 29, 30, 400] {
            try logbook.tap(items[0], when: .on(today.advanced(by: -back)), at: Self.now)
        }
        try logbook.tap(items[1], when: .on(today.advanced(by: -60)), at: Self.now)
        try logbook.tap(items[3], at: Self.now)
        var archived = ItemChange()
        archived.isArchived = true
        try logbook.edit(items[3], archived, at: Self.now)
        let uses = try logbook.uses(since: today.advanced(by: -29))
        #expect(uses == [items[0].id: 4, items[1].id: 0, items[2].id: 0])
    }

    @Test func `it reads no entry, and of the days only those it counts`() throws {
        let logbook = try WordFormsTests.logbook(["Tea"])
        let plan = try logbook.database.all(
            "EXPLAIN QUERY PLAN \(Logbook.usesQuery)", [.integer(0)], { $0.text(3) })
        #expect(
            plan.contains { $0.contains("SEARCH day_totals USING PRIMARY KEY (item=? AND day>?)") }, "\(plan)"
        )
        #expect(!plan.contains { $0.contains("entries") || $0.contains("SCAN day_totals") }, "\(plan)")
    }
}
