import VistazoArchive

/// One rung of the ladder that live text steps down where it does not fit: shorter words first, then fewer
/// fields. `regular` is what the style says where there is room.
package struct TextVariant: Hashable, Sendable {
    /// How long the words for units, months and weekdays are.
    package enum Width: Hashable, Sendable {
        /// The style's own: wide for offsets, abbreviated for `relative`.
        case regular
        case wide, abbreviated, narrow
        /// Narrow words cut to their first letter, months to three, with no blank before them: for large type.
        case initial
    }

    /// Of the words; running time in any but `regular` is put in words.
    package var width: Width
    /// How many of the style's fields are left out, the smallest first; one always stays.
    package var dropped: Int

    /// A rung; a negative number of fields drops none.
    package init(_ width: Width, dropped: Int = 0) {
        self.width = width
        self.dropped = dropped
    }

    /// The first rung of every ladder.
    package static let regular = TextVariant(.regular)

    /// The rungs of a text from the longest to the shortest, never empty. Not every rung is shorter than the
    /// one before at every instant: take the first that fits, else the last.
    package static func ladder(for text: LiveText) -> [TextVariant] {
        switch text {
        case .date(_, .relative): [.regular, TextVariant(.narrow), TextVariant(.narrow, dropped: 1)]
        case .date(_, .offset): [.regular, TextVariant(.abbreviated), TextVariant(.narrow)]
        case .date(_, .timer), .timer: [.regular] + units(from: 1, through: 2)
        case .date(_, .date):
            [
                .regular, TextVariant(.abbreviated), TextVariant(.narrow),
                TextVariant(.abbreviated, dropped: 1), TextVariant(.narrow, dropped: 1),
            ]
        case .date(_, .time): [.regular, TextVariant(.narrow)]
        case .range: [.regular, TextVariant(.narrow), TextVariant(.narrow, dropped: 1)]
        case .format(let format): ladder(for: format)
        case .now: [.regular, TextVariant(.abbreviated), TextVariant(.abbreviated, dropped: 1)]
        }
    }

    /// The rung to begin with in large type, which has letters for the shortest words of units alone: there a
    /// figure is worth more than its word.
    static func firstInLargeType(of text: LiveText) -> Int {
        switch text {
        case .date(_, .relative), .date(_, .offset): break
        case .format(let format) where format.kind != .stopwatch: break
        default: return 0
        }
        return ladder(for: text).firstIndex(of: TextVariant(.narrow)) ?? 0
    }

    /// What large type takes where no rung of the ladder fits: every figure, and the unit's first letter. nil for
    /// texts that are not told in units.
    static func initial(of text: LiveText) -> TextVariant? {
        switch text {
        case .date(_, .relative), .date(_, .offset): break
        case .format(let format) where format.kind == .offset: break
        default: return nil
        }
        return TextVariant(.initial, dropped: ladder(for: text).last?.dropped ?? 0)
    }

    private static func ladder(for format: LiveText.DateFormat) -> [TextVariant] {
        switch format.kind {
        case .offset:
            [.regular, TextVariant(.abbreviated), TextVariant(.narrow)]
                + units(from: 1, through: OffsetStyle(format).fieldCount - 1)
        case .reference: [.regular, TextVariant(.abbreviated), TextVariant(.narrow)]
        case .stopwatch: [.regular, TextVariant(.regular, dropped: 1)] + units(from: 2, through: 3)
        }
    }

    private static func units(from first: Int, through last: Int) -> [TextVariant] {
        first <= last ? (first...last).map { TextVariant(.narrow, dropped: $0) } : []
    }
}
