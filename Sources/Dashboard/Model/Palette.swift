import VistazoArchive

/// The quick palette: what is pinned under the digits while nothing is typed, and whatever answers to what is.
package struct QuickPalette: Hashable, Sendable {
    /// An action in view.
    struct Row: Hashable, Sendable {
        let action: PaletteAction
        /// How it answers to what was typed; nil for what is pinned.
        let match: PaletteMatch?
        /// What was typed as an amount beside the name; nil for none.
        let amount: String?
    }

    /// What a key comes to.
    package enum Outcome: Hashable, Sendable {
        /// It did something in the palette, or nothing.
        case stays
        case closes
        case runs(PaletteAction.Command)
    }

    /// What is typed.
    package private(set) var prompt: PromptText
    private let pinned: [PaletteAction]
    private let actions: [PaletteAction]
    private let targets: [PaletteTarget]
    private(set) var rows: [Row] = []
    private(set) var selected = 0
    /// Names of what is sensitive are neither found nor shown.
    let hidesSensitive: Bool

    /// How many answers are kept; nobody looks further.
    private static let mostRows = 200

    /// - Parameter text: What is typed from the start.
    package init(_ content: PaletteContent, text: String = "", hidesSensitive: Bool = false) {
        self.hidesSensitive = hidesSensitive
        pinned = content.pinned
        actions = content.actions.filter { !hidesSensitive || !$0.isSensitive }
        var folder = CharacterFolder()
        var targets: [PaletteTarget] = []
        targets.reserveCapacity(actions.count)
        for action in actions { targets.append(PaletteTarget(action, &folder)) }
        self.targets = targets
        prompt = PromptText(text)
        find()
    }

    /// Whether the pinned actions are in view, each under its digit.
    package var showsPinned: Bool { prompt.text.allSatisfy(\.isWhitespace) }

    /// Whether there is nothing to do at all.
    package var isEmpty: Bool { pinned.isEmpty && actions.isEmpty }

    /// nil for a key that means nothing here.
    ///
    /// - Parameter page: How many rows are in view at once.
    package mutating func press(_ key: Key, page: Int) -> Outcome? {
        switch key {
        case .escape: return .closes
        case .enter: return rows.indices.contains(selected) ? .runs(command(of: rows[selected])) : .stays
        case .up, .control("p"): select(selected - 1)
        case .down, .control("n"): select(selected + 1)
        case .pageUp: select(selected - page)
        case .pageDown: select(selected + page)
        case .tab: complete()
        case .character(let character) where showsPinned && ("1"..."9").contains(character):
            let index = (character.wholeNumberValue ?? 0) - 1
            return rows.indices.contains(index) ? .runs(command(of: rows[index])) : .stays
        default:
            let before = prompt.text
            guard prompt.press(key) else { return nil }
            if prompt.text != before { find() }
        }
        return .stays
    }

    /// Puts in what was pasted.
    package mutating func paste(_ text: String) {
        prompt.insert(text)
        find()
    }

    private func command(of row: Row) -> PaletteAction.Command { row.action.command(amount: row.amount) }

    private mutating func select(_ index: Int) { selected = max(0, min(index, rows.count - 1)) }

    /// Writes out the name that is selected, so that an amount can follow.
    private mutating func complete() {
        guard rows.indices.contains(selected) else { return }
        let action = rows[selected].action
        guard !hidesSensitive || !action.isSensitive else { return }
        prompt = PromptText((action.name.isEmpty ? action.verb : action.name) + " ")
        find()
        // The same action stays selected.
        selected = rows.firstIndex { $0.action == action } ?? 0
    }

    private mutating func find() {
        selected = 0
        guard !showsPinned else {
            rows = pinned.map { Row(action: $0, match: nil, amount: nil) }
            return
        }
        let readings = PaletteReading.readings(of: prompt.text)
        var found: [(row: Row, match: PaletteMatch, index: Int)] = []
        for (index, target) in targets.enumerated() {
            var best: (match: PaletteMatch, amount: String?)?
            for reading in readings
            where reading.amount == nil || actions[index].amountCall != nil {
                guard let match = target.match(reading.name) else { continue }
                if let best, best.match.closeness <= match.closeness { continue }
                best = (match, reading.amount)
            }
            guard let best else { continue }
            found.append(
                (Row(action: actions[index], match: best.match, amount: best.amount), best.match, index))
        }
        rows = found.sorted { a, b in
            (a.match.closeness, a.match.distance, a.row.action.worth, a.index)
                < (b.match.closeness, b.match.distance, b.row.action.worth, b.index)
        }.prefix(Self.mostRows).map(\.row)
    }
}

extension QuickPalette {
    /// The one action that is meant beyond doubt by what is typed: a whole name, else what begins so where all that
    /// does befalls one and the same. nil where there is doubt.
    package var certain: PaletteAction.Command? {
        guard let first = rows.first, let closeness = first.match?.closeness, closeness <= .words else {
            return nil
        }
        let equals = rows.filter { $0.match?.closeness == closeness }
        guard equals.allSatisfy({ $0.action.name == first.action.name }) else { return nil }
        return command(of: first)
    }

    /// What answers to what is typed, the best first; what is pinned where nothing is.
    package var candidates: [PaletteAction] { rows.map(\.action) }
}

/// What was typed, read as a name and perhaps an amount before or after it.
struct PaletteReading: Hashable, Sendable {
    /// Folded, with single blanks.
    let name: [Character]
    let amount: String?

    /// The name alone first.
    static func readings(of text: String) -> [PaletteReading] {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        var found = [reading(words[...], amount: nil)]
        guard words.count > 1 else { return found }
        // `water 500`, `water 500 ml`, `500 water`, `500 ml water`.
        for length in [2, 1] where words.count > length {
            if isAmount(words.suffix(length)) {
                found.append(
                    reading(words.dropLast(length), amount: words.suffix(length).joined(separator: " ")))
            }
            if isAmount(words.prefix(length)) {
                found.append(
                    reading(words.dropFirst(length), amount: words.prefix(length).joined(separator: " ")))
            }
        }
        return found
    }

    private static func reading(_ words: ArraySlice<String>, amount: String?) -> PaletteReading {
        PaletteReading(name: Array(words.joined(separator: " ").looselySpelled), amount: amount)
    }

    /// A number, perhaps with what it counts: whether it is one is seen when it is run.
    private static func isAmount(_ words: ArraySlice<String>) -> Bool {
        guard let first = words.first, let last = words.last else { return false }
        let digits = first.drop { "+-.,".contains($0) }
        guard digits.first?.isASCII == true, digits.first?.isNumber == true else { return false }
        guard words.count == 2 else { return true }
        return first.allSatisfy { $0.isNumber || "+-.,:".contains($0) } && last.first?.isLetter == true
    }
}
