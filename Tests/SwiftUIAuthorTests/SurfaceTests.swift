import SwiftUI
import Testing
import VistazoArchive
import VistazoCells
import VistazoRendering

/// Every form in which widget sources write Apple's names compiles as it stands, and is drawn.
struct SurfaceTests {
    /// A form by its place among all; forms are not passed to a test themselves, for they hold closures.
    struct Row: CustomTestStringConvertible, Sendable {
        let form: Form
        var testDescription: String { form.name }
    }

    static let rows: [Row] = [
        TextForms.content, TextForms.dates, TextForms.numbers, TextForms.fonts,
        LayoutForms.stacks, LayoutForms.collections, LayoutForms.frames,
        StyleForms.colors, StyleForms.shapes, StyleForms.effects,
        ControlForms.buttons, ControlForms.gauges,
    ].flatMap { $0 }.map(Row.init)

    @Test(arguments: rows)
    @MainActor func `it is drawn, and what it lacks is told`(row: Row) {
        let size = Family.medium.outerSize
        let surroundings = Surroundings(
            size: CellSize(columns: size.columns, rows: size.rows), now: moment)
        let context = LoweringContext(family: .medium, surroundings: surroundings)
        let node = lower(row.form.view(), in: EnvironmentValues(lowering: context))
        let drawing = draw(
            ArchivedEntry(date: moment, view: node), family: .medium, surroundings: surroundings)
        // Foundation sets narrow blanks, which look like others.
        let text = drawing.grid.text.replacing("\u{202F}", with: " ")
        for words in row.form.shows { #expect(text.contains(words), "\(text)") }
        let told = context.diagnostics.compactMap { if case .noEffect(let name) = $0 { name } else { nil } }
        #expect(Set(told) == Set(row.form.told))
    }
}
