import VistazoArchive

/// Why content is covered.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// One bit a reason.
    public let rawValue: Int

    /// Reasons by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The data are not there yet: each text is a bar of its own width.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The screen is locked: what is sensitive is a bar of fixed width.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// Newer data are on their way.
    public static let invalidated = RedactionReasons(rawValue: 4)

    /// The reasons of a drawing's surroundings.
    init(_ redaction: Redaction) { self.init(rawValue: Int(redaction.rawValue)) }

    /// The same reasons in a node.
    var redaction: Redaction { Redaction(rawValue: UInt8(truncatingIfNeeded: rawValue & 7)) }
}

extension EnvironmentValues {
    private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

    /// Why the views within are covered, empty where they are not. Locking a dashboard asks no view again.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
}

extension View {
    /// Covers the view for a reason, beside those it inherits.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        adjusted(
            environment: { $0.redactionReasons.formUnion(reason) },
            by: { _ in reason.redaction.isEmpty ? [] : [.redacted(reason.redaction)] })
    }

    /// Uncovers the view, whatever reasons it inherits.
    nonisolated public func unredacted() -> some View {
        adjusted(environment: { $0.redactionReasons = [] }, by: { _ in [.unredacted] })
    }

    /// Marks the view as sensitive: covered while the dashboard is locked or private.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        adjusted(by: { _ in sensitive ? [.sensitive] : [] })
    }

    /// Marks the view as one whose content an intent may change, dimmed while that is on its way.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        adjusted(by: { _ in invalidatable ? [.invalidatable] : [] })
    }

    /// Leaves no trace and takes no part in reading aloud, but keeps its room.
    nonisolated public func hidden() -> some View { adjusted(by: .hidden) }
}
