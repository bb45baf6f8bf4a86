import VistazoLogbook
import VistazoWords

extension ItemFacts {
    /// The statistics of an item, the most telling first.
    static func figures(
        _ reading: ItemReading, _ judgements: [Judgement], _ clocks: [GoalFacts.Clock?], _ record: ItemRecord,
        _ logbook: Logbook
    ) -> [Figure] {
        let words = logbook.words
        let item = reading.item
        var figures = zip(judgements, clocks).compactMap { judgement, clock in
            var figure = figure(judgement, item, words)
            figure?.clock = clock
            return figure
        }
        if figures.isEmpty, let total = record.totals[record.today], total.count > 0 {
            figures.append(
                Figure(
                    label: words("widgets.figure.day"),
                    value: words.amount(item.shown(total.amount), unit: item.unit)))
        }
        if let judgement = judgements.first, judgement.streak.longest > 0 {
            let streak = judgement.streak
            figures.append(
                Figure(
                    label: words("widgets.figure.streak"), value: words.streak(streak.count, streak.unit),
                    tone: streak.count > 0 ? .kept : .plain))
            figures.append(
                Figure(label: words("widgets.figure.best"), value: words.streak(streak.longest, streak.unit)))
        }
        let month = record.today.advanced(by: -29)...record.today
        if let judgement = judgements.first, case let rate = judgement.rate(in: month), rate.of > 0 {
            figures.append(
                Figure(
                    label: words("widgets.figure.thirty"),
                    value: words("widgets.figure.percent", ["n": "\(rate.met * 100 / rate.of)"])))
        }
        // What runs is told by the clock, not by sums that stand still.
        let sum = month.days.reduce(Amount.zero) { $0 + (reading.totals[$1]?.amount ?? .zero) }
        if sum > .zero {
            let label = figures.contains { $0.label == words("widgets.figure.thirty") } ? "sum" : "thirty"
            figures.append(
                Figure(label: words("widgets.figure.\(label)"), value: amount(sum, item, words)))
        }
        figures += gaps(record, words)
        if reading.all.count > 0 {
            let isSame = item.unit == nil
            figures.append(
                Figure(
                    label: words("widgets.figure.all"),
                    value: isSame
                        ? words("widgets.item.times", count: reading.all.count)
                        : amount(reading.all.amount, item, words)))
        }
        return figures
    }

    /// How far a goal has come: `today  2 of 3`.
    private static func figure(_ judgement: Judgement, _ item: Item, _ words: Words) -> Figure? {
        guard let progress = judgement.progress else { return nil }
        let unit = item.unit
        switch progress.goal {
        case .atLeast(let needed, let period), .atMost(let needed, let period):
            let needed = progress.needed > .zero ? progress.needed : needed
            let isOver = progress.state == .overLimit
            return Figure(
                label: words("widgets.figure.\(period.rawValue)"),
                value: words.progress(item.shown(progress.done), of: needed, unit: unit),
                tone: isOver ? .over : progress.state == .met ? .kept : .plain,
                fraction: needed > .zero ? min(1, max(0, progress.done.value / needed.value)) : nil)
        case .window(let times, let days):
            return Figure(
                label: words("widgets.figure.window", count: days),
                value: words.progress(progress.done, of: Amount(times), unit: nil),
                tone: progress.state == .met ? .kept : .plain, fraction: progress.fraction)
        case .every, .weekdays: return nil
        }
    }

    /// How many days lie between one day and the next, as a rule and at most.
    private static func gaps(_ record: ItemRecord, _ words: Words) -> [Figure] {
        let days = record.totals.keys.filter { record.hasEntry($0) && $0 <= record.today }.sorted()
        guard days.count > 2, let first = days.first, let last = days.last else { return [] }
        let longest = zip(days, days.dropFirst()).map { $1.number - $0.number }.max() ?? 0
        // Half a day more rounds up.
        let steps = days.count - 1
        let usual = (2 * last.days(since: first) + steps) / (2 * steps)
        guard longest > 1 else { return [] }
        return [
            Figure(label: words("widgets.figure.usual"), value: words.every(max(usual, 1))),
            Figure(
                label: words("widgets.figure.longest"), value: words("logbook.length.days", count: longest)),
        ]
    }

    private static func amount(_ amount: Amount, _ item: Item, _ words: Words) -> String {
        if item.unit == nil, amount.millionths % Amount.scale == 0 {
            return words("widgets.item.times", count: Int(amount.millionths / Amount.scale))
        }
        return item.runsStopwatch
            ? words.duration(seconds: item.seconds(of: amount) / 60 * 60)
            : words.amount(item.shown(amount), unit: item.unit)
    }
}
