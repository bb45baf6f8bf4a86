import Foundation
import Testing
import VistazoArchive

@testable import SwiftUI

/// Text of the current date is archived as live text.
@MainActor
@Suite struct TimeDataSourceTests {
    static let date = Date(timeIntervalSince1970: 1_796_029_920)

    private func live(_ text: Text) -> LiveText? {
        guard case .text(let runs) = lowered(text).content, case .live(let live)? = runs.first?.content
        else { return nil }
        return live
    }

    @Test func `a format of the current date is a skeleton`() {
        let time = Text(.currentDate, format: .dateTime.hour().minute())
        #expect(live(time) == .now(skeleton: "jm"))
        let plain = Text(
            .currentDate, format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute().second())
        #expect(live(plain) == .now(skeleton: "Jms"))
        let day = Text(.currentDate, format: .dateTime.weekday(.wide).day().month(.wide))
        #expect(live(day) == .now(skeleton: "MMMMEEEEd"))
    }

    @Test func `an offset and a reference keep their fields`() {
        #expect(
            live(
                Text(
                    .currentDate,
                    format: .offset(to: Self.date, allowedFields: [.hour, .minute], sign: .never)))
                == .format(
                    .init(
                        date: Self.date, kind: .offset, allowedFields: [.hour, .minute], maxFieldCount: 2,
                        sign: .never)))
        #expect(
            live(Text(.currentDate, format: .reference(to: Self.date, thresholdField: .year)))
                == .format(
                    .init(
                        date: Self.date, kind: .reference,
                        allowedFields: [.year, .month, .day, .hour, .minute], maxFieldCount: 2,
                        threshold: .year)))
    }

    @Test func `a timer and a stopwatch keep their bounds`() {
        let end = Self.date + 300
        #expect(
            live(Text(.currentDate, format: .timer(countingUpIn: Self.date..<end)))
                == .timer(
                    .init(from: Self.date, to: end, countsDown: false, maxFieldCount: 3, maxPrecision: 1)))
        #expect(
            live(
                Text(
                    .currentDate, format: .stopwatch(startingAt: Self.date, maxPrecision: .milliseconds(100)))
            )
                == .format(
                    .init(date: Self.date, kind: .stopwatch, maxFieldCount: 4, maxPrecision: 0.1)))
    }

    @Test func `a style used by itself says what the host would show`() {
        let style = SystemFormatStyle.DateOffset(to: Self.date).locale(Locale(identifier: "es_ES"))
        #expect(String(style.format(Self.date + 8_580).characters) == "2 horas y 23 minutos")
        #expect(style.discreteInput(after: Self.date + 8_580) == Self.date + 8_640)
    }
}
