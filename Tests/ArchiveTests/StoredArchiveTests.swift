import Foundation
import Testing

@testable import VistazoArchive

@Suite struct StoredArchiveTests {
    @Test func `one entry is read without the others`() throws {
        for seed in 0..<200 as Range<UInt64> {
            var arbitrary = Arbitrary(seed: seed)
            let archive = arbitrary.archive()
            let stored = try #require(StoredArchive(archive.stored))
            #expect(stored.dates == archive.entries.map(\.date))
            for date in stored.dates {
                let part = try stored.decode(at: date + 0.0005)
                #expect(part.entries.last == archive.entry(at: date + 0.0005))
                #expect(part.reload == archive.reload)
                #expect(part.madeFor == archive.madeFor)
            }
            #expect(try stored.decode(at: .distantPast).entries == [])
        }
    }

    @Test(arguments: [
        "", "{}", "\n", "{\"entries\":[]}", "{\"entries\":[\n]}x", "{\"entries\":[\nx\n]}", "[\n]}",
    ])
    func `another form is not taken for it`(text: String) {
        #expect(StoredArchive(Array(text.utf8)) == nil)
    }

    @Test func `an archive made in this process is measured by the same limits`() {
        func archive(_ view: Node, count: Int = 1) -> ArchivedTimeline {
            ArchivedTimeline(
                entries: Array(
                    repeating: ArchivedEntry(date: Date(timeIntervalSinceReferenceDate: 0), view: view),
                    count: count))
        }
        var deep = Node.text("x")
        for _ in 0..<64 { deep = Node(.stack(Node.Stack(.vertical, [deep]))) }
        #expect(archive(.text("x")).brokenLimit == nil)
        #expect(archive(deep).brokenLimit == .tooManyLevels(limit: 64))
        #expect(archive(.text("x"), count: 501).brokenLimit == .tooManyEntries(limit: 500))
        #expect(
            archive(.text(String(repeating: "x", count: 1 << 20))).brokenLimit == .tooLarge(limit: 1 << 20))
        let wide = Node(.stack(Node.Stack(.vertical, Array(repeating: .empty, count: 10_000))))
        #expect(archive(wide).brokenLimit == .tooManyNodes(limit: 10_000))
    }
}
