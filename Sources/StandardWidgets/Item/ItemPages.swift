import SwiftUI
import VistazoWords
import WidgetExtras

/// An item's large family: a quarter of a year at a glance, what the figures say, the last times.
struct ItemPage: View {
    let facts: ItemFacts
    let words: Words

    var body: some View {
        Card(
            title: facts.title,
            fact: facts.running == nil
                ? facts.sentence(words) : facts.sentence(words).bold().foregroundStyle(facts.tint)
        ) {
            HeatCalendar(heat: facts.heat.suffix(weeks: 13), tint: facts.tint).padding(.bottom, 1.rows)
            ItemFigures(
                figures: Array(facts.figures.prefix(3)), tint: facts.tint, words: words, hasBars: true)
            ItemTimes(facts: facts, words: words, range: 0..<2).padding(.top, 1.rows)
        } bottom: {
            ItemFoot(facts: facts, words: words)
        }
    }
}

/// An item's extra large family: half a year, and beside it all that the figures say.
struct ItemSpread: View {
    let facts: ItemFacts
    let words: Words

    var body: some View {
        Card(title: facts.title, fact: Text(facts.goals.map(\.title).joined(separator: " · "))) {
            HStack(alignment: .top, spacing: 2.columns) {
                ItemHead(facts: facts, words: words)
            }
            .padding(.bottom, 1.rows)
            ViewThatFits(in: .horizontal) {
                ForEach(weeks, id: \.self) { columns(weeks: $0) }
                HeatCalendar(heat: facts.heat.suffix(weeks: 13), tint: facts.tint)
            }
            // Three columns have room for times alone.
            times(columns: facts.recent.contains { !$0.amount.isEmpty || $0.note != nil } ? 2 : 3)
                .padding(.top, 1.rows)
        } bottom: {
            ItemFoot(facts: facts, words: words)
        }
    }

    /// Two rows of the latest times, one column after the other.
    private func times(columns: Int) -> some View {
        HStack(alignment: .top, spacing: 4.columns) {
            ForEach(0..<columns, id: \.self) { column in
                ItemTimes(facts: facts, words: words, range: 2 * column..<2 * column + 2)
                    .frame(maxWidth: .infinity)
            }
        }
    }

    /// As many weeks as there are, at least a quarter of a year, and as have room.
    private var weeks: [Int] {
        let blank = facts.heat.values.prefix { $0 == nil }.count / 7
        return [26, 24, 22, 20, 18, 16, 13].filter { $0 <= max(ItemFacts.Heat.weeks - blank, 13) }
    }

    private func columns(weeks: Int) -> some View {
        HStack(alignment: .top, spacing: 3.columns) {
            HeatCalendar(heat: facts.heat.suffix(weeks: weeks), tint: facts.tint)
            ItemFigures(figures: Array(facts.figures.prefix(8)), tint: facts.tint, words: words)
        }
    }
}

/// Statistics as two columns, what they are and what they come to.
struct ItemFigures: View {
    let figures: [ItemFacts.Figure]
    let tint: Color
    let words: Words
    var hasBars = false

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 2.columns, verticalSpacing: 0) {
            ForEach(Array(figures.enumerated()), id: \.offset) { _, figure in
                GridRow {
                    Text(figure.label).foregroundStyle(.secondary)
                    HStack(spacing: 2.columns) {
                        value(figure).bold().foregroundStyle(figure.tone.color()).layoutPriority(1)
                        if hasBars, let clock = figure.clock {
                            ProgressView(
                                timerInterval: clock.span, countsDown: false, label: { EmptyView() },
                                currentValueLabel: { EmptyView() }
                            )
                            .tint(figure.tone == .plain ? tint : figure.tone.color()).widgetAccentable()
                        } else if hasBars, let fraction = figure.fraction {
                            ProgressView(value: fraction).tint(
                                figure.tone == .plain ? tint : figure.tone.color()
                            )
                            .widgetAccentable()
                        }
                    }
                }
            }
        }
        .lineLimit(1)
    }

    private func value(_ figure: ItemFacts.Figure) -> Text {
        guard let clock = figure.clock else { return Text(figure.value) }
        return figure.tone == .kept ? Text(verbatim: "✓ " + clock.target) : clock.progress(words)
    }
}

/// The latest times, each in a row.
struct ItemTimes: View {
    @Environment(\.locale) private var locale
    let facts: ItemFacts
    let words: Words
    let range: Range<Int>

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(
                Array(facts.recent.dropFirst(range.lowerBound).prefix(range.count).enumerated()), id: \.offset
            ) { _, recent in
                HStack(spacing: 1.columns) {
                    Text(recent.moment.told(words, locale)).layoutPriority(1)
                    Spacer(minLength: 1.columns)
                    Text(recent.note ?? "").foregroundStyle(.secondary)
                    Text(recent.amount).foregroundStyle(.secondary).layoutPriority(1)
                }
            }
        }
        .lineLimit(1)
    }
}

/// The last row of the larger families: the button, and what is due; of a stopwatch that may have been forgotten
/// since when it runs, and how its end is told.
struct ItemFoot: View {
    @Environment(\.locale) private var locale
    let facts: ItemFacts
    let words: Words

    var body: some View {
        HStack(spacing: 1.columns) {
            ItemAction(facts: facts, words: words)
            Spacer(minLength: 1.columns)
            ViewThatFits(in: .horizontal) {
                if facts.running?.isLong == true {
                    remark(facts.moment(words, locale) + " · " + hint, .soon)
                    remark(hint, .soon)
                    remark(facts.moment(words, locale), .soon)
                } else if let goal = facts.mainGoal, !goal.remark.isEmpty {
                    remark(goal.remark, goal.tone)
                }
            }
        }
        .lineLimit(1)
    }

    private var hint: String { words("widgets.item.forgotten", ["item": facts.name]) }

    private func remark(_ text: String, _ tone: Tone) -> some View {
        Text(text).foregroundStyle(tone.color(.secondary)).fixedSize()
    }
}
