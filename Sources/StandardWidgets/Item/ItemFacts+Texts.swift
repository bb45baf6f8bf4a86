import SwiftUI
import VistazoWords
import WidgetExtras

/// What an item is called, its colour, when and how long ago it was, as every widget of items says it.
extension ItemFacts {
    var title: Text { Text(verbatim: emoji.map { "\($0) \(name)" } ?? name) }

    var tint: Color { Color(named: color) ?? .orange }

    /// `3h`; while a stopwatch runs its time; a dash before the first time.
    func figure(_ words: Words) -> Text {
        if let running { return Text(timerFrom: running.start.date) }
        if daysAhead > 0 { return Text(words("widgets.item.days", ["n": "\(daysAhead)"])) }
        return ago
    }

    /// `3h`; a dash before the first time.
    var ago: Text {
        guard let since = since else { return Text(verbatim: "–") }
        return Text(
            .currentDate,
            format: .offset(
                to: since, allowedFields: [.year, .month, .day, .hour, .minute], maxFieldCount: 1,
                sign: .never))
    }

    /// `3 hours ago`, `in 3 days`, as the language puts it.
    func sentence(_ words: Words) -> Text {
        if let running { return Text(timerFrom: running.start.date) }
        guard last != nil else { return Text(words("widgets.item.never")) }
        if daysAhead > 0 { return Text(words("widgets.item.inDays", count: daysAhead)) }
        if isFresh { return Text(words("widgets.item.justNow")) }
        let parts = words("widgets.item.agoSentence", ["time": "\u{0}"]).components(separatedBy: "\u{0}")
        return Text(parts[0]) + ago + Text(parts.count > 1 ? parts[1] : "")
    }

    /// What stands beside the figure: `ago`, `just now`, `running`.
    func caption(_ words: Words) -> String? {
        if running != nil { return words("widgets.item.running") }
        guard last != nil else { return nil }
        if daysAhead > 0 { return words("widgets.item.ahead") }
        return words(isFresh ? "widgets.item.justNow" : "widgets.item.ago")
    }

    /// When it was, or since when it runs: `today 06:04`, `since yesterday 17:00`.
    func moment(_ words: Words, _ locale: Locale) -> String {
        if let running { return running.start.since(words, locale) }
        return last.map { $0.told(words, locale) } ?? words("widgets.item.never")
    }

    /// How often in all; nothing before the first time.
    func times(_ words: Words) -> String {
        count == 0 || daysAhead > 0 ? "" : words("widgets.item.times", count: count)
    }

    /// `2 today`; nothing before the first time.
    func daySum(_ words: Words) -> String {
        count == 0 || daysAhead > 0 || running != nil
            ? "" : words("widgets.item.today", ["today": today.isEmpty ? "0" : today])
    }
}

extension ItemFacts.Moment {
    /// `today 06:04`, `yesterday 21:30`, `tomorrow 07:30`, `Fri 27 Nov 07:41`, `12 Nov 2025`.
    func told(_ words: Words, _ locale: Locale) -> String {
        switch daysAgo {
        case -1: return words("widgets.item.tomorrowAt", ["time": time(locale)])
        case 0: return words("widgets.item.todayAt", ["time": time(locale)])
        case 1: return words("widgets.item.yesterdayAt", ["time": time(locale)])
        case -300..<300:
            let day = date.formatted(style(locale).weekday(.abbreviated).day().month(.abbreviated))
            return "\(day) \(time(locale))"
        default: return date.formatted(style(locale).day().month(.abbreviated).year())
        }
    }

    /// The same with less of the time: `27 Nov`, `Nov 2025`.
    func day(_ words: Words, _ locale: Locale) -> String {
        switch daysAgo {
        case 0, 1: told(words, locale)
        case -300..<300: date.formatted(style(locale).day().month(.abbreviated))
        default: date.formatted(style(locale).month(.abbreviated).year())
        }
    }

    /// `since 08:48`, `since yesterday 17:00`.
    func since(_ words: Words, _ locale: Locale) -> String {
        switch daysAgo {
        case 0: words("widgets.item.sinceTime", ["time": time(locale)])
        case 1: words("widgets.item.sinceYesterday", ["time": time(locale)])
        default: words("widgets.item.sinceDay", ["day": told(words, locale)])
        }
    }

    /// `18:00`.
    func clock(_ locale: Locale) -> String { time(locale) }

    /// `Fri 18:00`.
    func weekday(_ locale: Locale) -> String {
        date.formatted(style(locale).weekday(.abbreviated)) + " " + time(locale)
    }

    private func time(_ locale: Locale) -> String { date.formatted(style(locale).hour().minute()) }

    private func style(_ locale: Locale) -> Date.FormatStyle {
        var style = Date.FormatStyle(locale: locale)
        style.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
        return style
    }
}

extension Text {
    /// A clock that counts up from a date; nought before it.
    init(timerFrom date: Date) {
        self.init(timerInterval: date...date.addingTimeInterval(366 * 86_400), countsDown: false)
    }
}

extension Tone {
    /// The colour of a state; `plain` is the one given.
    func color(_ plain: Color = .primary) -> Color {
        switch self {
        case .plain: plain
        case .quiet: .secondary
        case .kept: .green
        case .soon: .yellow
        case .over: .red
        }
    }
}
