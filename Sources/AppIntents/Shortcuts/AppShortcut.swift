import Foundation
import VistazoArchive

/// The program's spoken shortcuts.
public protocol AppShortcutsProvider {
    /// At most ten.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// `blue`.
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// Tells the system that the parameters of phrases changed; phrases are read afresh here.
    public static func updateAppShortcutParameters() {}
}

/// An intent with the phrases that run it.
public struct AppShortcut: Sendable {
    /// The intent, with what parameters it already has.
    package let intent: any AppIntent
    /// Each phrase, `${item}` for the parameter `item`, `${applicationName}` for the program's name.
    package let phrases: [String]
    /// Its name on a tile.
    package let shortTitle: LocalizedStringResource?

    /// What the intent has been given already, beyond its own defaults; as a call carries it.
    package var presets: [JSONValue.Member] {
        let plain = slots(of: type(of: intent).init())
        return slots(of: intent).compactMap { name, slot in
            guard let value = slot.given.flatMap({ encodedValue($0) }), value != .null else { return nil }
            let own = plain.first { $0.name == name }?.slot.given.flatMap { encodedValue($0) }
            return value == own ? nil : JSONValue.Member(name, value)
        }
    }

    /// An intent with the phrases that run it; the first is its label.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        self.intent = intent
        self.phrases = phrases.map { $0.text(for: intent) }
        self.shortTitle = shortTitle
    }
}

/// Lists shortcuts.
@resultBuilder
public struct AppShortcutsBuilder {
    /// One shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// All of them.
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    /// Those under `if`.
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    /// Those under `if`.
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    /// Those under `else`.
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    /// Those under `if #available`.
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// What is said to run an intent: `"Log \(\.$item) in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, @unchecked Sendable {
    private var parts: [Part]

    fileprivate enum Part {
        case words(String)
        case parameter((Intent) -> AnyObject)
    }

    /// Words alone.
    public init(stringLiteral value: String) { parts = [.words(value)] }

    /// Words with tokens in them.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// Gathers the parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        /// Starts empty.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Words.
        public mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }

        /// The program's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            parts.append(.words("${applicationName}"))
        }

        /// A parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            parts.append(.parameter { $0[keyPath: keyPath] })
        }
    }

    /// The phrase with `${name}` for each parameter.
    func text(for intent: Intent) -> String {
        let known = slots(of: intent)
        return parts.map { part in
            switch part {
            case .words(let words): return words
            case .parameter(let of):
                let slot = of(intent)
                return "${\(known.first { $0.slot === slot }?.name ?? "")}"
            }
        }.joined()
    }
}

/// A word of a phrase that the system knows.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The program's name, which every phrase must hold.
    case applicationName
}

/// The colour of shortcut tiles, by its name.
public enum ShortcutTileColor: Hashable, Sendable {
    /// A colour by its name.
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red
    /// A colour by its name.
    case tangerine, teal, yellow
}
