import Foundation
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

@testable import VistazoDashboard

/// A generator whose numbers are the same on every run.
struct FixedRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@Suite struct RandomTests {
    static let keys: [Key] =
        KeyTable.rows.flatMap(\.keys) + [
            "é", " ", "e", "a", "\u{1F600}", .function(12), .delete, .home, .control("x"), "c",
        ]

    static func event(_ random: inout FixedRandom, _ dashboard: Dashboard) -> Event {
        let id = dashboard.pages.flatMap(\.all).map(\.id).randomElement(using: &random) ?? WidgetID("none")
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            let columns = [0, 1, 9, 12, 20, 30, 39, 80, 81, 120, 300].randomElement(using: &random) ?? 0
            let rows = [0, 1, 4, 6, 11, 20, 24, 25, 30, 40, 100].randomElement(using: &random) ?? 0
            return .resized(CellSize(columns: columns, rows: rows))
        case 2:
            return .content(id, Sample.counter(Int.random(in: 0..<3, using: &random)))
        case 3:
            return .content(id, WidgetContent(failure: "It\u{1B}[31m failed\nhere"))
        case 4:
            let outcomes: [IntentOutcome] = [
                .done(dialog: "Logged", isUndoable: true), .failed("No"), .refusedWhileLocked,
            ]
            return .intentFinished(id, outcomes.randomElement(using: &random) ?? .failed(""))
        case 5:
            var configuration = Configuration()
            let shapes = Family.allCases.shuffled(using: &random).prefix(4).map { PlacedWidget("b", $0) }
            let widgets = shapes.filter { $0.family != .inline }
            configuration.pages = Bool.random(using: &random) ? [] : [Page(name: "B", widgets: widgets)]
            return .configuration(Bool.random(using: &random) ? configuration : nil, faults: [])
        case 6:
            return Bool.random(using: &random)
                ? .focusChanged(Bool.random(using: &random)) : .kinds(EditingTests.kinds)
        default:
            return .key(keys.randomElement(using: &random) ?? .escape)
        }
    }

    /// Case E09.
    @Test(arguments: 0..<16)
    func `whatever happens at whatever size, there is a screen of just that size`(seed: Int) {
        var random = FixedRandom(state: UInt64(seed))
        var dashboard = Sample.dashboard(
            seed.isMultiple(of: 2) ? nil : [Sample.page, Sample.page(.large, .circular, name: "Two")],
            isPane: seed.isMultiple(of: 3), language: ["en", "es", "ru"][seed % 3])
        var now = Sample.now
        for _ in 0..<60 {
            now.addTimeInterval(Double.random(in: -5...10, using: &random))
            _ = dashboard.handle(Self.event(&random, dashboard), at: now)
            let screen = dashboard.screen(at: now)
            #expect(screen.grid.size == dashboard.size)
            #expect(screen.nextChange.map { $0 > now } ?? true)
            if let focus = dashboard.focus {
                #expect(dashboard.page.all.contains { $0.id == focus })
            }
            let request = dashboard.requests.filter(\.isVisible).map(\.size)
            #expect(request.allSatisfy { $0.columns <= max(dashboard.size.columns, 40) })
        }
    }

    /// Case E09.
    @Test func `every size from nothing to a wall has a screen, with and without help`() {
        var dashboard = Sample.dashboard(nil)
        for columns in [0, 1, 2, 3, 9, 10, 19, 20, 21, 30, 79, 80, 300] {
            for rows in [0, 1, 2, 3, 5, 6, 10, 11, 12, 23, 24, 25, 30, 100] {
                let size = CellSize(columns: columns, rows: rows)
                _ = dashboard.handle(.resized(size), at: Sample.now)
                #expect(dashboard.screen(at: Sample.now).grid.size == size)
                _ = dashboard.type("?", .pageDown, .down)
                #expect(dashboard.screen(at: Sample.now).grid.size == size)
                _ = dashboard.type(.escape)
            }
        }
    }
}
