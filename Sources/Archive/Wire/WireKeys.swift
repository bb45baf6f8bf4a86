/// The key that says what an object is as a view; exactly one stands in it.
enum ContentKey: String, CaseIterable, Sendable {
    case text, symbol, image, vstack, hstack, zstack, grid, spacer, divider, gauge, progress, button, toggle,
        link
    case shape, chart, fits, empty

    static let words = allCases.map(\.rawValue)
    static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

/// The keys of modifiers. Their order here is the order in which modifiers that stand beside a content key apply,
/// the first innermost: first what is said of text, then what gives room and ground, then what hides and names.
/// Any other order is said by `modifiers`, an array of objects with one key each, which apply after these.
enum ModifierKey: String, CaseIterable, Sendable {
    case font, weight, bold, italic, underline, strikethrough, monospacedDigit, textCase, color, tint
    case lines, truncation, textAlign, minimumScale
    case fixed, aspectRatio, padding, frame, background, border, clip, overlay, offset, opacity
    case accentable, sensitive, redacted, unredacted, hidden, invalidatable
    case priority, accessibilityLabel, widgetURL, containerBackground
    case gridColumns, gridAlign, gridColumnAlign, gridRowAlign

    static let words = allCases.map(\.rawValue)
    static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    static let order = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}

extension NodeAlignment {
    /// Vertical and horizontal in one word: `topLeading`, `bottom`, `firstBaselineTrailing`; the centre is not named
    /// but where both are, `center`.
    var word: String {
        if self == .center { return "center" }
        let down = vertical == .center ? "" : vertical.rawValue
        let across = horizontal == .center ? "" : horizontal.rawValue
        return down.isEmpty ? across : down + across.prefix(1).uppercased() + across.dropFirst()
    }

    static let all = Vertical.allCases.flatMap { vertical in
        Horizontal.allCases.map { NodeAlignment($0, vertical) }
    }
    static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.word, $0) })
}

extension Node.Axes {
    /// `none`, `horizontal`, `vertical` or `both`.
    var word: String {
        switch self {
        case []: "none"
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        default: "both"
        }
    }

    static let table: [String: Node.Axes] = [
        "none": [], "horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical],
    ]
}

extension Redaction {
    static let words: [(String, Redaction)] = [
        ("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated),
    ]
}

extension NodeFont {
    /// Apple's text styles at the standard size, as names for people. The headline is the body in bold.
    package enum Style: String, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption,
            caption2

        /// In points at Apple's standard text size; only the headline is bold.
        package var font: NodeFont {
            switch self {
            case .largeTitle: NodeFont(points: 34)
            case .title: NodeFont(points: 28)
            case .title2: NodeFont(points: 22)
            case .title3: NodeFont(points: 20)
            case .headline: NodeFont(points: 17, isBold: true)
            case .body: NodeFont(points: 17)
            case .callout: NodeFont(points: 16)
            case .subheadline: NodeFont(points: 15)
            case .footnote: NodeFont(points: 13)
            case .caption: NodeFont(points: 12)
            case .caption2: NodeFont(points: 11)
            }
        }
    }
}
