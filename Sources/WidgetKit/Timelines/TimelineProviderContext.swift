import Foundation
import SwiftUI
import VistazoArchive

/// What is known of the widget that a provider is asked for.
///
/// One reading serves all families that are asked for, unless the provider looks at `family` or
/// `displaySize`: then it is asked once for each.
public struct TimelineProviderContext: Sendable {
    private let size: WireRequest.FamilySize
    private let probe = SizeProbe()
    private let answer = AnswerBox()

    /// True in the gallery, where sample data will do.
    public let isPreview: Bool

    /// The clock the answer is for: now, or a person's `--at`.
    package let date: Date

    /// For one size in outer cells.
    package init(_ size: WireRequest.FamilySize, date: Date, isPreview: Bool) {
        self.size = size
        self.date = date
        self.isPreview = isPreview
    }

    /// The shape to fill.
    public var family: WidgetFamily {
        probe.mark()
        return WidgetFamily(size.family)
    }

    /// The outer size in points, 8 a column and 16 a row.
    public var displaySize: CGSize {
        probe.mark()
        return CGSize(width: size.columns * 8, height: size.rows * 16)
    }

    /// The environments the widget will be drawn in; not known ahead of time, so each is nil.
    public var environmentVariants: EnvironmentVariants { EnvironmentVariants() }

    /// Says that there is no answer, for providers, unlike their author, may not throw: the request fails
    /// with the error, so that the host keeps what it shows. Whatever the provider returns is not looked at.
    package func refuse(_ error: any Error) { answer.refuse(error) }

    /// Why the provider gave no answer; nil where it did.
    var refusal: (any Error)? { answer.refusal }

    /// Whether the provider looked at what differs between families.
    var lookedAtSize: Bool { probe.isMarked }

    /// The values that the environment may have.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        /// nil: not known ahead of time.
        public subscript<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? { nil }
        /// nil: not known ahead of time.
        public subscript<Value>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]?
        {
            nil
        }
    }
}

/// Remembers whether it was ever marked.
private final class SizeProbe: @unchecked Sendable {
    private let lock = NSLock()
    private var marked = false

    func mark() { lock.withLock { marked = true } }
    var isMarked: Bool { lock.withLock { marked } }
}

/// Keeps the first error that a provider refused with.
private final class AnswerBox: @unchecked Sendable {
    private let lock = NSLock()
    private var error: (any Error)?

    func refuse(_ error: any Error) { lock.withLock { self.error = self.error ?? error } }
    var refusal: (any Error)? { lock.withLock { error } }
}
