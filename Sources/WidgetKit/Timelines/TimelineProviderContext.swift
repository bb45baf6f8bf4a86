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

    /// True in the gallery, where sample data will do.
    public let isPreview: Bool

    /// The clock the answer is for: now, or a person's `--at`.
    package let date: Date

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
