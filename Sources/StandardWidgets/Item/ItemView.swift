import AppIntents
import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// An item in each family: how long ago, when, how often, and the key that logs it.
struct ItemView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    let entry: ItemEntry

    private var words: Words { Words(language: locale.identifier) }

    var body: some View {
        switch entry.content {
        case .facts(let facts): ItemFactsView(facts: facts, words: words)
        case .empty:
            EmptyState(
                name: words("widgets.item.title"), symbol: "circle.dotted",
                sentence: words("widgets.item.empty"))
        }
    }
}

struct ItemFactsView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    let facts: ItemFacts
    let words: Words

    var body: some View {
        Group {
            switch family {
            case .accessoryInline: inline
            case .accessoryCircular: log { circular }
            case .accessoryRectangular: log { rectangular }
            case .systemLarge: large
            case .systemMedium: medium
            default: small
            }
        }
        .privacySensitive(facts.isPrivate)
    }

    private var small: some View {
        Card(title: title) {
            figure
            moment.foregroundStyle(.secondary).lineLimit(1)
        } bottom: {
            DayRow(week: facts.week, tint: tint, locale: locale, words: words, hasNames: false)
            action
        }
    }

    private var medium: some View {
        Card(title: title, fact: times) {
            head
        } bottom: {
            DayRow(week: facts.week, tint: tint, locale: locale, words: words, hasNames: true)
            action
        }
    }

    private var large: some View {
        Card(title: title, fact: times) {
            VStack(alignment: .leading, spacing: 0) {
                head.padding(.bottom, 1.rows)
                DayRow(week: facts.week, tint: tint, locale: locale, words: words, hasNames: true)
                    .padding(.bottom, 1.rows)
                ForEach(Array(facts.recent.enumerated()), id: \.offset) { _, recent in
                    HStack(spacing: 1.columns) {
                        text(of: recent.moment)
                        Spacer(minLength: 0)
                        Text(recent.amount).foregroundStyle(.secondary)
                    }
                }
            }
            .lineLimit(1)
        } bottom: {
            action
        }
    }

    /// The figure and what explains it; the day's count stands right where there is room.
    private var head: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: 2.columns) {
                explained
                Spacer(minLength: 0)
                today
            }
            explained
        }
        .lineLimit(1)
    }

    private var explained: some View {
        HStack(alignment: .top, spacing: 2.columns) {
            // "0 min" beside "just now" tells a listener nothing.
            figure.accessibilityHidden(facts.isFresh)
            VStack(alignment: .leading, spacing: 0) {
                if facts.last != nil {
                    Text(words(facts.isFresh ? "widgets.item.justNow" : "widgets.item.ago"))
                }
                moment.foregroundStyle(.secondary)
            }
        }
    }

    private var circular: some View {
        VStack(spacing: 0) {
            // Each row in the middle of the ring, not of the widest row.
            Text(facts.item.emoji ?? facts.item.name).frame(maxWidth: .infinity)
            ago.bold().foregroundStyle(tint).widgetAccentable().frame(maxWidth: .infinity)
            Text(facts.today).foregroundStyle(.secondary).frame(maxWidth: .infinity)
        }
        .lineLimit(1)
        .filling(.center)
    }

    private var rectangular: some View {
        VStack(alignment: .leading, spacing: 0) {
            title.bold()
            sentence.foregroundStyle(tint).widgetAccentable()
            ViewThatFits(in: .horizontal) {
                today + Text(verbatim: " · ") + times
                today
            }
            .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .filling()
    }

    private var inline: some View {
        HStack {
            title.bold() + Text(verbatim: " ") + sentence
            today
        }
    }

    private var title: Text { facts.title }
    private var tint: Color { facts.tint }
    private var ago: Text { facts.ago }
    private var sentence: Text { facts.sentence(words) }

    private var figure: some View { Figure(text: ago, tint: tint) }

    /// `today 06:04`.
    private var moment: Text { facts.last.map(text) ?? Text(words("widgets.item.never")) }

    private func text(of moment: ItemFacts.Moment) -> Text {
        var style = Date.FormatStyle(locale: locale)
        style.timeZone = TimeZone(secondsFromGMT: moment.offset) ?? .gmt
        let time = moment.date.formatted(style.hour().minute())
        switch moment.daysAgo {
        case 0: return Text(words("widgets.item.todayAt", ["time": time]))
        case 1: return Text(words("widgets.item.yesterdayAt", ["time": time]))
        case 2..<300:
            let day = moment.date.formatted(style.weekday(.abbreviated).day().month(.abbreviated))
            return Text(verbatim: "\(day) \(time)")
        default: return Text(moment.date.formatted(style.day().month(.abbreviated).year()))
        }
    }

    private var times: Text { Text(words("widgets.item.times", count: facts.count)) }

    private var today: Text { Text(words("widgets.item.today", ["today": facts.today])) }

    private var action: some View {
        log { ActionLabel(symbol: "plus.circle", word: words("widgets.item.log"), color: tint) }
    }

    /// A button that logs; the sample has no item to log.
    @ViewBuilder
    private func log(@ViewBuilder label: () -> some View) -> some View {
        Button(intent: LogItemIntent(item: facts.item)) {
            label().accessibilityLabel(words("widgets.item.log"))
        }
        .buttonStyle(.plain)
    }
}
