import Testing
import VistazoArchive
import WidgetExtras

@testable import SwiftUI

@MainActor
struct ExtrasTests {
    @Test func `cells are counted in points`() {
        #expect(12.columns == 96)
        #expect(2.rows == 32)
        #expect(0.5.columns == 4)
        #expect(
            lowered(Text("a").frame(width: 12.columns, height: 2.rows))
                == .text("a").with(.frame(.init(width: 12, height: 2))))
    }

    @Test func `charts keep what is finite and leave gaps`() {
        #expect(
            lowered(Sparkline([1, nil, .nan, .infinity]))
                == Node(.chart(.init(.series(.line, [1, nil, nil, nil])))))
        #expect(lowered(Bars([1, 2])) == Node(.chart(.init(.series(.bars, [1, 2])))))
        #expect(lowered(HeatMap([])) == Node(.chart(.init(.series(.heat, [])))))
    }

    @Test func `each day has its state`() {
        let states = Node.Chart.DayState.allCases
        #expect(lowered(DayDots(DayDots.Day.allCases)) == Node(.chart(.init(.dots(states)))))
    }

    @Test func `a hint asks for a key, a ring for the frame`() {
        guard case .button(let button) = lowered(Button("Log") {}.keyHint("l")).content,
            case .gauge(let gauge) = lowered(Gauge(value: 0.5) { Text("a") }.widgetRing()).content
        else {
            Issue.record("not a button and a gauge")
            return
        }
        #expect(button.key == "l")
        #expect(gauge.isRing)
        #expect(
            lowered(Button("Log") {}.keyHint(""))
                == Node(.button(Node.Button(label: .text("Log"), intent: nil))))
    }
}
