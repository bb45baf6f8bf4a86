import Foundation
import Testing

@testable import VistazoTerminal

/// Reports of the cursor's place, from a terminal that a test plays.
@Suite struct WidthProbeTests {
    @Test(
        arguments: [
            ("\u{1B}[24;3R", 3), ("abc\u{1B}[1;81R", 81), ("\u{1B}[1;2R\u{1B}[1;5R", 5), ("\u{1B}[A", nil),
            ("\u{1B}[;R", nil), ("\u{1B}[1;999999R", nil), ("", nil),
        ] as [(String, Int?)])
    func `the column is that of the last whole report`(text: String, column: Int?) {
        #expect(WidthProbe.column(in: Array(text.utf8)) == column)
    }

    @Test func `where there is no terminal nothing is measured`() {
        #expect(WidthProbe.columns(of: ["a"], terminal: "/dev/null") == nil)
        #expect(WidthProbe.columns(of: ["a"], terminal: "/nonexistent") == nil)
    }
}
