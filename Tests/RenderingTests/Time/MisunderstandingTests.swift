import Foundation
import Testing
import VistazoArchive
import VistazoCells

@testable import VistazoRendering

/// What authors of widgets most often take wrongly about live text, and what is right here.
@Suite struct MisunderstandingTests {
    private func words(_ text: LiveText, _ now: Date) -> LiveString {
        liveText(text, now: now, zone: .gmt, locale: Locale(identifier: "en_US"))
    }

    @Test func `a time of the present date stands still, and the present time does not`() {
        #expect(words(.date(noon, .time), noon + 3_600) == words(.date(noon, .time), noon))
        #expect(words(.now(skeleton: "jm"), noon).nextChange == noon + 60)
    }

    @Test func `a live text takes the room of its present words and pushes nobody`() {
        for (distance, text) in [(5.0, "0:05"), (65, "1:05"), (3_605, "1:00:05")] {
            let row = Node.row([.live(.date(noon - distance, .timer)), .text("|"), .spacer])
            #expect(rows(row, 20, 1) == [text + "|"])
        }
    }

    @Test func `a live text stands where its frame says, with no alignment of its own`() {
        let text = Node.live(.date(noon - 65, .timer))
        #expect(
            rows(text.with(.width(max: .infinity, NodeAlignment(.trailing, .top))), 10, 1) == ["      1:05"])
        #expect(rows(text.with(.size(10, 1, NodeAlignment(.trailing, .center))), 10, 1) == ["      1:05"])
        #expect(rows(text.with(.width(max: .infinity, .topLeading)), 10, 1) == ["1:05"])
    }

    @Test func `a timer goes on after its date, an interval does not`() {
        #expect(words(.date(noon, .timer), noon - 5).string == "0:05")
        #expect(words(.date(noon, .timer), noon + 5).string == "0:05")
        let span = LiveText.timer(.init(from: noon - 60, to: noon))
        #expect(words(span, noon + 5) == LiveString(string: "0:00"))
    }

    @Test func `ends in the wrong order are put in order, or stand at zero`() {
        #expect(
            words(.range(from: noon + 60, to: noon), noon).string
                == words(.range(from: noon, to: noon + 60), noon).string)
        for countsDown in [true, false] {
            for now in [noon - 100, noon, noon + 30, noon + 100] {
                let span = LiveText.TimerSpan(from: noon + 60, to: noon, countsDown: countsDown)
                #expect(words(.timer(span), now) == LiveString(string: "0:00"))
                let bar = Node(
                    .progress(Node.Progress(.interval(span), currentValueLabel: .live(.timer(span)))))
                #expect(drawing(bar, 20, 2, now: now).nextChange == nil)
            }
        }
    }

    @Test func `a timer has no days, an offset has`() {
        #expect(words(.date(noon - 2_102_400, .timer), noon).string == "584:00:00")
        #expect(words(.timer(.init(from: noon, to: noon + 518_400)), noon).string == "144:00:00")
        #expect(words(.date(noon - 2_102_400, .relative), noon).string == "24 days, 8 hr")
    }

    @Test func `a text that grows steps down its ladder, and its neighbours stay in their row`() {
        for distance in [59, 3_599, 86_399, 2_592_000] as [Double] {
            for columns in 10...24 {
                let row = Node.row(
                    [.text("run"), .live(.date(noon - distance, .relative)), .spacer, .text("|")], spacing: 1)
                let shown = rows(row, columns, 3)
                #expect(shown.filter { !$0.isEmpty }.count == 1, "\(shown)")
                #expect(shown.joined().hasSuffix("|"))
            }
        }
    }

    @Test func `a drawing depends on the clock that it is given alone`() {
        let view = Node.live(.date(noon - 65, .relative))
        #expect(rows(view, 20, 1)[0].trimmingCharacters(in: .whitespaces) == "1 min, 5 sec")
    }

    @Test func `content without a container background is drawn like any other`() {
        let plain = widget(.text("hello"), .small).grid.text
        #expect(plain.contains("hello"))
    }
}
