import SwiftUI
import VistazoWords
import WidgetExtras
import WidgetKit

/// What comes round in each family: how long it is till then, as a figure and as a bar or the ring, and when that is.
struct OccasionView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    /// nil where nobody named it: then the words say it that tell when it comes round.
    let name: String?
    let spelled: String
    let occasion: Occasion
    /// From when this is shown.
    let now: Date

    private var words: Words { Words(language: locale.identifier) }

    var body: some View {
        switch family {
        case .accessoryInline: inline
        case .accessoryCircular: circular
        case .accessoryRectangular: rectangular
        default: home
        }
    }

    private var home: some View {
        Card(title: title, fact: family == .systemSmall ? nil : mark) {
            Figure(text: figure, tint: tint, rows: family == .systemLarge ? 5 : 3)
            fittingWhen.padding(.top, family == .systemLarge ? 1.rows : 0)
        } bottom: {
            bar
        }
    }

    private var circular: some View {
        Group {
            if let before = occasion.before, occasion.state == .far || occasion.state == .near {
                ProgressView(timerInterval: before...occasion.date, countsDown: true) {
                    ringName
                } currentValueLabel: {
                    brief.bold().frame(maxWidth: .infinity)
                }
                .progressViewStyle(.circular)
            } else {
                Gauge(value: occasion.state == .now ? 1 : 0) {
                    ringName
                } currentValueLabel: {
                    brief.bold().frame(maxWidth: .infinity)
                }
                .gaugeStyle(.accessoryCircularCapacity)
            }
        }
        .tint(tint)
        .lineLimit(1)
        .filling(.center)
    }

    private var rectangular: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 1.columns) {
                ViewThatFits(in: .horizontal) {
                    title.bold()
                    Text(words("widgets.timer.title")).bold()
                }
                Spacer(minLength: 1.columns)
                brief.bold().foregroundStyle(tint).widgetAccentable().layoutPriority(1)
            }
            fittingWhen
            Spacer(minLength: 0)
            bar
        }
        .lineLimit(1)
        .filling()
    }

    private var inline: some View {
        HStack {
            Text(Image(systemName: symbol)) + Text(verbatim: " \(name ?? spelled) ") + figure
            when.layoutPriority(-1)
        }
    }

    private var symbol: String {
        switch occasion.state {
        case .far, .near: "timer"
        case .now: "bell.fill"
        case .past: "checkmark"
        }
    }

    private var tint: Color {
        switch occasion.state {
        case .far: .teal
        case .near: .yellow
        case .now: .green
        case .past: .secondary
        }
    }

    /// How long it is: days and hours, hours and minutes, minutes and seconds.
    private var figure: Text { length(fields: 2) }
    /// The same in one field, until it ticks.
    private var brief: Text { length(fields: 1) }

    private func length(fields: Int) -> Text {
        switch occasion.state {
        case .far, .past:
            Text(
                .currentDate,
                format: .offset(
                    to: occasion.date, allowedFields: [.year, .month, .day, .hour, .minute],
                    maxFieldCount: fields, sign: .never))
        case .near: Text(timerInterval: now...max(now, occasion.date), countsDown: true, showsHours: false)
        case .now: Text(words("widgets.timer.now"))
        }
    }

    /// Which way the figure counts, top right.
    private var mark: Text? {
        switch occasion.state {
        case .far, .near: Text(words("widgets.timer.until"))
        case .now: nil
        case .past: Text(words("widgets.timer.since"))
        }
    }

    private var title: Text { Text(name ?? spelled) }

    /// For the ring, which has room for a short name alone.
    private var ringName: some View {
        ViewThatFits(in: .horizontal) {
            if let name { Text(name) } else { Text(occasion.moment.clock(locale)) }
            Text(verbatim: "")
        }
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
    }

    private var when: Text { Text(occasion.moment.told(words, locale)) }

    /// When it is, with less of the time where there is less room.
    private var fittingWhen: some View {
        ViewThatFits(in: .horizontal) {
            when
            if abs(occasion.moment.daysAgo) < 7 { Text(occasion.moment.weekday(locale)) }
            Text(occasion.moment.day(words, locale))
            Text(occasion.moment.clock(locale))
        }
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }

    @ViewBuilder private var bar: some View {
        if let before = occasion.before, occasion.state == .far || occasion.state == .near {
            ProgressView(timerInterval: before...occasion.date, countsDown: true) {
            } currentValueLabel: {
            }
            .tint(tint)
        } else if occasion.state == .now {
            ProgressView(value: 1).tint(tint)
        }
    }
}
