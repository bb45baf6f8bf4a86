extension Goal {
    /// Reads a goal that a person typed or the store holds: `3/day`, `2000ml/day`, `3/week`, `3/month`,
    /// `3/7`, `<=2/day`, `every:11d`, `mon,wed,fri`. Words may be English, Spanish or Russian.
    ///
    /// - Parameter unit: What the item is counted in. Where it has none, and the text names one, it becomes
    ///   that.
    package init(parsing text: String, unit: inout String?) throws(GoalError) {
        let typed = trimmed(text).lowercased()
        var rest = Substring(typed)
        var isLimit = false
        for (sign, limits) in [("<=", true), ("≤", true), (">=", false), ("≥", false)]
        where rest.hasPrefix(sign) {
            rest = rest.dropFirst(sign.count)
            isLimit = limits
            break
        }
        if let goal = try Self.every(rest, text) ?? Self.onWeekdays(rest), !isLimit {
            self = goal
            return
        }
        guard let stroke = rest.lastIndex(of: "/") else { throw .unreadable(text) }
        let figure = trimmed(String(rest[..<stroke]))
        let measure = folded(String(rest[rest.index(after: stroke)...]))
        if let days = Self.wholeNumber(measure) {
            guard !isLimit, let times = Self.wholeNumber(figure) else { throw .unreadable(text) }
            guard (1...366).contains(days), times <= days else { throw .badWindow(text) }
            guard times > 0 else { throw .asksNothing(text) }
            self = .window(times: times, days: days)
            return
        }
        guard let period = GoalPeriod.allCases.first(where: { Self.names(of: $0).contains(measure) }) else {
            throw .unreadable(text)
        }
        // A sign would make `-3/day` an amount, and a dash in `x-3/day` half of one.
        guard let first = figure.utf8.first, (0x30...0x39).contains(first) else { throw .unreadable(text) }
        let amount: Amount
        do {
            if unit == nil { unit = Self.unit(named: figure) }
            amount = try Amount(parsing: figure, unit: unit, allowsLong: true)
        } catch {
            throw .amount(text, error)
        }
        if isLimit {
            self = .atMost(amount, period)
        } else {
            guard amount > .zero else { throw .asksNothing(text) }
            self = .atLeast(amount, period)
        }
    }

    /// Reads a whole set. An empty text is no goal, so that a set can be taken away.
    ///
    /// - Parameter unit: As in `init(parsing:unit:)`; the first goal that names one decides.
    package static func set(parsing texts: [String], unit: inout String?) throws(GoalError) -> [Goal] {
        var goals: [Goal] = []
        for text in texts where !trimmed(text).isEmpty {
            let goal = try Goal(parsing: text, unit: &unit)
            if let other = goals.first(where: { $0.track == goal.track }) {
                throw .twoAlike(other.spelled, text)
            }
            goals.append(goal)
        }
        return goals
    }

    /// A set as it is stored; `set(stored:)` reads it.
    static func stored(_ goals: [Goal]) -> String { goals.map(\.spelled).joined(separator: " ") }

    /// The set of a stored text. What cannot be read is left out.
    static func set(stored text: String) -> [Goal] {
        text.split(separator: " ").compactMap { Goal(spelled: $0) }
    }

    /// Reads what `spelled` writes, and only that: lists read many.
    init?(spelled: Substring) {
        var rest = spelled
        if rest.hasPrefix("every:"), rest.hasSuffix("d") {
            guard let days = Int(rest.dropFirst(6).dropLast()), days > 0 else { return nil }
            self = .every(days: days)
            return
        }
        let isLimit = rest.hasPrefix("<=")
        if isLimit { rest = rest.dropFirst(2) }
        guard let stroke = rest.lastIndex(of: "/") else {
            let weekdays = Weekdays(spelled: rest)
            guard !isLimit, !weekdays.isEmpty else { return nil }
            self = .weekdays(weekdays)
            return
        }
        let measure = rest[rest.index(after: stroke)...]
        if let period = GoalPeriod(rawValue: String(measure)) {
            guard let amount = try? Amount(parsing: rest[..<stroke]) else { return nil }
            self = isLimit ? .atMost(amount, period) : .atLeast(amount, period)
        } else {
            guard !isLimit, let times = Int(rest[..<stroke]), let days = Int(measure),
                (1...days).contains(times)
            else { return nil }
            self = .window(times: times, days: days)
        }
    }

    private static func every(_ text: Substring, _ original: String) throws(GoalError) -> Goal? {
        for prefix in ["every:", "cada:", "каждые:"] where text.hasPrefix(prefix) {
            let length = trimmed(String(text.dropFirst(prefix.count)))
            let span = Span(parsing: length) ?? wholeNumber(length).map { Span(days: $0) }
            guard let span, span.seconds == 0, span.days <= 3660 else { throw .unreadable(original) }
            guard span.days > 0 else { throw .asksNothing(original) }
            return .every(days: span.days)
        }
        return nil
    }

    /// nil where a word is no day of the week.
    private static func onWeekdays(_ text: Substring) -> Goal? {
        let words = text.split { $0 == "," || $0.isWhitespace }
        let numbers = words.compactMap { Weekdays.number(named: $0) }
        guard !numbers.isEmpty, numbers.count == words.count else { return nil }
        return .weekdays(numbers.reduce(into: []) { $0.insert(Weekdays(weekday: $1)) })
    }

    private static func wholeNumber(_ text: some StringProtocol) -> Int? {
        guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }

    /// The unit that a figure names: `ml` of `2000ml`. A lone `m` is minutes, as in every length of time.
    private static func unit(named figure: String) -> String? {
        let letters = figure.drop { $0.isASCII && ($0.isNumber || ".,".contains($0)) }
        let word = trimmed(String(letters))
        guard !word.isEmpty, word.allSatisfy(\.isLetter) else { return nil }
        return word == "m" ? "min" : word
    }

    /// Folded, so without accents and with `и` for `й`.
    private static func names(of period: GoalPeriod) -> Set<String> {
        switch period {
        case .day: ["day", "d", "dia", "день", "д"]
        case .week: ["week", "w", "semana", "sem", "неделя", "неделю", "нед"]
        case .month: ["month", "mes", "месяц", "мес"]
        }
    }
}
