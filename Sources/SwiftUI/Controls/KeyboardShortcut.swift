import VistazoArchive

/// A key on the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types.
    public var character: Character

    /// The key that types a character.
    public init(_ character: Character) { self.character = character }
    /// The key that types a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete.
    public static let delete = KeyEquivalent("\u{08}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The upward arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The downward arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The leftward arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The rightward arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys held while another is typed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit a key.
    public let rawValue: Int
    /// Keys by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// The numeric pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all = EventModifiers(rawValue: 63)
}

/// A key that sets off a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// Keys held with it; a terminal has the key alone, and shift makes it a capital.
    public var modifiers: EventModifiers

    /// A key with others held.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The character that a person types, `⏎` for Return; nil where the key types none.
    var typed: String? {
        if key == .return, modifiers.isEmpty { return Node.Button.enterKey }
        guard let scalar = key.character.unicodeScalars.first, scalar.value > 0x20, scalar.value != 0x7F,
            scalar.properties.generalCategory != .privateUse
        else { return nil }
        return modifiers.contains(.shift) ? key.character.uppercased() : String(key.character)
    }
}

extension EnvironmentValues {
    private struct ShortcutKey: EnvironmentKey { static var defaultValue: String? { nil } }

    /// The key that the control within asks for.
    package var shortcut: String? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Asks for a key for the button or toggle within. It is given where it is free.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Asks for a key for the button or toggle within; nil takes one back.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        adjusted(environment: { $0.shortcut = shortcut?.typed })
    }
}
