import Foundation
import VistazoArchive
import VistazoCells

/// The words of a text on each rung of its ladder, worked out when they are first asked for.
final class TextSource {
    /// One piece of a text with its style.
    enum Run {
        case fixed(String, CellStyle)
        case live(LiveText, CellStyle)

        var isLive: Bool {
            if case .live = self { true } else { false }
        }
    }

    let rungCount: Int
    /// One more than `rungCount` where large type has a shorter form still: see `TextVariant.initial(of:)`.
    let largeTypeRungCount: Int
    /// The rung that large type begins with.
    let firstInLargeType: Int
    /// True where all of it is live: then it is one line wherever a rung lets it be.
    let isLive: Bool
    private let runs: [Run]
    /// Of each run, empty for what is fixed; none at all where nothing is live.
    private let ladders: [[TextVariant]]
    @exclusivity(unchecked) private var surroundings: Surroundings
    private let change: (String) -> String
    @exclusivity(unchecked) private var texts: [(text: StyledText, nextChange: Date?)?]

    /// - Parameter change: what is done to the words before they are set, such as their case.
    init(_ runs: [Run], _ surroundings: Surroundings, change: @escaping (String) -> String = { $0 }) {
        self.runs = runs
        self.surroundings = surroundings
        self.change = change
        guard runs.contains(where: \.isLive) else {
            ladders = []
            firstInLargeType = 0
            rungCount = 1
            largeTypeRungCount = 1
            isLive = false
            texts = [nil]
            return
        }
        ladders = runs.map { run in
            if case .live(let text, _) = run { TextVariant.ladder(for: text) } else { [] }
        }
        firstInLargeType =
            runs.map { run in
                if case .live(let text, _) = run { TextVariant.firstInLargeType(of: text) } else { 0 }
            }.max() ?? 0
        rungCount = max(ladders.map(\.count).max() ?? 0, 1)
        let hasInitials = runs.contains { run in
            if case .live(let text, _) = run { TextVariant.initial(of: text) != nil } else { false }
        }
        largeTypeRungCount = rungCount + (hasInitials ? 1 : 0)
        isLive = !runs.isEmpty && !ladders.contains { $0.isEmpty }
        texts = Array(repeating: nil, count: largeTypeRungCount)
    }

    /// Two texts beside each other, a blank between.
    convenience init(_ first: TextSource, _ second: TextSource) {
        self.init(
            first.runs + [.fixed(" ", .standard)] + second.runs, first.surroundings, change: second.change)
    }

    func text(rung: Int) -> StyledText { prepared(rung).text }

    /// When the words of a rung next differ.
    func nextChange(rung: Int) -> Date? { prepared(rung).nextChange }

    /// The first instant before `end` at which the words of a rung pass a test that they fail now: a longer rung may
    /// come to fit, as a countdown does that loses a digit. nil where none does.
    ///
    /// Looks no farther than some sixty changes: those of one field within the next. Words that change more often than
    /// each second have digits of one width.
    func instant(of rung: Int, before end: Date?, where passes: (StyledText) -> Bool) -> Date? {
        var last = surroundings.now
        var next = nextChange(rung: rung)
        for step in 0..<64 {
            guard let instant = next, end.map({ instant < $0 }) ?? true else { return nil }
            if step > 0, instant.timeIntervalSince(last) < 0.5 { return nil }
            let (text, following) = made(rung, at: instant, words: workedOutText)
            if passes(text) { return instant }
            (last, next) = (instant, following)
        }
        return next
    }

    /// Whether any words depend on the clock.
    var isTicking: Bool { ladders.contains { !$0.isEmpty } }

    /// Goes to another instant; true where words that were asked for differ from those of the last.
    func advance(to now: Date) -> Bool {
        let isBack = now < surroundings.now
        surroundings.now = now
        var differs = false
        for (rung, text) in texts.enumerated() {
            guard let text, isBack || text.nextChange.map({ now >= $0 }) ?? false else { continue }
            texts[rung] = nil
            if prepared(rung).text != text.text { differs = true }
        }
        return differs
    }

    private func prepared(_ rung: Int) -> (text: StyledText, nextChange: Date?) {
        if let text = texts[rung] { return text }
        let text = made(rung, at: surroundings.now, words: liveText)
        texts[rung] = text
        return text
    }

    private typealias Words = (LiveText, Date, TimeZone, Locale, TextVariant) -> LiveString

    private func made(_ rung: Int, at now: Date, words: Words) -> (text: StyledText, nextChange: Date?) {
        var text = StyledText()
        var nextChange: Date?
        for (index, run) in runs.enumerated() {
            switch run {
            case .fixed(let string, let style): text.append(change(string), style: style)
            case .live(let live, let style):
                let words = words(
                    live, now, surroundings.zone, surroundings.locale,
                    variant(rung, of: live, ladders[index]))
                text.append(change(words.string), style: style)
                if let next = words.nextChange { nextChange = min(nextChange ?? next, next) }
            }
        }
        return (text, nextChange)
    }

    private func variant(_ rung: Int, of live: LiveText, _ ladder: [TextVariant]) -> TextVariant {
        if rung == rungCount, let initial = TextVariant.initial(of: live) { return initial }
        return ladder[min(rung, ladder.count - 1)]
    }
}
