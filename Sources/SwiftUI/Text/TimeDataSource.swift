import Foundation
import VistazoArchive

/// A value that changes with time, for text that the host keeps up to date.
public struct TimeDataSource<Value>: Sendable {
    private init() {}
}

extension TimeDataSource where Value == Date {
    /// The present instant.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource() }
}

extension Text {
    /// A changing value by its format, as live text: no provider runs when it changes.
    ///
    /// The system's own styles and `Date.FormatStyle` live on in the archive; any other style is written
    /// once, when the text is made.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        if let live = (format as? any LiveFormat)?.liveText {
            self.init(.live(live))
        } else {
            self.init((Date() as? F.FormatInput).map { format.format($0) } ?? AttributedString())
        }
    }

    /// A changing value by its format, as live text: no provider runs when it changes.
    ///
    /// The system's own styles and `Date.FormatStyle` live on in the archive; any other style is written
    /// once, when the text is made.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        if let live = (format as? any LiveFormat)?.liveText {
            self.init(.live(live))
        } else {
            self.init(verbatim: (Date() as? F.FormatInput).map { format.format($0) } ?? "")
        }
    }
}

/// A format that an archive can hold.
protocol LiveFormat {
    /// The format as live text; nil where it shows nothing.
    var liveText: LiveText? { get }
}

extension Date.FormatStyle: LiveFormat {
    /// The present time by the fields that the style shows. Locale, calendar and zone are those of the
    /// place where it is drawn.
    var liveText: LiveText? {
        // The fields are not to be had but in the style's coded form, as letters of a skeleton.
        guard let data = try? JSONEncoder().encode(self),
            let coded = try? JSONDecoder().decode(CodedStyle.self, from: data)
        else { return nil }
        let fields = ["era", "year", "quarter", "month", "week", "weekday", "day", "dayOfYear", "dayPeriod"]
        let times = ["hour", "minute", "second"]
        let skeleton = (fields + times).compactMap { coded.symbols?[$0] }.joined()
        return skeleton.isEmpty ? nil : .now(skeleton: skeleton)
    }

    private struct CodedStyle: Decodable {
        var symbols: [String: String]?
    }
}
