import Testing
import VistazoCells

@testable import VistazoDashboard

@Suite struct LineTests {
    private func wrapped(_ text: String, _ columns: Int) -> [String] {
        Line.wrapped(text, columns: columns).map { line in
            line.clusters.map(\.cluster.text).joined()
        }
    }

    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]),
        ("a  b    c", 20, ["a  b    c"]),
        ("aa  bb    cc", 6, ["aa  bb", "cc"]),
        ("aa  bb    cc", 5, ["aa", "bb", "cc"]),
        ("  led and trailed  ", 30, ["led and trailed"]),
        ("9:12:05\u{202F}PM  due", 10, ["9:12:05\u{202F}PM", "due"]),
        ("12\u{A0}ml of tea", 5, ["12\u{A0}ml", "of", "tea"]),
        ("abcdefgh", 4, ["abc…"]),
        ("a\nb\tc", 3, ["a b", "c"]),
        ("", 5, []), ("   ", 5, []), ("a b", 0, []), ("世界 世", 5, ["世界", "世"]),
    ])
    func `columns keep their gaps, lines break at blanks, and figures stay with their units`(
        text: String, columns: Int, lines: [String]
    ) {
        #expect(wrapped(text, columns) == lines)
    }

    @Test func `no line is wider than asked`() {
        for columns in 1..<12 {
            for line in Line.wrapped("one  two   世界  twelve-and-more  a\u{202F}b", columns: columns) {
                #expect(line.width <= columns)
            }
        }
    }
}
