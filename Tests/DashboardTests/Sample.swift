import Foundation
import VistazoArchive
import VistazoCells
import VistazoRendering
import VistazoWords

@testable import VistazoDashboard

/// Values that the suites share: a fixed instant, a page of every shape, archives with buttons.
enum Sample {
    /// Monday 30 November 2026, 09:12 UTC.
    static let now = Date(timeIntervalSince1970: 1_796_029_920)

    static func surroundings(mode: RenderingMode = .fullColor) -> Surroundings {
        Surroundings(size: .zero, now: .distantPast, locale: Locale(identifier: "en_GB"), mode: mode)
    }

    static func dashboard(
        _ pages: [Page]? = nil, columns: Int = 80, rows: Int = 24, isPane: Bool = false,
        keys: [Key: [String]] = [:], language: String = "en"
    ) -> Dashboard {
        var configuration = Configuration()
        configuration.pages = pages
        configuration.keys = keys
        return Dashboard(
            configuration: configuration, surroundings: surroundings(), words: Words(language: language),
            size: CellSize(columns: columns, rows: rows), isPane: isPane)
    }

    static let page = Page(
        name: "Today",
        widgets: [
            PlacedWidget("item", .medium, with: [JSONValue.Member("item", .string("café"))]),
            PlacedWidget("counter", .small), PlacedWidget("clock", .small),
            PlacedWidget("timer", .medium), PlacedWidget("size", .medium),
        ])

    static func page(_ families: Family..., name: String = "Page") -> Page {
        Page(name: name, widgets: families.map { PlacedWidget("a", $0) })
    }

    static let increment = IntentCall(name: "IncrementIntent")
    static let decrement = IntentCall(name: "DecrementIntent")

    /// An archive of one entry with a plus and a minus button.
    static func counter(_ value: Int, from date: Date = now) -> WidgetContent {
        let minus = Node.Button(label: Node(.symbol("minus")), intent: decrement)
        let plus = Node.Button(label: Node(.symbol("plus")), intent: increment)
        let buttons = Node.Stack(.horizontal, [Node(.button(minus)), Node(.button(plus))])
        let view = Node(.stack(Node.Stack(.vertical, [.text(String(value)), Node(.stack(buttons))])))
        return WidgetContent(archive: ArchivedTimeline(entries: [ArchivedEntry(date: date, view: view)]))
    }

    static func text(_ text: String, sensitive: Bool = false) -> WidgetContent {
        let view = Node(.text([TextRun(.string(text))]), sensitive ? [.sensitive] : [])
        return WidgetContent(archive: ArchivedTimeline(entries: [ArchivedEntry(date: now, view: view)]))
    }
}

extension Dashboard {
    mutating func type(_ keys: Key...) -> [Effect] {
        keys.flatMap { handle(.key($0), at: Sample.now) }
    }

    /// What stands in the window.
    var text: String {
        var copy = self
        return copy.screen(at: Sample.now).grid.text
    }

    /// The rows of the window without the blanks at their ends.
    mutating func rows(at now: Date = Sample.now) -> [String] {
        screen(at: now).grid.rows.map { row in
            String(row.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// A letter for each lattice place of the page, in the order of its widgets.
    var plan: [String] {
        let lattice = layout.placements.filter { $0.area == .lattice }
        let columns = (lattice.map(\.rect.right).max() ?? 0) / 10
        var plan = Array(repeating: Array(repeating: ".", count: columns), count: layout.height)
        for placement in lattice {
            let index = page.widgets.firstIndex { $0.id == placement.widget.id } ?? 0
            let letter = String(UnicodeScalar(UInt8(97 + index)))
            for row in placement.rect.top / 5..<placement.rect.bottom / 5 {
                for column in placement.rect.left / 10..<placement.rect.right / 10 {
                    plan[row][column] = letter
                }
            }
        }
        return plan.map { $0.joined() }
    }
}
