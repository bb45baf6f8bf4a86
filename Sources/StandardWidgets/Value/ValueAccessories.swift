import SwiftUI
import WidgetExtras
import WidgetKit

/// The ring: how full it is where there is something to fill, else three short rows.
struct ValueRing: View {
    let texts: ValueTexts

    private var facts: ValueFacts { texts.facts }
    private static let columns = 8

    var body: some View {
        Group {
            if let share = facts.share {
                Gauge(value: share) {
                    VStack(spacing: 0) {
                        name.frame(maxWidth: .infinity)
                        foot.frame(maxWidth: .infinity)
                    }
                } currentValueLabel: {
                    value.frame(maxWidth: .infinity)
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(texts.filling)
            } else {
                VStack(spacing: 0) {
                    name.frame(maxWidth: .infinity)
                    value.frame(maxWidth: .infinity)
                    foot.frame(maxWidth: .infinity)
                }
            }
        }
        .lineLimit(1)
        .filling(.center)
    }

    private var name: some View { texts.name.foregroundStyle(.secondary) }

    private var room: Int { Self.columns - (texts.mark.isEmpty ? 0 : texts.mark.count + 1) }

    /// The figure with its unit, where both stand whole in one row.
    private var measured: String? {
        guard !facts.unit.isEmpty else { return nil }
        let whole = facts.text(within: room, texts.locale) + " " + facts.unit
        return whole.count <= room ? whole : nil
    }

    /// With a mark before it where it is remarkable.
    private var value: some View {
        let mark = texts.mark
        let text = measured ?? facts.text(within: room, texts.locale)
        return Text(verbatim: mark.isEmpty ? text : mark + " " + text).bold().foregroundStyle(texts.tint)
            .widgetAccentable().privacySensitive(facts.isSensitive)
    }

    /// The way it moves, and the unit where that does not stand beside the figure.
    private var foot: some View {
        let unit = measured == nil ? facts.unit : ""
        return ViewThatFits(in: .horizontal) {
            if let trend = facts.trend {
                texts.arrow(trend).foregroundStyle(texts.motion)
                    + Text(verbatim: unit.isEmpty ? "" : " " + unit).foregroundStyle(.secondary)
                texts.arrow(trend).foregroundStyle(texts.motion)
            }
            Text(verbatim: unit.isEmpty ? " " : unit).foregroundStyle(.secondary)
        }
        .privacySensitive(facts.isSensitive)
    }
}

/// The rectangle: the figure behind the name, how it moves, a bar or a line of one row.
struct ValueStrip: View {
    let texts: ValueTexts

    private var facts: ValueFacts { texts.facts }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 1.columns) {
                texts.name.bold()
                Spacer(minLength: 1.columns)
                texts.value(within: 10).bold().foregroundStyle(texts.tint).widgetAccentable()
                    .privacySensitive(facts.isSensitive).layoutPriority(1)
            }
            middle.privacySensitive(facts.isSensitive)
            Spacer(minLength: 0)
            if facts.most == nil { texts.line(rows: 1) } else { texts.bar }
        }
        .lineLimit(1)
        .filling()
    }

    @ViewBuilder private var middle: some View {
        if facts.level != .normal {
            texts.fittingLevel()
        } else {
            HStack(spacing: 1.columns) {
                if let trend = texts.trend { trend.layoutPriority(1) }
                Spacer(minLength: 1.columns)
                if let range = facts.range, range.lowerBound < range.upperBound {
                    ViewThatFits(in: .horizontal) {
                        Text(
                            verbatim: facts.number(range.lowerBound, within: 5, texts.locale) + "–"
                                + facts.number(range.upperBound, within: 5, texts.locale)
                        ).foregroundStyle(.secondary)
                        Text(verbatim: "")
                    }
                }
            }
        }
    }
}

/// The line: name and figure, then how it moves and what is remarkable, as long as there is room.
struct ValueLine: View {
    let texts: ValueTexts

    var body: some View {
        HStack {
            (texts.name + Text(verbatim: " ") + texts.value(within: 14).bold())
                .privacySensitive(texts.facts.isSensitive)
            if let level = texts.level(isShort: true) {
                level.privacySensitive(texts.facts.isSensitive).layoutPriority(-1)
            }
            if let trend = texts.trend {
                trend.privacySensitive(texts.facts.isSensitive).layoutPriority(-2)
            }
        }
    }
}
