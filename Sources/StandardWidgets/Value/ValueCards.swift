import SwiftUI
import WidgetExtras

/// The small family: the figure, its unit, and a bar or a line.
struct ValueTile: View {
    let texts: ValueTexts

    private var facts: ValueFacts { texts.facts }
    /// Figures may use the margins beside them.
    private static let columns = 18

    var body: some View {
        Card(title: texts.name, fact: texts.trend, isFactPrivate: facts.isSensitive) {
            HStack(alignment: .top, spacing: 1.columns) {
                texts.figure(within: Self.columns)
                if isUnitBeside { Text(verbatim: facts.unit).foregroundStyle(.secondary).lineLimit(1) }
            }
            caption.privacySensitive(facts.isSensitive)
        } bottom: {
            if facts.most == nil { texts.line(rows: 2) } else { texts.bar }
        }
    }

    private var isUnitBeside: Bool {
        let room = Self.columns - 1 - ValueTexts.pixelWidth(texts.pixels(within: Self.columns)) - 1
        return !facts.unit.isEmpty && facts.unit.count <= room
    }

    /// The unit, where it has no room beside the figure, or what is remarkable.
    @ViewBuilder private var caption: some View {
        if facts.level != .normal {
            texts.fittingLevel()
        } else if !facts.unit.isEmpty, !isUnitBeside {
            Text(verbatim: facts.unit).foregroundStyle(.secondary).lineLimit(1)
        }
    }
}

/// The medium family: the figure, what its past ranged over, and the line.
struct ValueCard: View {
    let texts: ValueTexts

    private var facts: ValueFacts { texts.facts }

    var body: some View {
        Card(title: texts.name, fact: texts.trend, isFactPrivate: facts.isSensitive) {
            ViewThatFits(in: .horizontal) {
                head(hasBounds: true)
                head(hasBounds: false)
                texts.figure(within: 26)
            }
        } bottom: {
            if facts.most == nil {
                texts.line(rows: 3)
            } else {
                texts.line(rows: 2)
                texts.bar
            }
        }
    }

    private func head(hasBounds: Bool) -> some View {
        HStack(alignment: .top, spacing: 2.columns) {
            texts.figure(within: 22)
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: facts.unit.isEmpty ? " " : facts.unit).foregroundStyle(.secondary)
                if facts.level != .normal {
                    texts.level(isShort: true).privacySensitive(facts.isSensitive)
                }
            }
            .lineLimit(1)
            .fixedSize()
            Spacer(minLength: 1.columns)
            if hasBounds, let bounds = texts.bounds() {
                VStack(alignment: .trailing, spacing: 0) {
                    bounds.most
                    bounds.least
                }
                .lineLimit(1)
                .fixedSize()
                .privacySensitive(facts.isSensitive)
            }
        }
    }
}

/// The large families: the figure large, the line with its range and the times it lies between.
struct ValuePage: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.timeZone) private var zone
    let texts: ValueTexts

    private var facts: ValueFacts { texts.facts }
    /// Figures may use the margins beside them.
    private var columns: Int { family == .systemExtraLarge ? 78 : 38 }

    private var unit: some View { Text(verbatim: facts.unit).foregroundStyle(.secondary).lineLimit(1) }

    private var isUnitBeside: Bool {
        let taken = ValueTexts.pixelWidth(texts.pixels(within: columns, rows: 5), rows: 5)
        return !facts.unit.isEmpty && facts.unit.count + 3 <= columns - 1 - taken
    }

    var body: some View {
        Card(title: texts.name, fact: texts.trend, isFactPrivate: facts.isSensitive) {
            HStack(alignment: .top, spacing: 2.columns) {
                texts.figure(within: columns, rows: 5)
                if isUnitBeside { unit.fixedSize() }
            }
            HStack(spacing: 2.columns) {
                if !isUnitBeside, !facts.unit.isEmpty { unit }
                texts.fittingLevel().privacySensitive(facts.isSensitive)
            }
            .padding(.top, 1.rows)
        } bottom: {
            if facts.past.count > 1 {
                chart
                axis
            } else {
                texts.line(rows: 1)
            }
            if facts.share != nil { texts.bar.padding(.top, 1.rows) }
        }
    }

    private var rows: Int { facts.share == nil ? 7 : 5 }

    private var chart: some View {
        HStack(alignment: .top, spacing: 1.columns) {
            texts.line(rows: rows)
            if let range = facts.range, range.lowerBound < range.upperBound {
                VStack(alignment: .trailing, spacing: 0) {
                    bound(range.upperBound)
                    Spacer(minLength: 0)
                    bound(range.lowerBound)
                }
                .frame(height: rows.rows)
                .fixedSize(horizontal: true, vertical: false)
                .privacySensitive(facts.isSensitive)
            }
        }
    }

    private func bound(_ value: Double) -> some View {
        Text(verbatim: facts.number(value, within: 7, texts.locale)).foregroundStyle(.secondary).lineLimit(1)
    }

    /// When the line begins and ends.
    @ViewBuilder private var axis: some View {
        if let first = facts.past.first?.instant.date, let last = facts.past.last?.instant.date {
            HStack(spacing: 0) {
                Text(verbatim: moment(first, besides: last))
                Spacer(minLength: 1.columns)
                // As a share it stands above.
                if let trend = facts.trend, trend.share != nil {
                    (texts.arrow(trend)
                        + Text(
                            verbatim: " " + facts.number(trend.difference.magnitude, within: 7, texts.locale)))
                        .privacySensitive(facts.isSensitive)
                    Spacer(minLength: 1.columns)
                }
                Text(verbatim: moment(last, besides: first))
            }
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
    }

    /// With the day where both times are not of one.
    private func moment(_ date: Date, besides other: Date) -> String {
        var style = Date.FormatStyle(locale: texts.locale)
        style.timeZone = zone
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        if calendar.isDate(date, inSameDayAs: other) { return date.formatted(style.hour().minute()) }
        if abs(date.timeIntervalSince(other)) < 6 * 86_400 {
            return date.formatted(style.weekday(.abbreviated).hour().minute())
        }
        return date.formatted(style.day().month(.abbreviated))
    }
}
