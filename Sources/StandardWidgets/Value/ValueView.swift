import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// A figure in each family: the figure itself, how it moves, and as much of its past as there is room for.
struct ValueView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    let entry: ValueEntry

    private var words: Words { Words(language: locale.identifier) }

    var body: some View {
        if let facts = entry.facts {
            let texts = ValueTexts(facts: facts, words: words, locale: locale)
            switch family {
            case .accessoryInline: ValueLine(texts: texts)
            case .accessoryCircular: ValueRing(texts: texts)
            case .accessoryRectangular: ValueStrip(texts: texts)
            case .systemSmall: ValueTile(texts: texts)
            case .systemMedium: ValueCard(texts: texts)
            default: ValuePage(texts: texts)
            }
        } else {
            EmptyState(
                name: words("widgets.value.title"), symbol: "chart.xyaxis.line",
                sentence: words("widgets.value.empty"), brief: words("widgets.value.emptyBrief"))
        }
    }
}

/// What the families say of a figure, in words and colours.
struct ValueTexts {
    let facts: ValueFacts
    let words: Words
    let locale: Locale

    var name: Text { Text(facts.name) }

    /// The figure in pixel type.
    ///
    /// - Parameter columns: That it may take.
    func figure(within columns: Int, rows: Int = 3) -> some View {
        Figure(text: Text(verbatim: pixels(within: columns, rows: rows)), tint: tint, rows: rows)
            .privacySensitive(facts.isSensitive)
    }

    /// The text that pixel type of so many columns has room for.
    func pixels(within columns: Int, rows: Int = 3) -> String {
        facts.text(within: columns, locale) { Self.pixelWidth($0, rows: rows) }
    }

    /// Columns of a figure in pixel type: digits take three, marks between them one, and one is left between two. In
    /// five rows a pixel is two columns wide.
    static func pixelWidth(_ text: String, rows: Int = 3) -> Int {
        let pixels = text.reduce(0) { sum, character in
            switch character {
            case ".", ",", "'": sum + 2
            case " ": sum + 3
            case "M": sum + 6
            case "G": sum + 5
            default: sum + 4
            }
        }
        return (pixels - 1) * (rows == 5 ? 2 : 1)
    }

    /// The figure on one row, the unit behind it.
    func value(within columns: Int) -> Text {
        let room = facts.unit.isEmpty ? columns : columns - facts.unit.count - 1
        let text = facts.text(within: max(room, 3), locale)
        return Text(verbatim: facts.unit.isEmpty ? text : text + " " + facts.unit)
    }

    /// Of the figure: one that is remarkable stands out, also without colour by `mark` and `level`.
    var tint: Color {
        switch facts.level {
        case .normal: .primary
        case .low, .high: .yellow
        case .tooLow, .tooHigh: .red
        }
    }

    /// Of the line, the bar and the arrow.
    var motion: Color {
        guard let trend = facts.trend else { return .teal }
        switch facts.better {
        case .neither: return .teal
        case .up: return trend.isUp ? .green : .red
        case .down: return trend.isUp ? .red : .green
        }
    }

    /// Of a bar or a ring.
    var filling: Color { facts.level == .normal ? .teal : tint }

    /// `▲ 1.2 %`; nil where nothing moves.
    var trend: Text? {
        guard let trend = facts.trend, let amount = facts.amount(of: trend, words, locale) else { return nil }
        return (arrow(trend) + Text(verbatim: " " + amount)).foregroundStyle(motion)
    }

    func arrow(_ trend: ValueFacts.Trend) -> Text {
        Text(Image(systemName: trend.isUp ? "arrowtriangle.up.fill" : "arrowtriangle.down.fill"))
    }

    /// One mark for a warning, two for an alarm; empty for neither.
    var mark: String {
        switch facts.level {
        case .normal: ""
        case .low, .high: "!"
        case .tooLow, .tooHigh: "!!"
        }
    }

    /// `! high · over 80 %`, the shorter without the limit; nil where all is well.
    func level(isShort: Bool = false) -> Text? {
        let (key, limit): (String, Double)
        switch facts.level {
        case .normal: return nil
        case .low(let passed): (key, limit) = ("widgets.value.low", passed)
        case .tooLow(let passed): (key, limit) = ("widgets.value.tooLow", passed)
        case .high(let passed): (key, limit) = ("widgets.value.high", passed)
        case .tooHigh(let passed): (key, limit) = ("widgets.value.tooHigh", passed)
        }
        var text = mark + " " + words(key)
        if !isShort {
            let side = limit > (facts.value ?? 0) ? "widgets.value.under" : "widgets.value.over"
            text += " · " + words(side, ["limit": facts.number(limit, within: 9, locale)])
        }
        return Text(verbatim: text).bold().foregroundStyle(tint)
    }

    /// The level, as long as there is room.
    func fittingLevel() -> some View {
        ViewThatFits(in: .horizontal) {
            if let level = level() { level }
            if let level = level(isShort: true) { level }
        }
        .lineLimit(1)
    }

    /// `max 1,301` and `min 1,180`.
    func bounds() -> (most: Text, least: Text)? {
        guard let range = facts.range, range.lowerBound < range.upperBound else { return nil }
        func text(_ key: String, _ value: Double) -> Text {
            Text(words(key, ["n": facts.number(value, within: 8, locale)]))
                .foregroundStyle(.secondary)
        }
        return (text("widgets.value.most", range.upperBound), text("widgets.value.least", range.lowerBound))
    }

    /// `64 %`, of what a bar is full at.
    var shareText: Text? {
        guard let share = facts.share, let most = facts.most else { return nil }
        return Text(
            facts.unit == "%" && most == 100
                ? words("widgets.figure.percent", ["n": "\(Int((share * 100).rounded()))"])
                : words("widgets.value.of", ["limit": facts.number(most, within: 8, locale)])
        ).foregroundStyle(.secondary)
    }

    /// The line through the past; where there is none yet a word that says so, and nothing under a text.
    @ViewBuilder func line(rows: Int) -> some View {
        let values = facts.line()
        if !values.isEmpty {
            Sparkline(values).tint(motion).widgetAccentable().frame(height: rows.rows)
                .privacySensitive(facts.isSensitive)
        } else if facts.value != nil, facts.most == nil {
            Text(words("widgets.value.noPast")).foregroundStyle(.secondary).lineLimit(1)
        }
    }

    /// The bar and what it is full at.
    @ViewBuilder var bar: some View {
        if let share = facts.share {
            HStack(spacing: 1.columns) {
                ProgressView(value: share).tint(filling).widgetAccentable()
                if let shareText { shareText.lineLimit(1).layoutPriority(1) }
            }
            .privacySensitive(facts.isSensitive)
        }
    }
}
