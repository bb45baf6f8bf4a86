import Foundation
import SwiftUI
import Testing
import VistazoArchive

/// Ranges of dates that were built backwards, as real extensions build them once an end has passed.
@Suite @MainActor struct DateRangeTests {
    private let early = Date(timeIntervalSince1970: 1_796_029_920)
    private var late: Date { early + 60 }

    @Test func `a range built backwards does not end the extension and holds the same dates`() {
        #expect((late...early).lowerBound == early && (late...early).upperBound == late)
        #expect((early...late) == (late...early))
        #expect((early...early).lowerBound == early)
    }

    @Test func `every view of a range takes one that was built backwards`() {
        for view in [
            lowered(Text(late...early)), lowered(Text(timerInterval: late...early)),
            lowered(Text("Due \(late...early)")),
            lowered(ProgressView(timerInterval: late...early, countsDown: false)),
            lowered(ProgressView(timerInterval: late...early)),
        ] {
            #expect(view != .empty)
        }
        #expect(lowered(Text(late...early)) == lowered(Text(early...late)))
    }
}
