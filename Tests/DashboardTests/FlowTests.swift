import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoDashboard

@Suite struct FlowTests {
    @Test(
        arguments: [
            (
                80, [Family.medium, .small, .small, .medium, .small, .small],
                ["aaaabbcc", "aaaabbcc", "ddddeeff", "ddddeeff"]
            ),
            (
                80, [.small, .extraLarge, .small],
                ["aacc....", "aacc....", "bbbbbbbb", "bbbbbbbb", "bbbbbbbb", "bbbbbbbb"]
            ),
            (
                60, [.large, .small, .small, .rectangular, .circular],
                ["aaaabb", "aaaabb", "aaaacc", "aaaacc", "dde"]
            ),
            (40, [.circular, .rectangular, .circular, .circular], ["abbc", "d"]),
            (
                89, [.large, .large, .large],
                ["aaaabbbb", "aaaabbbb", "aaaabbbb", "aaaabbbb", "cccc", "cccc", "cccc", "cccc"]
            ),
            (120, [.circular, .medium, .medium, .small, .circular], ["abbbbccccdde", ".bbbbccccdd"]),
        ] as [(Int, [Family], [String])])
    func `each widget takes the first free place in reading order`(
        columns: Int, families: [Family], plan: [String]
    ) {
        let page = Page(name: "", widgets: families.map { PlacedWidget("a", $0) })
        #expect(Sample.dashboard([page], columns: columns).plan.map { $0.trimmed } == plan.map { $0.trimmed })
    }

    @Test func `a widget wider than the window is narrowed to it, a square one is left out`() {
        let dashboard = Sample.dashboard([Sample.page(.medium, .extraLarge, .small)], columns: 35)
        #expect(dashboard.plan == ["aaa", "aaa", "cc.", "cc."])
        #expect(dashboard.requests.map(\.size.key) == ["medium@30x10", "extraLarge", "small"])
    }

    @Test func `a widget higher than the window is lowered to it`() {
        let dashboard = Sample.dashboard([Sample.page(.large, .small)], rows: 16)
        #expect(dashboard.requests.map(\.size.key) == ["large@40x15", "small"])
    }

    @Test(arguments: [20, 29, 30, 39, 40, 47, 60, 80])
    func `in a pane wide widgets are as wide as it and keep their rows`(columns: Int) {
        let page = Sample.page(.medium, .large, .extraLarge, .small)
        let layout = Sample.dashboard([page], columns: columns, rows: 40, isPane: true).layout
        #expect(layout.placements.map(\.rect.size.rows) == [10, 20, 20, 10])
        #expect(layout.placements.prefix(3).allSatisfy { $0.rect.size.columns == columns })
    }

    @Test(arguments: [(30, [30, 30]), (40, [20, 20]), (45, [22, 23])])
    func `in a pane small widgets stand side by side where two fit`(columns: Int, widths: [Int]) {
        let layout = Sample.dashboard([Sample.page(.small, .small)], columns: columns, isPane: true).layout
        #expect(layout.placements.map(\.rect.size.columns) == widths)
        #expect(layout.placements.allSatisfy { $0.rect.right <= columns })
    }

    @Test func `no two widgets overlap and none leaves the window, at any size`() {
        let page = Page(name: "", widgets: (0..<40).map { PlacedWidget("a", Family.allCases[$0 % 6]) })
        for columns in stride(from: 0, through: 300, by: 7) {
            for rows in [0, 1, 5, 6, 11, 16, 24, 30, 57] {
                for isPane in [false, true] {
                    let layout = PageLayout(
                        page: page, size: CellSize(columns: columns, rows: rows), isPane: isPane)
                    for (index, one) in layout.placements.enumerated() {
                        #expect(one.rect.left >= 0 && one.rect.right <= columns)
                        for other in layout.placements.dropFirst(index + 1) {
                            #expect(one.rect.intersection(other.rect).isEmpty)
                        }
                    }
                }
            }
        }
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == "." }.reversed()) }
}
